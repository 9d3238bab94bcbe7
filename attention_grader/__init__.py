"""An nbgrader course on attention whose grades can be trusted.

`check` is what the hidden lines of a source notebook call; everything else is reached through the command line
(`attention-grader`) and through nbgrader (`nbgrader_config.py`).
"""

import sys

__version__ = "0.1.0"


def check(criterion_id: str) -> None:
    """Judge one criterion of the function that the calling notebook defines, on the spot.

    Raises `AssertionError`, with the message that a student would read, where the criterion is not met. It is for
    instructors who run a source notebook; in a student's kernel the judge stays outside.
    """
    from .judge import judge_here  # the register takes a moment to load, and the command line does without it

    judge_here(criterion_id, sys._getframe(1).f_globals)
