"""Servers and requests that are not as they should be, and processes that must not be left behind."""

from __future__ import annotations

import gc
import json
import os
import signal
import struct
import subprocess
import sys
import time
import unittest
from pathlib import Path
from typing import Any, List

from sastrugi_env import CommandNotFound, ProtocolError, RequestRefused, SastrugiError, ServerEnded, VectorEnv
from sastrugi_env.channel import ERROR, HEADER, JSON
from sastrugi_env.command import VARIABLE, command_line
from sastrugi_env.process import Server

from . import fake_server

HERE = Path(__file__).resolve().parent.parent
IS_LINUX = sys.platform.startswith("linux")


def fake(name: str) -> VectorEnv:
    """Start a server that misbehaves."""
    command = [sys.executable, "-m", "tests.fake_server", name]
    return VectorEnv("blueprints", command=command)


def is_running(pid: int) -> bool:
    """Check whether there is a process of this number."""
    try:
        os.kill(pid, 0)
    except OSError:
        return False
    return True


class Servers(unittest.TestCase):
    def setUp(self) -> None:
        folder = os.getcwd()
        os.chdir(HERE)
        self.addCleanup(os.chdir, folder)

    def test_wrong_hellos_are_errors(self) -> None:
        for name in fake_server.HELLOS:
            with self.subTest(name), self.assertRaises((ProtocolError, ServerEnded)):
                fake(name)

    def test_wrong_answers_are_errors_and_end_the_server(self) -> None:
        for name in fake_server.ANSWERS:
            with self.subTest(name):
                env = fake(name)
                with self.assertRaises((ProtocolError, ServerEnded)):
                    env.rows()
                self.assertFalse(is_running(env.pid))
                with self.assertRaises(ServerEnded):
                    env.rows()

    def test_servers_that_hang_are_stopped(self) -> None:
        env = self.impatient("a server that does not answer")
        with self.assertRaisesRegex(ServerEnded, "0.5 seconds"):
            env.rows()
        self.assertFalse(is_running(env.pid))
        env = self.impatient("a server that does not read")
        with self.assertRaisesRegex(ServerEnded, "0.5 seconds"):
            env.reset(["x" * 3_000_000])
        self.assertFalse(is_running(env.pid))

    def impatient(self, name: str) -> VectorEnv:
        """Waits as long as it takes for a hello, but not for answers."""
        env = fake(name)
        env._channel.server._timeout = 0.5
        return env

    def test_a_server_that_is_killed_is_an_error(self) -> None:
        env = VectorEnv("blueprints")
        env.reset("seed")
        os.kill(env.pid, signal.SIGKILL)
        with self.assertRaisesRegex(ServerEnded, "status -9"):
            for _ in range(2):
                env.rows()
        env.close()

    def test_a_command_that_fails_says_why(self) -> None:
        for settings, why in (
            ({"players": 9}, "players"),
            ({"options": {"snow": "deep"}}, "snow"),
            ({"envs": 0}, "integer"),
            ({"envs": 5000}, "4096"),
            ({"observations": "wet"}, "dense"),
            ({"shaping": float("nan")}, "not a number"),
        ):
            with self.subTest(why), self.assertRaisesRegex(ServerEnded, why):
                VectorEnv("blueprints", **settings)
        with self.assertRaisesRegex(ServerEnded, "no game 'chess'"):
            VectorEnv("chess")

    def test_a_command_that_is_not_there_is_an_error(self) -> None:
        for command in (["/nowhere/sastrugi"], [str(HERE)]):
            with self.assertRaises(CommandNotFound):
                VectorEnv("blueprints", command=command)


class Commands(unittest.TestCase):
    def setUp(self) -> None:
        before = dict(os.environ)
        self.addCleanup(lambda: (os.environ.clear(), os.environ.update(before)))

    def test_are_found_by_argument_variable_folder_and_path(self) -> None:
        import tempfile

        with tempfile.TemporaryDirectory() as folder:
            place = Path(folder).resolve()
            here = place / "a" / "b"
            here.mkdir(parents=True)
            os.environ.pop(VARIABLE, None)
            os.environ["PATH"] = str(place / "bin")
            self.write(place / "bin" / "npx")  # it would ask the registry, and answer in place of the server
            with self.assertRaises(CommandNotFound):
                command_line(None, here)
            program = place / "bin" / "sastrugi"
            self.assertEqual(self.found(program, here), [str(program)])
            program = place / "node_modules" / ".bin" / "sastrugi"
            self.assertEqual(self.found(program, here), [str(program)])
            os.environ[VARIABLE] = "node 'my folder/main.js'"
            self.assertEqual(command_line(None, here), ["node", "my folder/main.js"])
            self.assertEqual(command_line("node main.js", here), ["node", "main.js"])
            self.assertEqual(command_line(["node", "my main.js"], here), ["node", "my main.js"])

    def found(self, program: Path, here: Path) -> List[str]:
        self.write(program)
        return command_line(None, here)

    def write(self, program: Path) -> None:
        program.parent.mkdir(parents=True, exist_ok=True)
        program.write_text("#!/bin/sh\n")
        program.chmod(0o755)


