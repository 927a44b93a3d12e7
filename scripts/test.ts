import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { succeeds } from './shell.js';
import { type Count, countOf, type Report } from './test/count.js';

/** A development dependency's program and its arguments. */
type Command = readonly [tool: string, ...args: string[]];

/** What a step runs, and how its result is counted: as one, or test by test. */
interface Step {
  readonly title: string;
  readonly commands: readonly Command[];
  readonly isCounted?: true;
}

const VITEST: Command = ['vitest', 'run', '--config', 'test/vitest.config.ts', '--root', '.'];

const STEPS: readonly Step[] = [
  {
    title: 'types',
    commands: [
      ['tsc', '-p', '.'],
      ['tsc', '-p', 'src/cli'],
      ['tsc', '-p', 'test'],
    ],
  },
  { title: 'lint and format', commands: [['biome', 'ci', '.']] },
  { title: 'tests', commands: [[...VITEST, '--exclude', 'test/docs/**']], isCounted: true },
  { title: 'examples of the docs', commands: [[...VITEST, 'test/docs/']], isCounted: true },
  { title: 'clauses', commands: [['tsx', 'scripts/rules.ts', '--check']] },
  { title: 'API docs', commands: [['typedoc', '--options', 'docs/typedoc.json']] },
  { title: 'package', commands: [['tsx', 'scripts/package.ts']] },
];

const main = (): void => {
  const results = STEPS.map((step) => ({ step: step.title, ...resultOf(step) }));
  heading('summary');
  console.table(results);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  process.exitCode = failed === 0 ? 0 : 1;
  console.log(`${passed} passed, ${failed} failed`);
};

const resultOf = (step: Step): Count & { readonly seconds: number } => {
  heading(step.title);
  const began = performance.now();
  const count = step.isCounted ? counted(step.commands[0]!) : asOne(step.commands);
  return { ...count, seconds: Math.round((performance.now() - began) / 100) / 10 };
};

const heading = (title: string): void => console.log(`\n== ${title} ==`);

const asOne = (commands: readonly Command[]): Count => {
  const failures = commands.filter((command) => !succeeds(...command));
  return failures.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
};

/** Runs vitest, which prints what fails and writes what it counts into a file. */
const counted = (command: Command): Count => {
  const folder = mkdtempSync(join(tmpdir(), 'sastrugi-test-'));
  const file = join(folder, 'report.json');
  try {
    const isSuccess = succeeds(...command, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`);
    return countOf(JSON.parse(readFileSync(file, 'utf8')) as Report, isSuccess, console.error);
  } catch (error) {
    console.error(`the tests left no report: ${error}`);
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

main();
