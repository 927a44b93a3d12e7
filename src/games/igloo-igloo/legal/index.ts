import type { Refusal } from '../clauses/refusals.js';
import type { Box } from '../components.js';
import { entries, type Move } from '../moves/index.js';
import type { Phase, State } from '../state.js';
import {
  addAnswers,
  addCorners,
  addMoveAnimals,
  addSteps,
  defendForbiddenBy,
  moveAnimalsForbiddenBy,
  stepForbiddenBy,
} from './animals.js';
import {
  addDestinations,
  addMelts,
  addShifts,
  addThaws,
  displaceForbiddenBy,
  driftForbiddenBy,
  meltForbiddenBy,
  thawForbiddenBy,
} from './ice.js';
import {
  addEmbarkments,
  addLandings,
  addWalks,
  embarkForbiddenBy,
  landForbiddenBy,
  walkForbiddenBy,
} from './travel.js';
import {
  addEndurances,
  addHarpoons,
  addHunts,
  addIgloos,
  enduranceForbiddenBy,
  harpoonForbiddenBy,
  huntForbiddenBy,
  iglooForbiddenBy,
} from './work.js';

/** The entries that are legal now, in catalogue order. */
export const legalMoves = (state: State, box: Box): readonly Move[] => {
  const moves: Move[] = [];
  addMoves(state, box, moves);
  return moves;
};

const addMoves = (state: State, box: Box, moves: Move[]): void => {
  const { phase } = state;
  switch (phase.kind) {
    case 'place':
      return addPlacings(moves);
    case 'melt':
      return addFirstPhase(state, moves);
    case 'drift':
      return addShifts(state, moves);
    case 'displace':
      return addDestinations(state, phase, moves);
    case 'animals':
      return addSteps(state, moves);
    case 'attack':
      return addAnswers(state, moves);
    case 'flee':
      return addCorners(moves);
    case 'act':
      return addSecondPhase(state, box, moves);
    case 'kayak':
      return addLandings(state, phase.from, moves);
    case 'over':
      return;
  }
};

/** @rule IG-PLACE-2 */
const addPlacings = (moves: Move[]): void => {
  for (const entry of entries.place) if (entry !== undefined) moves.push(entry);
};

/** @rule IG-TURN-1 IG-KEPT-1 */
const addFirstPhase = (state: State, moves: Move[]): void => {
  addMelts(state, moves);
  addThaws(state, moves);
  addMoveAnimals(state, moves);
};

/** @rule IG-TURN-2 IG-TURN-3 IG-ENDURANCE-1 */
const addSecondPhase = (state: State, box: Box, moves: Move[]): void => {
  addThaws(state, moves);
  addMoveAnimals(state, moves);
  addEndurances(state, moves);
  addWalks(state, moves);
  addEmbarkments(state, moves);
  addHunts(state, box, moves);
  addHarpoons(state, moves);
  addIgloos(state, moves);
  moves.push(entries.end[0]!);
};

/** Whether a mover without kept tiles can do anything but end his turn. */
export const canAct = (state: State, box: Box): boolean => {
  if (state.points === 0) return false;
  const moves: Move[] = [];
  addWalks(state, moves);
  if (moves.length === 0) addHunts(state, box, moves);
  if (moves.length === 0) addIgloos(state, moves);
  if (moves.length === 0) addEmbarkments(state, moves);
  return moves.length > 0;
};

type Kind = Move['kind'];

/** The kinds of moves that belong to a phase. */
const KINDS: Readonly<Record<Phase['kind'], readonly Kind[]>> = {
  place: ['place'],
  melt: ['melt', 'thaw', 'animals'],
  drift: ['drift'],
  displace: ['displace'],
  animals: ['step'],
  attack: ['defend', 'decline'],
  flee: ['flee'],
  act: ['thaw', 'animals', 'endurance', 'walk', 'embark', 'hunt', 'harpoon', 'igloo', 'end'],
  kayak: ['land'],
  over: [],
};

/** The clause that keeps all other kinds out of a phase. */
const OTHERS: Readonly<Record<Phase['kind'], Refusal>> = {
  place: 'IG-PLACE-1',
  melt: 'IG-MELT-1',
  drift: 'IG-DRIFT-1',
  displace: 'IG-DRIFT-5',
  animals: 'IG-ANIMAL-2',
  attack: 'IG-ATTACK-3',
  flee: 'IG-FLEE-1',
  act: 'IG-TURN-2',
  kayak: 'IG-KAYAK-3',
  over: 'IG-END-1',
};

/** The first clause that forbids a move; undefined when it is legal. */
export const forbiddenBy = (state: State, box: Box, move: Move): Refusal | undefined => {
  const { kind } = state.phase;
  return KINDS[kind].includes(move.kind) ? brokenBy(state, box, move) : OTHERS[kind];
};

/** The first clause that forbids a move of the right kind. */
const brokenBy = (state: State, box: Box, move: Move): Refusal | undefined => {
  const { phase } = state;
  switch (move.kind) {
    case 'melt':
      return meltForbiddenBy(state, move);
    case 'drift':
      return driftForbiddenBy(state, move);
    case 'displace':
      return phase.kind === 'displace' ? displaceForbiddenBy(state, phase, move) : undefined;
    case 'thaw':
      return thawForbiddenBy(state, move);
    case 'animals':
      return moveAnimalsForbiddenBy(state);
    case 'step':
      return stepForbiddenBy(state, move);
    case 'defend':
      return defendForbiddenBy(state);
    case 'endurance':
      return enduranceForbiddenBy(state, move);
    case 'walk':
      return walkForbiddenBy(state, move);
    case 'embark':
      return embarkForbiddenBy(state, move);
    case 'land':
      return phase.kind === 'kayak' ? landForbiddenBy(state, phase.from, move) : undefined;
    case 'hunt':
      return huntForbiddenBy(state, box, move);
    case 'harpoon':
      return harpoonForbiddenBy(state, move);
    case 'igloo':
      return iglooForbiddenBy(state, move);
    case 'place':
    case 'decline':
    case 'flee':
    case 'end':
      return undefined;
  }
};
