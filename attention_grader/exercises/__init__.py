"""The register of all exercises: everything that knows of them asks here.

A new exercise is a module in this folder, added to `MODULES` in the order in which students meet it.
"""

from ..model import Exercise
from . import attention as attention_
from . import heads, masks, positions, questions
from . import softmax as softmax_

MODULES = (softmax_, attention_, masks, heads, positions, questions)

REGISTER: dict[str, Exercise] = {exercise.name: exercise for module in MODULES for exercise in module.EXERCISES}
