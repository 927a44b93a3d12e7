import type { Types } from '../../core/contract/game.js';
import { assert } from '../assert.js';
import type { Suite } from '../suite.js';
import { forAllGames, type TrialGame } from '../trial.js';

/** Checks that every game ends within the bound and that no player is stuck before. */
export const gamesEnd = <G extends Types>(suite: Suite<G>): void =>
  forAllGames(suite, (play) => {
    for (const { ply, state, moves, sampled } of play.turns(16)) {
      assert(moves.length === 0 || ply < play.maxPlies, `the game is not over after ${play.maxPlies} moves`);
      checkEnd(play, state, moves, sampled);
    }
  });

const checkEnd = <G extends Types>(
  { game }: TrialGame<G>,
  state: G['State'],
  moves: readonly G['Move'][],
  sampled: boolean,
): void => {
  const player = game.toAct(state);
  if (moves.length === 0) assert(player === null, `player ${player} is to act and has no legal move`);
  else assert(isSeat(player, state.players), `there are legal moves, and toAct returns ${player}`);
  if (!sampled) return;
  const { over } = game.score(state);
  assert(over === (player === null), `score says over: ${over}, and toAct returns ${player}`);
};

const isSeat = (player: number | null, players: number): boolean =>
  player !== null && Number.isInteger(player) && player >= 0 && player < players;
