"""The mistakes that are known by name, a module a function: each a wrong implementation and what its author should hear."""
