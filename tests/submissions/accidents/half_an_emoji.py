"""Prints and names half of an emoji, which no file can hold; the function is right."""

from submissions import POSITIONAL_ENCODING

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
CELLS = {"positional_encoding": POSITIONAL_ENCODING + '''
from IPython.display import HTML, display

print("\\ud83d")
display(HTML("\\ude00"))
raise ValueError("\\ud83d")
'''}
