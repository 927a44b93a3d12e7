import type { Player, Types } from '../../core/contract/game.js';
import type { Candidate, Thought } from '../bot.js';
import { type Engine, rootOf } from './engine.js';
import { childBy, favourite } from './tree.js';

/** Returns the answer of a search and what it thinks of the legal moves. */
export const thoughtOf = <G extends Types>(
  engine: Engine<G>,
  moves: readonly G['Move'][],
  player: Player,
): Thought<G> => {
  const { game, forest } = engine;
  const root = rootOf(engine, player);
  const candidates = moves.map((move): Candidate<G> => {
    const node = childBy(forest, root, game.actionOf(move));
    const visits = forest.visits[node]!;
    return { move, visits, value: visits === 0 ? 0 : forest.value[node]! / visits };
  });
  candidates.sort((a, b) => b.visits - a.visits || b.value - a.value);
  const { move } = candidates[0]!;
  const iterations = candidates.reduce((sum, { visits }) => sum + visits, 0);
  return { move, candidates, line: lineOf(engine, root, move), iterations, nodes: forest.size - 1 };
};

/** Returns the line in which everybody makes the move tried most. */
const lineOf = <G extends Types>(
  { game, keys, forest }: Engine<G>,
  root: number,
  move: G['Move'],
): readonly G['SeenMove'][] => {
  const line: G['SeenMove'][] = [move];
  let node = favourite(forest, childBy(forest, root, game.actionOf(move)));
  for (; node !== 0; node = favourite(forest, node)) line.push(keys.moveOf(forest.key[node]!));
  return line;
};
