"""The process that student code runs in: how it starts, what it may do, how it is spoken with."""
