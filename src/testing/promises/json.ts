import type { Game, Types } from '../../core/contract/game.js';
import { assert, assertEqual, formatOneLine } from '../assert.js';
import type { Suite } from '../suite.js';
import { forAllGames } from '../trial.js';

/** Checks that a state read from its JSON is the same state and that the game continues identically. */
export const statesSurviveJson = <G extends Types>(suite: Suite<G>): void =>
  forAllGames(suite, ({ game, turns }) => {
    let read: G['State'] | undefined;
    for (const { state, moves, move, sampled } of turns(8)) {
      if (sampled) {
        if (read !== undefined) assertEqual(read, state, 'a game that was read from JSON goes on differently');
        read = roundTrip(game, state);
        assertEqual(game.legalMoves(read), moves, 'other moves are legal once the state was read from JSON');
        assertEqual(game.score(read), game.score(state), 'the score is another once the state was read from JSON');
      }
      if (move !== undefined && read !== undefined) read = game.play(read, move);
    }
  });

const roundTrip = <G extends Types>(game: Game<G>, state: G['State']): G['State'] => {
  const written = JSON.parse(JSON.stringify(state));
  assertEqual(written, state, 'JSON does not keep the state');
  const decoded = game.State.decode(written);
  assert(decoded._tag === 'Right', () => `State.decode refuses it: ${formatOneLine(decoded)}`);
  assertEqual(decoded.right, state, 'State.decode gives another state');
  assert(game.State.is(written), 'State.is does not know it again');
  assertEqual(game.State.encode(state), state, 'State.encode gives another value');
  return decoded.right;
};
