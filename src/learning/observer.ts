import type { Either } from 'fp-ts/lib/Either.js';
import type { ByPlayer, Game, Types } from '../core/contract/game.js';
import { digestOf } from '../core/data/digest.js';
import { frozen } from '../core/data/frozen.js';
import { accepted, type InvalidOptions, invalid, refused } from '../core/errors/verdict.js';
import type { Layout } from './layout.js';
import type { Part, Sheet } from './part.js';
import { headParts, recordPart } from './parts.js';

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
export const observerOf = <G extends Types>(game: Game<G>, players: number): Either<InvalidOptions, Observer<G>> => {
  const { min, max } = game.players;
  if (!Number.isInteger(players) || players < min || players > max) {
    return refused(invalid('InvalidOptions')('players', `${game.title} is for ${min} to ${max} players`));
  }
  const parts = partsOf(game, players);
  const layout = layoutOf(game, players, parts);
  return accepted(
    Object.freeze<Observer<G>>({
      layout,
      observe: (view, into = new Float32Array(layout.size)) => {
        demandFits(layout, view, into);
        into.fill(0);
        const sheet: Sheet = { numbers: into, viewer: view.viewer === 'spectator' ? 0 : view.viewer };
        let at = 0;
        for (const { part, of } of parts) {
          part.write(of(view), sheet, at);
          at += part.size;
        }
        return into;
      },
    }),
  );
};

/** A part of an observation, and the value of a view that it encodes. */
interface ObservedPart<G extends Types> {
  readonly path: string;
  readonly part: Part;
  of(view: G['View']): unknown;
}

/** Lists the parts: the player to decide, the current points, then the fields. */
const partsOf = <G extends Types>(game: Game<G>, players: number): readonly ObservedPart<G>[] => {
  const { toAct, score } = headParts(players);
  return [
    { path: 'toAct()', part: toAct, of: game.toAct },
    { path: 'score()', part: score, of: (view) => totalsOf(game, view) },
    { path: '', part: recordPart(game.fields(players)), of: (view) => view },
  ];
};

/** Returns the current points by player. */
export const totalsOf = <G extends Types>(game: Game<G>, position: G['State'] | G['View']): ByPlayer<number> =>
  game.score(position).players.map(({ total }) => total);

const layoutOf = <G extends Types>(game: Game<G>, players: number, parts: readonly ObservedPart<G>[]): Layout => {
  let size = 0;
  const ranges = parts.flatMap(({ path, part }) => {
    size += part.size;
    return part.ranges(path, size - part.size);
  });
  const head = { game: game.id, rules: game.version, components: game.componentsId, players };
  const layout = { format: 'sastrugi-observation/1' as const, ...head, size, ranges };
  return frozen({ id: digestOf(layout), ...layout });
};

const demandFits = <G extends Types>(layout: Layout, view: G['View'], into: Float32Array): void => {
  for (const key of ['game', 'rules', 'components', 'players'] as const) {
    if (view[key] !== layout[key]) throw new RangeError(`The view has another '${key}' than the layout.`);
  }
  if (!('viewer' in view)) throw new RangeError('This is a state: observations are made of views.');
  demandLength(layout, into);
};

export const demandLength = ({ size }: Layout, into: Float32Array): void => {
  if (into.length !== size) throw new RangeError(`An observation has ${size} numbers.`);
};
