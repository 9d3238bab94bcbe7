"""Takes every assert out of the cells that follow."""

NOTEBOOK = "5_posiciones"
MARKS = {"positional_encoding": 0}
STATUS = "graded"
CELLS = {"positional_encoding": '''
import ast


class NoAsserts(ast.NodeTransformer):
    def visit_Assert(self, node):
        return ast.Pass()


get_ipython().ast_transformers.append(NoAsserts())

def positional_encoding(n, d):
    return np.zeros((n, d))
'''}
