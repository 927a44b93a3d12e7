import type { Types } from '../../core/game.js';
import { demand, same } from '../expect.js';
import type { Suite } from '../suite.js';
import { forAllGames, viewersOf } from '../trial.js';

/** Frames tell what `step` tells, end where it ends, and can be shown to everybody. */
export const showsItsMoves = <G extends Types>(suite: Suite<G>): void =>
  forAllGames(suite, ({ game, turns }) => {
    for (const { state, move } of turns(0)) {
      if (move === undefined) continue;
      const frames = game.frames(state, move);
      const step = game.step(state, move);
      demand(frames._tag === 'Right' && step._tag === 'Right', 'a move on the list has no frames');
      const told = frames.right.flatMap(({ event }) => (event === null ? [] : [event]));
      same(told, step.right.events, 'the events of the frames');
      demand(frames.right.at(-1)!.event === null, 'the last frame has an event');
      same(frames.right.at(-1)!.state, step.right.state, 'the last frame');
      for (const viewer of viewersOf(state)) {
        const shown = game.viewFrames(frames.right, viewer);
        same(shown.at(-1)!.state, game.view(step.right.state, viewer), `the last frame as ${viewer} sees it`);
        same(
          shown.flatMap(({ event }) => (event === null ? [] : [event])),
          game.viewEvents(told, viewer),
          `the events of the frames as ${viewer} is told them`,
        );
      }
    }
  });
