import type { Player, Types } from '../../core/contract/game.js';
import type { Answer, Candidate } from '../bot.js';
import { rootOf, type SearchState } from './search-state.js';
import { findChild, mostVisitedChild } from './tree.js';

/** Returns the answer of a search and what it thinks of the legal moves. */
export const answerOf = <G extends Types>(
  search: SearchState<G>,
  moves: readonly G['Move'][],
  player: Player,
): Answer<G> => {
  const { game, forest } = search;
  const root = rootOf(search, player);
  const candidates = moves.map((move): Candidate<G> => {
    const node = findChild(forest, root, game.actionOf(move));
    const visits = forest.visits[node]!;
    return { move, visits, value: visits === 0 ? 0 : forest.value[node]! / visits };
  });
  candidates.sort((a, b) => b.visits - a.visits || b.value - a.value);
  const { move } = candidates[0]!;
  const iterations = candidates.reduce((sum, { visits }) => sum + visits, 0);
  return { move, candidates, line: lineOf(search, root, move), iterations, nodes: forest.size - 1 };
};

/** Returns the line in which everybody makes the move tried most. */
const lineOf = <G extends Types>(
  { game, keys, forest }: SearchState<G>,
  root: number,
  move: G['Move'],
): readonly G['SeenMove'][] => {
  const line: G['SeenMove'][] = [move];
  let node = mostVisitedChild(forest, findChild(forest, root, game.actionOf(move)));
  for (; node !== 0; node = mostVisitedChild(forest, node)) line.push(keys.moveOf(forest.key[node]!));
  return line;
};
