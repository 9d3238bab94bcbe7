"""The earlier function was not pasted: what builds on it is judged by itself."""

NOTEBOOK = "3_mascara_causal"
MARKS = {}
STATUS = "graded"
CELLS = {
    "earlier_pieces": '''def softmax(x, axis=-1):
    raise NotImplementedError''',
}
