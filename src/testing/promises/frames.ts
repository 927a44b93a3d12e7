import type { Types, Viewer } from '../../core/contract/game.js';
import { assert, assertEqual, describeDifference } from '../assert.js';
import type { Suite } from '../suite.js';
import { forAllGames, listViewers, type TrialGame } from '../trial.js';

/** Checks that frames have the events of `step`, end with its state, and can be shown to every viewer. */
export const framesMatchMoves = <G extends Types>(suite: Suite<G>): void =>
  forAllGames(suite, (play) => {
    const { game } = play;
    for (const { state, move, sampled } of play.turns(4)) {
      if (move === undefined) continue;
      const frames = game.frames(state, move);
      const step = game.step(state, move);
      assert(frames._tag === 'Right' && step._tag === 'Right', 'a move on the list has no frames');
      const reported = frames.right.flatMap(({ event }) => (event === null ? [] : [event]));
      assertEqual(reported, step.right.events, 'the events of the frames');
      assert(frames.right.at(-1)!.event === null, 'the last frame has an event');
      assertEqual(frames.right.at(-1)!.state, step.right.state, 'the last frame');
      for (const frame of frames.right) {
        if (frame.event === null) continue;
        const { event } = frame;
        const hasHappened = suite.hasHappened?.(event, frame.state) ?? true;
        assert(hasHappened, () => `${JSON.stringify(event)} is reported before it has happened`);
      }
      for (const viewer of listViewers(state)) {
        const shown = game.viewFrames(frames.right, viewer);
        assertEqual(shown.at(-1)!.state, game.view(step.right.state, viewer), `the last frame as ${viewer} sees it`);
        frames.right.forEach((frame, i) => {
          assertEqual(shown[i]?.state, game.view(frame.state, viewer), `frame ${i} as ${viewer} sees it`);
        });

        /**
         * Checks that two games with the same views and events for a viewer, before and after a move, have the same
         * frames.
         */
        const checkFramesHide = <G extends Types>(
          { game, trial }: TrialGame<G>,
          state: G['State'],
          move: G['Move'],
          viewer: Viewer,
        ): void => {
          const imagined = game.determinize(game.view(state, viewer), `${trial.choiceSeed} framed`);
          const shown = [state, { ...imagined, random: state.random } as G['State']].map((each) => {
            const frames = game.frames(each, move);
            return frames._tag === 'Left' ? [] : game.viewFrames(frames.right, viewer);
          });
          const [real, twin] = shown as [(typeof shown)[0], (typeof shown)[0]];
          const events = shown.map((frames) => frames.map(({ event }) => event));
          if (describeDifference(events[1], events[0], '') !== undefined) return;
          if (describeDifference(twin.at(-1)?.state, real.at(-1)?.state, '') !== undefined) return;
          assertEqual(twin, real, `the frames reveal to ${viewer} what views and events hide`);
        };
        if (sampled) checkFramesHide(play, state, move, viewer);
        assertEqual(
          shown.flatMap(({ event }) => (event === null ? [] : [event])),
          game.viewEvents(reported, viewer),
          `the events of the frames as ${viewer} receives them`,
        );
      }
    }
  });
