import type { Player } from '../../../core/game.js';
import { compare } from '../../../core/score.js';
import { type Award, type Box, COLOURS, type Prize } from '../components.js';
import { type Scoring, TIE_BREAKS, type TieBreak } from '../events.js';
import type { RoundResult, State } from '../state.js';
import { type Building, buildingOf, points, qualifies } from './building.js';

/**
 * The result of a round in which everybody has chosen six dice.
 * @rule BP-SCORE-1 BP-SCORE-2
 */
export const scoreRound = (state: State, box: Box): RoundResult => {
  const { first, demand, plans } = state;
  const buildings = buildingsOf(state);
  const scored = (scoring: Scoring): readonly number[] =>
    buildings.map((building, player) => points[scoring](building, box, box.parts.plans[plans[player]!]!));
  const bonus = scored('bonus');
  const wood = scored('wood');
  const recycled = scored('recycled');
  const stone = scored('stone');
  const glass = scored('glass');
  const total = bonus.map((_, p) => bonus[p]! + wood[p]! + recycled[p]! + stone[p]! + glass[p]!);
  const chains = buildings.map((building, player) => tieChain(state, building, player));
  const order = rankedBy(chains.map((chain, player) => [total[player]!, ...chain]));
  return {
    first,
    demand,
    plans,
    bonus,
    wood,
    recycled,
    stone,
    glass,
    total,
    order,
    ...awardsWon(order, box.parts.awardsInUse[state.players]),
    ...prizesWon(buildings, rankedBy(chains)),
  };
};

/** The buildings by player. */
export const buildingsOf = (state: State): readonly Building[] =>
  state.plans.map((_, player) => buildingOf(state, player));

/**
 * What breaks the ties of a player: more is better, the first number before the second, the second before the third.
 * @rule BP-TIE-1 BP-TIE-2 BP-TIE-3
 */
export const tieChain = ({ players, first, demand }: State, building: Building, player: Player): readonly number[] => [
  building.colours[COLOURS.indexOf(demand[0])]!,
  building.colours[COLOURS.indexOf(demand[1])]!,
  (player - first + players) % players,
];

/**
 * The players, best first; a strict order, since no two play at the same time.
 * @rule BP-AWARD-2
 */
export const rankedBy = (merits: readonly (readonly number[])[]): readonly Player[] =>
  merits.map((_, player) => player).sort((a, b) => compare(merits[b]!, merits[a]!));

/** Which part of the tie chain puts one player before another. */
export const tieBreakBetween = (ahead: readonly number[], behind: readonly number[]): TieBreak =>
  TIE_BREAKS[ahead.findIndex((merit, i) => merit !== behind[i])]!;

type Won<Card extends string> = Readonly<Record<Card, Player | null>>;

/** @rule BP-AWARD-1 BP-SETUP-2 */
const awardsWon = (order: readonly Player[], inUse: readonly Award[]): Won<Award> => {
  const winner = (award: Award): Player | null => (inUse.includes(award) ? order[inUse.indexOf(award)]! : null);
  return { gold: winner('gold'), silver: winner('silver'), bronze: winner('bronze') };
};

/** @rule BP-PRIZE-5 BP-PRIZE-6 BP-PRIZE-7 BP-SETUP-3 */
const prizesWon = (buildings: readonly Building[], byTieChain: readonly Player[]): Won<Prize> => {
  const winner = (prize: Prize): Player | null =>
    byTieChain.find((player) => qualifies[prize](buildings[player]!)) ?? null;
  return {
    skyscraper: winner('skyscraper'),
    structuralIntegrity: winner('structuralIntegrity'),
    geometer: winner('geometer'),
    materials: winner('materials'),
  };
};

/**
 * Who starts the next round: the lowest score, of several the last of the order.
 * @rule BP-ROUND-7 BP-ROUND-8
 */
export const nextFirst = ({ order }: RoundResult): Player => order.at(-1)!;
