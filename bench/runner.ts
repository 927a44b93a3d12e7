import { execFile, fork } from 'node:child_process';
import { promisify } from 'node:util';
import type { Measurement, Requests, Slice } from './worker.js';

/** A process that answers questions, each kind by the function of that name. */
export interface Worker<Q extends Answers<Q>> {
  ask<Kind extends keyof Q & string>(
    kind: Kind,
    question: Parameters<Q[Kind]>[0],
  ): Promise<Awaited<ReturnType<Q[Kind]>>>;
  stop(): void;
}

type Answers<Q> = { readonly [Kind in keyof Q]: (question: never) => unknown };

/** Starts a process; ask it one question at a time. */
export const startWorker = <Q extends Answers<Q>>(
  file: string,
  args: readonly string[] = [],
  flags: readonly string[] = [],
): Worker<Q> => {
  const child = fork(file, [...args], { execArgv: [...flags] });
  return {
    ask: (kind, question) =>
      new Promise((resolve, reject) => {
        const died = (code: number | null): void => reject(new Error(`a worker ended with ${code}`));
        child.once('exit', died);
        child.once('message', (answer) => {
          child.off('exit', died);
          resolve(answer as never);
        });
        child.send([kind, question]);
      }),
    stop: () => child.kill(),
  };
};

/** Answers the questions to this process: the other side of `Worker`. */
export const answerRequests = <Q extends Answers<Q>>(questions: Q): void => {
  process.on('message', async ([kind, question]: [keyof Q, never]) => {
    process.send!(await questions[kind](question));
  });
};

/** A subject in its own process. */
export interface Runner {
  readonly name: string;
  measureSlice(slice: Slice): Promise<Measurement>;
  stop(): void;
}

const execute = promisify(execFile);

/** Runs the game in C: one process per slice, which measures its own time. */
export const limitRunner = (program: string): Runner => ({
  name: 'limit',
  measureSlice: async ({ players, first, games }) => {
    const { stdout } = await execute(program, [players, first, games].map(String));
    return JSON.parse(stdout) as Measurement;
  },
  stop: () => {},
});

export const subjectRunner = (file: string, id: string, name: string): Runner => {
  const { ask, stop } = startWorker<Requests>(file, [id, name]);
  return { name, measureSlice: (slice) => ask('slice', slice), stop };
};

/** Asks one question of a worker started for it. */
export const askNewWorker = async <Kind extends keyof Requests>(
  file: string,
  id: string,
  kind: Kind,
  question: Parameters<Requests[Kind]>[0],
  flags: readonly string[] = [],
): Promise<Awaited<ReturnType<Requests[Kind]>>> => {
  const worker = startWorker<Requests>(file, [id, kind], flags);
  try {
    return await worker.ask(kind, question);
  } finally {
    worker.stop();
  }
};

/** Rotates the list of runners, so that each round begins with another. */
export const rotate = <A>(list: readonly A[], turns: number): readonly A[] => {
  const turn = turns % list.length;
  return [...list.slice(turn), ...list.slice(0, turn)];
};
