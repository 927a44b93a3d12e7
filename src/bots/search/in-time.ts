import type { Types } from '../../core/contract/game.js';
import type { Question } from '../bot.js';
import type { Budget } from './options.js';

/** The shares of what is left that a search spends: of the time for this decision, and of its clock. */
const [OF_DECISION, OF_CLOCK] = [0.9, 0.1];

/** Shortens a budget of time to what a question allows. */
export const inTime = <G extends Types>(
  budget: Budget,
  { milliseconds, clocks }: Question<G>,
  player: number,
): Budget => {
  if ('iterations' in budget || milliseconds === undefined) return budget;
  const share = clocks === undefined ? Number.POSITIVE_INFINITY : OF_CLOCK * clocks[player]!;
  return { milliseconds: Math.min(budget.milliseconds, OF_DECISION * milliseconds, share) };
};
