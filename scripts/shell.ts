import { spawn, spawnSync } from 'node:child_process';
import { join, resolve as resolvePath } from 'node:path';
import { root } from './entries.js';

/** Runs a program to its end and returns what it printed; throws that if the program fails. */
export const run = (program: string, args: readonly string[], folder = root): string => {
  const { status, error, stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: 'utf8', maxBuffer: 1e9 });
  if (status === 0) return stdout;
  throw new Error(
    [`${program} ${args.join(' ')} failed (${error?.message ?? status})`, stdout, stderr].join('\n').trim(),
  );
};

/**
 * Returns the program and arguments that run a development dependency: by the program's name or, if two packages have
 * programs of the same name, by its path in `node_modules`.
 */
export const programOf = (tool: string, args: readonly string[]): [program: string, args: readonly string[]] =>
  tool.includes('/')
    ? [process.execPath, [join(root, 'node_modules', tool), ...args]]
    : [join(root, 'node_modules/.bin', tool), args];

/** Runs a development dependency's program. */
export const runTool = (tool: string, args: readonly string[], folder = root): string =>
  run(...programOf(tool, args), folder);

/** The result of a program. */
export interface Ended {
  readonly isSuccess: boolean;
  /** Its output, if that was kept. */
  readonly said: string;
}

/** Runs npm or a development dependency's program, with its output shown or kept, and `env` added to its environment. */
export const ended = (
  tool: string,
  args: readonly string[],
  isKept: boolean,
  folder = root,
  env: Readonly<Record<string, string>> = {},
): Promise<Ended> =>
  new Promise((resolve) => {
    const [program, all] = tool === 'npm' ? [tool, args] : programOf(tool, args);
    const child = spawn(program, all, {
      cwd: resolvePath(root, folder),
      env: { ...process.env, ...env },
      stdio: isKept ? 'pipe' : 'inherit',
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        said += text;
      });
    }
    child.on('error', ({ message }) => resolve({ isSuccess: false, said: `${said}${message}\n` }));
    child.on('close', (status) => resolve({ isSuccess: status === 0, said }));
  });