class Requests(unittest.TestCase):
    """Bytes that no client of this package sends."""

    def setUp(self) -> None:
        self.server = Server([*command_line(), "env", "blueprints", "--envs", "2", "--observations", "none"], 60.0)
        self.addCleanup(self.server.close)
        self.hello = json.loads(self.server.read_line(1 << 20))
        self.kinds = {name: form["kind"] for name, form in self.hello["requests"].items()}

    def ask(self, kind: int, body: bytes) -> Any:
        self.server.write(HEADER.pack(len(body), kind) + body)
        return self.answer()

    def answer(self) -> Any:
        header = bytearray(HEADER.size)
        self.server.read_into(memoryview(header))
        length, kind = HEADER.unpack(header)
        body = bytearray(length)
        self.server.read_into(memoryview(body))
        return kind, json.loads(body) if kind in (ERROR, JSON) else bytes(body)

    def save(self) -> Any:
        return self.ask(self.kinds["save"], struct.pack("<i", 0))

    def test_wrong_frames_are_typed_errors_that_change_nothing(self) -> None:
        before = self.save()
        two = struct.pack("<ii", 0, 2)
        for name, kind, body in (
            ("no kind", 0, b""),
            ("an unknown kind", 77, two),
            ("a step of nothing", self.kinds["step"], b""),
            ("a step without actions", self.kinds["step"], two),
            ("a step of half an action", self.kinds["step"], two + b"\0\0\0\0\0"),
            ("a step of too many", self.kinds["step"], two + bytes(4000)),
            ("too many environments", self.kinds["step"], struct.pack("<iii", 1, 2, 0)),
            ("no environments", self.kinds["rows"], struct.pack("<ii", 0, 0)),
            ("a huge count", self.kinds["rows"], struct.pack("<ii", 1, 2**31 - 1)),
            ("seeds that are not JSON", self.kinds["reset"], two + b"{"),
            ("seeds that are not UTF-8", self.kinds["reset"], two + b'["\xff","a"]'),
            ("seeds that are not texts", self.kinds["reset"], two + b'["a",7]'),
            ("seeds that are not a list", self.kinds["reset"], two + b'{"length":2}'),
            ("too few seeds", self.kinds["reset"], two + b'["a"]'),
            ("a state that is not JSON", self.kinds["restore"], struct.pack("<i", 0)),
            ("a deep state", self.kinds["restore"], struct.pack("<i", 0) + b"[" * 500_000 + b"]" * 500_000),
            ("a body that is not wanted", self.kinds["layout"], b"x"),
        ):
            with self.subTest(name):
                answer, error = self.ask(kind, body)
                self.assertEqual(answer, ERROR)
                self.assertIsInstance(error["message"], str)
                self.assertLess(len(error["message"]), 500)
                self.assertIn(error["_tag"], ("InvalidFrame", "InvalidActions", "InvalidOptions", "InvalidState"))
                self.assertEqual(self.save(), before)

    def test_requests_can_be_sent_together_and_in_pieces(self) -> None:
        frame = HEADER.pack(8, self.kinds["rows"]) + struct.pack("<ii", 0, 2)
        single = self.ask(self.kinds["rows"], struct.pack("<ii", 0, 2))
        self.server.write(frame * 50)
        self.assertTrue(all(self.answer() == single for _ in range(50)))
        for byte in frame:
            self.server.write(bytes([byte]))
            time.sleep(0.001)
        self.assertEqual(self.answer(), single)

    def test_a_huge_length_ends_the_server_with_an_error(self) -> None:
        for length in (self.hello["maxRequestBytes"] + 1, 2**32 - 1):
            self.setUp()
            self.server.write(HEADER.pack(length, self.kinds["step"]))
            self.assertEqual(self.answer()[1]["_tag"], "RequestTooLong")
            with self.assertRaisesRegex(ServerEnded, "status 2"):
                self.answer()

    def test_a_request_that_is_cut_off_ends_the_server(self) -> None:
        self.server.write(HEADER.pack(100, self.kinds["step"]) + b"half")
        self.server._input.close()
        with self.assertRaisesRegex(ServerEnded, "status 2.*cut off"):
            self.answer()

    def test_close_ends_the_server(self) -> None:
        self.assertEqual(self.ask(self.kinds["close"], b""), (4, b""))
        with self.assertRaisesRegex(ServerEnded, "status 0$"):
            self.answer()


