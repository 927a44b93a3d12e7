import { spawnSync } from 'node:child_process';

/** The names under which Python may be found; `PYTHON` in the environment comes first. */
const NAMES = [process.env['PYTHON'], 'python3', 'python', '/usr/bin/python3'];

/** Returns the program of Python 3.9 or later; null if there is none. */
export const findPython = (): string | null =>
  NAMES.find((name): name is string => name !== undefined && isNewEnough(name)) ?? null;

const isNewEnough = (name: string): boolean =>
  spawnSync(name, ['-c', 'import sys; sys.exit(sys.version_info < (3, 9))'], { stdio: 'ignore' }).status === 0;
