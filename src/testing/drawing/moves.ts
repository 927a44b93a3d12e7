import type { ExplainPlace } from '../../board/why-not.js';
import type { Game, Types } from '../../core/contract/game.js';
import { assert, assertEqual, formatOneLine } from '../assert.js';
import { forAllGames, listViewers } from '../trial.js';
import { flattenBoxes, measureBoxes } from './boxes.js';
import type { DrawingSuite } from './suite.js';

/** Checks that legal moves touch places of the board, or none by their kind, and that drawings mark these places. */
export const drawingsMarkMoves = <G extends Types>({ board, draw, ...suite }: DrawingSuite<G>): void =>
  forAllGames(suite, ({ game, turns, randomInt }) => {
    for (const { state, moves, sampled } of turns(1)) {
      const places = new Set(board.board(state).places.map(({ id }) => id));
      const touched = new Set<string>();
      for (const move of moves) {
        const name = (): string => game.formatMove(move);
        const ids = board.placesOf(move, state);
        const isPlaceless = board.placeless.includes(move.kind);
        assert((ids.length === 0) === isPlaceless, () => `${name()} touches ${isPlaceless ? 'a place' : 'no place'}`);
        for (const id of ids) {
          assert(places.has(id), () => `${name()} touches ${id}, which is not a place`);
          touched.add(id);
        }
      }
      if (!sampled) continue;
      assertEqual(
        markedPlaces(draw.picture(state, { moves })),
        [...touched].sort(),
        'the places marked for the legal moves',
      );
      assertEqual(markedPlaces(draw.picture(state)), [], 'the places marked without moves');
      if (board.whyNot !== undefined)
        checkExplanations(game, board.whyNot, {
          state,
          moves,
          touched,
          places: samplePlaces([...places], randomInt),
          leadsTo: (move, place) => {
            const next = game.play(state, move);
            return game.legalMoves(next).some((after) => board.placesOf(after, next).includes(place));
          },
        });
    }
  });

/** The number of places of a position that are explained. */
const EXPLAINED_PLACES = 12;

const samplePlaces = (places: readonly string[], randomInt: (n: number) => number): readonly string[] =>
  Array.from({ length: EXPLAINED_PLACES }, () => places[randomInt(places.length)]!);

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
const checkExplanations = <G extends Types>(
  game: Game<G>,
  whyNot: ExplainPlace<G>,
  { state, moves, places, touched, leadsTo }: ExplainedPlace<G>,
): void => {
  for (const viewer of listViewers(state)) {
    const view = game.view(state, viewer);
    const isNotToAct = game.toAct(state) !== null && game.toAct(state) !== viewer;
    for (const place of places) {
      const why = whyNot(view, place);
      const isOpen = !isNotToAct && touched.has(place);
      assert(
        (why === null) === isOpen,
        () => `${place} is ${isOpen ? '' : 'not '}explained to ${viewer}: ${formatOneLine(why)}`,
      );
      if (why === null) continue;
      const isExplainedByTurn = 'refusal' in why && why.refusal._tag === 'NotToActView';
      assert(isExplainedByTurn === isNotToAct, () => `${place} is explained to ${viewer} by ${formatOneLine(why)}`);
      if ('refusal' in why) continue;
      assert(why.pendingPhase === view.phase.kind, () => `${formatOneLine(why)} is not the pending decision`);
      for (const move of why.enablingMoves) {
        const name = (): string => `${game.formatMove(move)}, which leads to ${place},`;
        assert(moves.includes(move), () => `${name()} is not legal`);
        assert(leadsTo(move, place), () => `${name()} does not`);
      }
    }
  }
};

const markedPlaces = (picture: Parameters<typeof measureBoxes>[0]): readonly string[] =>
  flattenBoxes(measureBoxes(picture))
    .filter(({ element }) => / marked\b/.test(String(element.attributes['class'] ?? '')))
    .map(({ element }) => String(element.attributes['data-place']))
    .sort();
