/**
 * The rooms of the house, from the top: folders of `src`, and files that list what several rooms hold, each with its
 * purpose. A room imports only those of lower rows, and those beside it.
 */
export const ROWS: readonly Readonly<Record<string, string>>[] = [
  { cli: 'the command `sastrugi`' },
  { 'arena-node': 'archives, threads and engines of Node' },
  {
    arena: 'tournaments and ratings',
    archive: 'archives of records; the games of all versions',
  },
  {
    index: 'what `sastrugi` exports',
    bots: 'bots, and the ladder of each game',
    'draw/index': 'the drawings of all games',
    'games/index': 'the games by their ids',
  },
  {
    author: 'makes a game from a description',
    element: 'a board for web pages',
    table: 'a table where people and bots play',
    packs: 'a game with its bots, words and drawing',
    testing: 'the promises that every game keeps',
  },
  { games: 'the five games' },
  {
    draw: 'parts of drawings',
    learning: 'observations as numbers, environments',
  },
  { board: 'places and outlines' },
  {
    words: 'messages, plain English',
    'clause-effects': 'whether a clause took effect',
    'io-ts': 'codecs as values of io-ts',
  },
  { 'core/index': 'what games and apps use of the engine' },
  {
    'core/records': 'records, matches, validation',
    'core/define-game': 'builds a whole game',
  },
  { 'core/chance-outcomes': 'plays on while something is undecided, hidden or told' },
  { 'core/engine': 'plays a game whose state is known' },
  { 'core/contract': 'what users call, what games define' },
  {
    'core/fields': 'the schema of a state',
    'core/masks': 'what is hidden from whom',
  },
  {
    'core/types': 'states, moves, events, clauses, scores',
    'core/codec': 'readers of outside data',
  },
  {
    'core/chance': 'the random sequence of a seed',
    'core/errors': 'errors as values, refusals',
  },
  { 'core/data': 'plain data: lists, digests' },
];

const NAMES = ROWS.flatMap((row) => Object.keys(row)).sort((a, b) => b.length - a.length);

/** Returns the name of the room that a module of `src` is in; undefined if it has none. */
export const roomOf = (path: string): string | undefined =>
  NAMES.find((name) => path === `${name}.ts` || path.startsWith(`${name}/`));

/** Returns the row of a room, 0 at the top. */
export const rowOf = (name: string): number => ROWS.findIndex((row) => name in row);
