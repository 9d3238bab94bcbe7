"""The instructor's desk: what comes from an LMS and goes back to it, and what a class is told about itself."""
