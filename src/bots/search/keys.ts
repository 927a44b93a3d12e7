import type { Game, Types } from '../../core/contract/game.js';

/** The numbers by which nodes know moves. */
export interface Keys<G extends Types> {
  /** The number of keys. */
  readonly count: number;
  /** By action number, the key shared by all moves that look the same to the other players. */
  readonly shared: Int32Array;
  /** True if some moves look different to the other players. */
  readonly areSecret: boolean;
  /** Returns the key of a move as it was seen; -1 if there is none. */
  keyOf(move: G['SeenMove']): number;
  /** Returns the move of a key, as it was seen. */
  moveOf(key: number): G['SeenMove'];
}

const made = new WeakMap<object, unknown>();

/** Returns the keys of a game's moves, built once per game. The state may be any with a pending decision. */
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
