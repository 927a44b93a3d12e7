import type { Player, Types } from '../../core/contract/game.js';
import { sampleByWeight } from './play-out.js';
import { scoreBasisOf, scoreOf } from './score.js';
import type { SearchState } from './search-state.js';
import { addChild, type Forest, findChild, hasSpace } from './tree.js';

/** A decision on the way down the tree. */
export interface TreeDecision<G extends Types> {
  /** The tree used for it, and the node of the position in that tree. */
  readonly tree: number;
  readonly node: number;
  readonly mover: Player;
  /** True if the tree is the mover's own. */
  readonly isOwn: boolean;
  readonly state: G['State'];
}

/** Chooses the move to try next: the one with the best score, or any of the untried moves that share it. */
export const selectMove = <G extends Types>(
  search: SearchState<G>,
  moves: readonly G['Move'][],
  decision: TreeDecision<G>,
): G['Move'] => {
  const { settings, random, buffers } = search;
  if (settings.evaluateChildren) evaluateChildren(search, moves, decision);
  const best = selectChild(search, moves, decision);
  return sampleByWeight(
    best === 0 ? buffers.bestUntriedMoves : movesOfChild(search, moves, best),
    decision.state,
    settings,
    random,
  );
};

/** Values all moves that the tree does not know yet, as if each had been tried once. */
const evaluateChildren = <G extends Types>(
  search: SearchState<G>,
  moves: readonly G['Move'][],
  { node, isOwn, state, mover }: TreeDecision<G>,
): void => {
  const { game, forest, evaluator } = search;
  if (!hasSpace(forest, moves.length)) return;
  for (let i = 0; i < moves.length; i++) {
    const key = keyOf(search, moves[i]!, isOwn);
    if (findChild(forest, node, key) !== 0) continue;
    const child = addChild(forest, node, key);
    const next = game.play(state, moves[i]!);
    forest.visits[child] = 1;
    forest.availability[child] = 1;
    forest.value[child] = evaluator.valueFor(next, game.toAct(next) === null, mover);
  }
};

/** Returns the number of a move in a tree; other players' moves are known by what the viewer sees of them. */
const keyOf = <G extends Types>({ game, keys }: SearchState<G>, move: G['Move'], isOwn: boolean): number => {
  const action = game.actionOf(move);
  return isOwn ? action : keys.seenKeyByAction[action]!;
};

/**
 * Returns the legal child with the best score, or 0 if untried moves have a better one, and counts a chance for each
 * legal child. Collects the best of the untried moves in `bestUntriedMoves`.
 */
const selectChild = <G extends Types>(
  search: SearchState<G>,
  moves: readonly G['Move'][],
  { node, isOwn, mover }: TreeDecision<G>,
): number => {
  const { forest, buffers } = search;
  const { childSlots, bestUntriedMoves } = buffers;
  const scoreBasis = scoreBasisOf(search, node, mover);
  fillSlots(forest, node, childSlots);
  let best = 0;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < moves.length; i++) {
    const key = keyOf(search, moves[i]!, isOwn);
    const child = childSlots[key]!;
    if (child < 0) continue;
    if (child > 0) {
      childSlots[key] = -1; // seen: other moves that look the same share this child
      forest.availability[child]!++;
    }
    const score = scoreOf(search, scoreBasis, child, key);
    if (score > bestScore) {
      bestScore = score;
      best = child;
      bestUntriedMoves.length = 0;
    }
    if (child === 0 && best === 0 && score === bestScore) bestUntriedMoves.push(moves[i]!);
  }
  clearSlots(forest, node, childSlots);
  return best;
};

/** Writes the children of a node into the slots of their keys. */
const fillSlots = ({ lastChild, nextSibling, key }: Forest, node: number, slots: Int32Array): void => {
  for (let each = lastChild[node]!; each !== 0; each = nextSibling[each]!) slots[key[each]!] = each;
};

const clearSlots = ({ lastChild, nextSibling, key }: Forest, node: number, slots: Int32Array): void => {
  for (let each = lastChild[node]!; each !== 0; each = nextSibling[each]!) slots[key[each]!] = 0;
};

/** Lists the legal moves that look like the move of a child to the tree's viewer. */
const movesOfChild = <G extends Types>(
  { game, keys, forest }: SearchState<G>,
  moves: readonly G['Move'][],
  child: number,
): readonly G['Move'][] => {
  const key = forest.key[child]!;
  if (key < game.catalogue.length) return [game.catalogue[key]!];
  return moves.filter((move) => keys.seenKeyByAction[game.actionOf(move)] === key);
};
