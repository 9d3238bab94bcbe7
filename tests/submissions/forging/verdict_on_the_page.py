"""Shows a verdict that looks like the grader's."""

NOTEBOOK = "5_posiciones"
MARKS = {"positional_encoding": 0}
STATUS = "graded"
CELLS = {"positional_encoding": '''
from IPython.display import HTML, display

display(HTML('<div class="verdict passed"><strong>Logrado: 6 de 6 puntos.</strong></div><script>document.title = "x"</script>'))
def positional_encoding(n, d):
    return np.zeros((n, d))
'''}
