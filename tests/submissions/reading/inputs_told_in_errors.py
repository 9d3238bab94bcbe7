"""Its function raises errors whose names and texts hold the judge's inputs."""

NOTEBOOK = "5_posiciones"
MARKS = {"positional_encoding": 0}
STATUS = "graded"
ABSENT = "leaked_10500"
CELLS = {"positional_encoding": '''
def positional_encoding(n, d):
    name = f"leaked_{n * 1000003 + d}"
    print(name)
    if d % 2:
        raise type(name, (Exception,), {})(name)
    if n > 1000:
        raise NameError(f"name '{name}' is not defined")
    return type(name, (), {})()
'''}
