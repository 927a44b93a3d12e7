import type { Either } from 'fp-ts/lib/Either.js';
import type { AnyGame, BaseView, ChanceQuestion } from '../../core/contract/game.js';
import type { ToldOrigin } from '../../core/records/record.js';
import type { BaseEvent } from '../../core/types/base-types.js';
import type { TextMoves } from './parse-moves.js';
import { factTyped } from './typed.js';

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
