import type { Frame, Game, Types } from '../../core/contract/game.js';
import type { DrawOptions } from '../../draw/scene.js';
import { messageOf } from '../counterexample.js';
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
      for (const sight of sightsOf(game, turn)) {
        const [layout] = LAYOUTS[drawn % LAYOUTS.length]!;
        const { locale, say } = suite.languages[Math.floor(drawn++ / LAYOUTS.length) % suite.languages.length]!;
        isDrawn(suite, sight, { layout, say }, `${layout} and in ${locale}`);
      }
    }
  });

/** Lists the frames of a move for every viewer, equal ones once; of the last position, the position itself. */
export const sightsOf = <G extends Types>(game: Game<G>, { state, move, ply }: Turn<G>): readonly Sight<G>[] => {
  const made = move === undefined ? [] : framesOf(game, state, move);
  const frames = ply === 0 || move === undefined ? [{ event: null, state }, ...made] : made;
  const looks = new Set<string>();
  const isNew = ({ position }: Sight<G>): boolean => {
    const look = JSON.stringify({ ...position, viewer: null });
    return !looks.has(look) && looks.add(look).size > 0;
  };
  return viewersOf(state)
    .flatMap((viewer) =>
      game.viewFrames(frames, viewer).map(({ event, state: position }) => ({
        position,
        what: `${event === null ? 'the position' : `the frame of ${event.kind}`} as ${seenBy(viewer)} sees it`,
      })),
    )
    .filter(isNew);
};

const framesOf = <G extends Types>(
  game: Game<G>,
  state: G['State'],
  move: G['Move'],
): readonly Frame<G['State'], G['Event']>[] => {
  const frames = game.frames(state, move);
  demand(frames._tag === 'Right', 'a move on the list has no frames');
  return frames.right;
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
