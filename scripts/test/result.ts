import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { type ProgramResult, runForResult } from '../shell.js';
import { type Count, countNodeTests, countTests, countUnittestTests, type Report } from './count.js';
import type { Command, Step } from './steps.js';

/** The result of a step, and its output if that was kept. */
export interface Result extends Count {
  readonly seconds: number;
  readonly output: string;
}

/** Runs a step, with its output shown or kept. */
export const runStep = async (step: Step, keepsOutput: boolean): Promise<Result> => {
  const began = performance.now();
  const counted = await (step.countedBy === 'vitest'
    ? runVitest(step.commands[0]!, keepsOutput)
    : runCommands(step, keepsOutput));
  return { ...counted, seconds: Math.round((performance.now() - began) / 100) / 10 };
};

type CountedRun = Count & { readonly output: string };

const FAILED: Count = { passed: 0, failed: 1 };

/** The functions that count the tests in an output. */
const COUNTS = { node: countNodeTests, unittest: countUnittestTests };

/** Runs the commands one after another; stops at one that fails if the tests of the last are counted. */
const runCommands = async ({ commands, folder, countedBy }: Step, keepsOutput: boolean): Promise<CountedRun> => {
  const count = countedBy === undefined || countedBy === 'vitest' ? null : COUNTS[countedBy];
  const isCounted = count !== null;
  const ends: ProgramResult[] = [];
  for (const [tool, ...args] of commands) {
    ends.push(await runForResult(tool, args, keepsOutput || isCounted, folder));
    if (isCounted && !ends.at(-1)!.isSuccess) break;
  }
  const output = ends.map((end) => end.output).join('');
  if (count !== null && ends.length === commands.length) return { ...count(ends.at(-1)!), output };
  return { ...(ends.every(({ isSuccess }) => isSuccess) ? { passed: 1, failed: 0 } : FAILED), output };
};

/** Runs vitest, which prints failures and writes its counts into a file. */
const runVitest = async ([tool, ...args]: Command, keepsOutput: boolean): Promise<CountedRun> => {
  const folder = mkdtempSync(join(tmpdir(), 'sastrugi-test-'));
  const file = join(folder, 'report.json');
  let printed = '';
  try {
    const reporters = ['--reporter=scripts/test/reporter.ts', '--reporter=json', `--outputFile.json=${file}`];
    const { isSuccess, output } = await runForResult(tool, [...args, ...reporters], keepsOutput);
    printed = output;
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
    const errors: string[] = [];
    const count = countTests(report, isSuccess, (error) => errors.push(`${error}\n`));
    return { ...count, output: printed + errors.join('') };
  } catch (error) {
    return { ...FAILED, output: `${printed}the tests left no report: ${error}\n` };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
