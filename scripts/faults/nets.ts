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

const testsCheck =
  (paths: readonly string[]): Check =>
  async (folder) => {
    const file = join(folder, 'report.json');
    // Test files that need all random games run with all of them.
    const mode = paths.some((path) => path.includes('.full.')) ? [] : ['--mode', 'quick'];
    const config = ['--config', 'test/vitest.config.ts', '--root', '.', '--reporter=json', `--outputFile=${file}`];
    const { output } = await runForResult('vitest', ['run', ...mode, ...config, ...paths], true, folder);
    try {
      const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report;
      return testResults
        .filter(({ status }) => status !== 'passed')
        .map(({ name }) => relative(join(folder, 'test'), name));
    } catch {
      throw new Error(`the tests left no report:\n${output}`);
    } finally {
      rmSync(file, { force: true });
    }
  };

/** Returns the nets named by some errors. */
export const checksFor = (faults: readonly Fault[]): readonly Check[] => {
  const names = [...new Set<string>(faults.map(({ caughtBy }) => caughtBy))];
  const [steps, tests] = [false, true].map((isTest) => names.filter((name) => name.endsWith('.test.ts') === isTest));
  const [quick, full] = [false, true].map((isFull) => tests!.filter((name) => name.includes('.full.') === isFull));
  return [
    ...steps!.map(stepCheck),
    ...[quick!, full!]
      .filter((files) => files.length > 0)
      .map((files) => testsCheck(files.map((file) => `test/${file}`))),
  ];
};

/** Returns the tests of the folder of an error, and the types. */
export const checksAround = ({ file }: Fault): readonly Check[] => [
  testsCheck([`test/${/^games\/[^/]+|^[^/]+/.exec(file)![0]}/`]),
  stepCheck('types'),
];

/** The net of all tests of `npm test`. */
export const allTests: Check = testsCheck([]);
