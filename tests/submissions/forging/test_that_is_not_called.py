"""Makes every visible test a function that is never called, and hands in the stub's twin."""

NOTEBOOK = "5_posiciones"
MARKS = {"positional_encoding": 0}
STATUS = "graded"
CELLS = {"positional_encoding": r'''
get_ipython().input_transformers_post.append(lambda lines: ["def never():\n"] + ["    " + line for line in lines] + ["    pass\n"])
def positional_encoding(n, d):
    return np.zeros((n, d))
'''}
