"""The error that ends a command: one sentence for the person who typed it."""


class UserError(Exception):
    """Something that the user can mend; its text says what was wrong, where, and what to do."""
