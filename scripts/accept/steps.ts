/** A command that renews generated files. */
export interface Renewal {
  readonly title: string;
  /** A program of a development dependency with its arguments. */
  readonly command: readonly [tool: string, ...args: string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** The files and folders that it writes. */
  readonly writes: readonly string[];
}

const GOLDEN = { UPDATE_GOLDEN: '1' };
const LOCKS = { UPDATE_LOCKS: '1' };

/** Returns the command that runs these tests with few random games. */
const testCommand = (...args: readonly string[]): Renewal['command'] => [
  'vitest',
  'run',
  ...['--mode', 'quick', '--config', 'test/vitest.config.ts', '--root', '.'],
  ...args,
];

/** Returns the command that compares the locks of these games with their rules. */
export const lockCommand = (games: readonly string[]): Renewal['command'] =>
  testCommand('test/games/locks', '-t', `of (${games.join('|')}) does not change without a new version`);

const scriptCommand = (name: string, ...args: readonly string[]): Renewal['command'] => [
  'tsx',
  `scripts/${name}.ts`,
  ...args,
];

/** Lists what renews the generated files of these games, in order; `raised` are those whose version has risen. */
export const listRenewals = (games: readonly string[], raised: readonly string[]): readonly Renewal[] => {
  const each = (among: readonly string[], path: (game: string) => string) => among.map(path);
  const forRaised: readonly Renewal[] = [
    {
      title: 'golden games',
      command: testCommand(...each(raised, (game) => `test/games/${game}/golden.test.ts`)),
      env: GOLDEN,
      writes: each(raised, (game) => `test/games/${game}/golden`),
    },
    {
      title: 'locks',
      command: lockCommand(raised),
      env: LOCKS,
      writes: each(raised, lockFileOf),
    },
  ];
  return [
    {
      title: 'digests of components',
      command: scriptCommand('accept/digests', ...games),
      writes: each(games, digestFileOf),
    },
    ...(raised.length > 0 ? forRaised : []),
    {
      title: 'clause effects',
      command: testCommand(...each(games, (game) => `test/games/${game}/clause-effects.test.ts`)),
      env: LOCKS,
      writes: each(games, (game) => `test/games/${game}/clause-effects.json`),
    },
    {
      title: 'layouts of observations',
      command: testCommand('test/learning/observer.test.ts'),
      env: LOCKS,
      writes: ['test/learning/layouts.json'],
    },
    { title: 'values of events', command: scriptCommand('events'), writes: ['src/cli/query/event-values.ts'] },
    { title: 'schemas', command: scriptCommand('schema'), writes: ['schema'] },
    { title: 'exports', command: scriptCommand('exports'), writes: ['package.json'] },
    { title: 'pages of the rules', command: scriptCommand('rules'), writes: ['docs/rules'] },
    { title: 'pages of the games', command: scriptCommand('pages'), writes: ['docs/games'] },
    { title: 'drawings', command: scriptCommand('drawings', ...games), writes: ['docs/drawings'] },
  ];
};

/** Returns the module of a game that names its components by their digest. */
export const digestFileOf = (game: string): string => `src/games/${game}/actions.ts`;

/** Lists the modules that name the version of a game's rules, and what stands before it there. */
export const listVersionPlaces = (game: string): readonly (readonly [file: string, prefix: string])[] => [
  [`src/games/${game}/kernel.ts`, '  version: '],
  ['src/archive/versions.ts', `    ${game.includes('-') ? `'${game}'` : game}: [`],
];

export const lockFileOf = (game: string): string => `test/games/${game}/lock.json`;
