"""Takes away the shell's own functions."""

from submissions import with_extra

NOTEBOOK = "5_posiciones"
MARKS = {}
STATUS = "graded"
EXTRA = '''
shell = get_ipython()
for name in ("run_cell", "run_cell_async", "run_ast_nodes", "showtraceback"):
    setattr(shell, name, None)
'''


def change(notebook):
    return with_extra(notebook, EXTRA)
