import type { ByPlayer, Player } from '../../../core/contract/game.js';
import type { Mutable } from '../../../core/data/copy.js';
import { orderPlayers } from '../../../core/types/score.js';
import { type Award, type Box, type ByCell, colourIndex, type Prize } from '../components.js';
import { ROUND_TIE_BREAKS, type RoundTieBreak, type ScorePart } from '../events.js';
import type { RoundResult, State } from '../state/index.js';
import { type Building, buildingOf, createPrizeCheck, scorers } from './building.js';

/** The parts of a state that score a round. */
export type ScoredFields = Pick<State, 'players' | 'startPlayer' | 'demand' | 'plans' | 'chosenDice' | 'dieCells'>;

/**
 * Returns the result of a round in which all players have chosen six dice.
 * @rule BP-SCORE-1 BP-SCORE-2 BP-AWARD-2
 */
export const scoreRound = (state: ScoredFields, box: Box): RoundResult => {
  const { players, startPlayer, demand, plans, chosenDice, dieCells } = state;
  const buildings = buildingsOf(state);
  const scores = { bonus: [], wood: [], recycled: [], stone: [], glass: [], total: [] } as Scores;
  const tieChains: TieChain[] = [];
  const rankingKeys: Mutable<ByPlayer<readonly number[]>> = [];
  for (let player = 0; player < players; player++) {
    const total = addScores(scores, buildings[player]!, box, box.components.plans[plans[player]!]!);
    const chain = tieChain(state, buildings[player]!, player);
    tieChains.push(chain);
    rankingKeys.push([total, chain[0], chain[1], chain[2]]);
  }
  const ranking = orderPlayers(rankingKeys);
  const awards = awardsWon(ranking, box.components.awardsInUse[state.players]);
  const prizes = prizesWon(buildings, orderPlayers(tieChains), box);
  // Written out: spreading four objects takes longer than scoring them.
  return {
    startPlayer,
    demand,
    plans,
    chosenDice,
    dieCells,
    bonus: scores.bonus,
    wood: scores.wood,
    recycled: scores.recycled,
    stone: scores.stone,
    glass: scores.glass,
    total: scores.total,
    ranking,
    gold: awards.gold,
    silver: awards.silver,
    bronze: awards.bronze,
    skyscraper: prizes.skyscraper,
    structuralIntegrity: prizes.structuralIntegrity,
    geometer: prizes.geometer,
    materials: prizes.materials,
  };
};

type Scores = Record<ScorePart | 'total', Mutable<ByPlayer<number>>>;

/** Adds the scores of one more building and returns its total. */
const addScores = (scores: Scores, building: Building, box: Box, wanted: ByCell<number>): number => {
  const bonus = scorers.bonus(building, box, wanted);
  const wood = scorers.wood(building, box);
  const recycled = scorers.recycled(building, box);
  const stone = scorers.stone(building, box);
  const glass = scorers.glass(building);
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
export const buildingsOf = (state: ScoredFields): ByPlayer<Building> => {
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
export const tieChain = (
  { players, startPlayer, demand }: ScoredFields,
  building: Building,
  player: Player,
): TieChain => [
  building.colours[colourIndex(demand[0])]!,
  building.colours[colourIndex(demand[1])]!,
  (player - startPlayer + players) % players,
];

/** Returns the part of the tie chain that puts one player ahead of another. */
export const tieBreakBetween = (ahead: TieChain, behind: TieChain): RoundTieBreak =>
  ROUND_TIE_BREAKS[ahead.findIndex((key, i) => key !== behind[i])]!;

type Winners<Card extends string> = Readonly<Record<Card, Player | null>>;

/** @rule BP-AWARD-1 BP-SETUP-2 */
const awardsWon = (ranking: readonly Player[], awardsInUse: readonly Award[]): Winners<Award> => {
  const winnerOf = (award: Award): Player | null => {
    const rank = awardsInUse.indexOf(award);
    return rank < 0 ? null : ranking[rank]!;
  };
  return { gold: winnerOf('gold'), silver: winnerOf('silver'), bronze: winnerOf('bronze') };
};

/** @rule BP-PRIZE-5 BP-PRIZE-6 BP-PRIZE-7 BP-SETUP-3 */
const prizesWon = (buildings: ByPlayer<Building>, byTieChain: readonly Player[], box: Box): Winners<Prize> => {
  const winnerOf = (prize: Prize): Player | null => {
    const isQualified = createPrizeCheck(prize, box);
    for (const player of byTieChain) if (isQualified(buildings[player]!)) return player;
    return null;
  };
  return {
    skyscraper: winnerOf('skyscraper'),
    structuralIntegrity: winnerOf('structuralIntegrity'),
    geometer: winnerOf('geometer'),
    materials: winnerOf('materials'),
  };
};

/**
 * Returns the player who starts the next round: the one with the lowest score; of several, the last of the order.
 * @rule BP-ROUND-7 BP-ROUND-8
 */
export const nextStartPlayer = ({ ranking }: RoundResult): Player => ranking.at(-1)!;
