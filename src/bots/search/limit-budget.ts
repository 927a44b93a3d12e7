import type { Types } from '../../core/contract/game.js';
import type { DecisionRequest } from '../bot.js';
import type { Budget } from './options.js';

/** The shares of what is left that a search spends: of the time for this decision, and of its clock. */
const [OF_DECISION, OF_CLOCK] = [0.9, 0.1];

/** Shortens a budget of time to what a question allows. */
export const limitBudget = <G extends Types>(
  budget: Budget,
  { milliseconds, clocks }: DecisionRequest<G>,
  player: number,
): Budget => {
  if ('iterations' in budget || milliseconds === undefined) return budget;
  const clockShare = clocks === undefined ? Number.POSITIVE_INFINITY : OF_CLOCK * clocks[player]!;
  return { milliseconds: Math.min(budget.milliseconds, OF_DECISION * milliseconds, clockShare) };
};
