"""A cell that is graded runs as it does in JupyterLab, whatever the kernel leaves out to be quick."""

import pytest

from attention_grader.kernel.limits import Limits
from attention_grader.kernel.session import Session


@pytest.fixture(scope="module")
def session():
    with Session(Limits()) as session:
        yield session


def text(session, source):
    """What a cell prints, shows as its value, or says of its error."""
    outputs, _size, stopped = session.run(source, 10, 100_000)
    assert not stopped
    return "".join(output.get("text") or output.get("ename") or output.data["text/plain"] for output in outputs)


@pytest.mark.parametrize(("source", "due"), [
    ("x = 3\nx", "3"),
    ("x = 3\nx;", ""),
    ("print(1)\n1 / 0", "1\nZeroDivisionError"),
    ("def f(:\n    pass", "SyntaxError"),
    ("import asyncio\nawait asyncio.sleep(0)\nprint('later')", "later\n"),
    ("%%capture\nprint(1)", ""),
    ("%matplotlib inline", ""),
    ("%matplotlib inline\nx = 5\nx", "5"),
    ("help(len)", "Help on built-in function len in module builtins:\n\nlen(obj, /)\n    Return the number of items in a container.\n\n"),
    ("files = !echo one\nfiles", "['one']"),
    ("%autosave 60\nprint(1)", "1\n"),
    ("exit()", ""),
    ("import os\nif not os.fork():\n    raise SystemExit\nprint('parent')", "parent\n"),
    ("from IPython.display import HTML, display\ndisplay(HTML('<b>a</b>'))\nHTML('<i>b</i>')",
     "<IPython.core.display.HTML object><IPython.core.display.HTML object>"),
    ("print('\\ud83d', 'mitad')", "? mitad\n"),
    ("import os\nimport sys\nos.write(sys.stdout.fileno(), b'nowhere')", "7"),
    ("def f():\n    breakpoint()\n    return 1\nf()", "1"),
    ("name = input('¿Quién eres?')", "StdinNotImplementedError"),
    ("In [1]: y = 2\nIn [2]: y + 1", "3"),
    ("    z = 4\n    z", "4"),
    ("import logging\nlogging.warning('hola')", "WARNING:root:hola\n"),
])
def test_a_cell_says_what_it_says_in_jupyterlab(session, source, due):
    assert text(session, source) == due


@pytest.mark.parametrize("source", ["plt.plot([1, 2]);", "plt.plot([1, 2])\nplt.show()", "figure, axes = plt.subplots()"])
def test_a_figure_is_shown_once_with_or_without_show(session, source):
    outputs, _size, _stopped = session.run(f"import matplotlib.pyplot as plt\n{source}", 10, 1_000_000)
    assert [set(output.data) for output in outputs if output.output_type == "display_data"] == [{"image/png", "text/plain"}]


@pytest.mark.parametrize("kind", ["svg", "retina", "jpg"])
def test_a_figure_may_have_another_format(session, kind):
    source = f"%config InlineBackend.figure_format = '{kind}'\nimport matplotlib.pyplot as plt\nplt.plot([1, 2]);"
    outputs, _size, _stopped = session.run(source, 10, 1_000_000)
    session.run("%config InlineBackend.figure_format = 'png'", 10, 0)
    mime = {"svg": "image/svg+xml", "retina": "image/png", "jpg": "image/jpeg"}[kind]
    assert [set(output.get("data", output)) for output in outputs] == [{mime, "text/plain"}]


@pytest.mark.parametrize(("source", "beginning"), [
    ("print('x' * 1_000_000)", "x" * 1000),
    ("for number in range(200_000):\n    print('línea', number)", "línea 0\nlínea 1\n"),
    ("print('a')\nraise ValueError('y' * 1_000_000)", "a\n"),
    ("print('b')\nfor _ in range(300_000):\n    display({}, raw=True)", "b\n"),
])
def test_of_a_long_output_the_beginning_is_kept(session, source, beginning):
    outputs, size, stopped = session.run(source, 20, 100_000)
    assert outputs[0].text.startswith(beginning) and size <= 100_000 and not stopped
    others = [output.get("text") for output in outputs[1:] if output.output_type != "display_data"]
    assert others == ["[La salida era demasiado larga y se cortó aquí.]\n"]


def test_a_new_kernel_knows_nothing_of_the_one_before():
    for _kernel in range(2):
        with Session(Limits()) as session:
            assert text(session, "print('mine' in globals(), len(In))\nmine = 1") == "False 2\n"
