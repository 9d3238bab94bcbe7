# The course's settings. nbgrader reads this file for every command that is run in this folder; what it does badly is
# replaced here through its own plug points, and nothing else is changed.
from attention_grader import plugins

c = get_config()  # noqa: F821 - traitlets puts it there

c.CourseDirectory.course_id = "atencion"
c.CourseDirectory.solution_directory = "solutions"

# What stands in the place of a solution in the released notebooks.
c.ClearSolutions.code_stub = {"python": "# ESCRIBE TU CÓDIGO AQUÍ\nraise NotImplementedError"}

# What a submission may use up. These are the defaults; see attention_grader/kernel/limits.py for all of them.
c.Limits.cell_seconds = 20.0         # one cell
c.Limits.notebook_seconds = 120.0    # all cells of a notebook
c.Limits.memory_megabytes = 3072
c.Limits.processes = 64
c.Limits.file_megabytes = 64
c.Limits.descriptors = 256
# c.Limits.unsandboxed = True        # where no sandbox can be had; every result is stamped

# `nbgrader zip_collect` takes Moodle's and Canvas's downloads as they are, like `attention-grader collect`.
c.ZipCollectApp.extractor_plugin = "attention_grader.desk.zip_plugins.LmsExtractor"
c.ZipCollectApp.collector_plugin = "attention_grader.desk.zip_plugins.LmsCollector"

# The gradebook may be a PostgreSQL database (pip install -e '.[postgres]'):
# c.CourseDirectory.db_url = "postgresql+psycopg2://user@server/gradebook"

# The sandbox, transplanting, judging, and feedback take the places of nbgrader's own steps.
plugins.configure(c)
