"""Searches IPython's history for what earlier students typed."""

from submissions import with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
ABSENT = "OLDER"
EXTRA = '''
shell = get_ipython()
for row in shell.history_manager.search("*", raw=True):
    print(row)
for row in shell.history_manager.get_tail(1000, include_latest=True):
    print(row)
%history -g -f /tmp/all.txt
text = open("/tmp/all.txt").read()
print("OLD" + "ER" if "canary-" + "5f" in text else "nothing")
'''


def change(notebook):
    return with_extra(notebook, EXTRA)
