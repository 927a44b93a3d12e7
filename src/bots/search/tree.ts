/**
 * Trees of moves in flat lists, with a node for each move tried in a position. Node 0 means none. The lists grow up to
 * the cap, which limits the memory of long searches.
 */
export interface Forest {
  /** The number of nodes, node 0 included. */
  size: number;
  /** The maximal number of nodes. */
  readonly cap: number;
  /** By node, the number of its move. */
  key: Int32Array;
  /** By node, the child added last. */
  child: Int32Array;
  /** By node, the child of the same parent that was added before it. */
  next: Int32Array;
  /** By node, the number of visits. */
  visits: Float64Array;
  /** By node, the number of visits to its parent in which its move was legal. */
  chances: Float64Array;
  /** By node, the sum of the values to the player who made the move. */
  value: Float64Array;
}

const FIRST_SIZE = 1024;

/** Makes a forest without nodes. */
export const forestOf = (cap: number): Forest => ({ size: 1, cap, ...lists(Math.min(cap, FIRST_SIZE)) });

const lists = (size: number) => ({
  key: new Int32Array(size),
  child: new Int32Array(size),
  next: new Int32Array(size),
  visits: new Float64Array(size),
  chances: new Float64Array(size),
  value: new Float64Array(size),
});

/** Checks whether there is room for `nodes` more. */
export const hasRoom = ({ size, cap }: Forest, nodes: number): boolean => size + nodes <= cap;

/** Adds a root and returns it. */
export const plant = (forest: Forest): number => {
  if (forest.size === forest.key.length) grow(forest);
  return forest.size++;
};

const grow = (forest: Forest): void => {
  const bigger = lists(Math.min(forest.cap, 2 * forest.size));
  for (const name of Object.keys(bigger) as (keyof typeof bigger)[]) bigger[name].set(forest[name]);
  Object.assign(forest, bigger);
};

/** Adds a child and returns it. */
export const addChild = (forest: Forest, parent: number, key: number): number => {
  const node = plant(forest);
  forest.key[node] = key;
  forest.next[node] = forest.child[parent]!;
  forest.child[parent] = node;
  return node;
};

/** Returns the child by a move; 0 if there is none. */
export const childBy = ({ child, next, key: keys }: Forest, parent: number, key: number): number => {
  let node = child[parent]!;
  while (node !== 0 && keys[node] !== key) node = next[node]!;
  return node;
};

/** Returns the child with the most visits; 0 if there is none. */
export const favourite = ({ child, next, visits }: Forest, parent: number): number => {
  let best = 0;
  for (let node = child[parent]!; node !== 0; node = next[node]!) {
    if (best === 0 || visits[node]! > visits[best]!) best = node;
  }
  return best;
};

/** Copies the trees of some roots, and returns the copy with the new roots; a root that is 0 starts a new tree. */
export const transplanted = (forest: Forest, roots: readonly number[]): readonly [Forest, number[]] => {
  const copy = forestOf(forest.cap);
  const planted = roots.map(() => plant(copy));
  const open: (readonly [from: number, to: number])[] = [];
  roots.forEach((root, i) => void (root !== 0 && open.push([root, planted[i]!])));
  for (let pair = open.pop(); pair !== undefined; pair = open.pop()) {
    const [from, to] = pair;
    for (const name of ['visits', 'chances', 'value'] as const) copy[name][to] = forest[name][from]!;
    for (let node = forest.child[from]!; node !== 0; node = forest.next[node]!) {
      open.push([node, addChild(copy, to, forest.key[node]!)]);
    }
  }
  return [copy, planted];
};
