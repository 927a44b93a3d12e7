import type { GameConfig } from 'boardgame.io/internal';
import { original } from 'immer';
import type { Game, Types } from '../../src/core/contract/game.js';
import { orThrow } from '../../src/core/errors/errors.js';

/** Wraps one of our games for boardgame.io: its state is `G`, its action numbers are the arguments of the only move. */
export const wrapGame = <G extends Types>(game: Game<G>): GameConfig<G['State']> => {
  const decider = (state: G['State']): number => game.toAct(state) ?? 0;
  return {
    name: game.id,
    disableUndo: true,
    setup: (_, options) => orThrow(game.setup(options as G['Options'])),
    moves: {
      play: ({ G }, action) => {
        const next = game.applyMove(original(G), game.moveOf(action!)!);
        return next._tag === 'Right' ? next.right : 'INVALID_MOVE';
      },
    },
    turn: {
      minMoves: 1,
      maxMoves: 1,
      order: { first: ({ G }) => decider(G), next: ({ G }) => decider(G) },
    },
    endIf: ({ G }) => (game.toAct(G) === null ? game.score(G) : undefined),
    ai: {
      enumerate: (G) => game.legalMoves(G).map((move) => ({ move: 'play', args: [game.actionOf(move)] })),
    },
  };
};
