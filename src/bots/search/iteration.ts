import type { Player, Types, Walk } from '../../core/contract/game.js';
import { playOut, withPositiveWeight } from './play-out.js';
import type { SearchBuffers, SearchSettings, SearchState } from './search-state.js';
import { selectMove, type TreeDecision } from './select-move.js';
import { addChild, type Forest, findChild, hasSpace } from './tree.js';

/** Makes one iteration: imagines a state, descends the trees, plays on, values the end and records the value. */
export const iterate = <G extends Types>(search: SearchState<G>): void => {
  const { game, roots, evaluator, buffers } = search;
  const { currentNodes, passedNodes, movers, values } = buffers;
  const walk = game.walk(search.sample());
  for (let tree = 0; tree < roots.length; tree++) currentNodes[tree] = roots[tree]!;
  passedNodes.length = 0;
  movers.length = 0;
  descend(search, walk);
  const isOver = playOut(search, walk);
  evaluator.evaluate(walk.state, isOver, values);
  backpropagate(search.forest, buffers);
};

/** Adds the value of the play-out to all nodes passed and their moves, each time that of the player who made the move. */
const backpropagate = (
  { visits, value, key }: Forest,
  {
    passedNodes,
    movers,
    values,
    moveValues,
  }: Pick<SearchBuffers<Types>, 'passedNodes' | 'movers' | 'values' | 'moveValues'>,
): void => {
  for (let i = 0; i < passedNodes.length; i++) {
    const node = passedNodes[i]!;
    const mover = movers[i]!;
    const result = values[mover]!;
    const moverValues = moveValues[mover]!;
    visits[node]!++;
    value[node]! += result;
    moverValues.visits[key[node]!]!++;
    moverValues.valueSum[key[node]!]! += result;
  }
};

/** Descends the trees to the first position that is new to them, and adds it. */
const descend = <G extends Types>(search: SearchState<G>, walk: Walk<G>): void => {
  const { game, forest, settings, buffers } = search;
  const knownVisits = settings.evaluateChildren ? 1 : 0;
  let { lastMove } = search;
  for (let depth = 0; depth < settings.maxDepth; depth++) {
    const moves = withoutReversals(
      withPositiveWeight(game.legalMoves(walk.state), walk.state, settings),
      lastMove,
      settings,
    );
    if (moves.length === 0) return;
    const decision = decisionAt(search, walk.state);
    const move = moves.length === 1 ? moves[0]! : selectMove(search, moves, decision);
    const canAdd = advanceTrees(search, move, decision.mover);
    walk.play(move);
    lastMove = move;
    const isNew = moves.length > 1 && forest.visits[buffers.currentNodes[decision.tree]!]! <= knownVisits;
    if (!canAdd || isNew) return;
  }
};

/** Lists the moves that do not take back the one before them; all moves if there is none. */
const withoutReversals = <G extends Types>(
  moves: readonly G['Move'][],
  lastMove: G['Move'] | undefined,
  { undoes }: SearchSettings<G>,
): readonly G['Move'][] => {
  if (undoes === undefined || lastMove === undefined || moves.length < 2) return moves;
  const kept = moves.filter((move) => !undoes(move, lastMove));
  return kept.length > 0 ? kept : moves;
};

/** Returns the decision at the current nodes. */
const decisionAt = <G extends Types>(
  { game, viewers, buffers }: SearchState<G>,
  state: G['State'],
): TreeDecision<G> => {
  const mover = game.toAct(state)!;
  const tree = viewers.length === 1 ? 0 : mover;
  return { tree, mover, state, node: buffers.currentNodes[tree]!, isOwn: viewers[tree] === mover };
};

/** Follows a move in every tree, as its viewer sees the move; returns false if there is no room for new nodes. */
const advanceTrees = <G extends Types>(search: SearchState<G>, move: G['Move'], mover: Player): boolean => {
  const { game, keys, forest, viewers, buffers } = search;
  const { currentNodes, passedNodes, movers } = buffers;
  const action = game.actionOf(move);
  const canAdd = hasSpace(forest, viewers.length);
  for (let tree = 0; tree < viewers.length; tree++) {
    const key = viewers[tree] === mover ? action : keys.seenKeyByAction[action]!;
    let node = findChild(forest, currentNodes[tree]!, key);
    if (node === 0) {
      if (!canAdd) return false;
      node = addChild(forest, currentNodes[tree]!, key);
      forest.availability[node] = 1;
    }
    currentNodes[tree] = node;
    passedNodes.push(node);
    movers.push(mover);
  }
  return true;
};
