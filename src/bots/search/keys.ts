import type { Game, Types } from '../../core/game.js';

/** Moves as the numbers by which nodes know them. */
export interface Keys<G extends Types> {
  /** How many numbers there are. */
  readonly count: number;
  /** By action number, the one that is shared by all moves that look the same to who does not make them. */
  readonly shared: Int32Array;
  /** Whether some moves are not what they look like. */
  readonly areSecret: boolean;
  /** The number of a move as it was seen. */
  keyOf(move: G['SeenMove']): number;
  /** The move of a number, as it was seen. */
  moveOf(key: number): G['SeenMove'];
}

const made = new WeakMap<object, unknown>();

/** The numbers of a game's moves, made once. The state may be any in which somebody decides. */
export const keysOf = <G extends Types>(game: Game<G>, state: G['State']): Keys<G> => {
  const found = made.get(game) as Keys<G> | undefined;
  if (found !== undefined) return found;
  const keys = newKeys(game, state);
  made.set(game, keys);
  return keys;
};

const newKeys = <G extends Types>(game: Game<G>, state: G['State']): Keys<G> => {
  const { catalogue, actionOf, formatMove } = game;
  const numbers = new Map<string, number>();
  const covered: G['SeenMove'][] = [];
  const shared = Int32Array.from(catalogue, (move, action) => {
    const seen = game.viewMove(state, move, 'spectator');
    if (seen === move) return action;
    const text = formatMove(seen);
    const number = numbers.get(text) ?? catalogue.length + covered.push(seen) - 1;
    numbers.set(text, number);
    return number;
  });
  return {
    count: catalogue.length + covered.length,
    shared,
    areSecret: covered.length > 0,
    keyOf: (move) => {
      const action = actionOf(move as G['Move']);
      return action >= 0 ? action : (numbers.get(formatMove(move)) ?? -1);
    },
    moveOf: (key) => catalogue[key] ?? covered[key - catalogue.length]!,
  };
};
