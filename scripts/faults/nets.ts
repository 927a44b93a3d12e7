import { readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Fault } from '../../test/faults/list.js';
import { ended } from '../shell.js';
import type { Report } from '../test/count.js';

/** Runs a net in a copy of the project; lists what failed: files of tests, or the types. */
export type Net = (folder: string) => Promise<readonly string[]>;

const PROJECTS = ['.', 'src/cli', 'test'];

const types: Net = async (folder) => {
  for (const project of PROJECTS) {
    const { isSuccess } = await ended('typescript7/bin/tsc', ['-p', project], true, folder);
    if (!isSuccess) return ['types'];
  }
  return [];
};

const testsOf =
  (paths: readonly string[]): Net =>
  async (folder) => {
    const file = join(folder, 'report.json');
    // Files that need all random games run with all of them.
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

/** The nets named by some errors. */
export const netsOf = (faults: readonly Fault[]): readonly Net[] => {
  const names = [...new Set(faults.map(({ net }) => net))];
  const tests = names.filter((name) => name !== 'types').map((name) => `test/${name}`);
  const [quick, full] = [false, true].map((isFull) => tests.filter((path) => path.includes('.full.') === isFull));
  return [
    ...(names.includes('types') ? [types] : []),
    ...[quick!, full!].filter((paths) => paths.length > 0).map(testsOf),
  ];
};

/** The tests of the folder of an error, and the types. */
export const netsAround = ({ file }: Fault): readonly Net[] => [
  testsOf([`test/${/^games\/[^/]+|^[^/]+/.exec(file)![0]}/`]),
  types,
];

/** All tests of `npm test`. */
export const allTests: Net = testsOf([]);
