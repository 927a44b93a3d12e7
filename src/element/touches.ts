import type { BaseMove } from '../core/contract/game.js';
import { movesAt, type PlacedMove } from './placed-moves.js';

/** The places of a decision that a person has touched. */
export interface Touches {
  /** The places touched so far: the moves on offer touch them all. */
  readonly places: readonly string[];
  /** The last touched place if no move on offer touches it; null otherwise. */
  readonly refusedPlace: string | null;
}

/** Nothing has been touched yet. */
export const NO_TOUCHES: Touches = Object.freeze({ places: Object.freeze([]), refusedPlace: null });

/** The effect of a touch: the touches afterwards, and the move to make, null if the choice is still open. */
export interface TouchEffect<Move extends BaseMove = BaseMove> {
  readonly touches: Touches;
  readonly move: Move | null;
}

/**
 * Adds a touch. Touches narrow the moves down, and the one that leaves one move makes it. A place that none of the
 * remaining moves touches begins a new choice; where no move at all touches it, it is refused, and the choice stays.
 * A place touched again makes the only move left, or that which touches nothing else, or takes the touches back.
 */
export const touchPlace = <Move extends BaseMove>(
  placed: readonly PlacedMove<Move>[],
  { places }: Touches,
  place: string,
): TouchEffect<Move> => {
  const isAgain = places.includes(place);
  const touched = isAgain ? places : [...places, place];
  const offered = movesAt(placed, touched);
  if (offered.length === 1) return { touches: NO_TOUCHES, move: offered[0]!.move };
  if (isAgain) {
    const complete = offered.filter((each) => each.places.every((other) => places.includes(other)));
    return { touches: NO_TOUCHES, move: complete.length === 1 ? complete[0]!.move : null };
  }
  if (offered.length > 1) return { touches: { places: touched, refusedPlace: null }, move: null };
  const isElsewhere = movesAt(placed, [place]).length > 0;
  return {
    touches: isElsewhere ? { places: [place], refusedPlace: null } : { places, refusedPlace: place },
    move: null,
  };
};
