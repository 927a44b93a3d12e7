import type { Types } from '../../core/contract/game.js';
import { demand } from '../expect.js';
import type { Suite } from '../suite.js';
import { forAllGames, type TrialGame } from '../trial.js';

/** Checks that every game ends within the bound and that no player is stuck before. */
export const endsInTime = <G extends Types>(suite: Suite<G>): void =>
  forAllGames(suite, (play) => {
    for (const { ply, state, moves, sampled } of play.turns(16)) {
      demand(moves.length === 0 || ply < play.bound, `the game is not over after ${play.bound} moves`);
      agreeOnTheEnd(play, state, moves, sampled);
    }
  });

const agreeOnTheEnd = <G extends Types>(
  { game }: TrialGame<G>,
  state: G['State'],
  moves: readonly G['Move'][],
  sampled: boolean,
): void => {
  const player = game.toAct(state);
  if (moves.length === 0) demand(player === null, `player ${player} is to act and has no legal move`);
  else demand(isSeat(player, state.players), `there are legal moves, and toAct returns ${player}`);
  if (!sampled) return;
  const { over } = game.score(state);
  demand(over === (player === null), `score says over: ${over}, and toAct returns ${player}`);
};

const isSeat = (player: number | null, players: number): boolean =>
  player !== null && Number.isInteger(player) && player >= 0 && player < players;
