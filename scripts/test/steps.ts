/** A program with its arguments: that of a development dependency, or npm. */
export type Command = readonly [program: string, ...args: string[]];

/**
 * The runs: `check` while writing; `test` before a commit; `full` before a release. `system` is the part of `full` that
 * needs programs beside Node and npm, and `app` is a part of `system`.
 */
export type Run = 'check' | 'test' | 'full' | 'system' | 'app';

/** A row of the table. */
export interface Step {
  readonly title: string;
  /** The runs that it is part of. */
  readonly runs: readonly Run[];
  readonly commands: readonly Command[];
  /** The folder in which the commands run; by default the project. */
  readonly folder?: string;
  /** The program that counts the tests of the last command; without it, the step counts as one. */
  readonly countedBy?: 'vitest' | 'node' | 'unittest';
}

/** All code; the first project is that of code for every platform. The tests' project has the code of the command. */
const PROJECTS = ['.', 'test'];
const APP = 'docs/examples/table';

const vitestCommand = (...args: readonly string[]): Command => [
  'vitest',
  'run',
  '--config',
  'test/vitest.config.ts',
  '--root',
  '.',
  ...args,
];

/** The steps of all runs, by stages. Steps of one stage run side by side; tests keep all processors busy. */
export const STAGES: readonly (readonly Step[])[] = [
  [
    {
      title: 'types',
      runs: ['check', 'test', 'full'],
      commands: PROJECTS.map((project) => ['typescript7/bin/tsc', '-p', project]),
    },
    { title: 'lint and format', runs: ['check', 'test', 'full'], commands: [['biome', 'ci', '.']] },
    { title: 'clauses', runs: ['test', 'full'], commands: [['tsx', 'scripts/rules.ts', '--check']] },
    { title: 'tests, few games', runs: ['test'], commands: [vitestCommand('--mode', 'quick')], countedBy: 'vitest' },
  ],
  [{ title: 'tests', runs: ['full'], commands: [vitestCommand('--exclude', 'test/docs/**')], countedBy: 'vitest' }],
  [{ title: 'examples of the docs', runs: ['full'], commands: [vitestCommand('test/docs/')], countedBy: 'vitest' }],
  [
    {
      title: 'types by TypeScript 5',
      runs: ['full'],
      commands: [...PROJECTS, 'src/cli'].map((project) => ['typescript/bin/tsc', '-p', project]),
    },
    { title: 'package', runs: ['full'], commands: [['tsx', 'scripts/package.ts']] },
    { title: 'API docs', runs: ['full'], commands: [['typedoc', '--options', 'docs/typedoc.json']] },
  ],
  [
    {
      title: 'tests of the system',
      runs: ['full', 'system'],
      commands: [vitestCommand('--mode', 'system')],
      countedBy: 'vitest',
    },
  ],
  [
    {
      title: 'client in Python',
      runs: ['full', 'system'],
      commands: [['tsx', 'scripts/python.ts', 'test_*.py']],
      countedBy: 'unittest',
    },
    {
      title: 'learner in Python',
      runs: ['full', 'system'],
      commands: [['tsx', 'scripts/python.ts', 'slow_*.py']],
      countedBy: 'unittest',
    },
  ],
  [
    {
      title: 'app in a browser',
      runs: ['full', 'system', 'app'],
      folder: APP,
      commands: [
        ['npm', 'ci'],
        ['npm', 'run', 'pretest'],
        ['npm', 'run', 'types'],
        ['npm', 'test', '--ignore-scripts'],
      ],
      countedBy: 'node',
    },
  ],
];

/** Returns the stages of the steps that are part of all these runs. */
export const selectStages = (runs: readonly string[]): readonly (readonly Step[])[] =>
  STAGES.map((stage) => stage.filter((step) => runs.every((run) => step.runs.some((each) => each === run)))).filter(
    (stage) => stage.length > 0,
  );
