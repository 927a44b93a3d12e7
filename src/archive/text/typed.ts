import type { AnyGame, ChanceQuestion } from '../../core/contract/game.js';
import type { BaseEvent } from '../../core/types/base-types.js';

/** Returns the notation of a move that a person typed, whatever its capitals and spaces; null if it is none. */
export const moveTyped = (game: AnyGame, typed: string): string | null => {
  const exact = game.notationOf(typed);
  if (game.parseMove(exact)._tag === 'Right') return exact;
  return spellingsOf(game).get(typed.replaceAll(/\s+/g, '').toLowerCase()) ?? null;
};

const known = new WeakMap<AnyGame, ReadonlyMap<string, string>>();

/** Returns the notation of all moves by what people type for them, in small letters. */
const spellingsOf = (game: AnyGame): ReadonlyMap<string, string> => {
  const made = known.get(game);
  if (made !== undefined) return made;
  const texts = game.catalogue.map((move) => game.formatMove(move));
  const spellings = new Map(texts.map((text) => [game.tableTextOf(text).toLowerCase(), text]));
  known.set(game, spellings);
  return spellings;
};

/**
 * Returns the fact that a person typed for what chance is asked: as texts write it, in any letters, or only what follows
 * its name, such as `17` for `plan1=17`; null if it is none of the answers, or several.
 */
export const factTyped = (
  game: AnyGame,
  { answers, openText }: Pick<ChanceQuestion<BaseEvent>, 'answers' | 'openText'>,
  typed: string,
): string | null => {
  const facts = [...answers.map(({ text }) => text), ...(openText === null ? [] : [openText])];
  const texts = facts.map((fact) => game.tableTextOf(fact));
  const wanted = typed.toLowerCase();
  const readings = [
    (text: string) => text === typed,
    (text: string) => text.toLowerCase() === wanted,
    (text: string) => valueIn(text).toLowerCase() === wanted,
  ];
  for (const isMeant of readings) {
    const found = facts.filter((_, i) => isMeant(texts[i]!));
    if (found.length === 1) return found[0]!;
  }
  return null;
};

/** Returns what a fact says, without its name: `17` of `plan1=17`, `W4` of `+W4`, `3` of `fell3`. */
export const valueIn = (fact: string): string => fact.replace(/^(?:\w+[=:]|\+|[a-z]+(?=(?:\d+|\?)$))/, '');
