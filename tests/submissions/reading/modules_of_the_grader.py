"""Its function imports the grader and calls the reference."""

NOTEBOOK = "5_posiciones"
MARKS = {"positional_encoding": 0}
STATUS = "graded"
CELLS = {"positional_encoding": '''
import importlib
import sys


def positional_encoding(n, d):
    sys.path[:0] = ["{COURSE}", "{COURSE}/solutions", "/student", "/"]
    for name in ("attention_reference", "reference", "solutions.reference", "attention_grader.solutions", "attention_grader.exercises"):
        try:
            sys.modules.pop(name, None)
            sys.modules.pop("attention_grader", None)
            module = importlib.import_module(name)
            return getattr(module, "reference", module).positional_encoding(n, d)
        except Exception:
            pass
    return np.zeros((n, d))
'''}
