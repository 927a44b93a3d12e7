import type { Types } from '../../core/contract/game.js';
import { fingerprint } from '../../core/data/fingerprint.js';
import { assert, assertEqual, deepFreeze } from '../assert.js';
import { resultsOf } from '../results.js';
import type { Suite } from '../suite.js';
import { forAllGames } from '../trial.js';

/** Checks that functions work on frozen arguments and that later moves do not change earlier states. */
export const argumentsStayUnchanged = <G extends Types>(suite: Suite<G>): void => {
  const components = JSON.stringify(suite.game.components);
  forAllGames(suite, (play) => {
    const { game } = play;
    const earlier: { ply: number; state: G['State']; print: string; text: string }[] = [];
    deepFreeze(play.options);
    deepFreeze(game.deal(play.options));
    for (const { ply, state, move, sampled } of play.turns(4)) {
      if (sampled) earlier.push({ ply, state, print: fingerprint(state), text: JSON.stringify(state) });
      if (sampled) checkStateUnchanged(game, state, play.trial.choiceSeed);
      deepFreeze(state);
      if (sampled) resultsOf(game, state, play.trial.choiceSeed);
      if (sampled) game.playout(state, (moves) => deepFreeze(moves)[0]!);
      if (move !== undefined && game.applyMove(state, move)._tag === 'Left') assert(false, 'a legal move is refused');
    }
    for (const { ply, state, print, text } of earlier) {
      assert(JSON.stringify(state) === text, `the state at ply ${ply} was changed by a later move`);
      assert(fingerprint(state) === print, `the state at ply ${ply} has another fingerprint by now`);
    }
  });
  assert(JSON.stringify(suite.game.components) === components, 'the components were changed');
};

/** Checks that functions do not change a state that is not frozen: freezing misses shared data behind a copy. */
const checkStateUnchanged = <G extends Types>(
  game: Parameters<typeof resultsOf<G>>[0],
  state: G['State'],
  seed: string,
): void => {
  const before = JSON.parse(JSON.stringify(state));
  resultsOf(game, state, seed);
  assertEqual(JSON.parse(JSON.stringify(state)), before, 'asking about a state changed it');
};