class Processes(unittest.TestCase):
    """No process is left behind, and the end is quiet."""

    def test_ends_when_closed(self) -> None:
        env = VectorEnv("blueprints", 2)
        env.reset("seed")
        self.assertEqual(env.close(), 0)
        self.assertEqual(env.close(), 0)
        self.assertFalse(is_running(env.pid))
        with self.assertRaises(ServerEnded):
            env.step([0, 0])

    def test_ends_when_closed_with_answers_under_way(self) -> None:
        env = VectorEnv("nunatak", 64)
        env.send_reset("seed")
        env.close()
        self.assertFalse(is_running(env.pid))

    def test_ends_with_its_object(self) -> None:
        env = VectorEnv("blueprints")
        pid = env.pid
        del env
        gc.collect()
        self.assertFalse(is_running(pid))

    def test_ends_by_an_exception(self) -> None:
        with self.assertRaises(KeyError), VectorEnv("blueprints") as env:
            raise KeyError
        self.assertFalse(is_running(env.pid))

    def test_an_error_is_not_the_end(self) -> None:
        with VectorEnv("blueprints") as env:
            with self.assertRaises(RequestRefused):
                env.save(7)
            self.assertIsInstance(RequestRefused({"_tag": "X", "message": "m"}), SastrugiError)
            self.assertTrue(is_running(env.pid))

    def test_ends_with_python(self) -> None:
        begin = "from sastrugi_env import VectorEnv\nenv = VectorEnv('blueprints', 2)\nenv.reset(1)\nprint(env.pid, flush=True)\n"
        for end in ("", "raise SystemExit(3)", "1 / 0", "import os; os._exit(0)", "import os; os.kill(os.getpid(), 9)"):
            with self.subTest(end):
                self.check_end(begin + end, None)
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGKILL):
            with self.subTest(number):
                self.check_end(begin + "import time; time.sleep(600)", number)

    def check_end(self, program: str, number: Any) -> None:
        """Runs a program that prints the number of its server, and waits until both have ended."""
        with subprocess.Popen(
            [sys.executable, "-c", program], cwd=HERE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        ) as child:
            assert child.stdout is not None
            pid = int(child.stdout.readline())
            if number is not None:
                child.send_signal(number)
            child.wait(20)
        for _ in range(200):
            if not is_running(pid):
                return
            time.sleep(0.05)
        self.fail(f"process {pid} was left behind")

    def test_a_fork_leaves_the_server_to_its_owner(self) -> None:
        if not hasattr(os, "fork"):
            return
        with VectorEnv("blueprints") as env:
            env.reset("seed")
            child = os.fork()
            if child == 0:
                env.close()
                os._exit(0)
            os.waitpid(child, 0)
            self.assertEqual(len(env.rows().masks), 1)


class WithoutNumpy(unittest.TestCase):
    def test_nothing_needs_numpy(self) -> None:
        program = (
            "import sys\nsys.modules['numpy'] = None\n"
            "from sastrugi_env import HAS_NUMPY, AECEnv, VectorEnv\n"
            "assert not HAS_NUMPY\n"
            "with VectorEnv('blueprints', 2) as env:\n"
            "    row = env.reset(1).masks[0]\n"
            "    print(type(row).__name__, env.legal(0) == [i for i, m in enumerate(row) if m])\n"
            "with AECEnv('blueprints') as env:\n"
            "    env.reset(1)\n"
            "    print(type(env.last()[0]['observation']).__name__)\n"
            "try:\n    VectorEnv('blueprints', numpy=True)\nexcept ImportError as error:\n    print(error)\n"
        )
        said = subprocess.run(
            [sys.executable, "-c", program], cwd=HERE, stdout=subprocess.PIPE, timeout=60, check=True
        ).stdout.decode()
        self.assertEqual(
            said.split("\n"),
            ["memoryview True", "array", "numpy is not installed; leave out numpy=True to do without", ""],
        )

    def test_numpy_is_used_where_it_is(self) -> None:
        program = (
            "from sastrugi_env import HAS_NUMPY, VectorEnv\n"
            "with VectorEnv('blueprints', 2) as env:\n"
            "    print(HAS_NUMPY == (type(env.reset(1).masks).__name__ == 'ndarray'))\n"
        )
        said = subprocess.run([sys.executable, "-c", program], cwd=HERE, stdout=subprocess.PIPE, timeout=60, check=True)
        self.assertEqual(said.stdout.decode().strip(), "True")


if __name__ == "__main__":
    unittest.main()
