import type { ByPlayer, Emit, Player } from '../../core/contract/game.js';
import { ordered } from '../../core/types/score.js';
import { AWARDS, type Box, COLOURS, colourOf, faceOf, PRIZES } from './components.js';
import { type Event, SCORINGS, type StandingDie } from './events.js';
import { buildingOf, qualifies } from './score/building.js';
import { buildingsOf, type TieChain, tieBreakBetween, tieChain } from './score/round.js';
import type { RoundResult, State } from './state/index.js';

type Tell = NonNullable<Emit<Event>>;

/** Reports the buildings one after the other, before anything is read that depends on all of them. */
export const tellBuildings = (state: State, tell: Tell): void => {
  state.plans.forEach((plan, player) => {
    tell({ kind: 'buildingRevealed', player, plan, dice: standingDice(state, player) });
  });
};

/** Reports the scoring of a round, in the order of the rulebook. */
export const tellRound = (state: State, box: Box, result: RoundResult, tell: Tell): void => {
  tellScores(result, tell);
  tellRanking(state, result, tell);
  for (const award of AWARDS) {
    const player = result[award];
    if (player !== null) tell({ kind: 'awardWon', award, player, points: box.components.awards[award] });
  }
  tellPrizes(state, box, result, tell);
  tell({ kind: 'roundEnded', round: state.round, totals: result.total });
};

const standingDice = (state: State, player: Player): readonly StandingDie[] => {
  const { dice, cells, levels } = buildingOf(state, player);
  return dice.map((die, i) => ({
    colour: COLOURS[colourOf(die)]!,
    value: faceOf(die),
    cell: cells[i]!,
    level: levels[i]! + 1,
  }));
};

const tellScores = (result: RoundResult, tell: Tell): void => {
  const totals = result.total.map(() => 0);
  for (const reason of SCORINGS) {
    result[reason].forEach((points, player) => {
      totals[player]! += points;
      tell({ kind: 'scored', player, reason, points, total: totals[player]! });
    });
  }
};

const tieChains = (state: State): ByPlayer<TieChain> =>
  buildingsOf(state).map((building, player) => tieChain(state, building, player));

const tellRanking = (state: State, { order, total }: RoundResult, tell: Tell): void => {
  const chains = tieChains(state);
  const decidedBy = order.slice(1).map((behind, i) => {
    const ahead = order[i]!;
    return total[ahead] === total[behind] ? tieBreakBetween(chains[ahead]!, chains[behind]!) : 'total';
  });
  tell({ kind: 'ranked', order, decidedBy });
};

const tellPrizes = (state: State, box: Box, result: RoundResult, tell: Tell): void => {
  const chains = tieChains(state);
  const buildings = buildingsOf(state);
  for (const prize of PRIZES) {
    const player = result[prize];
    if (player === null) continue;
    const isWorthy = qualifies(prize, box);
    const next = ordered(chains).find((other) => other !== player && isWorthy(buildings[other]!));
    const decidedBy = next === undefined ? 'alone' : tieBreakBetween(chains[player]!, chains[next]!);
    tell({ kind: 'prizeWon', prize, player, points: box.components.prizes[prize], decidedBy });
  }
};
