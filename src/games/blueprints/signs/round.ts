import type { Player } from '../../../core/contract/game.js';
import { type MoveMade, preparedOnce } from '../../../signs/sign.js';
import { COLOURS, colourOf, prepare } from '../components.js';
import type { PrizeWon, Ranked, Scored } from '../events.js';
import { type Building, buildingOf, qualifies } from '../score/building.js';
import type { RoundResult } from '../state/index.js';
import type { Blueprints } from '../types.js';

/** Returns the tables that the rules read. */
export const boxOf = preparedOnce(prepare);

type Scoring = Pick<MoveMade<Blueprints>, 'after' | 'components'>;

/** Returns the round that was scored last. */
const lastRound = ({ after }: Scoring): RoundResult => after.rounds.at(-1)!;

/** Checks whether several players had the lowest score of the round before. */
export const isLowestShared = (made: Scoring): boolean => {
  const { total } = lastRound(made);
  const lowest = Math.min(...total);
  return total.filter((points) => points === lowest).length > 1;
};

/** Checks whether a building has the wanted height on some cell, but not on all. */
export const followsInPart = ({ reason, points, player }: Scored, made: Scoring): boolean => {
  if (reason !== 'bonus' || points > 0) return false;
  const round = lastRound(made);
  const wanted = made.components.plans[round.plans[player]!]!;
  const { heights } = buildingOf(round, player);
  return wanted.some((height, cell) => height > 0 && heights[cell] === height);
};

/** Checks whether two wood dice of a building are adjacent. */
export const hasWoodPair = ({ reason, player }: Scored, made: Scoring): boolean => {
  if (reason !== 'wood') return false;
  const { dice, cells, levels } = buildingIn(made, player);
  const wood = dice.flatMap((die, i) => (COLOURS[colourOf(die)] === 'wood' ? [i] : []));
  const isAbove = (a: number, b: number) => cells[a] === cells[b] && levels[a] === levels[b]! + 1;
  const isBeside = (a: number, b: number) =>
    levels[a] === levels[b] && made.components.neighbours[cells[a]!]!.includes(cells[b]!);
  return wood.some((a) => wood.some((b) => isAbove(a, b) || isBeside(a, b)));
};

/** Checks whether a player ranked by a tie-break has discarded a die of a demand colour, which was not counted. */
export const rankedWithoutDiscards = ({ order, decidedBy }: Ranked, made: Scoring): boolean =>
  order.some((player, i) => {
    const isTied = [decidedBy[i - 1], decidedBy[i]].some((what) => what !== undefined && what !== 'total');
    return isTied && hasLostDemand(made, player);
  });

/** Checks the same for the players who tied for a prize. */
export const prizeWithoutDiscards = ({ prize, decidedBy }: PrizeWon, made: Scoring): boolean => {
  const isWorthy = qualifies(prize, boxOf(made));
  const isTied = (player: Player): boolean => isWorthy(buildingIn(made, player));
  return decidedBy !== 'alone' && made.after.plans.some((_, player) => isTied(player) && hasLostDemand(made, player));
};

const buildingIn = (made: Scoring, player: Player): Building => buildingOf(lastRound(made), player);

const hasLostDemand = (made: Scoring, player: Player): boolean => {
  const { chosen, cells, demand } = lastRound(made);
  return chosen[player]!.some((die, i) => cells[player]![i] === -1 && demand.includes(COLOURS[colourOf(die)]!));
};
