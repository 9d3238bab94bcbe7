"""The answer names all letters."""

NOTEBOOK = "1_softmax"
MARKS = {"answer_saturation": 0}
STATUS = "graded"
CELLS = {
    "answer_saturation": 'answer_saturation = "abcd"',
}
