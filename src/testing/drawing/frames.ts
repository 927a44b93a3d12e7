import type { Frame, Game, Types, Viewer } from '../../core/contract/game.js';
import { messageOf } from '../../core/data/text.js';
import type { DrawOptions } from '../../draw/scene.js';
import { assert } from '../assert.js';
import type { Turn } from '../random-game.js';
import { forAllGames, listViewers } from '../trial.js';
import { type DrawingSuite, describeViewer, LAYOUTS } from './suite.js';

/** A position to draw, and its description. */
export interface DescribedFrame<G extends Types> {
  readonly state: G['State'] | G['View'];
  readonly description: string;
}

/** Checks that every frame of whole games is drawn for every viewer, as SVG and as text. */
export const everyFrameIsDrawn = <G extends Types>(suite: DrawingSuite<G>): void =>
  forAllGames(suite, ({ game, turns }) => {
    let drawn = 0;
    for (const turn of turns(0)) {
      if (turn.move !== undefined && turn.ply % Math.ceil(1 / suite.sampleShare) !== 0) continue;
      for (const frame of listFrames(game, turn)) {
        const [layout] = LAYOUTS[drawn % LAYOUTS.length]!;
        const { locale, translate } = suite.languages[Math.floor(drawn++ / LAYOUTS.length) % suite.languages.length]!;
        checkDrawn(suite, frame, { layout, translate }, `${layout} and in ${locale}`);
      }
    }
  });

/** Lists the frames of a move for every viewer, equal ones once; of the last position, the position itself. */
export const listFrames = <G extends Types>(game: Game<G>, turn: Turn<G>): readonly DescribedFrame<G>[] => {
  const frames = framesOfTurn(game, turn);
  const looks = new Set<string>();
  const isNew = ({ state }: DescribedFrame<G>): boolean => {
    const look = JSON.stringify({ ...state, viewer: null });
    return !looks.has(look) && looks.add(look).size > 0;
  };
  return listViewers(turn.state)
    .flatMap((viewer) => game.viewFrames(frames, viewer).map((frame) => describeFrame(frame, viewer)))
    .filter(isNew);
};

/** Describes a frame that a viewer sees. */
export const describeFrame = <G extends Types>(
  { event, state }: Frame<G['View'], G['Event']>,
  viewer: Viewer,
): DescribedFrame<G> => ({
  state,
  description: `${event === null ? 'the position' : `the frame of ${event.kind}`} as ${describeViewer(viewer)} sees it`,
});

/** Lists the frames of the move that is made, before the first move and after the last also the position itself. */
export const framesOfTurn = <G extends Types>(
  game: Game<G>,
  { state, move, ply }: Turn<G>,
): readonly Frame<G['State'], G['Event']>[] => {
  const before = ply === 0 || move === undefined ? [{ event: null, state }] : [];
  if (move === undefined) return before;
  const frames = game.frames(state, move);
  assert(frames._tag === 'Right', 'a move on the list has no frames');
  return [...before, ...frames.right];
};

const checkDrawn = <G extends Types>(
  { draw }: DrawingSuite<G>,
  { state, description }: DescribedFrame<G>,
  options: Pick<DrawOptions, 'layout' | 'translate'>,
  how: string,
): void => {
  const drawn = { SVG: () => draw.draw(state, options), text: () => draw.drawText(state, options) };
  for (const [form, make] of Object.entries(drawn)) {
    const words = withContext(make, `${description} cannot be drawn as ${form}, ${how}`);
    const gap = /undefined|NaN|Infinity|\[object/.exec(words)?.[0];
    assert(gap === undefined, () => `${description}, drawn as ${form}, ${how}, says '${gap}'`);
  }
};

/** Returns the result of a function; an error of it says what was tried. */
const withContext = (make: () => string, what: string): string => {
  try {
    return make();
  } catch (error) {
    throw new Error(`${what}: ${messageOf(error)}`, { cause: error });
  }
};
