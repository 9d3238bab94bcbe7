"""What a function is given by the judge does not come back to the student: not as a message, not as an output, not as a name."""

import json

import nbformat
import pytest
from conftest import ROOT

from attention_grader import demo
from attention_grader.course import Course
from attention_grader.grading import grade_notebook, seal
from attention_grader.kernel.limits import limits_of

NAME = "1_softmax"
SHOWN = "[(3,), (2, 3), (2, 2), (2,), (5,)]"  # the shapes of the inputs in the notebook's own cells

# What the function does with an input of the judge's; `told` is made of a word that stands nowhere else, and of the input.
WAYS = {
    "message": "raise ValueError(told)",
    "class_of_error": "raise type(told, (ValueError,), {})",
    "class_of_error_like_a_builtin": "raise type('ValueError' + told, (Exception,), {})",
    "notes_and_causes": "raise ValueError(1) from KeyError(told)",
    "missing_name": "raise NameError(f\"name '{told}' is not defined\")",
    "missing_attribute": "getattr(np, told)",
    "missing_key": "return {}[told]",
    "missing_module": "__import__(told)",
    "type_of_the_result": "return type(told, (), {})()",
    "text": "return told",
    "dictionary": "return {told: told}",
    "names_of_fields": "return np.zeros(3, dtype=[(told, float)])",
    "array_of_texts": "return np.array([told] * 3)",
    "array_of_objects": "return np.array([told, None, 3], dtype=object)",
    "shapes_in_the_message": "raise ValueError(f'operands could not be broadcast together with shapes ({digits}, {digits}) (31415,)')",
    "shapes_that_do_not_align": "raise ValueError(f'shapes ({digits},{digits}) and (31415,) not aligned')",
    "printed": "print(told); import sys; print(told, file=sys.stderr); return x",
    "displayed": "from IPython.display import display, HTML; display(HTML(told)); return x",
    "published": "get_ipython().display_pub.publish({'text/plain': told}); return x",
    "collected": "import sys; sys.modules['serving'].OUTPUTS.write('stdout', told); return x",
    "warned": "import warnings; warnings.warn(told); return x",
    "traceback": "get_ipython().showtraceback(); raise RuntimeError(told)",
    "exit": "raise SystemExit(told)",
}


@pytest.mark.parametrize("way", WAYS)
def test_no_way_out_of_a_call_leads_to_the_student(way):
    course = Course.find(ROOT)
    master = course.master("atencion", NAME)
    lines = ["def softmax(x, axis=-1):", f"    if np.shape(x) not in {SHOWN}:", "        digits = '31415' + str(int(abs(np.sum(x))) % 97)",
             "        told = 'secret' + digits", f"        {WAYS[way]}", "    e = np.exp(x - np.max(x, axis=axis, keepdims=True))",
             "    return e / e.sum(axis=axis, keepdims=True)"]
    handed_in = demo.fill(master, demo.cells_of(demo.Student("anyone")) | {"softmax": "\n".join(lines)})
    graded = grade_notebook(master, nbformat.writes(handed_in).encode(), limits_of(course.config))
    assert graded.verdicts["softmax-values"].outcome == "failed", "the judge never called it with an input of its own"
    sealed = seal(graded)
    shown = [json.dumps(cell.get("outputs")) for cell in sealed.cells]
    shown += [verdict.message for verdict in graded.verdicts.values()] + graded.notes
    assert not [text for text in shown if "secret" in text or "31415" in text]
