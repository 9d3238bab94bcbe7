"""Gives itself all points in the gradebook."""

NOTEBOOK = "5_posiciones"
MARKS = {"positional_encoding": 0}
STATUS = "graded"
ABSENT = "DID IT"
CELLS = {"positional_encoding": '''
import sqlite3

try:
    with sqlite3.connect("{GRADEBOOK}", timeout=0.2) as gradebook:
        gradebook.execute("update grade set manual_score = 14, auto_score = 14")
    print("DID IT")
except Exception as error:
    print(error)
def positional_encoding(n, d):
    return np.zeros((n, d))
'''}
