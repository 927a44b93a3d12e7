import { type ExplainPlace, explainPlaces } from '../../../board/why-not.js';
import { animalsOn, hasFish, inuitsOn } from '../cells.js';
import { FOX, numberOfAnimal } from '../components.js';
import { CELLS, type Cell, NEIGHBOURS, nameOf } from '../grid.js';
import type { Move } from '../moves/index.js';
import { rules as printedRules } from '../rules.js';
import type { State } from '../state/index.js';
import type { IglooIgloo } from '../types.js';
import { placesOf } from './moves.js';

type Position = Parameters<ExplainPlace<IglooIgloo>>[0];

const NAMES: readonly string[] = Array.from({ length: CELLS }, (_, cell) => nameOf(cell));

/**
 * Checks whether a refusal explains a cell. A cell where an inuit of the mover stands is explained by what that inuit
 * cannot do, water with fish by hunting them, any other cell by walking to it; in the phase `animals`, a cell is explained
 * by the animals that are there or beside it.
 */
const explains = (move: Move, place: string, position: Position): boolean => {
  // Views have every field that is read here.
  const state = position as State;
  const cell = NAMES.indexOf(place);
  if (move.kind === 'step') return animalsOn(state, numberOfAnimal(move.animal), move.cell) > 0;
  if (state.phase.kind !== 'act' || cell < 0) return true;
  const isMine = inuitsOn(state, state.turn, cell) > 0;
  switch (move.kind) {
    case 'walk':
      return move.cell === cell ? isMine : !isMine && !hasFish(state, cell);
    case 'hunt':
    case 'harpoon':
      return animalsOn(state, numberOfAnimal(move.animal), cell) > 0 && (isMine || numberOfAnimal(move.animal) < FOX);
    default:
      return isMine;
  }
};

const explain = explainPlaces<IglooIgloo>(printedRules, placesOf, { absent: ['not-held'], explains });

/** Returns a position in which the mover has one inuit, beside a cell. */
const withNear = (position: Position, cell: Cell): Position => {
  const first = CELLS * position.turn;
  const near = first + NEIGHBOURS[cell]![0]!;
  const isMovers = (i: number): boolean => i >= first && i < first + CELLS;
  const inuits = position.inuits.map((count, i) => (i === near ? 1 : isMovers(i) ? 0 : count));
  return { ...position, inuits };
};

/**
 * Returns why nothing can be done at a place: the refusal of the move that is closest to being legal, or, if no move there
 * belongs to the pending decision, the phase. Null where something can be done. A cell to which none of the mover's inuits
 * can walk is refused for what would forbid it even if one were beside it, or else because none is.
 *
 * @param rules - The rules, if the game comes from `withComponents`.
 */
export const whyNot: ExplainPlace<IglooIgloo> = (position, place, rules = printedRules) => {
  const why = explain(position, place, rules);
  if (why === null || 'nothing' in why) return why;
  const isFar = why.refusal._tag === 'RuleBroken' && why.refusal.reason === 'none-near';
  return (isFar ? explain(withNear(position, NAMES.indexOf(place)), place, rules) : null) ?? why;
};
