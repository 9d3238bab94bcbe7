"""Starts an IPython kernel that answers, beside Jupyter's messages, the judge's `probe_request`.

It is run as a script by an interpreter that knows no site-packages (`python -I -S student.py`), so that nothing but the
libraries in the folders of its argument `paths` can be imported, and never the grader.
"""

import json
import sys


def main():
    connection_file, probe_file, *paths = sys.argv[1:]
    sys.path[:] = [path for path in sys.path if path] + paths
    for absent in ("attention_grader", "nbgrader", "debugpy"):  # the last only costs time at the start
        sys.modules[absent] = None  # type: ignore[assignment]
    probe = load_probe(probe_file)
    serve(connection_file, probe)


def load_probe(path):
    """The probe as a module without a file: nothing in the process leads back to the folder that it lies in."""
    from types import ModuleType

    module = ModuleType("attention_probe")
    with open(path, encoding="utf-8") as file:
        exec(compile(file.read(), "<probe>", "exec"), module.__dict__)
    return module


def serve(connection_file, probe):
    """Run the kernel until it is told to stop."""
    from ipykernel.kernelapp import IPKernelApp

    del sys.argv[1:]
    app = IPKernelApp.instance()
    app.initialize(["-f", connection_file, "--HistoryManager.hist_file=:memory:", "--IPKernelApp.log_level=CRITICAL"])
    kernel = app.kernel
    judge = probe.Probe(kernel.shell.user_ns)

    def handle(stream, ident, parent):
        try:
            reply = json.dumps(judge.handle(parent["content"]))
        except BaseException as error:  # an interrupt of the judge's included: there must be a reply
            reply = json.dumps({"status": "interrupted" if isinstance(error, KeyboardInterrupt) else "failed"})
        kernel.session.send(stream, "probe_reply", {"reply": reply}, parent, ident=ident)

    kernel.shell_handlers["probe_request"] = handle
    app.start()


if __name__ == "__main__":
    main()
