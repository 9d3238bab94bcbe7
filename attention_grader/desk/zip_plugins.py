"""The plug-ins of `nbgrader zip_collect`, which then takes the downloads that `attention-grader collect` takes.

The extractor lays out `extracted/<student>/<date>/<notebook>.ipynb`, one file each; the collector reads the three from the path.
"""

import shutil
import tempfile
from pathlib import Path

from nbgrader.plugins import ExtractorPlugin, FileNameCollectorPlugin
from traitlets import Unicode, default

from ..course import Course
from ..errors import UserError
from .collect import gather

UNDATED = "sin-fecha"


class LmsExtractor(ExtractorPlugin):  # type: ignore[misc]
    """Extracts what counts of Moodle's and Canvas's downloads."""

    worksheet = Unicode("", help="Moodle's grading worksheet, which tells the students' ids.").tag(config=True)

    def extract(self, archive_path: str, extracted_path: str) -> None:
        directory = self.parent.coursedir
        course = Course(directory, self.config)
        worksheet = Path(self.worksheet) if self.worksheet else None
        with tempfile.TemporaryDirectory() as staging:
            try:
                gathered = gather(course, directory.assignment_id, Path(archive_path), worksheet, Path(staging))
            except UserError as error:
                self.parent.fail(str(error))
                return
            for sentence in (*gathered.problems, *gathered.notes):
                self.log.warning(sentence)
            for submission in gathered.submissions:
                date = f"{submission.submitted:%Y-%m-%dT%H%M%SZ}" if submission.submitted else UNDATED
                folder = Path(extracted_path) / submission.student / date
                folder.mkdir(parents=True)
                for name, version in submission.notebooks.items():
                    shutil.copyfile(version.path, folder / f"{name}.ipynb")


class LmsCollector(FileNameCollectorPlugin):  # type: ignore[misc]
    """Takes what `LmsExtractor` laid out."""

    @default("named_regexp")
    def _named_regexp(self) -> str:
        return rf".*[/\\](?P<student_id>[^/\\]+)[/\\](?:{UNDATED}|(?P<timestamp>[^/\\]+))[/\\](?P<file_id>[^/\\]+)$"
