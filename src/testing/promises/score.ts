import type { Payoff, Types } from '../../core/contract/game.js';
import type { Score } from '../../core/types/score.js';
import { demand, same } from '../expect.js';
import type { Suite } from '../suite.js';
import { forAllGames } from '../trial.js';

/**
 * Checks that categories add up, that every player is ranked once, and that there are winners only when the game is
 * over.
 */
export const countsRight = <G extends Types>(suite: Suite<G>): void =>
  forAllGames(suite, ({ game, options, turns }) => {
    const categories = { names: undefined as readonly string[] | undefined };
    for (const { state, moves, sampled } of turns(24)) {
      if (!sampled) continue;
      const score: Score = game.score(state);
      demand(score.over === (moves.length === 0), `score says over: ${score.over}, with ${moves.length} legal moves`);
      demand(score.players.length === state.players, `score has ${score.players.length} players`);
      categories.names = totalsAddUp(score, categories.names);
      ranksEverybodyOnce(score);
      tiesAreBroken(score);
      namesWinners(score);
      sharesOut(game.returns(state), score, game.payoff(options));
      const standings = game.progress(state);
      const isWhole = standings.length === state.players && standings.every(Number.isFinite);
      demand(isWhole, `progress is ${JSON.stringify(standings)}`);
      same(JSON.parse(JSON.stringify(score)), score, 'the score is not plain JSON');
    }
  });

const totalsAddUp = ({ players }: Score, known: readonly string[] | undefined): readonly string[] => {
  let names = known;
  players.forEach(({ total, categories }, player) => {
    const found = Object.keys(categories);
    if (names !== undefined) same(found, names, `the categories of player ${player}`);
    names = found;
    const sum = Object.values(categories).reduce((a, b) => a + b, 0);
    const finite = Number.isFinite(total) && Object.values(categories).every(Number.isFinite);
    demand(finite && sum === total, `the categories of player ${player} add up to ${sum}, the total is ${total}`);
  });
  return names ?? [];
};

const ranksEverybodyOnce = ({ ranking, players }: Score): void => {
  const ranked = ranking.flat().sort((a, b) => a - b);
  same(ranked, Array.from(players.keys()), `the ranking ${JSON.stringify(ranking)} is not a partition of the players`);
  demand(
    ranking.every((group) => group.length > 0),
    `the ranking ${JSON.stringify(ranking)} has an empty group`,
  );
};

/** Checks that tie breaks order players with equal totals, and that players of a group have equal tie breaks. */
const tiesAreBroken = ({ ranking, players }: Score): void => {
  const places = ranking.flatMap((group, place) => group.map((player) => ({ player, place })));
  places.slice(1).forEach((behind, i) => {
    const ahead = places[i]!;
    const [a, b] = [players[ahead.player]!, players[behind.player]!];
    if (a.total !== b.total) return;
    const names = Object.keys(a.tieBreaks);
    same(Object.keys(b.tieBreaks), names, `what breaks ties for player ${behind.player}`);
    const first = names.find((name) => a.tieBreaks[name] !== b.tieBreaks[name]);
    const isAhead = first === undefined ? ahead.place === behind.place : a.tieBreaks[first]! > b.tieBreaks[first]!;
    demand(
      isAhead && (first === undefined || ahead.place < behind.place),
      `players ${ahead.player} and ${behind.player} are tied, and what breaks ties does not say why they rank like this`,
    );
  });
};

/** Checks the returns: 0 before the end; then a sum of 1 among opponents, or the same for all players of a team. */
const sharesOut = (returns: readonly number[], { over, players, winners }: Score, payoff: Payoff): void => {
  demand(returns.length === players.length, `returns has ${returns.length} players`);
  const told = `returns ${JSON.stringify(returns)}, over: ${over}, winners ${JSON.stringify(winners)}, payoff: ${payoff}`;
  demand(
    returns.every((share) => share >= 0 && share <= 1),
    told,
  );
  demand((payoff === 'solo') === (players.length === 1), told);
  if (!over) return demand(Math.max(...returns) === 0, told);
  const sum = returns.reduce((a, b) => a + b, 0);
  if (payoff === 'opponents') demand(Math.abs(sum - 1) < 1e-9, told);
  if (payoff === 'team')
    demand(
      returns.every((share) => share === returns[0]),
      told,
    );
};

/** Checks that the winners are the first group or, in a cooperative game, all or none. */
const namesWinners = ({ over, winners, ranking, players }: Score): void => {
  if (!over) demand(winners.length === 0, `players ${winners.join()} have won before the game is over`);
  const won = [...winners].sort((a, b) => a - b);
  if (won.length === 0 || won.length === players.length) {
    same(won, won.length === 0 ? [] : Array.from(players.keys()), 'the winners');
  } else {
    same(
      won,
      [...ranking[0]!].sort((a, b) => a - b),
      'the winners are not the first group of the ranking',
    );
  }
};
