import type * as core from '../../../signs/move-parts.js';
import { type MoveMade, preparedOnce } from '../../../signs/sign.js';
import { prepare } from '../components/index.js';
import type { Phase, State } from '../state/index.js';
import type { Nunatak } from '../types.js';

/**
 * Signs by clause, each a condition on a part: a move, made or forced, or everything that follows a turn up to the next
 * decision.
 */
export type PartSigns = core.PartSigns<Nunatak>;
/** A part. */
export type Part = core.MovePart<Nunatak>;
/** A part without the information whether it is forced. */
export type Step = MoveMade<Nunatak>;

/** Returns the tables that the rules read. */
export const boxOf = preparedOnce(prepare);

/** Returns the decision under way; for a favour that is carried out, the one to which it returns. */
export const askedIn = ({ phase }: State): Phase => ('resume' in phase ? phase.resume : phase);

const END: readonly Phase['kind'][] = ['final', 'transform', 'into', 'over'];

/** Checks whether the last turn of the game has ended. */
export const endsLastTurn = ({ before, after }: Step): boolean =>
  before !== null && END.includes(after.phase.kind) && !END.includes(before.phase.kind);

/** Checks whether a turn has ended. */
export const endsTurn = (part: Step): boolean =>
  endsLastTurn(part) || (part.before !== null && part.after.turn > part.before.turn);
