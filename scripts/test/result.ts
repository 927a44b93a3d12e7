import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { type Ended, ended } from '../shell.js';
import { type Count, countOf, countOfNode, countOfUnittest, type Report } from './count.js';
import type { Command, Step } from './steps.js';

/** The result of a step, and its output if that was kept. */
export interface Result extends Count {
  readonly seconds: number;
  readonly said: string;
}

/** Runs a step, with its output shown or kept. */
export const resultOf = async (step: Step, isKept: boolean): Promise<Result> => {
  const began = performance.now();
  const counted = await (step.countedBy === 'vitest' ? byVitest(step.commands[0]!) : inTurn(step, isKept));
  return { ...counted, seconds: Math.round((performance.now() - began) / 100) / 10 };
};

type Counted = Count & { readonly said: string };

const FAILED: Count = { passed: 0, failed: 1 };

/** The functions that count the tests in an output. */
const COUNTS = { node: countOfNode, unittest: countOfUnittest };

/** Runs the commands one after another; stops at one that fails if the tests of the last are counted. */
const inTurn = async ({ commands, folder, countedBy }: Step, isKept: boolean): Promise<Counted> => {
  const count = countedBy === undefined || countedBy === 'vitest' ? null : COUNTS[countedBy];
  const isCounted = count !== null;
  const ends: Ended[] = [];
  for (const [tool, ...args] of commands) {
    ends.push(await ended(tool, args, isKept || isCounted, folder));
    if (isCounted && !ends.at(-1)!.isSuccess) break;
  }
  const said = ends.map((end) => end.said).join('');
  if (count !== null && ends.length === commands.length) return { ...count(ends.at(-1)!), said };
  return { ...(ends.every(({ isSuccess }) => isSuccess) ? { passed: 1, failed: 0 } : FAILED), said };
};

/** Runs vitest, which prints failures and writes its counts into a file. */
const byVitest = async ([tool, ...args]: Command): Promise<Counted> => {
  const folder = mkdtempSync(join(tmpdir(), 'sastrugi-test-'));
  const file = join(folder, 'report.json');
  try {
    const reporters = ['--reporter=scripts/test/reporter.ts', '--reporter=json', `--outputFile.json=${file}`];
    const { isSuccess, said } = await ended(tool, [...args, ...reporters], false);
    return { ...countOf(JSON.parse(readFileSync(file, 'utf8')) as Report, isSuccess, console.error), said };
  } catch (error) {
    console.error(`the tests left no report: ${error}`);
    return { ...FAILED, said: '' };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
