import { createWhyNot, type ExplainPlace } from '../../../board/why-not.js';
import { countAnimals, countInuits, hasFish } from '../cells.js';
import { animalIndex, FIRST_FOX } from '../components.js';
import { CELL_COUNT, type Cell, cellName, NEIGHBOURS } from '../grid.js';
import { hasInuitBeside } from '../legal/travel.js';
import type { Move } from '../moves/index.js';
import { rules as printedRules } from '../rules.js';
import type { State, View } from '../state/index.js';
import type { IglooIgloo } from '../types.js';
import { placesOf } from './moves.js';

const CELL_NAMES: readonly string[] = Array.from({ length: CELL_COUNT }, (_, cell) => cellName(cell));

/**
 * Checks whether a refusal explains a cell. A cell where an inuit of the mover stands is explained by what that inuit
 * cannot do, water with fish by hunting them, any other cell by walking to it; in the phase `stepAnimal`, a cell is explained
 * by the animals that are there or beside it.
 */
const explains = (move: Move, place: string, stateOrView: State | View): boolean => {
  // Views have every field that is read here.
  const state = stateOrView as State;
  const cell = CELL_NAMES.indexOf(place);
  if (move.kind === 'stepAnimal') return countAnimals(state, animalIndex(move.animal), move.cell) > 0;
  if (state.phase.kind !== 'act' || cell < 0) return true;
  const hasOwnInuit = countInuits(state, state.turnPlayer, cell) > 0;
  switch (move.kind) {
    case 'walk':
      if (move.cell === cell) return hasOwnInuit;
      // An inuit beside the cell is the one that cannot walk to it.
      return !hasOwnInuit && !hasFish(state, cell) && (hasInuit(state, move.cell) || !hasInuitBeside(state, cell));
    case 'hunt':
    case 'harpoon':
      return (
        countAnimals(state, animalIndex(move.animal), cell) > 0 && (hasOwnInuit || animalIndex(move.animal) < FIRST_FOX)
      );
    default:
      return hasOwnInuit;
  }
};

const hasInuit = (state: State, cell: Cell): boolean => countInuits(state, state.turnPlayer, cell) > 0;

const explain = createWhyNot<IglooIgloo>(printedRules, placesOf, { absentReasons: ['not-held'], explains });

/** Returns a state in which the mover has one inuit, beside a cell. */
const withInuitBeside = (state: State | View, cell: Cell): State | View => {
  const first = CELL_COUNT * state.turnPlayer;
  const near = first + NEIGHBOURS[cell]![0]!;
  const isMovers = (i: number): boolean => i >= first && i < first + CELL_COUNT;
  const inuits = state.inuits.map((count, i) => (i === near ? 1 : isMovers(i) ? 0 : count));
  return { ...state, inuits };
};

/**
 * Returns why nothing can be done at a place: the refusal of the move that is closest to being legal, or, if no move there
 * belongs to the pending decision, the phase. Null where something can be done. A cell to which none of the mover's inuits
 * can walk is refused for what would forbid it even if one were beside it, or else because none is.
 *
 * @param rules - The rules, if the game comes from `withComponents`.
 */
export const whyNot: ExplainPlace<IglooIgloo> = (state, place, rules = printedRules) => {
  const why = explain(state, place, rules);
  if (why === null || 'pendingPhase' in why) return why;
  const isFar = why.refusal._tag === 'RuleBroken' && why.refusal.reason === 'none-near';
  return (isFar ? explain(withInuitBeside(state, CELL_NAMES.indexOf(place)), place, rules) : null) ?? why;
};
