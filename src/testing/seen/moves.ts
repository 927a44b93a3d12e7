import type { ExplainPlace } from '../../board/why-not.js';
import type { Game, Types } from '../../core/contract/game.js';
import { demand, oneLine, same } from '../expect.js';
import { forAllGames, viewersOf } from '../trial.js';
import { allIn, boxed } from './boxes.js';
import type { SeenSuite } from './suite.js';

/** Checks that legal moves touch places of the board, or none by their kind, and that drawings mark these places. */
export const marksTheMoves = <G extends Types>({ board, draw, ...suite }: SeenSuite<G>): void =>
  forAllGames(suite, ({ game, turns, draw: below }) => {
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
      if (board.whyNot !== undefined)
        explainsPlaces(game, board.whyNot, {
          state,
          moves,
          touched,
          places: someOf([...places], below),
          leadsTo: (move, place) => {
            const next = game.play(state, move);
            return game.legalMoves(next).some((after) => board.placesOf(after, next).includes(place));
          },
        });
    }
  });

/** The number of places of a position that are explained. */
const EXPLAINED = 12;

const someOf = (places: readonly string[], below: (n: number) => number): readonly string[] =>
  Array.from({ length: EXPLAINED }, () => places[below(places.length)]!);

/** A position, and some of its places. */
interface ExplainedPlace<G extends Types> {
  readonly state: G['State'];
  readonly moves: readonly G['Move'][];
  readonly places: readonly string[];
  /** The places that the legal moves touch. */
  readonly touched: ReadonlySet<string>;
  /** Checks whether something can be done at a place after a move. */
  leadsTo(move: G['Move'], place: string): boolean;
}

/** Checks that places are explained to every viewer, exactly where nothing can be done. */
const explainsPlaces = <G extends Types>(
  game: Game<G>,
  whyNot: ExplainPlace<G>,
  { state, moves, places, touched, leadsTo }: ExplainedPlace<G>,
): void => {
  for (const viewer of viewersOf(state)) {
    const view = game.view(state, viewer);
    const isForeign = game.toAct(state) !== null && game.toAct(state) !== viewer;
    for (const place of places) {
      const why = whyNot(view, place);
      const isOpen = !isForeign && touched.has(place);
      demand(
        (why === null) === isOpen,
        () => `${place} is ${isOpen ? '' : 'not '}explained to ${viewer}: ${oneLine(why)}`,
      );
      if (why === null) continue;
      const toldForeign = 'refusal' in why && why.refusal._tag === 'ForeignView';
      demand(toldForeign === isForeign, () => `${place} is explained to ${viewer} by ${oneLine(why)}`);
      if ('refusal' in why) continue;
      demand(why.nothing === view.phase.kind, () => `${oneLine(why)} is not the pending decision`);
      for (const move of why.first) {
        const name = (): string => `${game.formatMove(move)}, which leads to ${place},`;
        demand(moves.includes(move), () => `${name()} is not legal`);
        demand(leadsTo(move, place), () => `${name()} does not`);
      }
    }
  }
};

const markedIn = (picture: Parameters<typeof boxed>[0]): readonly string[] =>
  allIn(boxed(picture))
    .filter(({ element }) => / marked\b/.test(String(element.attributes['class'] ?? '')))
    .map(({ element }) => String(element.attributes['data-place']))
    .sort();
