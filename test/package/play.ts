import type { AnyGame } from '../../src/core/contract/game.js';

type Module = Pick<AnyGame, 'setup' | 'legalMoves' | 'applyMove' | 'score'> & { readonly game: AnyGame };

/** Plays one game for every number of players, and returns the bytes of the last states and scores. */
export const played = (module: Module): string => {
  const ends = [];
  const { min, max } = module.game.players;
  for (let players = min; players <= max; players++) ends.push(playedBy(module, players));
  return JSON.stringify(ends);
};

const playedBy = ({ setup, legalMoves, applyMove, score }: Module, players: number): unknown => {
  let state = right(setup({ players, seed: 'winter' }));
  let ply = 0;
  for (let moves = legalMoves(state); moves.length > 0; moves = legalMoves(state)) {
    state = right(applyMove(state, moves[hash(ply++) % moves.length]!));
  }
  return { ply, state, score: score(state) };
};

const right = <A>(either: { readonly _tag: 'Left' } | { readonly _tag: 'Right'; readonly right: A }): A => {
  if (either._tag === 'Right') return either.right;
  throw new Error(JSON.stringify(either));
};

const hash = (ply: number): number => (Math.imul(ply + 1, 2654435761) >>> 0) >>> 7;
