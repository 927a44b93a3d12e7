import type { ByPlayer } from '../../../core/contract/game.js';
import type { Category } from '../categories.js';
import type { EndReason, Zone } from '../state/index.js';

/** The game is over; the events of the count follow. */
export interface GameOver {
  readonly kind: 'gameOver';
  readonly reason: EndReason;
}

/** A part of the count at the end. */
export interface PointsScored {
  readonly kind: 'pointsScored';
  readonly category: Category;
  readonly zone: Zone | null;
  readonly track: number | null;
  readonly points: ByPlayer<number>;
}
