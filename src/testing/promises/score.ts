import type { Types } from '../../core/game.js';
import type { Score } from '../../core/score.js';
import { demand, same } from '../expect.js';
import type { Suite } from '../suite.js';
import { forAllGames } from '../trial.js';

/** The categories add up, everybody is ranked once, and there are winners only when the game is over. */
export const countsRight = <G extends Types>(suite: Suite<G>): void =>
  forAllGames(suite, ({ game, turns }) => {
    const categories = { names: undefined as readonly string[] | undefined };
    for (const { state, moves, sampled } of turns(24)) {
      if (!sampled) continue;
      const score: Score = game.score(state);
      demand(score.over === (moves.length === 0), `score says over: ${score.over}, with ${moves.length} legal moves`);
      demand(score.players.length === state.players, `score has ${score.players.length} players`);
      categories.names = totalsAddUp(score, categories.names);
      ranksEverybodyOnce(score);
      namesWinners(score);
      same(JSON.parse(JSON.stringify(score)), score, 'the score is no plain JSON');
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
  same(ranked, Array.from(players.keys()), `the ranking ${JSON.stringify(ranking)} is no partition of the players`);
  demand(
    ranking.every((group) => group.length > 0),
    `the ranking ${JSON.stringify(ranking)} has an empty group`,
  );
};

/** The first group or, in a cooperative game, all or none. */
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
