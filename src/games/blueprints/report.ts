import type { ByPlayer, Emit, Player } from '../../core/contract/game.js';
import { orderPlayers } from '../../core/types/score.js';
import { AWARDS, type Box, COLOURS, dieColourIndex, dieValue, PRIZES } from './components.js';
import { type Event, SCORE_PARTS, type StandingDie } from './events.js';
import { buildingOf, createPrizeCheck } from './score/building.js';
import { buildingsOf, type TieChain, tieBreakBetween, tieChain } from './score/round.js';
import type { RoundResult, State } from './state/index.js';

type Report = NonNullable<Emit<Event>>;

/** Reports the buildings one after the other, before anything is read that depends on all of them. */
export const reportBuildings = (state: State, report: Report): void => {
  state.plans.forEach((plan, player) => {
    report({ kind: 'buildingRevealed', player, plan, dice: standingDice(state, player) });
  });
};

/** Reports the scoring of a round, in the order of the rulebook. */
export const reportRound = (state: State, box: Box, result: RoundResult, report: Report): void => {
  reportScores(result, report);
  reportRanking(state, result, report);
  for (const award of AWARDS) {
    const player = result[award];
    if (player !== null) report({ kind: 'awardWon', award, player, points: box.components.awardPoints[award] });
  }
  reportPrizes(state, box, result, report);
  report({ kind: 'roundEnded', round: state.round, totals: result.total });
};

const standingDice = (state: State, player: Player): readonly StandingDie[] => {
  const { dice, cells, levels } = buildingOf(state, player);
  return dice.map((die, i) => ({
    colour: COLOURS[dieColourIndex(die)]!,
    value: dieValue(die),
    cell: cells[i]!,
    level: levels[i]! + 1,
  }));
};

const reportScores = (result: RoundResult, report: Report): void => {
  const totals = result.total.map(() => 0);
  for (const part of SCORE_PARTS) {
    result[part].forEach((points, player) => {
      totals[player]! += points;
      report({ kind: 'pointsScored', player, part, points, total: totals[player]! });
    });
  }
};

const tieChains = (state: State): ByPlayer<TieChain> =>
  buildingsOf(state).map((building, player) => tieChain(state, building, player));

const reportRanking = (state: State, { ranking, total }: RoundResult, report: Report): void => {
  const chains = tieChains(state);
  const decidedBy = ranking.slice(1).map((behind, i) => {
    const ahead = ranking[i]!;
    return total[ahead] === total[behind] ? tieBreakBetween(chains[ahead]!, chains[behind]!) : 'total';
  });
  report({ kind: 'buildingsRanked', ranking, decidedBy });
};

const reportPrizes = (state: State, box: Box, result: RoundResult, report: Report): void => {
  const chains = tieChains(state);
  const buildings = buildingsOf(state);
  for (const prize of PRIZES) {
    const player = result[prize];
    if (player === null) continue;
    const isQualified = createPrizeCheck(prize, box);
    const next = orderPlayers(chains).find((other) => other !== player && isQualified(buildings[other]!));
    const decidedBy = next === undefined ? 'alone' : tieBreakBetween(chains[player]!, chains[next]!);
    report({ kind: 'prizeWon', prize, player, points: box.components.prizePoints[prize], decidedBy });
  }
};
