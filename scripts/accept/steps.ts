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
const tests = (...args: readonly string[]): Renewal['command'] => [
  'vitest',
  'run',
  ...['--mode', 'quick', '--config', 'test/vitest.config.ts', '--root', '.'],
  ...args,
];

/** Returns the command that compares the locks of these games with their rules. */
export const locksOf = (games: readonly string[]): Renewal['command'] =>
  tests('test/games/locks', '-t', `of (${games.join('|')}) does not change without a new version`);

const script = (name: string, ...args: readonly string[]): Renewal['command'] => ['tsx', `scripts/${name}.ts`, ...args];

/** Lists what renews the generated files of these games, in order; `raised` are those whose version has risen. */
export const renewalsOf = (games: readonly string[], raised: readonly string[]): readonly Renewal[] => {
  const each = (among: readonly string[], path: (game: string) => string) => among.map(path);
  const ofRaised: readonly Renewal[] = [
    {
      title: 'golden games',
      command: tests(...each(raised, (game) => `test/games/${game}/golden.test.ts`)),
      env: GOLDEN,
      writes: each(raised, (game) => `test/games/${game}/golden`),
    },
    {
      title: 'locks',
      command: locksOf(raised),
      env: LOCKS,
      writes: each(raised, lockFileOf),
    },
  ];
  return [
    {
      title: 'digests of components',
      command: script('accept/digests', ...games),
      writes: each(games, digestFileOf),
    },
    ...(raised.length > 0 ? ofRaised : []),
    {
      title: 'signs',
      command: tests(...each(games, (game) => `test/games/${game}/signs.test.ts`)),
      env: LOCKS,
      writes: each(games, (game) => `test/games/${game}/signs.json`),
    },
    {
      title: 'layouts of observations',
      command: tests('test/learning/observer.test.ts'),
      env: LOCKS,
      writes: ['test/learning/layouts.json'],
    },
    { title: 'values of events', command: script('events'), writes: ['src/cli/event-values.ts'] },
    { title: 'schemas', command: script('schema'), writes: ['schema'] },
    { title: 'exports', command: script('exports'), writes: ['package.json'] },
    { title: 'pages of the rules', command: script('rules'), writes: ['docs/rules'] },
    { title: 'pages of the games', command: script('pages'), writes: ['docs/games'] },
    { title: 'drawings', command: script('drawings', ...games), writes: ['docs/drawings'] },
  ];
};

/** Returns the module of a game that names its components by their digest. */
export const digestFileOf = (game: string): string => `src/games/${game}/actions.ts`;

export const lockFileOf = (game: string): string => `test/games/${game}/lock.json`;
