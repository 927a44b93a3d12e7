import type { Types } from '../../core/contract/game.js';
import { assert, assertEqual, formatOneLine } from '../assert.js';
import type { Suite } from '../suite.js';
import { forAllGames, listViewers, playToEnd, type TrialGame } from '../trial.js';
import { sortCounts } from './pieces.js';

/** Checks that states sampled by `determinize` decode, keep the pieces and can be played to the end. */
export const sampledStatesAreValid = <G extends Types>(suite: Suite<G>): void =>
  forAllGames(suite, (play) => {
    for (const { ply, state, sampled } of play.turns(2)) {
      if (!sampled) continue;
      const viewers = listViewers(state);
      for (const viewer of viewers) {
        const sampled = play.game.determinize(play.game.view(state, viewer), `${play.trial.choiceSeed} ${ply}`);
        checkSampledState(suite, play, sampled, `what determinize makes of the view of ${viewer}`);
      }
      const viewer = viewers[play.randomInt(viewers.length)]!;
      checkPlayable(play, play.game.determinize(play.game.view(state, viewer), `${play.trial.choiceSeed} played`));
    }
  });

const checkSampledState = <G extends Types>(
  suite: Suite<G>,
  play: TrialGame<G>,
  sampled: G['State'],
  what: string,
): void => {
  const decoded = play.game.State.decode(sampled);
  assert(decoded._tag === 'Right', () => `${what} does not decode: ${formatOneLine(decoded)}`);
  assertEqual(decoded.right, sampled, `${what} decodes to something else`);
  const printed = sortCounts(suite.pieces.countInBox(play.trial.options));
  assertEqual(sortCounts(suite.pieces.countInState(sampled)), printed, `the pieces of ${what} do not add up`);
};

const checkPlayable = <G extends Types>(play: TrialGame<G>, sampled: G['State']): void => {
  const end = playToEnd(play, sampled, `${play.trial.choiceSeed} to the end`);
  assert(end !== undefined, `an imagined state is not over after ${play.maxPlies} moves`);
  assert(play.game.score(end).over, 'an imagined state gets stuck');
  assert(play.game.State.decode(end)._tag === 'Right', 'an imagined state leads to an end that does not decode');
};
