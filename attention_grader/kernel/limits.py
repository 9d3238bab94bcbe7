"""What a submission may use up before it is stopped: set in `nbgrader_config.py` as `c.Limits.<name>`."""

from traitlets import Bool, Float, Int
from traitlets.config import Config, Configurable


class Limits(Configurable):
    """Seconds are of wall time; bytes are of what is kept, the rest is cut off."""

    cell_seconds = Float(20.0, help="One cell.").tag(config=True)
    notebook_seconds = Float(120.0, help="All cells of a notebook together.").tag(config=True)
    total_seconds = Float(600.0, help="A notebook with everything, restarts included; past it a person must look.").tag(config=True)
    call_seconds = Float(5.0, help="One call of the judge's.").tag(config=True)
    start_seconds = Float(60.0, help="Until a kernel answers; longer is a fault of the machine.").tag(config=True)
    hangs_per_function = Int(8, help="Criteria lost to time-outs or deaths after which a function is not called again.").tag(config=True)
    hangs_at_first = Int(3, help="The same, where no call of it ever came back.").tag(config=True)
    kernels = Int(40, help="Kernels that one notebook may use up.").tag(config=True)
    memory_megabytes = Int(3072, help="Address space of one kernel.").tag(config=True)
    processes = Int(64, help="Processes and threads of one kernel.").tag(config=True)
    file_megabytes = Int(64, help="Files in the private temporary folder.").tag(config=True)
    descriptors = Int(256, help="Open files of one process.").tag(config=True)
    cell_output_bytes = Int(400_000, help="Output kept of one cell.").tag(config=True)
    notebook_output_bytes = Int(3_000_000, help="Output kept of one notebook.").tag(config=True)
    unsandboxed = Bool(False, help="Run student code without a sandbox, and say so in every result.").tag(config=True)


def limits_of(config: Config) -> Limits:
    """The limits that a course's configuration sets."""
    return Limits(config=config)
