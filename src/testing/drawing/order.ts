import type { Types, Viewer } from '../../core/contract/game.js';
import type { Element } from '../../draw/element.js';
import { keepPieceIds } from '../../draw/keep-piece-ids.js';
import { assert } from '../assert.js';
import { forAllGames, listViewers } from '../trial.js';
import { describeFrame, framesOfTurn } from './frames.js';
import { type DrawingSuite, LAYOUTS } from './suite.js';

/**
 * Checks that there is one order in which all frames of a game list their pieces, followed from frame to frame or not: a
 * renderer that knows pieces by id then never has to insert one again.
 */
export const piecesKeepOrder = <G extends Types>({ draw, ...suite }: DrawingSuite<G>): void =>
  forAllGames(suite, ({ game, turns, maxPlies, randomInt }) => {
    const [checkOrder, checkOrderWithKeptIds] = [createOrderCheck(), createOrderCheck()];
    const [layout] = LAYOUTS[randomInt(LAYOUTS.length)]!;
    let shown: Element | undefined;
    let viewer: Viewer | undefined;
    for (const turn of turns(0)) {
      if (turn.ply > maxPlies * suite.sampleShare) break;
      const viewers = listViewers(turn.state);
      viewer ??= viewers[randomInt(viewers.length)]!;
      for (const frame of game.viewFrames(framesOfTurn(game, turn), viewer)) {
        const { state, description } = describeFrame<G>(frame, viewer);
        const picture = draw.picture(state, { layout });
        shown = shown === undefined ? picture : keepPieceIds(shown, picture);
        checkOrder(picture, `${description}, ${layout}`);
        checkOrderWithKeptIds(shown, `${description}, ${layout} and followed`);
      }
    }
  });

/** Returns a function that checks whether pictures list their pieces in one order. */
const createOrderCheck = (): ((picture: Element, what: string) => void) => {
  const lists = new Set<string>();
  /** By id, the ids that have come right after it. */
  const after = new Map<string, Set<string>>();
  return (picture, what) => {
    const ids = pieceIds(picture);
    if (lists.has(ids.join())) return;
    lists.add(ids.join());
    ids.forEach((id, i) => {
      const next = ids[i + 1];
      after.set(id, new Set([...(after.get(id) ?? []), ...(next === undefined ? [] : [next])]));
    });
    const circle = findCircle(after);
    assert(
      circle === undefined,
      () => `the pieces of ${what} come in another order than before: ${circle!.join(', ')}`,
    );
  };
};

const pieceIds = ({ children }: Element): readonly string[] =>
  children.flatMap((child) =>
    typeof child === 'string' || child.attributes['data-piece'] === undefined ? [] : [String(child.attributes['id'])],
  );

/** Returns ids of which each has come before the next, and the last before the first; undefined if there are none. */
const findCircle = (after: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] | undefined => {
  const done = new Set<string>();
  const search = (id: string, path: readonly string[]): readonly string[] | undefined => {
    if (path.includes(id)) return path.slice(path.indexOf(id));
    if (done.has(id)) return undefined;
    done.add(id);
    return findFirst(after.get(id)!, (next) => search(next, [...path, id]));
  };
  return findFirst(after.keys(), (id) => search(id, []));
};

/** Returns the first result that is not undefined. */
const findFirst = <A, B>(items: Iterable<A>, of: (item: A) => B | undefined): B | undefined => {
  for (const item of items) {
    const result = of(item);
    if (result !== undefined) return result;
  }
  return undefined;
};
