import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { root } from '../../scripts/entries.js';
import { findPython } from '../../scripts/python/find.js';
import { buildPython } from '../build.js';
import { formatTable, median, type Row } from '../report.js';
import { startWorker } from '../runner.js';
import type { VectorisedRequest } from './vectorised.js';
import type { VectorisedQuestions } from './worker.js';

const ROUNDS = 5;
/** The milliseconds until the code of the slowest game is compiled. */
const WARM_UP_MS = 5000;
const ENVIRONMENTS = 32;
const PLAYERS = 2;
/** The least speed in Python, as a multiple of that of the same environments in the process of the learner. */
const MIN_SPEED = 0.85;

/** The kinds of work that are compared, each with the number of parts in which Python steps the environments. */
const WORKLOADS: readonly (readonly [VectorisedRequest['observations'], parts: number])[] = [
  ['dense', 2],
  ['sparse', 2],
  ['dense', 1],
];

/** Prints the speed of environments in Python against that in Node, by the clock, of programs that run by turns. */
export const printPython = async (ids: readonly string[], isQuick: boolean): Promise<void> => {
  const python = findPython();
  if (python === null) {
    console.log('there is no Python 3.9 or later: the rows of environments in Python are left out');
    return;
  }
  const { worker, command } = await buildPython();
  for (const id of ids) {
    const rows: Row[] = [];
    for (const [observations, parts] of WORKLOADS) {
      rows.push(
        await measureRow({ id, worker, python, command, observations, parts, milliseconds: isQuick ? 300 : 1500 }),
      );
    }
    console.log(formatTable(`\n${id}, ${ENVIRONMENTS} environments in Python, ${ROUNDS} rounds, by the clock`, rows));
  }
};

/** A row to measure. */
interface RowRequest {
  readonly id: string;
  /** The bundled worker, and the built command. */
  readonly worker: string;
  readonly command: string;
  readonly python: string;
  readonly observations: VectorisedRequest['observations'];
  readonly parts: number;
  readonly milliseconds: number;
}

const measureRow = async (measured: RowRequest): Promise<Row> => {
  const { id, worker, observations, parts, milliseconds } = measured;
  const inProcess = startWorker<VectorisedQuestions>(worker, [id]);
  const inPython = startPython(measured);
  const question = { players: PLAYERS, environments: ENVIRONMENTS, observations };
  try {
    const here = (time: number) => inProcess.ask('vectorised', { ...question, milliseconds: time });
    await here(WARM_UP_MS);
    await inPython.ask(WARM_UP_MS);
    const [ours, theirs]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      if (round % 2 === 0) ours.push(await here(milliseconds));
      theirs.push(await inPython.ask(milliseconds));
      if (round % 2 === 1) ours.push(await here(milliseconds));
    }
    const speeds = [theirs, ours].map((rates) => `${(median(rates) / 1000).toFixed(0)}k`).join(' against ');
    return {
      what: `${observations}, ${parts === 1 ? 'as a whole' : `in ${parts} parts`}: ${speeds} steps a second`,
      figures: theirs.map((rate, round) => rate / ours[round]!),
      unit: 'times the speed',
      atLeast: parts === 2 ? MIN_SPEED : undefined,
    };
  } finally {
    inProcess.stop();
    inPython.stop();
  }
};

/** Starts the program in Python; ask it for one measurement at a time. */
const startPython = ({ id, python, command, observations, parts }: RowRequest) => {
  const args = [id, PLAYERS, ENVIRONMENTS, observations, parts].map(String);
  const child: ChildProcess = spawn(python, [fileURLToPath(new URL('measure.py', import.meta.url)), ...args], {
    env: {
      ...process.env,
      PYTHONPATH: join(root, 'docs/examples/python'),
      PYTHONDONTWRITEBYTECODE: '1',
      SASTRUGI: `'${process.execPath}' '${command}'`,
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout! });
  const closed = once(lines, 'close');
  child.stdin!.on('error', () => {}); // it has ended, which the next question reports
  return {
    ask: async (milliseconds: number): Promise<number> => {
      const answer = Promise.race([once(lines, 'line'), closed]);
      child.stdin!.write(`${milliseconds}\n`);
      const [line] = (await answer) as readonly unknown[];
      if (line === undefined) throw new Error('the program in Python ended');
      return Number(line);
    },
    stop: (): void => void child.stdin!.end(),
  };
};
