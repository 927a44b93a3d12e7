import { spawnSync } from 'node:child_process';

/** The names under which Python may be found; `PYTHON` in the environment comes first. */
const NAMES = [process.env['PYTHON'], 'python3', 'python', '/usr/bin/python3'];

/** Returns the first of these programs that is Python 3.9 or later; null if none is. */
export const findPython = (names: readonly (string | undefined)[] = NAMES): string | null =>
  names.find((name): name is string => name !== undefined && isNewEnough(name)) ?? null;

const isNewEnough = (name: string): boolean =>
  spawnSync(name, ['-c', 'import sys; sys.exit(sys.version_info < (3, 9))'], { stdio: 'ignore' }).status === 0;
