/**
 * Trees of moves in flat lists, with a node for each move tried in a position. Node 0 means none. The lists grow up to
 * the cap, which limits the memory of long searches.
 */
export interface Forest {
  /** The number of nodes, node 0 included. */
  size: number;
  /** The maximal number of nodes. */
  readonly maxNodes: number;
  /** By node, the number of its move. */
  key: Int32Array;
  /** By node, the child added last. */
  lastChild: Int32Array;
  /** By node, the child of the same parent that was added before it. */
  nextSibling: Int32Array;
  /** By node, the number of visits. */
  visits: Float64Array;
  /** By node, the number of visits to its parent in which its move was legal. */
  availability: Float64Array;
  /** By node, the sum of the values to the player who made the move. */
  value: Float64Array;
}

const INITIAL_NODES = 1024;

/** Makes a forest without nodes. */
export const createForest = (maxNodes: number): Forest => ({
  size: 1,
  maxNodes,
  ...createNodeLists(Math.min(maxNodes, INITIAL_NODES)),
});

const createNodeLists = (size: number) => ({
  key: new Int32Array(size),
  lastChild: new Int32Array(size),
  nextSibling: new Int32Array(size),
  visits: new Float64Array(size),
  availability: new Float64Array(size),
  value: new Float64Array(size),
});

/** Checks whether there is room for `nodes` more. */
export const hasSpace = ({ size, maxNodes }: Forest, nodes: number): boolean => size + nodes <= maxNodes;

/** Adds a root and returns it. */
export const addNode = (forest: Forest): number => {
  if (forest.size === forest.key.length) grow(forest);
  return forest.size++;
};

const grow = (forest: Forest): void => {
  const bigger = createNodeLists(Math.min(forest.maxNodes, 2 * forest.size));
  for (const name of Object.keys(bigger) as (keyof typeof bigger)[]) bigger[name].set(forest[name]);
  Object.assign(forest, bigger);
};

/** Adds a child and returns it. */
export const addChild = (forest: Forest, parent: number, key: number): number => {
  const node = addNode(forest);
  forest.key[node] = key;
  forest.nextSibling[node] = forest.lastChild[parent]!;
  forest.lastChild[parent] = node;
  return node;
};

/** Returns the child by a move; 0 if there is none. */
export const findChild = ({ lastChild, nextSibling, key: keys }: Forest, parent: number, key: number): number => {
  let node = lastChild[parent]!;
  while (node !== 0 && keys[node] !== key) node = nextSibling[node]!;
  return node;
};

/** Returns the child with the most visits; 0 if there is none. */
export const mostVisitedChild = ({ lastChild, nextSibling, visits }: Forest, parent: number): number => {
  let best = 0;
  for (let node = lastChild[parent]!; node !== 0; node = nextSibling[node]!) {
    if (best === 0 || visits[node]! > visits[best]!) best = node;
  }
  return best;
};

/** Copies the trees of some roots, and returns the copy with the new roots; a root that is 0 starts a new tree. */
export const copyTrees = (forest: Forest, roots: readonly number[]): readonly [Forest, number[]] => {
  const copy = createForest(forest.maxNodes);
  const newRoots = roots.map(() => addNode(copy));
  const pending: (readonly [from: number, to: number])[] = [];
  roots.forEach((root, i) => void (root !== 0 && pending.push([root, newRoots[i]!])));
  for (let pair = pending.pop(); pair !== undefined; pair = pending.pop()) {
    const [from, to] = pair;
    for (const name of ['visits', 'availability', 'value'] as const) copy[name][to] = forest[name][from]!;
    for (let node = forest.lastChild[from]!; node !== 0; node = forest.nextSibling[node]!) {
      pending.push([node, addChild(copy, to, forest.key[node]!)]);
    }
  }
  return [copy, newRoots];
};
