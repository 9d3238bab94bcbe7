"""Opens the gradebook, the reference and a classmate's notebook by their paths and prints them."""

from submissions import with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
ABSENT = "CourseDirectory"
EXTRA = '''
for path in ("{GRADEBOOK}", "{REFERENCE}", "{CLASSMATE}", "{COURSE}/nbgrader_config.py"):
    try:
        print(open(path, "rb").read())
    except OSError as error:
        print(type(error).__name__)
'''


def change(notebook):
    return with_extra(notebook, EXTRA)
