import type { Player } from '../../../core/contract/game.js';
import type { Move } from '../moves/index.js';
import { placerOf, type State, type View } from '../state/index.js';

/** The kinds of moves that touch no place. */
export const placeless: readonly Move['kind'][] = Object.freeze(['pass', 'end']);

/**
 * Lists the places that a move touches in this position: zones, ships, tracks, decks, piles, or the mover's supplies.
 */
export const placesOf = (move: Move, position: State | View): readonly string[] => {
  const player = askedIn(position);
  switch (move.kind) {
    case 'pass':
    case 'end':
      return [];
    case 'place':
      return [`zone-${move.zone}`];
    case 'sail':
      return [`zone-${move.to}`];
    case 'startCube':
    case 'research':
    case 'advance':
      return [`track-${move.track}`];
    case 'recruit':
      return [`scientists-${player}`];
    case 'build':
      return [`deck-${move.deck}`];
    case 'buildShip':
      return [`ships-${player}`];
    case 'playScientist':
    case 'playRecruits':
      return [`hand-${player}`];
    case 'playProgress':
      return [`hand-${player}`, `track-${move.track}`];
    case 'playIcebreaker':
      return [`hand-${player}`, `zone-${move.zone}`];
    case 'sacrifice':
      return [`${move.what}s-${player}`];
    case 'take':
      return [`pile-${move.card}`];
    case 'scuttle':
      return [`${move.zone}.${move.position}`];
    case 'relocate':
      return [`${move.zone}.${move.position}`, `zone-${move.to}`];
  }
};

/** Returns the player to act; before the first turn and after the end, the player who comes first. */
export const askedIn = (position: State | View): Player => {
  const { phase, turn } = position;
  if ('player' in phase) return phase.player;
  // Views have every field that `placerOf` reads.
  return phase.kind === 'placing' ? placerOf(position as State, phase.next) : (turn.player ?? 0);
};
