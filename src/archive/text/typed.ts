import type { Either } from 'fp-ts/lib/Either.js';
import type { AnyGame, BaseView, ChanceQuestion } from '../../core/contract/game.js';
import type { ToldOrigin } from '../../core/records/record.js';
import type { BaseEvent } from '../../core/types/base-types.js';
import type { TextMoves } from './parse-moves.js';

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

/** The record of a told game, whose options were read. */
export interface ToldDocument extends ToldOrigin {
  readonly moves: readonly string[];
}

/**
 * Returns the facts of a told game with those that are abbreviated in full, up to the first that cannot be found out:
 * what a fact is short for depends on what is asked where it stands.
 */
export const factsMeant = (
  game: AnyGame,
  { options, told, moves }: ToldDocument,
  body: TextMoves,
): readonly string[] => {
  const meant = told.slice();
  let position: BaseView | null = null;
  for (let i = 0; i < told.length; i++) {
    const move = i === 0 ? null : game.parseMove(moves[i - 1]!);
    if (move?._tag === 'Left') return meant;
    const make = (facts: string) =>
      move === null ? game.dealTold(options, facts) : game.stepTold(position!, move.right, facts);
    const ask = (facts: string) =>
      move === null ? game.nextDealQuestion(options, facts) : game.nextChanceQuestion(position!, move.right, facts);
    let made = make(meant[i]!);
    if (made._tag === 'Left') {
      meant[i] = inFull(
        game,
        body.facts[i]!.facts.map(({ text }) => text),
        ask,
      );
      made = make(meant[i]!);
    }
    if (made._tag === 'Left') return meant;
    ({ position } = made.right);
  }
  return meant;
};

/** Returns the facts of an entry in notation, from what a person typed for them. */
const inFull = (
  game: AnyGame,
  typed: readonly string[],
  ask: (facts: string) => Either<unknown, ChanceQuestion<BaseEvent> | null>,
): string => {
  const facts = typed.map((text) => game.notationOf(text));
  for (const [i, text] of typed.entries()) {
    const question = ask(facts.slice(0, i).join(' '));
    const fact = question._tag === 'Right' && question.right !== null ? factTyped(game, question.right, text) : null;
    if (fact === null) break;
    facts[i] = fact;
  }
  return facts.join(' ');
};
