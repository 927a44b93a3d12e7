import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './entries.js';

/** Runs a program to its end and answers with what it printed; throws that when the program fails. */
export const run = (program: string, args: readonly string[], folder = root): string => {
  const { status, error, stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: 'utf8', maxBuffer: 1e9 });
  if (status === 0) return stdout;
  throw new Error(
    [`${program} ${args.join(' ')} failed (${error?.message ?? status})`, stdout, stderr].join('\n').trim(),
  );
};

/** Runs a development dependency's program. */
export const runTool = (tool: string, args: readonly string[], folder = root): string =>
  run(join(root, 'node_modules/.bin', tool), args, folder);

/** Runs a development dependency's program in sight of the user, and answers whether it succeeded. */
export const succeeds = (tool: string, ...args: readonly string[]): boolean => {
  const { status, error } = spawnSync(join(root, 'node_modules/.bin', tool), args, { cwd: root, stdio: 'inherit' });
  if (error !== undefined) console.error(error.message);
  return status === 0;
};
