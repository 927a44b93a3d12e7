import type { Game, Types } from '../../core/contract/game.js';

/** The numbers by which nodes know moves. */
export interface MoveKeys<G extends Types> {
  /** The number of keys. */
  readonly count: number;
  /** By action number, the key shared by all moves that look the same to the other players. */
  readonly seenKeyByAction: Int32Array;
  /** True if some moves look different to the other players. */
  readonly hasHiddenMoves: boolean;
  /** Returns the key of a move as it was seen; -1 if there is none. */
  keyOf(move: G['SeenMove']): number;
  /** Returns the move of a key, as it was seen. */
  moveOf(key: number): G['SeenMove'];
}

const keysByGame = new WeakMap<object, unknown>();

/** Returns the keys of a game's moves, built once per game. The state may be any with a pending decision. */
export const moveKeysOf = <G extends Types>(game: Game<G>, state: G['State']): MoveKeys<G> => {
  const found = keysByGame.get(game) as MoveKeys<G> | undefined;
  if (found !== undefined) return found;
  const keys = createKeys(game, state);
  keysByGame.set(game, keys);
  return keys;
};

const createKeys = <G extends Types>(game: Game<G>, state: G['State']): MoveKeys<G> => {
  const { catalogue, actionOf, formatMove } = game;
  const keysByText = new Map<string, number>();
  const maskedMoves: G['SeenMove'][] = [];
  const seenKeyByAction = Int32Array.from(catalogue, (move, action) => {
    const seen = game.viewMove(state, move, 'spectator');
    if (seen === move) return action;
    const text = formatMove(seen);
    const key = keysByText.get(text) ?? catalogue.length + maskedMoves.push(seen) - 1;
    keysByText.set(text, key);
    return key;
  });
  return {
    count: catalogue.length + maskedMoves.length,
    seenKeyByAction,
    hasHiddenMoves: maskedMoves.length > 0,
    keyOf: (move) => {
      const action = actionOf(move as G['Move']);
      return action >= 0 ? action : (keysByText.get(formatMove(move)) ?? -1);
    },
    moveOf: (key) => catalogue[key] ?? maskedMoves[key - catalogue.length]!,
  };
};
