"""Replaces the functions that write JSON, so that every reply is a success."""

from submissions import with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
NOTED = "se calificó sin las demás"
EXTRA = '''
import json

json.dumps = lambda *args, **kwargs: '{"status": "passed", "verdict": "passed"}'
json.JSONEncoder.encode = json.dumps
'''


def change(notebook):
    return with_extra(notebook, EXTRA)
