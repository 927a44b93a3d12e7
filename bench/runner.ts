import { type ChildProcess, execFile, fork } from 'node:child_process';
import { promisify } from 'node:util';
import type { Measurement, Questions, Slice } from './worker.js';

/** A subject in a process of its own. */
export interface Runner {
  readonly name: string;
  slice(slice: Slice): Promise<Measurement>;
  stop(): void;
}

const execute = promisify(execFile);

/** The game in C: a process for each slice, which takes its own time. */
export const limitRunner = (program: string): Runner => ({
  name: 'limit',
  slice: async ({ players, first, games }) => {
    const { stdout } = await execute(program, [players, first, games].map(String));
    return JSON.parse(stdout) as Measurement;
  },
  stop: () => {},
});

export const subjectRunner = (worker: string, id: string, name: string): Runner => {
  const child = fork(worker, [id, name]);
  return { name, slice: (slice) => ask(child, 'slice', slice), stop: () => child.kill() };
};

/** Asks one question of a worker started for it. */
export const askOnce = async <Kind extends keyof Questions>(
  worker: string,
  id: string,
  kind: Kind,
  question: Parameters<Questions[Kind]>[0],
  flags: readonly string[] = [],
): Promise<ReturnType<Questions[Kind]>> => {
  const child = fork(worker, [id, kind], { execArgv: [...flags] });
  try {
    return await ask(child, kind, question);
  } finally {
    child.kill();
  }
};

const ask = <Kind extends keyof Questions>(
  child: ChildProcess,
  kind: Kind,
  question: Parameters<Questions[Kind]>[0],
): Promise<ReturnType<Questions[Kind]>> =>
  new Promise((resolve, reject) => {
    const died = (code: number | null): void => reject(new Error(`a worker ended with ${code}`));
    child.once('exit', died);
    child.once('message', (answer) => {
      child.off('exit', died);
      resolve(answer as ReturnType<Questions[Kind]>);
    });
    child.send([kind, question]);
  });
