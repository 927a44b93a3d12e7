import type { Game, Types } from '../../src/core/contract/game.js';
import { orThrow } from '../../src/core/errors/errors.js';

interface Node {
  visits: number;
  chances: number;
  value: number;
  readonly children: Map<string, Node>;
}

const createNode = (): Node => ({ visits: 0, chances: 1, value: 0, children: new Map() });

/** Searches information sets with the public functions, without any optimization. */
export const naiveSearch = <G extends Types>(
  game: Game<G>,
  view: G['View'],
  iterations: number,
  below: (n: number) => number,
): number => {
  const root = createNode();
  for (let i = 0; i < iterations; i++) iterate(game, root, game.determinize(view, `${i}`), below);
  return root.visits;
};

const iterate = <G extends Types>(game: Game<G>, root: Node, start: G['State'], below: (n: number) => number): void => {
  let state = start;
  let node = root;
  const path: (readonly [Node, number])[] = [];
  for (let moves = game.legalMoves(state); moves.length > 0; moves = game.legalMoves(state)) {
    const mover = game.toAct(state)!;
    const move = selectMove(game, node, moves, below);
    node = node.children.get(game.formatMove(move))!;
    path.push([node, mover]);
    state = orThrow(game.applyMove(state, move));
    if (node.visits === 0 && moves.length > 1) break;
  }
  for (let moves = game.legalMoves(state); moves.length > 0; moves = game.legalMoves(state)) {
    state = orThrow(game.applyMove(state, moves[below(moves.length)]!));
  }
  const returns = game.returns(state);
  root.visits++;
  for (const [visited, mover] of path) {
    visited.visits++;
    visited.value += returns[mover]!;
  }
};

const selectMove = <G extends Types>(
  game: Game<G>,
  node: Node,
  moves: readonly G['Move'][],
  below: (n: number) => number,
): G['Move'] => {
  const untried = moves.filter((move) => !node.children.has(game.formatMove(move)));
  for (const move of moves) {
    const child = node.children.get(game.formatMove(move));
    if (child !== undefined) child.chances++;
  }
  if (untried.length > 0) {
    const move = untried[below(untried.length)]!;
    node.children.set(game.formatMove(move), createNode());
    return move;
  }
  const ucbValue = (move: G['Move']): number => {
    const { value, visits, chances } = node.children.get(game.formatMove(move))!;
    return value / visits + 0.7 * Math.sqrt(Math.log(chances) / visits);
  };
  return moves.reduce((best, move) => (ucbValue(move) > ucbValue(best) ? move : best));
};
