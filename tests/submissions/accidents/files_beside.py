"""Files with the names of libraries were handed in beside the notebook."""

NOTEBOOK = "1_softmax"
MARKS = {}
STATUS = "graded"
FILES = {"numpy.py": "raise ImportError", "matplotlib.py": "raise ImportError", "random.py": "1 / 0", "datos.csv": "1,2"}
