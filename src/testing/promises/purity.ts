import type { Types } from '../../core/contract/game.js';
import { fingerprint } from '../../core/data/fingerprint.js';
import { accountOf } from '../account.js';
import { demand, frozen, same } from '../expect.js';
import type { Suite } from '../suite.js';
import { forAllGames } from '../trial.js';

/** Checks that functions work on frozen arguments and that later moves do not change earlier states. */
export const changesNothing = <G extends Types>(suite: Suite<G>): void => {
  const components = JSON.stringify(suite.game.components);
  forAllGames(suite, (play) => {
    const { game } = play;
    const kept: { ply: number; state: G['State']; print: string; text: string }[] = [];
    frozen(play.options);
    frozen(game.deal(play.options));
    for (const { ply, state, move, sampled } of play.turns(4)) {
      if (sampled) kept.push({ ply, state, print: fingerprint(state), text: JSON.stringify(state) });
      if (sampled) keepsWhatItIsGiven(game, state, play.trial.picks);
      frozen(state);
      if (sampled) accountOf(game, state, play.trial.picks);
      if (sampled) game.playout(state, (moves) => frozen(moves)[0]!);
      if (move !== undefined && game.applyMove(state, move)._tag === 'Left') demand(false, 'a legal move is refused');
    }
    for (const { ply, state, print, text } of kept) {
      demand(JSON.stringify(state) === text, `the state at ply ${ply} was changed by a later move`);
      demand(fingerprint(state) === print, `the state at ply ${ply} has another fingerprint by now`);
    }
  });
  demand(JSON.stringify(suite.game.components) === components, 'the components were changed');
};

/** Checks that functions do not change a state that is not frozen: freezing misses shared data behind a copy. */
const keepsWhatItIsGiven = <G extends Types>(
  game: Parameters<typeof accountOf<G>>[0],
  state: G['State'],
  seed: string,
): void => {
  const before = JSON.parse(JSON.stringify(state));
  accountOf(game, state, seed);
  same(JSON.parse(JSON.stringify(state)), before, 'asking about a state changed it');
};
