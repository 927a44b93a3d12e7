import type { Player, Types } from '../../core/game.js';
import type { Keys } from './keys.js';
import type { SearchOptions } from './options.js';
import { childBy, type Forest, forestOf, plant, transplanted } from './tree.js';

/** What is kept from one decision to the next. */
export interface Memory {
  readonly forest: Forest;
  readonly roots: readonly number[];
}

/** Trees without a memory. */
export const planted = <G extends Types>({ nodes = 100_000 }: SearchOptions<G>, viewers: readonly Player[]): Memory => {
  const forest = forestOf(Math.max(nodes, viewers.length) + 1);
  return { forest, roots: viewers.map(() => plant(forest)) };
};

/** The trees as they are after the moves that were made since; a tree that does not know them is planted anew. */
export const remembered = <G extends Types>(
  memory: Memory | undefined,
  keys: Keys<G>,
  since: readonly G['SeenMove'][] | undefined,
  viewers: readonly Player[],
  player: Player,
): Memory | undefined => {
  if (memory === undefined || since === undefined) return undefined;
  const numbers = since.map(keys.keyOf);
  // What others have seen of their own moves, who searches has not.
  const isKnown = (viewer: Player): boolean => viewer === player || !keys.areSecret;
  const found = memory.roots.map((root, tree) =>
    isKnown(viewers[tree]!)
      ? numbers.reduce((node, key) => (node === 0 ? 0 : childBy(memory.forest, node, key)), root)
      : 0,
  );
  const [forest, roots] = transplanted(memory.forest, found);
  return { forest, roots };
};
