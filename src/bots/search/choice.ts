import type { Player, Types } from '../../core/contract/game.js';
import type { Engine } from './engine.js';
import { picked } from './play-out.js';
import { expectationOf, scoreOf } from './score.js';
import { addChild, childBy, type Forest, hasRoom } from './tree.js';

/** A decision on the way down the tree. */
export interface TreeChoice<G extends Types> {
  /** The tree used for it, and the node of the position in that tree. */
  readonly tree: number;
  readonly node: number;
  readonly mover: Player;
  /** True if the tree is the mover's own. */
  readonly isOwn: boolean;
  readonly state: G['State'];
}

/** Chooses the move to try next: the one with the best score, or any of the untried moves that share it. */
export const considered = <G extends Types>(
  engine: Engine<G>,
  moves: readonly G['Move'][],
  choice: TreeChoice<G>,
): G['Move'] => {
  const { manner, random, scratch } = engine;
  if (manner.foresee) foresee(engine, moves, choice);
  const best = mostPromising(engine, moves, choice);
  return picked(best === 0 ? scratch.untried : lookingLike(engine, moves, best), choice.state, manner, random);
};

/** Values all moves that the tree does not know yet, as if each had been tried once. */
const foresee = <G extends Types>(
  engine: Engine<G>,
  moves: readonly G['Move'][],
  { node, isOwn, state, mover }: TreeChoice<G>,
): void => {
  const { game, forest, judge } = engine;
  if (!hasRoom(forest, moves.length)) return;
  for (let i = 0; i < moves.length; i++) {
    const key = keyOf(engine, moves[i]!, isOwn);
    if (childBy(forest, node, key) !== 0) continue;
    const child = addChild(forest, node, key);
    const next = game.play(state, moves[i]!);
    forest.visits[child] = 1;
    forest.chances[child] = 1;
    forest.value[child] = judge.foreseen(next, game.toAct(next) === null, mover);
  }
};

/** Returns the number of a move in a tree; other players' moves are known by what the viewer sees of them. */
const keyOf = <G extends Types>({ game, keys }: Engine<G>, move: G['Move'], isOwn: boolean): number => {
  const action = game.actionOf(move);
  return isOwn ? action : keys.shared[action]!;
};

/**
 * Returns the legal child with the best score, or 0 if untried moves have a better one, and counts a chance for each
 * legal child. Collects the best of the untried moves in `untried`.
 */
const mostPromising = <G extends Types>(
  engine: Engine<G>,
  moves: readonly G['Move'][],
  { node, isOwn, mover }: TreeChoice<G>,
): number => {
  const { forest, scratch } = engine;
  const { slots, untried } = scratch;
  const usual = expectationOf(engine, node, mover);
  layOut(forest, node, slots);
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < moves.length; i++) {
    const key = keyOf(engine, moves[i]!, isOwn);
    const child = slots[key]!;
    if (child < 0) continue;
    if (child > 0) {
      slots[key] = -1; // seen: other moves that look the same share this child
      forest.chances[child]!++;
    }
    const found = scoreOf(engine, usual, child, key);
    if (found > most) {
      most = found;
      best = child;
      untried.length = 0;
    }
    if (child === 0 && best === 0 && found === most) untried.push(moves[i]!);
  }
  clear(forest, node, slots);
  return best;
};

/** Writes the children of a node into the slots of their keys. */
const layOut = ({ child, next, key }: Forest, node: number, slots: Int32Array): void => {
  for (let each = child[node]!; each !== 0; each = next[each]!) slots[key[each]!] = each;
};

const clear = ({ child, next, key }: Forest, node: number, slots: Int32Array): void => {
  for (let each = child[node]!; each !== 0; each = next[each]!) slots[key[each]!] = 0;
};

/** Lists the legal moves that look like the move of a child to the tree's viewer. */
const lookingLike = <G extends Types>(
  { game, keys, forest }: Engine<G>,
  moves: readonly G['Move'][],
  child: number,
): readonly G['Move'][] => {
  const key = forest.key[child]!;
  if (key < game.catalogue.length) return [game.catalogue[key]!];
  return moves.filter((move) => keys.shared[game.actionOf(move)] === key);
};
