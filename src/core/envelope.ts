import type { Player } from './game.js';

/** What surrounds a game. */
export interface Envelope {
  /** The day, `2026-03-01`, or the moment it began, `2026-03-01T18:30:00Z`. */
  readonly date?: string;
  /** The tournament, club or table. */
  readonly event?: string;
  /** Who played, in the order of the seats. */
  readonly players?: readonly PlayerOfRecord[];
  /** How it came to its end. */
  readonly termination?: Termination;
  /** By move, the milliseconds left on the clock of who made it; null where nobody knows. */
  readonly clocks?: readonly (number | null)[];
  /** What was said of moves, in their order. */
  readonly comments?: readonly Comment[];
  /** The rest: JSON of at most 10,000 characters. */
  readonly meta?: Readonly<Record<string, unknown>>;
}

/** Somebody who played, as far as it is known. */
export interface PlayerOfRecord {
  readonly name?: string;
  readonly id?: string;
  readonly rating?: number;
}

/** How a game came to its end. */
export type Termination = PlayedOut | BrokenOff;

/** It was played to its end. */
export interface PlayedOut {
  readonly kind: 'playedOut';
}

/** It ended before its end. */
export interface BrokenOff {
  readonly kind: 'resigned' | 'outOfTime' | 'abandoned' | 'agreed' | 'forfeited';
  /** Who resigned, ran out of time, left, or did what nobody may do. */
  readonly by?: readonly Player[];
  /** Who is given the win, whatever the points say. */
  readonly winners?: readonly Player[];
  /** What happened, in a sentence of at most 2000 characters. */
  readonly reason?: string;
}

/** Something said of a move. */
export interface Comment {
  /** After which move; 0 is before the first. */
  readonly after: number;
  readonly text: string;
}
