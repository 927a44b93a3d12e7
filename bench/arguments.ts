import { parseArgs } from 'node:util';
import { games } from '../scripts/entries.js';

/** What the bench can be asked for; `isQuick` asks for it in a hurry. */
export type Command = { readonly isQuick: boolean } & (
  | { readonly kind: 'tables'; readonly ids: readonly string[] }
  | { readonly kind: 'profile'; readonly id: string }
);

/** What these arguments ask for; undefined where they ask for nothing that there is. */
export const commandOf = (args: readonly string[]): Command | undefined => {
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: FLAGS });
    return commandWith(values, positionals);
  } catch {
    return undefined;
  }
};

/** What may be asked for, in one line. */
export const usage = (): string =>
  `bench: allowed is [--quick] with [GAME] or --profile GAME; games are ${games().join(', ')}`;

const FLAGS = { quick: { type: 'boolean' }, profile: { type: 'boolean' } } as const;

type Flags = Readonly<Partial<Record<keyof typeof FLAGS, boolean>>>;

const commandWith = ({ quick: isQuick = false, profile }: Flags, words: readonly string[]): Command | undefined => {
  const id = games().find((game) => game === words[0]);
  if (words.length > (id === undefined ? 0 : 1)) return undefined;
  if (!profile) return { kind: 'tables', isQuick, ids: id === undefined ? games() : [id] };
  return id === undefined ? undefined : { kind: 'profile', isQuick, id };
};
