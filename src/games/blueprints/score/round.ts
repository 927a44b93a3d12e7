import type { ByPlayer, Player } from '../../../core/contract/game.js';
import type { Mutable } from '../../../core/data/copy.js';
import { ordered } from '../../../core/types/score.js';
import { type Award, type Box, type ByCell, numberOf, type Prize } from '../components.js';
import { type Scoring, TIE_BREAKS, type TieBreak } from '../events.js';
import type { RoundResult, State } from '../state/index.js';
import { type Building, buildingOf, points, qualifies } from './building.js';

/** The parts of a state that score a round. */
export type Round = Pick<State, 'players' | 'first' | 'demand' | 'plans' | 'chosen' | 'cells'>;

/**
 * Returns the result of a round in which all players have chosen six dice.
 * @rule BP-SCORE-1 BP-SCORE-2 BP-AWARD-2
 */
export const scoreRound = (state: Round, box: Box): RoundResult => {
  const { players, first, demand, plans, chosen, cells } = state;
  const buildings = buildingsOf(state);
  const scores = { bonus: [], wood: [], recycled: [], stone: [], glass: [], total: [] } as Scores;
  const chains: TieChain[] = [];
  const merits: Mutable<ByPlayer<readonly number[]>> = [];
  for (let player = 0; player < players; player++) {
    const total = addScores(scores, buildings[player]!, box, box.components.plans[plans[player]!]!);
    const chain = tieChain(state, buildings[player]!, player);
    chains.push(chain);
    merits.push([total, chain[0], chain[1], chain[2]]);
  }
  const order = ordered(merits);
  const awards = awardsWon(order, box.components.awardsInUse[state.players]);
  const prizes = prizesWon(buildings, ordered(chains), box);
  // Spelt out: spreading four records takes longer than scoring them.
  return {
    first,
    demand,
    plans,
    chosen,
    cells,
    bonus: scores.bonus,
    wood: scores.wood,
    recycled: scores.recycled,
    stone: scores.stone,
    glass: scores.glass,
    total: scores.total,
    order,
    gold: awards.gold,
    silver: awards.silver,
    bronze: awards.bronze,
    skyscraper: prizes.skyscraper,
    structuralIntegrity: prizes.structuralIntegrity,
    geometer: prizes.geometer,
    materials: prizes.materials,
  };
};

type Scores = Record<Scoring | 'total', Mutable<ByPlayer<number>>>;

/** Adds the scores of one more building and returns its total. */
const addScores = (scores: Scores, building: Building, box: Box, wanted: ByCell<number>): number => {
  const bonus = points.bonus(building, box, wanted);
  const wood = points.wood(building, box);
  const recycled = points.recycled(building, box);
  const stone = points.stone(building, box);
  const glass = points.glass(building);
  const total = bonus + wood + recycled + stone + glass;
  scores.bonus.push(bonus);
  scores.wood.push(wood);
  scores.recycled.push(recycled);
  scores.stone.push(stone);
  scores.glass.push(glass);
  scores.total.push(total);
  return total;
};

/** Returns the buildings of all players. */
export const buildingsOf = (state: Round): ByPlayer<Building> => {
  const buildings: Building[] = [];
  for (let player = 0; player < state.players; player++) buildings.push(buildingOf(state, player));
  return buildings;
};

/** The numbers that break ties, in the order in which they are compared. */
export type TieChain = readonly [firstDemand: number, secondDemand: number, turn: number];

/**
 * Returns the tie chain of a player: more is better, the first number before the second, the second before the third.
 * @rule BP-TIE-1 BP-TIE-2 BP-TIE-3
 */
export const tieChain = ({ players, first, demand }: Round, building: Building, player: Player): TieChain => [
  building.colours[numberOf(demand[0])]!,
  building.colours[numberOf(demand[1])]!,
  (player - first + players) % players,
];

/** Returns the part of the tie chain that puts one player ahead of another. */
export const tieBreakBetween = (ahead: TieChain, behind: TieChain): TieBreak =>
  TIE_BREAKS[ahead.findIndex((merit, i) => merit !== behind[i])]!;

type Won<Card extends string> = Readonly<Record<Card, Player | null>>;

/** @rule BP-AWARD-1 BP-SETUP-2 */
const awardsWon = (order: readonly Player[], inUse: readonly Award[]): Won<Award> => {
  const winner = (award: Award): Player | null => {
    const place = inUse.indexOf(award);
    return place < 0 ? null : order[place]!;
  };
  return { gold: winner('gold'), silver: winner('silver'), bronze: winner('bronze') };
};

/** @rule BP-PRIZE-5 BP-PRIZE-6 BP-PRIZE-7 BP-SETUP-3 */
const prizesWon = (buildings: ByPlayer<Building>, byTieChain: readonly Player[], box: Box): Won<Prize> => {
  const winner = (prize: Prize): Player | null => {
    const isWorthy = qualifies(prize, box);
    for (const player of byTieChain) if (isWorthy(buildings[player]!)) return player;
    return null;
  };
  return {
    skyscraper: winner('skyscraper'),
    structuralIntegrity: winner('structuralIntegrity'),
    geometer: winner('geometer'),
    materials: winner('materials'),
  };
};

/**
 * Returns the player who starts the next round: the one with the lowest score; of several, the last of the order.
 * @rule BP-ROUND-7 BP-ROUND-8
 */
export const nextFirst = ({ order }: RoundResult): Player => order.at(-1)!;
