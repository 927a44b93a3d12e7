import { parseArgs } from 'node:util';
import { listGames } from '../scripts/entries.js';

/** A command line of the bench; `isQuick` shortens the measurements. */
export type Command = { readonly isQuick: boolean } & (
  | { readonly kind: 'tables'; readonly ids: readonly string[] }
  /** Compares environments in Python with those in Node. */
  | { readonly kind: 'python'; readonly ids: readonly string[] }
  /** Measures programs that keep states. */
  | { readonly kind: 'kept'; readonly ids: readonly string[] }
  /** Compares a described game with the same game by hand. */
  | { readonly kind: 'author' }
  /** Measures a tournament on two threads. */
  | { readonly kind: 'threads' }
  | { readonly kind: 'profile'; readonly id: string }
  | { readonly kind: 'search'; readonly ids: readonly string[] }
  /** Compares with a revision, by default with the first edition. */
  | { readonly kind: 'against'; readonly revision: string | undefined; readonly ids: readonly string[] }
);

/** Parses the arguments; returns undefined if they are invalid. */
export const parseCommand = (args: readonly string[]): Command | undefined => {
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: FLAGS });
    return createCommand(values, positionals);
  } catch {
    return undefined;
  }
};

/** Returns the usage in one line. */
export const formatUsage = (): string =>
  `bench: allowed is [--quick] with [GAME], --search [GAME], --kept [GAME], --python [GAME], --threads, --author, --profile GAME or --against [REVISION] [GAME]; games are ${listGames().join(', ')}`;

const FLAGS = {
  quick: { type: 'boolean' },
  search: { type: 'boolean' },
  kept: { type: 'boolean' },
  python: { type: 'boolean' },
  profile: { type: 'boolean' },
  against: { type: 'boolean' },
  threads: { type: 'boolean' },
  author: { type: 'boolean' },
} as const;

type Flags = Readonly<Partial<Record<keyof typeof FLAGS, boolean>>>;

/** Reads the words: the last may be a game, and the one before it a revision. */
const createCommand = (
  { quick: isQuick = false, search, kept, python, profile, against, threads, author }: Flags,
  words: readonly string[],
): Command | undefined => {
  if ([search, kept, python, profile, against, threads, author].filter(Boolean).length > 1) return undefined;
  if (threads || author) return words.length > 0 ? undefined : { kind: threads ? 'threads' : 'author', isQuick };
  const id = listGames().find((game) => game === words.at(-1));
  const [revision, ...tooMany] = id === undefined ? words : words.slice(0, -1);
  const ids = id === undefined ? listGames() : [id];
  if (tooMany.length > 0 || (revision !== undefined && !against)) return undefined;
  if (search) return { kind: 'search', isQuick, ids };
  if (kept) return { kind: 'kept', isQuick, ids };
  if (python) return { kind: 'python', isQuick, ids };
  if (against) return { kind: 'against', isQuick, revision, ids };
  if (!profile) return { kind: 'tables', isQuick, ids };
  return id === undefined ? undefined : { kind: 'profile', isQuick, id };
};
