import { type ByOwner, TURNS_PER_ROUND } from '../components/index.js';
import type { DropPhase, Owner, PlacePhase, State } from '../state/index.js';
import { CELL_COUNT } from '../temple.js';

/** Checks whether all blocks are placed: what follows are the favours of the end. */
export const areAllBlocksPlaced = ({ phase }: State): boolean =>
  phase.kind === 'endFavour' || phase.kind === 'transform' || phase.kind === 'chooseNewType' || phase.kind === 'over';

/** Checks whether the block of the turn has been placed. */
export const isBlockPlaced = (state: State): boolean => {
  const { kind } = state.phase;
  return (
    kind === 'pickFavour' ||
    kind === 'immediateFavour' ||
    kind === 'braceBlock' ||
    kind === 'scoreSquare' ||
    areAllBlocksPlaced(state)
  );
};

/** Returns the phase under a favour that is being carried out, or the phase itself. */
export const phaseBelowFavour = ({ phase }: State): State['phase'] =>
  'phaseToResume' in phase ? phase.phaseToResume : phase;

/** Returns the phase in which the card of the turn has been filed, and its block not placed; null if it is another. */
export const placingPhase = (state: State): PlacePhase | DropPhase | null => {
  const phase = phaseBelowFavour(state);
  return phase.kind === 'place' || phase.kind === 'dropTile' ? phase : null;
};

/** Returns the owner of the turn that `turnNumber` counts. */
export const countedTurnOwner = (state: State): Owner => {
  const phase = phaseBelowFavour(state);
  return phase.kind === 'window' ? phase.nextOwner : state.turnOwner;
};

/** Returns the round of a solo game; after the last one, the number after it. */
export const roundOf = (state: State): number =>
  Math.floor((areAllBlocksPlaced(state) ? CELL_COUNT : state.turnNumber - 1) / TURNS_PER_ROUND) + 1;

/** Returns the owner of a turn in a game without abundance. */
export const regularTurnOwner = ({ players, turnsLeft }: State, turnNumber: number): Owner =>
  players === 1
    ? (Math.floor((turnNumber - 1) / TURNS_PER_ROUND) + ((turnNumber - 1) % TURNS_PER_ROUND)) % TURNS_PER_ROUND
    : (turnNumber - 1) % turnsLeft.length;

/** Counts the placed blocks of each owner. */
export const countBlocks = ({ filedCards, blocks }: State): ByOwner<number> =>
  filedCards.map((_, owner) => blocks.filter((block) => block === owner).length);
