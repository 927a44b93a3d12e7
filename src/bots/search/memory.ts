import type { Player, Types } from '../../core/contract/game.js';
import type { Keys } from './keys.js';
import type { SearchOptions } from './options.js';
import { childBy, type Forest, forestOf, plant, transplanted } from './tree.js';

/** The trees kept from one decision to the next. */
export interface Memory {
  readonly forest: Forest;
  readonly roots: readonly number[];
}

/** Makes new trees. */
export const planted = <G extends Types>({ nodes = 100_000 }: SearchOptions<G>, viewers: readonly Player[]): Memory => {
  const forest = forestOf(Math.max(nodes, viewers.length) + 1);
  return { forest, roots: viewers.map(() => plant(forest)) };
};

/** Returns the trees as they are after the moves made since; a tree that does not contain these moves starts anew. */
export const remembered = <G extends Types>(
  memory: Memory | undefined,
  keys: Keys<G>,
  since: readonly G['SeenMove'][] | undefined,
  viewers: readonly Player[],
  player: Player,
): Memory | undefined => {
  if (memory === undefined || since === undefined) return undefined;
  const numbers = since.map(keys.keyOf);
  // The other players saw their own moves in full, the searching player did not.
  const isKnown = (viewer: Player): boolean => viewer === player || !keys.areSecret;
  const found = memory.roots.map((root, tree) =>
    isKnown(viewers[tree]!)
      ? numbers.reduce((node, key) => (node === 0 ? 0 : childBy(memory.forest, node, key)), root)
      : 0,
  );
  const [forest, roots] = transplanted(memory.forest, found);
  return { forest, roots };
};
