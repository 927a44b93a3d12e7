import type { MoveMade } from '../../../signs/sign.js';
import { faceOf } from '../components.js';
import type { DieBuilt } from '../events.js';
import { score } from '../score/index.js';
import { lowestTop, topsOf } from '../tops.js';
import type { Blueprints } from '../types.js';
import { boxOf } from './round.js';

type Step = MoveMade<Blueprints>;

/** Checks whether a turn within a round has passed to the next player clockwise. */
export const passesTurn = ({ before, after }: Step): boolean =>
  before !== null && before.round === after.round && after.player === (before.player + 1) % after.players;

/** Checks whether a turn ended with too few dice in the bag. */
export const bagRanOut = ({ before, events, after }: Step): boolean => {
  const wanted = after.players === 2 ? 2 : 1;
  const drawn = events.filter((event) => event.kind === 'dieRolled' && event.reason === 'replacement').length;
  return before !== null && after.phase.kind !== 'remove' && drawn < wanted;
};

/** Checks whether another die of the pool would have fitted. */
export const anotherWouldFit = (before: NonNullable<Step['before']>, components: Step['components']): boolean => {
  const { player, pool, plans } = before;
  const lowest = lowestTop(topsOf(before, player), boxOf({ components }).usable[plans[player]!]!);
  return pool.some((count, die) => count > 0 && faceOf(die) >= lowest);
};

/** Checks whether a tower has risen above the height that the plan wants. */
export const isAbovePlan = ({ player, cell, level }: DieBuilt, { before, components }: Step): boolean =>
  Number(level) > components.plans[before!.plans[player]!]![Number(cell)]!;

/** Checks whether players with the same points have different ranks. */
export const tieIsBroken = (made: Step): boolean => {
  const { players, ranking } = score(made.after, boxOf(made));
  return ranking.some((group, i) => i > 0 && players[group[0]!]!.total === players[ranking[i - 1]![0]!]!.total);
};
