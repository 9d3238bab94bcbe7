"""The files that run inside the sandbox, as scripts: they import one another and nothing else of the package."""
