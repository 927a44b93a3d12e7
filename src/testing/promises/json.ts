import type { Game, Types } from '../../core/contract/game.js';
import { demand, oneLine, same } from '../expect.js';
import type { Suite } from '../suite.js';
import { forAllGames } from '../trial.js';

/** Checks that a state read from its JSON is the same state and that the game continues identically. */
export const survivesJson = <G extends Types>(suite: Suite<G>): void =>
  forAllGames(suite, ({ game, turns }) => {
    let read: G['State'] | undefined;
    for (const { state, moves, move, sampled } of turns(8)) {
      if (sampled) {
        if (read !== undefined) same(read, state, 'a game that was read from JSON goes on differently');
        read = readAgain(game, state);
        same(game.legalMoves(read), moves, 'other moves are legal once the state was read from JSON');
        same(game.score(read), game.score(state), 'the score is another once the state was read from JSON');
      }
      if (move !== undefined && read !== undefined) read = game.play(read, move);
    }
  });

const readAgain = <G extends Types>(game: Game<G>, state: G['State']): G['State'] => {
  const written = JSON.parse(JSON.stringify(state));
  same(written, state, 'JSON does not keep the state');
  const decoded = game.State.decode(written);
  demand(decoded._tag === 'Right', () => `State.decode refuses it: ${oneLine(decoded)}`);
  same(decoded.right, state, 'State.decode gives another state');
  demand(game.State.is(written), 'State.is does not know it again');
  same(game.State.encode(state), state, 'State.encode gives another value');
  return decoded.right;
};
