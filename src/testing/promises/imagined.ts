import type { Types } from '../../core/contract/game.js';
import { demand, oneLine, same } from '../expect.js';
import type { Suite } from '../suite.js';
import { endOf, forAllGames, type TrialGame, viewersOf } from '../trial.js';
import { sorted } from './pieces.js';

/** Checks that states sampled by `determinize` decode, keep the pieces and can be played to the end. */
export const imaginesWell = <G extends Types>(suite: Suite<G>): void =>
  forAllGames(suite, (play) => {
    for (const { ply, state, sampled } of play.turns(2)) {
      if (!sampled) continue;
      const viewers = viewersOf(state);
      for (const viewer of viewers) {
        const imagined = play.game.determinize(play.game.view(state, viewer), `${play.trial.picks} ${ply}`);
        isSound(suite, play, imagined, `what determinize makes of the view of ${viewer}`);
      }
      const viewer = viewers[play.draw(viewers.length)]!;
      isPlayable(play, play.game.determinize(play.game.view(state, viewer), `${play.trial.picks} played`));
    }
  });

const isSound = <G extends Types>(suite: Suite<G>, play: TrialGame<G>, imagined: G['State'], what: string): void => {
  const decoded = play.game.State.decode(imagined);
  demand(decoded._tag === 'Right', () => `${what} does not decode: ${oneLine(decoded)}`);
  same(decoded.right, imagined, `${what} decodes to something else`);
  const printed = sorted(suite.pieces.printed(play.trial.options));
  same(sorted(suite.pieces.found(imagined)), printed, `the pieces of ${what} do not add up`);
};

const isPlayable = <G extends Types>(play: TrialGame<G>, imagined: G['State']): void => {
  const end = endOf(play, imagined, `${play.trial.picks} to the end`);
  demand(end !== undefined, `an imagined state is not over after ${play.bound} moves`);
  demand(play.game.score(end).over, 'an imagined state gets stuck');
  demand(play.game.State.decode(end)._tag === 'Right', 'an imagined state leads to an end that does not decode');
};
