import type { Types } from '../../core/contract/game.js';
import { demand, same } from '../expect.js';
import { forAllGames, viewersOf } from '../trial.js';
import { allIn, boxed } from './boxes.js';
import type { SeenSuite } from './suite.js';

/** Checks that legal moves touch places of the board, or none by their kind, and that drawings mark these places. */
export const marksTheMoves = <G extends Types>({ board, draw, ...suite }: SeenSuite<G>): void =>
  forAllGames(suite, ({ game, turns }) => {
    for (const { state, moves, sampled } of turns(1)) {
      const places = new Set(board.board(state).places.map(({ id }) => id));
      const touched = new Set<string>();
      for (const move of moves) {
        const name = (): string => game.formatMove(move);
        const ids = board.placesOf(move, state);
        const isPlaceless = board.placeless.includes(move.kind);
        demand((ids.length === 0) === isPlaceless, () => `${name()} touches ${isPlaceless ? 'a place' : 'no place'}`);
        for (const id of ids) {
          demand(places.has(id), () => `${name()} touches ${id}, which is not a place`);
          touched.add(id);
        }
      }
      if (!sampled) continue;
      same(markedIn(draw.picture(state, { moves })), [...touched].sort(), 'the places marked for the legal moves');
      same(markedIn(draw.picture(state)), [], 'the places marked without moves');
      for (const viewer of viewersOf(state)) {
        const view = game.view(state, viewer);
        const same = moves.every((move) => String(board.placesOf(move, view)) === String(board.placesOf(move, state)));
        demand(same, () => `a move touches other places in the view of ${viewer}`);
      }
    }
  });

const markedIn = (picture: Parameters<typeof boxed>[0]): readonly string[] =>
  allIn(boxed(picture))
    .filter(({ element }) => / marked\b/.test(String(element.attributes['class'] ?? '')))
    .map(({ element }) => String(element.attributes['data-place']))
    .sort();
