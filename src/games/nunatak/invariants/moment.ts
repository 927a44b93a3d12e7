import { type ByOwner, ROUND } from '../components/index.js';
import type { DropPhase, Owner, PlacePhase, State } from '../state/index.js';
import { CELLS } from '../temple.js';

/** Checks whether no more blocks will be placed. */
export const isFinished = ({ phase }: State): boolean =>
  phase.kind === 'final' || phase.kind === 'transform' || phase.kind === 'into' || phase.kind === 'over';

/** Checks whether the block of the turn has been placed. */
export const isPlaced = (state: State): boolean => {
  const { kind } = state.phase;
  return kind === 'pick' || kind === 'immediate' || kind === 'brace' || kind === 'squares' || isFinished(state);
};

/** Returns the phase under a favour that is being carried out, or the phase itself. */
export const underlying = ({ phase }: State): State['phase'] => ('resume' in phase ? phase.resume : phase);

/** Returns the phase in which the card of the turn has been filed, and its block not placed; null if it is another. */
export const placing = (state: State): PlacePhase | DropPhase | null => {
  const phase = underlying(state);
  return phase.kind === 'place' || phase.kind === 'drop' ? phase : null;
};

/** Returns the owner of the turn that `turn` counts. */
export const moverOf = (state: State): Owner => {
  const phase = underlying(state);
  return phase.kind === 'window' ? phase.next : state.active;
};

/** Returns the round of a solo game; after the last one, the number after it. */
export const roundOf = (state: State): number => Math.floor((isFinished(state) ? CELLS : state.turn - 1) / ROUND) + 1;

/** Returns the owner of a turn in a game without abundance. */
export const ownerOf = ({ players, left }: State, turn: number): Owner =>
  players === 1 ? (Math.floor((turn - 1) / ROUND) + ((turn - 1) % ROUND)) % ROUND : (turn - 1) % left.length;

/** Counts the placed blocks of each owner. */
export const blocksOf = ({ areas, blocks }: State): ByOwner<number> =>
  areas.map((_, owner) => blocks.filter((block) => block === owner).length);
