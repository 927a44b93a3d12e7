import type { Either } from 'fp-ts/lib/Either.js';
import type { Game, Player, Types } from '../core/contract/game.js';
import { sealedPhaseOf, withDecider } from '../core/contract/sealed.js';
import { left, notToActError, right } from '../core/errors/errors.js';
import { type MatchOf, makeMove, stateAt } from '../core/records/match.js';
import type { RequestError } from './errors.js';

/** The sealed choices that wait until everybody has chosen, by player; null for a player without one. */
export type WaitingChoices<G extends Types> = readonly (G['Move'] | null)[];

/** A match with the sealed choices that wait in it. */
interface MatchWithChoices<G extends Types> {
  readonly match: MatchOf<G>;
  readonly choices: WaitingChoices<G>;
}

export const noChoices = (players: number): readonly null[] => Array.from({ length: players }, () => null);

/**
 * Keeps a player's sealed choice, in place of an earlier one. Once everybody has chosen, the choices are made in the order
 * of the seats.
 */
export const submitChoice = <G extends Types>(
  game: Game<G>,
  { match, choices }: MatchWithChoices<G>,
  player: Player,
  move: G['Move'],
): Either<RequestError<G>, MatchWithChoices<G>> => {
  const state = stateAt(game, match)!;
  const deciders = game.deciders(state);
  if (!deciders.includes(player)) return left(notToActError(deciders[0]!));
  const refusal = game.whyIllegal(withDecider(state, player), move);
  if (refusal !== null) return left(refusal as RequestError<G>);
  const waiting = choices.map((choice, other) => (other === player ? game.moveOf(game.actionOf(move))! : choice));
  if (deciders.some((other) => waiting[other] === null)) return right({ match, choices: waiting });
  let current = match;
  for (const decider of deciders) {
    const made = makeMove(game, current, waiting[decider]!, decider);
    if (made._tag === 'Left') return made;
    current = made.right.match;
  }
  return right({ match: current, choices: noChoices(choices.length) });
};

/** Returns the first player whose waiting choice is not one that can be made in a match; undefined if there is none. */
export const findWrongChoice = <G extends Types>(
  game: Game<G>,
  { match, choices }: MatchWithChoices<G>,
): Player | undefined => {
  const state = stateAt(game, match)!;
  const canChoose = sealedPhaseOf(state)?.deciders ?? [];
  const wrong = choices.findIndex(
    (choice, player) =>
      choice !== null &&
      !(canChoose.includes(player) && game.legalChoices(state, player).includes(game.moveOf(game.actionOf(choice))!)),
  );
  return wrong < 0 ? undefined : wrong;
};
