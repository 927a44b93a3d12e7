import type { Player } from '../types/base-types.js';

/** Information about a game that its moves do not contain. */
export interface Envelope {
  /** The day, `2026-03-01`, or the time at which it began, `2026-03-01T18:30:00Z`. */
  readonly date?: string;
  /** The tournament, club or table. */
  readonly occasion?: string;
  /** The players, in the order of the seats. */
  readonly players?: readonly PlayerOfRecord[];
  /** The way in which the game ended. */
  readonly termination?: Termination;
  /** By move, the milliseconds left on the clock of the player who made it; null if unknown. */
  readonly clocks?: readonly (number | null)[];
  /** Comments on moves, in the order of the moves. */
  readonly comments?: readonly Comment[];
  /** Custom data: JSON of at most 10,000 characters. */
  readonly meta?: Readonly<Record<string, unknown>>;
}

/** A player, as far as known. */
export interface PlayerOfRecord {
  readonly name?: string;
  readonly id?: string;
  readonly rating?: number;
}

/** The way in which a game ended. */
export type Termination = PlayedOut | EndedEarly;

/** The game was played to its end. */
export interface PlayedOut {
  readonly kind: 'playedOut';
}

/** The game ended early. */
export interface EndedEarly {
  readonly kind: 'resigned' | 'outOfTime' | 'abandoned' | 'agreed' | 'forfeited';
  /** The players who resigned, ran out of time, left or broke a rule. */
  readonly causedBy?: readonly Player[];
  /** The players who are awarded the win, whatever the points are. */
  readonly winners?: readonly Player[];
  /** The circumstances, in at most 2000 characters. */
  readonly reason?: string;
}

/** A comment on a move. */
export interface Comment {
  /** The number of moves made before the comment; 0 is before the first move. */
  readonly ply: number;
  readonly text: string;
}
