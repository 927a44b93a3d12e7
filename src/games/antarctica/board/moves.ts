import type { Player } from '../../../core/game.js';
import type { Move } from '../moves/index.js';
import { placerOf, type State, type View } from '../state/index.js';

/** The kinds of moves that touch no place. */
export const placeless: readonly Move['kind'][] = Object.freeze(['pass', 'end']);

/** The places that a move touches, made in this position: zones, ships, tracks, decks, piles, or what the mover has. */
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

/** Who is asked; before the first turn and after the end whoever comes first. */
export const askedIn = (position: State | View): Player => {
  const { phase, turn } = position;
  if ('player' in phase) return phase.player;
  // What is asked of the state here, views have too.
  return phase.kind === 'placing' ? placerOf(position as State, phase.next) : (turn.player ?? 0);
};
