import { readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Fault } from '../../test/faults/list.js';
import { runForResult } from '../shell.js';
import type { Report } from '../test/count.js';
import { STAGES } from '../test/steps.js';

/** Runs a net in a copy of the project; returns what failed: test files, or a step. */
export type Check = (folder: string) => Promise<readonly string[]>;

const STEPS = STAGES.flat();

/** Returns the net that runs the commands of a step. */
const stepCheck =
  (name: string): Check =>
  async (folder) => {
    const { commands } = STEPS.find(({ title }) => title === name)!;
    for (const [tool, ...args] of commands) {
      if (!(await runForResult(tool, args, true, folder)).isSuccess) return [name];
    }
    return [];
  };

/** Stands for a test file that was stopped because it looped: the report does not name it. */
const STOPPED = 'a test that was stopped';

/** Returns the net of some test files; of a single test, it must be that test that fails. */
export const testsCheck =
  (paths: readonly string[], options: readonly string[] = []): Check =>
  async (folder) => {
    const file = join(folder, 'report.json');
    const config = ['--config', 'test/vitest.config.ts', '--root', '.', '--reporter=json', `--outputFile=${file}`];
    const { isSuccess, output } = await runForResult('vitest', ['run', ...config, ...options, ...paths], true, folder);
    try {
      const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report;
      const failing = testResults
        .filter(({ status, assertionResults }) =>
          options.includes('-t') ? assertionResults.some((test) => test.status === 'failed') : status !== 'passed',
        )
        .map(({ name }) => relative(join(folder, 'test'), name));
      return failing.length > 0 || isSuccess ? failing : [STOPPED];
    } catch {
      throw new Error(`the tests left no report:\n${output}`);
    } finally {
      rmSync(file, { force: true });
    }
  };

export const QUICK = ['--mode', 'quick'];

/** Test files that need all random games run with all of them. */
const modeOf = (test: string): readonly string[] => (test.includes('.full.') ? [] : QUICK);

const isTest = (net: string): boolean => net.endsWith('.test.ts');

/** Returns the net of an error, which ends at the first failure. */
export const checkFor = ({ caughtBy, promise }: Fault): Check => {
  if (!isTest(caughtBy)) return stepCheck(caughtBy);
  const which = promise === undefined ? modeOf(caughtBy) : ['-t', ` ${promise}\\. `];
  return testsCheck([`test/${caughtBy}`], ['--bail', '1', ...which]);
};

/** Returns the nets of some errors, each once and whole. */
export const checksFor = (faults: readonly Fault[]): readonly Check[] => {
  const names = [...new Set<string>(faults.map(({ caughtBy }) => caughtBy))];
  const [quick, full] = [QUICK, []].map((mode) =>
    names.filter((name) => isTest(name) && modeOf(name).length === mode.length),
  );
  return [
    ...names.filter((name) => !isTest(name)).map(stepCheck),
    ...[quick!, full!]
      .filter((files) => files.length > 0)
      .map((files) =>
        testsCheck(
          files.map((file) => `test/${file}`),
          modeOf(files[0]!),
        ),
      ),
  ];
};

/** Returns the tests of the folder of an error, and the types. */
export const checksAround = ({ file }: Fault): readonly Check[] => [
  testsCheck([`test/${/^games\/[^/]+|^[^/]+/.exec(file)![0]}/`], QUICK),
  stepCheck('types'),
];

/** The net of all tests of `npm test`. */
export const allTests: Check = testsCheck([], QUICK);
