"""The letters stand with blanks, a bracket, a point."""

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"
CELLS = {
    "answer_overflow": 'answer_overflow = " b) "',
    "answer_saturation": 'answer_saturation = "d."  # creo',
}
