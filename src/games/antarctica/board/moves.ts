import type { Player } from '../../../core/contract/game.js';
import type { Move } from '../moves/index.js';
import { placerOf, type State, type View } from '../state/index.js';

/** The kinds of moves that touch no place. */
export const placeless: readonly Move['kind'][] = Object.freeze(['pass', 'end']);

/**
 * Lists the places that a move touches in this position: zones, ships, tracks, decks, piles, or the mover's supplies.
 */
export const placesOf = (move: Move, state: State | View): readonly string[] => {
  const decider = deciderOf(state);
  switch (move.kind) {
    case 'pass':
    case 'end':
      return [];
    case 'placeShip':
      return [`zone-${move.zone}`];
    case 'sail':
      return [`zone-${move.to}`];
    case 'placeStartCube':
    case 'research':
    case 'advance':
      return [`track-${move.track}`];
    case 'recruit':
      return [`scientists-${decider}`];
    case 'build':
      return [`deck-${move.deck}`];
    case 'buildShip':
      return [`ships-${decider}`];
    case 'playScientist':
    case 'playRecruits':
      return [`hand-${decider}`];
    case 'playProgress':
      return [`hand-${decider}`, `track-${move.track}`];
    case 'playIcebreaker':
      return [`hand-${decider}`, `zone-${move.zone}`];
    case 'sacrifice':
      return [`${move.piece}s-${decider}`];
    case 'takeCard':
      return [`pile-${move.card}`];
    case 'scuttle':
      return [`${move.zone}.${move.position}`];
    case 'relocateShip':
      return [`${move.zone}.${move.position}`, `zone-${move.to}`];
  }
};

/** Returns the player to act; before the first turn and after the end, the player who comes first. */
export const deciderOf = (state: State | View): Player => {
  const { phase, turn } = state;
  if ('decider' in phase) return phase.decider;
  // Views have every field that `placerOf` reads.
  return phase.kind === 'placeShip' ? placerOf(state as State, phase.placingIndex) : (turn.player ?? 0);
};
