import { readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Fault } from '../../test/faults/list.js';
import { ended } from '../shell.js';
import type { Report } from '../test/count.js';
import { STAGES } from '../test/steps.js';

/** Runs a net in a copy of the project; returns what failed: test files, or a step. */
export type Net = (folder: string) => Promise<readonly string[]>;

const STEPS = STAGES.flat();

/** Returns the net that runs the commands of a step. */
const stepOf =
  (name: string): Net =>
  async (folder) => {
    const { commands } = STEPS.find(({ title }) => title === name)!;
    for (const [tool, ...args] of commands) {
      if (!(await ended(tool, args, true, folder)).isSuccess) return [name];
    }
    return [];
  };

const testsOf =
  (paths: readonly string[]): Net =>
  async (folder) => {
    const file = join(folder, 'report.json');
    // Test files that need all random games run with all of them.
    const mode = paths.some((path) => path.includes('.full.')) ? [] : ['--mode', 'quick'];
    const config = ['--config', 'test/vitest.config.ts', '--root', '.', '--reporter=json', `--outputFile=${file}`];
    const { said } = await ended('vitest', ['run', ...mode, ...config, ...paths], true, folder);
    try {
      const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report;
      return testResults
        .filter(({ status }) => status !== 'passed')
        .map(({ name }) => relative(join(folder, 'test'), name));
    } catch {
      throw new Error(`the tests left no report:\n${said}`);
    } finally {
      rmSync(file, { force: true });
    }
  };

/** Returns the nets named by some errors. */
export const netsOf = (faults: readonly Fault[]): readonly Net[] => {
  const names = [...new Set<string>(faults.map(({ net }) => net))];
  const [steps, tests] = [false, true].map((isTest) => names.filter((name) => name.endsWith('.test.ts') === isTest));
  const [quick, full] = [false, true].map((isFull) => tests!.filter((name) => name.includes('.full.') === isFull));
  return [
    ...steps!.map(stepOf),
    ...[quick!, full!].filter((files) => files.length > 0).map((files) => testsOf(files.map((file) => `test/${file}`))),
  ];
};

/** Returns the tests of the folder of an error, and the types. */
export const netsAround = ({ file }: Fault): readonly Net[] => [
  testsOf([`test/${/^games\/[^/]+|^[^/]+/.exec(file)![0]}/`]),
  stepOf('types'),
];

/** The net of all tests of `npm test`. */
export const allTests: Net = testsOf([]);
