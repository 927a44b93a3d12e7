"""The programs that the pages show, and the lines that they print."""

from __future__ import annotations

import contextlib
import io
import re
import unittest
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
PAGES = (HERE / "README.md", HERE.parent.parent / "guides" / "python.md")


class Pages(unittest.TestCase):
    def test_programs_print_what_the_pages_say(self) -> None:
        for page in PAGES:
            programs = re.findall(r"^```py run\n(.*?)^```$", page.read_text("utf-8"), re.DOTALL | re.MULTILINE)
            self.assertGreater(len(programs), 0)
            for number, program in enumerate(programs, 1):
                with self.subTest(page=page.name, number=number):
                    said = io.StringIO()
                    with contextlib.redirect_stdout(said):
                        exec(compile(program, f"{page.name} {number}", "exec"), {})
                    self.assertEqual(said.getvalue().split("\n")[:-1], re.findall(r"# => (.*)$", program, re.MULTILINE))


if __name__ == "__main__":
    unittest.main()
