import type { Payoff, Types } from '../../core/contract/game.js';
import type { Score } from '../../core/types/score.js';
import { assert, assertEqual } from '../assert.js';
import type { Suite } from '../suite.js';
import { forAllGames } from '../trial.js';

/**
 * Checks that categories add up, that every player is ranked once, and that there are winners only when the game is
 * over.
 */
export const scoresAddUp = <G extends Types>(suite: Suite<G>): void =>
  forAllGames(suite, ({ game, options, turns }) => {
    const categories = { names: undefined as readonly string[] | undefined };
    for (const { state, moves, sampled } of turns(24)) {
      if (!sampled) continue;
      const score: Score = game.score(state);
      assert(score.over === (moves.length === 0), `score says over: ${score.over}, with ${moves.length} legal moves`);
      assert(score.players.length === state.players, `score has ${score.players.length} players`);
      categories.names = checkTotals(score, categories.names);
      checkRanking(score);
      checkTieBreaks(score);
      checkWinners(score);
      checkReturns(game.returns(state), score, game.payoff(options));
      const evaluation = game.evaluate(state);
      const isWhole = evaluation.length === state.players && evaluation.every(Number.isFinite);
      assert(isWhole, `progress is ${JSON.stringify(evaluation)}`);
      assertEqual(JSON.parse(JSON.stringify(score)), score, 'the score is not plain JSON');
    }
  });

const checkTotals = ({ players }: Score, known: readonly string[] | undefined): readonly string[] => {
  let names = known;
  players.forEach(({ total, categories }, player) => {
    const found = Object.keys(categories);
    if (names !== undefined) assertEqual(found, names, `the categories of player ${player}`);
    names = found;
    const sum = Object.values(categories).reduce((a, b) => a + b, 0);
    const finite = Number.isFinite(total) && Object.values(categories).every(Number.isFinite);
    assert(finite && sum === total, `the categories of player ${player} add up to ${sum}, the total is ${total}`);
  });
  return names ?? [];
};

const checkRanking = ({ ranking, players }: Score): void => {
  const ranked = ranking.flat().sort((a, b) => a - b);
  assertEqual(
    ranked,
    Array.from(players.keys()),
    `the ranking ${JSON.stringify(ranking)} is not a partition of the players`,
  );
  assert(
    ranking.every((group) => group.length > 0),
    `the ranking ${JSON.stringify(ranking)} has an empty group`,
  );
};

/** Checks that tie breaks order players with equal totals, and that players of a group have equal tie breaks. */
const checkTieBreaks = ({ ranking, players }: Score): void => {
  const places = ranking.flatMap((group, place) => group.map((player) => ({ player, place })));
  places.slice(1).forEach((behind, i) => {
    const ahead = places[i]!;
    const [a, b] = [players[ahead.player]!, players[behind.player]!];
    if (a.total !== b.total) return;
    const names = Object.keys(a.tieBreaks);
    assertEqual(Object.keys(b.tieBreaks), names, `what breaks ties for player ${behind.player}`);
    const first = names.find((name) => a.tieBreaks[name] !== b.tieBreaks[name]);
    const isAhead = first === undefined ? ahead.place === behind.place : a.tieBreaks[first]! > b.tieBreaks[first]!;
    assert(
      isAhead && (first === undefined || ahead.place < behind.place),
      `players ${ahead.player} and ${behind.player} are tied, and what breaks ties does not say why they rank like this`,
    );
  });
};

/** Checks the returns: 0 before the end; then a sum of 1 among opponents, or the same for all players of a team. */
const checkReturns = (returns: readonly number[], { over, players, winners }: Score, payoff: Payoff): void => {
  assert(returns.length === players.length, `returns has ${returns.length} players`);
  const description = `returns ${JSON.stringify(returns)}, over: ${over}, winners ${JSON.stringify(winners)}, payoff: ${payoff}`;
  assert(
    returns.every((value) => value >= 0 && value <= 1),
    description,
  );
  assert((payoff === 'solo') === (players.length === 1), description);
  if (!over) return assert(Math.max(...returns) === 0, description);
  const sum = returns.reduce((a, b) => a + b, 0);
  if (payoff === 'opponents') assert(Math.abs(sum - 1) < 1e-9, description);
  if (payoff === 'team')
    assert(
      returns.every((value) => value === returns[0]),
      description,
    );
};

/** Checks that the winners are the first group or, in a cooperative game, all or none. */
const checkWinners = ({ over, winners, ranking, players }: Score): void => {
  if (!over) assert(winners.length === 0, `players ${winners.join()} have won before the game is over`);
  const won = [...winners].sort((a, b) => a - b);
  if (won.length === 0 || won.length === players.length) {
    assertEqual(won, won.length === 0 ? [] : Array.from(players.keys()), 'the winners');
  } else {
    assertEqual(
      won,
      [...ranking[0]!].sort((a, b) => a - b),
      'the winners are not the first group of the ranking',
    );
  }
};
