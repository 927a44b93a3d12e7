import type { Either } from 'fp-ts/lib/Either.js';
import type { ByPlayer, Game, Types } from '../core/contract/game.js';
import { deepFreeze } from '../core/data/copy.js';
import { digestOf } from '../core/data/digest.js';
import { type InvalidOptions, invalidDocument, left, right } from '../core/errors/errors.js';
import type { FieldEncoder, ObservationBuffer } from './encoder.js';
import { headerEncoders, objectEncoder } from './field-encoders.js';
import type { Layout } from './layout.js';

/** Turns views of a game with a fixed number of players into numbers. */
export interface Observer<G extends Types> {
  /** The meaning of the numbers. */
  readonly layout: Layout;
  /**
   * Returns a view as finite numbers, nearly all from 0 to 1, written into `into` if it is given. Seats are counted
   * from the viewer's, for a spectator from player 0. Equal views give equal numbers.
   *
   * @throws RangeError if the view is of another game, version, components or number of players, or if the length of
   * `into` is not the size of the layout: a bug of the calling program.
   */
  observe(view: G['View'], into?: Float32Array): Float32Array;
}

/**
 * Makes the observer of a game with this number of players; its layout is derived from the fields of the game's state.
 */
export const createObserver = <G extends Types>(
  game: Game<G>,
  players: number,
): Either<InvalidOptions, Observer<G>> => {
  const { min, max } = game.players;
  if (!Number.isInteger(players) || players < min || players > max) {
    return left(invalidDocument('InvalidOptions')('players', `${game.title} is for ${min} to ${max} players`));
  }
  const encoders = encodersOf(game, players);
  const layout = createLayout(game, players, encoders);
  return right(
    Object.freeze<Observer<G>>({
      layout,
      observe: (view, into = new Float32Array(layout.size)) => {
        assertFits(layout, view, into);
        into.fill(0);
        const buffer: ObservationBuffer = { numbers: into, viewer: view.viewer === 'spectator' ? 0 : view.viewer };
        let start = 0;
        for (const { encoder, valueIn } of encoders) {
          encoder.write(valueIn(view), buffer, start);
          start += encoder.size;
        }
        return into;
      },
    }),
  );
};

/** A part of an observation, and the value of a view that it encodes. */
interface ObservedField<G extends Types> {
  readonly path: string;
  readonly encoder: FieldEncoder;
  valueIn(view: G['View']): unknown;
}

/** Lists the parts: the player to decide, the current points, then the fields. */
const encodersOf = <G extends Types>(game: Game<G>, players: number): readonly ObservedField<G>[] => {
  const { toAct, score } = headerEncoders(players);
  return [
    { path: 'toAct()', encoder: toAct, valueIn: game.toAct },
    { path: 'score()', encoder: score, valueIn: (view) => totalsOf(game, view) },
    { path: '', encoder: objectEncoder(game.stateSchema(players)), valueIn: (view) => view },
  ];
};

/** Returns the current points by player. */
export const totalsOf = <G extends Types>(game: Game<G>, position: G['State'] | G['View']): ByPlayer<number> =>
  game.score(position).players.map(({ total }) => total);

const createLayout = <G extends Types>(
  game: Game<G>,
  players: number,
  encoders: readonly ObservedField<G>[],
): Layout => {
  let size = 0;
  const ranges = encoders.flatMap(({ path, encoder }) => {
    size += encoder.size;
    return encoder.ranges(path, size - encoder.size);
  });
  const header = { game: game.id, rules: game.version, components: game.componentsId, players };
  const layout = { format: 'sastrugi-observation/1' as const, ...header, size, ranges };
  return deepFreeze({ id: digestOf(layout), ...layout });
};

const assertFits = <G extends Types>(layout: Layout, view: G['View'], into: Float32Array): void => {
  for (const key of ['game', 'rules', 'components', 'players'] as const) {
    if (view[key] !== layout[key]) throw new RangeError(`The view has another '${key}' than the layout.`);
  }
  if (!('viewer' in view)) throw new RangeError('This is a state: observations are made of views.');
  assertLength(layout, into);
};

export const assertLength = ({ size }: Layout, into: Float32Array): void => {
  if (into.length !== size) throw new RangeError(`An observation has ${size} numbers.`);
};
