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
export const resolveTool = (tool: string, args: readonly string[]): [program: string, args: readonly string[]] =>
  tool.includes('/')
    ? [process.execPath, [join(root, 'node_modules', tool), ...args]]
    : [join(root, 'node_modules/.bin', tool), args];

/** Runs a development dependency's program. */
export const runTool = (tool: string, args: readonly string[], folder = root): string =>
  run(...resolveTool(tool, args), folder);

/** The result of a program. */
export interface ProgramResult {
  readonly isSuccess: boolean;
  /** Its output, if that was kept. */
  readonly output: string;
}

/** Runs npm or a development dependency's program, with its output shown or kept, and `env` added to its environment. */
export const runForResult = (
  tool: string,
  args: readonly string[],
  keepsOutput: boolean,
  folder = root,
  env: Readonly<Record<string, string>> = {},
): Promise<ProgramResult> =>
  new Promise((resolve) => {
    const [program, toolArgs] = tool === 'npm' ? [tool, args] : resolveTool(tool, args);
    const child = spawn(program, toolArgs, {
      cwd: resolvePath(root, folder),
      env: { ...process.env, ...env },
      stdio: keepsOutput ? 'pipe' : 'inherit',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child.on('error', ({ message }) => resolve({ isSuccess: false, output: `${output}${message}\n` }));
    child.on('close', (status) => resolve({ isSuccess: status === 0, output }));
  });
