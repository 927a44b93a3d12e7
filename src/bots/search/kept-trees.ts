import type { Player, Types } from '../../core/contract/game.js';
import type { MoveKeys } from './keys.js';
import type { SearchOptions } from './options.js';
import { addNode, copyTrees, createForest, type Forest, findChild } from './tree.js';

/** The trees kept from one decision to the next. */
interface SearchTrees {
  readonly forest: Forest;
  readonly roots: readonly number[];
}

/** Makes new trees. */
export const createTrees = <G extends Types>(
  { maxNodes = 100_000 }: SearchOptions<G>,
  viewers: readonly Player[],
): SearchTrees => {
  const forest = createForest(Math.max(maxNodes, viewers.length) + 1);
  return { forest, roots: viewers.map(() => addNode(forest)) };
};

/** Returns the trees as they are after the moves made since; a tree that does not contain these moves starts anew. */
export const keepTrees = <G extends Types>(
  trees: SearchTrees | undefined,
  keys: MoveKeys<G>,
  movesSince: readonly G['SeenMove'][] | undefined,
  viewers: readonly Player[],
  player: Player,
): SearchTrees | undefined => {
  if (trees === undefined || movesSince === undefined) return undefined;
  const moveKeys = movesSince.map(keys.keyOf);
  // The other players saw their own moves in full, the searching player did not.
  const canFollow = (viewer: Player): boolean => viewer === player || !keys.hasHiddenMoves;
  const nodes = trees.roots.map((root, tree) =>
    canFollow(viewers[tree]!)
      ? moveKeys.reduce((node, key) => (node === 0 ? 0 : findChild(trees.forest, node, key)), root)
      : 0,
  );
  const [forest, roots] = copyTrees(trees.forest, nodes);
  return { forest, roots };
};
