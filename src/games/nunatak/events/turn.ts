import type { Player } from '../../../core/contract/game.js';
import type { Score } from '../categories.js';
import type { Slot } from '../components/index.js';
import type { Owner } from '../state/index.js';

/** The completion card of a game for four is revealed. */
export interface CompletionRevealed {
  readonly kind: 'completionRevealed';
  /** The index of the completion card. */
  readonly completionCard: number;
}

/** A turn begins. */
export interface TurnStarted {
  readonly kind: 'turnStarted';
  readonly owner: Owner;
  /** The turn, from 1. */
  readonly turnNumber: number;
}

/** A player skips the turn that abundance has brought forward. */
export interface TurnSkipped {
  readonly kind: 'turnSkipped';
  readonly player: Player;
}

/** A human opens the next lot. */
export interface LotOpened {
  readonly kind: 'lotOpened';
  readonly player: Player;
}

/** A round of a solo game is over. */
export interface RoundEnded {
  readonly kind: 'roundEnded';
  /** The round, from 1. */
  readonly round: number;
  /** The slots of the cubes for the next round. */
  readonly dummySlots: readonly Slot[];
  /** The owner who starts the next round. */
  readonly startTokenOwner: Owner;
}

/** The players with an extra turn, best first. */
export interface ExtraTurnsGranted {
  readonly kind: 'extraTurnsGranted';
  readonly players: readonly Player[];
}

/** The game is over. */
export interface GameOver {
  readonly kind: 'gameOver';
  readonly score: Score;
}
