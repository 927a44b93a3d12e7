import type { Frame, Game, Types, Viewer } from '../../core/contract/game.js';
import { messageOf } from '../../core/errors/message-of.js';
import type { DrawOptions } from '../../draw/scene.js';
import { demand } from '../expect.js';
import type { Turn } from '../random-game.js';
import { forAllGames, viewersOf } from '../trial.js';
import { LAYOUTS, type SeenSuite, seenBy } from './suite.js';

/** A position to draw, and its description. */
export interface Sight<G extends Types> {
  readonly position: G['State'] | G['View'];
  readonly what: string;
}

/** Checks that every frame of whole games is drawn for every viewer, as SVG and as text. */
export const drawsEveryFrame = <G extends Types>(suite: SeenSuite<G>): void =>
  forAllGames(suite, ({ game, turns }) => {
    let drawn = 0;
    for (const turn of turns(0)) {
      if (turn.move !== undefined && turn.ply % Math.ceil(1 / suite.share) !== 0) continue;
      for (const sight of sightsOf(game, turn)) {
        const [layout] = LAYOUTS[drawn % LAYOUTS.length]!;
        const { locale, say } = suite.languages[Math.floor(drawn++ / LAYOUTS.length) % suite.languages.length]!;
        isDrawn(suite, sight, { layout, say }, `${layout} and in ${locale}`);
      }
    }
  });

/** Lists the frames of a move for every viewer, equal ones once; of the last position, the position itself. */
export const sightsOf = <G extends Types>(game: Game<G>, turn: Turn<G>): readonly Sight<G>[] => {
  const frames = framesOf(game, turn);
  const looks = new Set<string>();
  const isNew = ({ position }: Sight<G>): boolean => {
    const look = JSON.stringify({ ...position, viewer: null });
    return !looks.has(look) && looks.add(look).size > 0;
  };
  return viewersOf(turn.state)
    .flatMap((viewer) => game.viewFrames(frames, viewer).map((frame) => sightOf(frame, viewer)))
    .filter(isNew);
};

/** Describes a frame that a viewer sees. */
export const sightOf = <G extends Types>(
  { event, state: position }: Frame<G['View'], G['Event']>,
  viewer: Viewer,
): Sight<G> => ({
  position,
  what: `${event === null ? 'the position' : `the frame of ${event.kind}`} as ${seenBy(viewer)} sees it`,
});

/** Lists the frames of the move that is made, before the first move and after the last also the position itself. */
export const framesOf = <G extends Types>(
  game: Game<G>,
  { state, move, ply }: Turn<G>,
): readonly Frame<G['State'], G['Event']>[] => {
  const before = ply === 0 || move === undefined ? [{ event: null, state }] : [];
  if (move === undefined) return before;
  const frames = game.frames(state, move);
  demand(frames._tag === 'Right', 'a move on the list has no frames');
  return [...before, ...frames.right];
};

const isDrawn = <G extends Types>(
  { draw }: SeenSuite<G>,
  { position, what }: Sight<G>,
  options: Pick<DrawOptions, 'layout' | 'say'>,
  how: string,
): void => {
  const drawn = { SVG: () => draw.draw(position, options), text: () => draw.drawText(position, options) };
  for (const [form, make] of Object.entries(drawn)) {
    const words = told(make, `${what} cannot be drawn as ${form}, ${how}`);
    const gap = /undefined|NaN|Infinity|\[object/.exec(words)?.[0];
    demand(gap === undefined, () => `${what}, drawn as ${form}, ${how}, says '${gap}'`);
  }
};

/** Returns the result of a function; an error of it says what was tried. */
const told = (make: () => string, what: string): string => {
  try {
    return make();
  } catch (error) {
    throw new Error(`${what}: ${messageOf(error)}`, { cause: error });
  }
};
