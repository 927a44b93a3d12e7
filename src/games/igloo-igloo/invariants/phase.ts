import type { ByPlayer } from '../../../core/contract/game.js';
import type { OfKind } from '../../../core/contract/kernel.js';
import { sum } from '../../../core/data/list.js';
import { nextFleeingPlayer } from '../apply/animals.js';
import { countInuits, hasAnimals, hasFoxes, isFloe } from '../cells.js';
import { type Box, ENDURANCE_KIND_COUNT, FIRST_ENDURANCE_TILE, VALUES_PER_ANIMAL } from '../components.js';
import { CELL_COUNT, CENTRE, type Cell, CROWN, directionIndex } from '../grid.js';
import { canAnyAnimalStep } from '../legal/animals.js';
import { canClearGap, findGap, hasMeltableTile, hasShiftableFloe } from '../legal/ice.js';
import { hasLanding } from '../legal/water.js';
import { START_GROUND } from '../setup.js';
import type { Phase, State } from '../state/index.js';

/** Checks that the phase fits the board, and that its decision has an answer. */
export const phaseContradiction = (state: State, box: Box): string | null => {
  const { phase, turnPlayer, decider, actionPointsLeft, animalStepsLeft, freeInuits } = state;
  if (phase.kind !== 'attack' && decider !== turnPlayer) return 'decider';
  if (actionPointsLeft > maxActionPoints(state, box)) return 'actionPointsLeft';
  if (animalStepsLeft > 0 && !PHASES_WITH_STEPS.includes(phase.kind)) return 'animalStepsLeft';
  if (phase.kind !== 'placeInuit' && sum(freeInuits) > 0) return 'freeInuits';
  return decisionContradiction(state);
};

/** Returns the largest number of points: those of the turn, and of the best endurance that may have been used in it. */
const maxActionPoints = ({ hasMelted, usedThisTurn, discardedTiles }: State, { components }: Box): number => {
  if (!hasMelted) return 0;
  let best = 0;
  for (let value = 1; value <= ENDURANCE_KIND_COUNT; value++)
    if (discardedTiles[FIRST_ENDURANCE_TILE + value - 1]! > 0) best = value;
  return components.actionPoints + (usedThisTurn.endurance ? best : 0);
};

const PHASES_WITH_STEPS: readonly Phase['kind'][] = ['stepAnimal', 'attack', 'flee'];

const decisionContradiction = (state: State): string | null => {
  const { phase, hasMelted } = state;
  switch (phase.kind) {
    case 'placeInuit':
      return placingContradiction(state);
    case 'melt':
      return !hasMelted && hasMeltableTile(state) ? null : 'phase';
    case 'over':
      return !hasMelted && !hasMeltableTile(state) ? null : 'phase';
    case 'drift':
      return !hasMelted && hasShiftableFloe(state) ? null : 'phase';
    case 'displace':
      return !hasMelted && isGapOccupied(state, phase) ? null : 'phase';
    case 'stepAnimal':
      return state.animalStepsLeft > 0 && canAnyAnimalStep(state) ? null : 'phase';
    case 'attack':
      return isUnderAttack(state, phase.cell) ? null : 'phase';
    case 'flee':
      return fleeContradiction(state, phase);
    case 'act':
      return hasMelted ? null : 'phase';
    case 'kayak':
      return hasMelted && canBeAfloat(state, phase.from) ? null : 'phase';
  }
};

/** Checks whether the shift ends at the gap, with animals there that can leave it. */
const isGapOccupied = (state: State, { cell, dir, gap }: OfKind<Phase, 'displace'>): boolean => {
  if (!isFloe(state.ground[cell]) || findGap(state, cell, directionIndex(dir)) !== gap) return false;
  return state.ground[gap] === 'water' && hasAnimals(state, gap) && canClearGap(state, gap);
};

/** Checks that inuits wait to be put on a corner, in turn, after a thaw or an attack. */
const fleeContradiction = (
  state: State,
  { cell, fleeingPlayer, fleeingInuits }: OfKind<Phase, 'flee'>,
): string | null => {
  if (sum(fleeingInuits) === 0) return 'phase.fleeingInuits';
  if (fleeingPlayer !== nextFleeingPlayer(state, fleeingInuits)) return 'phase.fleeingPlayer';
  const isCauseRight =
    state.ground[cell] === 'water' ? isLeftByThaw(state, cell) : isLeftByAttack(state, cell, fleeingInuits);
  return isCauseRight ? null : 'phase.cell';
};

const isLeftByThaw = (state: State, cell: Cell): boolean => state.animalStepsLeft === 0 && !hasAnimals(state, cell);

/** Checks whether a bear has driven out all inuits but those in their igloo. */
const isLeftByAttack = (state: State, cell: Cell, fleeingInuits: ByPlayer<number>): boolean => {
  const { players, ground, bears, igloos } = state;
  if (!isFloe(ground[cell]) || bears[cell] === 0 || hasFoxes(state, cell)) return false;
  for (let player = 0; player < players; player++) {
    if ((player === igloos[cell] ? fleeingInuits[player]! : countInuits(state, player, cell)) > 0) return false;
  }
  return true;
};

const isUnderAttack = (state: State, cell: number): boolean => {
  const { turnPlayer, decider, usedThisTurn, bears, handSizes } = state;
  if (bears[cell] === 0 || hasFoxes(state, cell) || countInuits(state, decider, cell) === 0) return false;
  return handSizes[decider]! > 0 && !(decider === turnPlayer && usedThisTurn.harpoon);
};

const canBeAfloat = (state: State, from: number): boolean =>
  isFloe(state.ground[from]) && countInuits(state, state.turnPlayer, from) > 0 && hasLanding(state, from);

/** Checks that only inuits have been placed so far, one each in turn. */
const placingContradiction = (state: State): string | null => {
  const { players, turnPlayer, hasMelted, usedThisTurn, ground, inuits, freeInuits } = state;
  const freeInuitsOfTurnPlayer = freeInuits[turnPlayer]!;
  for (let i = 1, before = freeInuitsOfTurnPlayer; i < players; i++) {
    const next = freeInuits[(turnPlayer + i) % players]!;
    if (next !== before && !(next === freeInuitsOfTurnPlayer - 1 && before === freeInuitsOfTurnPlayer))
      return 'freeInuits';
    before = next;
  }
  if (freeInuitsOfTurnPlayer === 0) return 'freeInuits';
  if (hasMelted || Object.values(usedThisTurn).includes(true)) return 'usedThisTurn';
  if (START_GROUND.some((each, cell) => each !== ground[cell])) return 'ground';
  if (inuits.some((count, i) => count > 0 && !CROWN.includes(i % CELL_COUNT))) return 'inuits';
  return suppliesContradiction(state);
};

/** Checks that only the fish of the centre have left the supply. */
const suppliesContradiction = ({ fish, foxes, bears, trophies, removedAnimals, igloos }: State): string | null => {
  const isCentral = (cell: number): boolean =>
    sum(fish.slice(VALUES_PER_ANIMAL * cell, VALUES_PER_ANIMAL * cell + VALUES_PER_ANIMAL)) === 1;
  if (sum(fish) !== CENTRE.length || !CENTRE.every(isCentral)) return 'fish';
  if (sum(foxes) + sum(bears) > 0) return 'foxes';
  if (sum(trophies) > 0) return 'trophies';
  if (sum(removedAnimals) > 0) return 'removedAnimals';
  return igloos.some((owner) => owner !== null) ? 'igloos' : null;
};
