import type { Types, Viewer } from '../../core/contract/game.js';
import type { Element } from '../../draw/element.js';
import { follow } from '../../draw/follow.js';
import { demand } from '../expect.js';
import { forAllGames, viewersOf } from '../trial.js';
import { framesOf, sightOf } from './frames.js';
import { LAYOUTS, type SeenSuite } from './suite.js';

/**
 * Checks that there is one order in which all frames of a game list their pieces, followed from frame to frame or not: a
 * renderer that knows pieces by id then never has to insert one again.
 */
export const keepsItsOrder = <G extends Types>({ draw, ...suite }: SeenSuite<G>): void =>
  forAllGames(suite, ({ game, turns, bound, draw: below }) => {
    const [alone, followed] = [orderOf(), orderOf()];
    const [layout] = LAYOUTS[below(LAYOUTS.length)]!;
    let shown: Element | undefined;
    let viewer: Viewer | undefined;
    for (const turn of turns(0)) {
      if (turn.ply > bound * suite.share) break;
      const viewers = viewersOf(turn.state);
      viewer ??= viewers[below(viewers.length)]!;
      for (const frame of game.viewFrames(framesOf(game, turn), viewer)) {
        const { position, what } = sightOf<G>(frame, viewer);
        const picture = draw.picture(position, { layout });
        shown = shown === undefined ? picture : follow(shown, picture);
        alone(picture, `${what}, ${layout}`);
        followed(shown, `${what}, ${layout} and followed`);
      }
    }
  });

/** Returns a function that checks whether pictures list their pieces in one order. */
const orderOf = (): ((picture: Element, what: string) => void) => {
  const lists = new Set<string>();
  /** By id, the ids that have come right after it. */
  const after = new Map<string, Set<string>>();
  return (picture, what) => {
    const ids = idsIn(picture);
    if (lists.has(ids.join())) return;
    lists.add(ids.join());
    ids.forEach((id, i) => {
      const next = ids[i + 1];
      after.set(id, new Set([...(after.get(id) ?? []), ...(next === undefined ? [] : [next])]));
    });
    const circle = circleIn(after);
    demand(
      circle === undefined,
      () => `the pieces of ${what} come in another order than before: ${circle!.join(', ')}`,
    );
  };
};

const idsIn = ({ children }: Element): readonly string[] =>
  children.flatMap((child) =>
    typeof child === 'string' || child.attributes['data-piece'] === undefined ? [] : [String(child.attributes['id'])],
  );

/** Returns ids of which each has come before the next, and the last before the first; undefined if there are none. */
const circleIn = (after: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] | undefined => {
  const done = new Set<string>();
  const search = (id: string, path: readonly string[]): readonly string[] | undefined => {
    if (path.includes(id)) return path.slice(path.indexOf(id));
    if (done.has(id)) return undefined;
    done.add(id);
    return firstOf(after.get(id)!, (next) => search(next, [...path, id]));
  };
  return firstOf(after.keys(), (id) => search(id, []));
};

/** Returns the first result that is not undefined. */
const firstOf = <A, B>(items: Iterable<A>, of: (item: A) => B | undefined): B | undefined => {
  for (const item of items) {
    const result = of(item);
    if (result !== undefined) return result;
  }
  return undefined;
};
