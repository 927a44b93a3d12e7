import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { ended } from './shell.js';
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

/** Steps of one stage run side by side: each of them keeps one processor busy, and the tests all of them. */
const STAGES: readonly (readonly Step[])[] = [
  [
    {
      title: 'types',
      commands: [
        ['tsc', '-p', '.'],
        ['tsc', '-p', 'src/cli'],
        ['tsc', '-p', 'test'],
      ],
    },
    { title: 'lint and format', commands: [['biome', 'ci', '.']] },
  ],
  [{ title: 'tests', commands: [[...VITEST, '--exclude', 'test/docs/**']], isCounted: true }],
  [{ title: 'examples of the docs', commands: [[...VITEST, 'test/docs/']], isCounted: true }],
  [
    { title: 'package', commands: [['tsx', 'scripts/package.ts']] },
    { title: 'clauses', commands: [['tsx', 'scripts/rules.ts', '--check']] },
    { title: 'API docs', commands: [['typedoc', '--options', 'docs/typedoc.json']] },
  ],
];

/** What came of a step, and what it said if that was kept. */
interface Result extends Count {
  readonly seconds: number;
  readonly said: string;
}

const main = async (): Promise<void> => {
  const results: (Omit<Result, 'said'> & { readonly step: string })[] = [];
  for (const stage of STAGES) {
    for await (const [{ title: step }, { said, ...result }] of stage.length === 1 ? alone(stage[0]!) : beside(stage)) {
      process.stdout.write(said);
      results.push({ step, ...result });
    }
  }
  heading('summary');
  console.table(results);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  process.exitCode = failed === 0 ? 0 : 1;
  console.log(`${passed} passed, ${failed} failed`);
};

type Done = readonly [Step, Result];

/** A step in sight of the user. */
async function* alone(step: Step): AsyncGenerator<Done> {
  heading(step.title);
  yield [step, await resultOf(step, false)];
}

/** Steps at once; what each of them said is told when it and those before it are over. */
async function* beside(steps: readonly Step[]): AsyncGenerator<Done> {
  const underWay = steps.map((step) => [step, resultOf(step, true)] as const);
  for (const [step, result] of underWay) {
    const done = await result;
    heading(step.title);
    yield [step, done];
  }
}

const resultOf = async (step: Step, isKept: boolean): Promise<Result> => {
  const began = performance.now();
  const count = await (step.isCounted ? counted(step.commands[0]!) : asOne(step.commands, isKept));
  return { ...count, seconds: Math.round((performance.now() - began) / 100) / 10 };
};

const heading = (title: string): void => console.log(`\n== ${title} ==`);

type Counted = Count & { readonly said: string };

const asOne = async (commands: readonly Command[], isKept: boolean): Promise<Counted> => {
  let said = '';
  let failures = 0;
  for (const [tool, ...args] of commands) {
    const end = await ended(tool, args, isKept);
    said += end.said;
    if (!end.isSuccess) failures++;
  }
  return { ...(failures === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }), said };
};

/** Runs vitest, which prints what fails and writes what it counts into a file. */
const counted = async ([tool, ...args]: Command): Promise<Counted> => {
  const folder = mkdtempSync(join(tmpdir(), 'sastrugi-test-'));
  const file = join(folder, 'report.json');
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const { isSuccess, said } = await ended(tool, [...args, ...reporters], false);
    return { ...countOf(JSON.parse(readFileSync(file, 'utf8')) as Report, isSuccess, console.error), said };
  } catch (error) {
    console.error(`the tests left no report: ${error}`);
    return { passed: 0, failed: 1, said: '' };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

await main();
