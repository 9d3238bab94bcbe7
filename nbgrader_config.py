# The course's settings. nbgrader reads this file for every command that is run in this folder; what it does badly is
# replaced here through its own plug points, and nothing else is changed.
from attention_grader import plugins

c = get_config()  # noqa: F821 - traitlets puts it there

c.CourseDirectory.course_id = "atencion"
c.CourseDirectory.solution_directory = "solutions"

# What stands in the place of a solution in the released notebooks.
c.ClearSolutions.code_stub = {"python": "# ESCRIBE TU CÓDIGO AQUÍ\nraise NotImplementedError"}

plugins.configure(c)
