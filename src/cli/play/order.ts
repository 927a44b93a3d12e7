import { compareLists } from '../../core/types/score.js';
import type { AnyGame, BaseMove, BaseState, BaseView } from '../../index.js';
import { drawingOf } from '../drawing.js';

/**
 * Sorts moves as their places lie on the board. Moves of a kind stay together, in the order of the first of each kind;
 * moves at the same places keep their order.
 */
export const sortByBoard = <Move extends BaseMove>(
  game: AnyGame,
  state: BaseState | BaseView,
  moves: readonly Move[],
): readonly Move[] => {
  const { board, placesOf } = drawingOf(game);
  const { components } = game;
  const ranks = new Map(board(state, components).places.map(({ id }, i) => [id, i]));
  const kinds = [...new Set(moves.map(({ kind }) => kind))];
  const keyed = moves.map((move) => {
    const [first, second] = placesOf(move, state, components).map((id) => ranks.get(id)!);
    return { move, key: [kinds.indexOf(move.kind), first ?? -1, second ?? -1] };
  });
  return keyed.sort((one, other) => compareLists(one.key, other.key)).map(({ move }) => move);
};
