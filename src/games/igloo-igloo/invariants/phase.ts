import type { ByPlayer } from '../../../core/contract/game.js';
import type { OfKind } from '../../../core/contract/rows.js';
import { sum } from '../../../core/data/list.js';
import { nextToFlee } from '../apply/animals.js';
import { hasAnimals, hasFoxes, inuitsOn, isFloe } from '../cells.js';
import { type Box, ENDURANCE, ENDURANCES, SIZES } from '../components.js';
import { CELLS, CENTRE, type Cell, CROWN, numberOf } from '../grid.js';
import { canStep } from '../legal/animals.js';
import { canClear, canMelt, canShift, gapOf } from '../legal/ice.js';
import { hasLanding } from '../legal/water.js';
import { GROUND_AT_START } from '../setup.js';
import type { Phase, State } from '../state/index.js';

/** Checks that the phase fits the board, and that its decision has an answer. */
export const brokenPhase = (state: State, box: Box): string | null => {
  const { phase, turn, player, points, steps, inuitsLeft } = state;
  if (phase.kind !== 'attack' && player !== turn) return 'player';
  if (points > mostPoints(state, box)) return 'points';
  if (steps > 0 && !WITH_STEPS.includes(phase.kind)) return 'steps';
  if (phase.kind !== 'place' && sum(inuitsLeft) > 0) return 'inuitsLeft';
  return brokenDecision(state);
};

/** Returns the largest number of points: those of the turn, and of the best endurance that may have been used in it. */
const mostPoints = ({ melted, used, spent }: State, { components }: Box): number => {
  if (!melted) return 0;
  let best = 0;
  for (let value = 1; value <= ENDURANCES; value++) if (spent[ENDURANCE + value - 1]! > 0) best = value;
  return components.points + (used.endurance ? best : 0);
};

const WITH_STEPS: readonly Phase['kind'][] = ['animals', 'attack', 'flee'];

const brokenDecision = (state: State): string | null => {
  const { phase, melted } = state;
  switch (phase.kind) {
    case 'place':
      return brokenPlacing(state);
    case 'melt':
      return !melted && canMelt(state) ? null : 'phase';
    case 'over':
      return !melted && !canMelt(state) ? null : 'phase';
    case 'drift':
      return !melted && canShift(state) ? null : 'phase';
    case 'displace':
      return !melted && isBlocked(state, phase) ? null : 'phase';
    case 'animals':
      return state.steps > 0 && canStep(state) ? null : 'phase';
    case 'attack':
      return isUnderAttack(state, phase.cell) ? null : 'phase';
    case 'flee':
      return brokenFlight(state, phase);
    case 'act':
      return melted ? null : 'phase';
    case 'kayak':
      return melted && isAfloat(state, phase.from) ? null : 'phase';
  }
};

/** Checks whether the shift ends at the gap, with animals there that can leave it. */
const isBlocked = (state: State, { cell, dir, gap }: OfKind<Phase, 'displace'>): boolean => {
  if (!isFloe(state.ground[cell]) || gapOf(state, cell, numberOf(dir)) !== gap) return false;
  return state.ground[gap] === 'water' && hasAnimals(state, gap) && canClear(state, gap);
};

/** Checks that inuits wait to be put on a corner, in turn, after a thaw or an attack. */
const brokenFlight = (state: State, { cell, next, waiting }: OfKind<Phase, 'flee'>): string | null => {
  if (sum(waiting) === 0) return 'phase.waiting';
  if (next !== nextToFlee(state, waiting)) return 'phase.next';
  const isLeft = state.ground[cell] === 'water' ? isThawed(state, cell) : isDriven(state, cell, waiting);
  return isLeft ? null : 'phase.cell';
};

const isThawed = (state: State, cell: Cell): boolean => state.steps === 0 && !hasAnimals(state, cell);

/** Checks whether a bear has driven out all inuits but those in their igloo. */
const isDriven = (state: State, cell: Cell, waiting: ByPlayer<number>): boolean => {
  const { players, ground, bears, igloos } = state;
  if (!isFloe(ground[cell]) || bears[cell] === 0 || hasFoxes(state, cell)) return false;
  for (let player = 0; player < players; player++) {
    if ((player === igloos[cell] ? waiting[player]! : inuitsOn(state, player, cell)) > 0) return false;
  }
  return true;
};

const isUnderAttack = (state: State, cell: number): boolean => {
  const { turn, player, used, bears, handSizes } = state;
  if (bears[cell] === 0 || hasFoxes(state, cell) || inuitsOn(state, player, cell) === 0) return false;
  return handSizes[player]! > 0 && !(player === turn && used.harpoon);
};

const isAfloat = (state: State, from: number): boolean =>
  isFloe(state.ground[from]) && inuitsOn(state, state.turn, from) > 0 && hasLanding(state, from);

/** Checks that only inuits have been placed so far, one each in turn. */
const brokenPlacing = (state: State): string | null => {
  const { players, turn, melted, used, ground, inuits, inuitsLeft } = state;
  const left = inuitsLeft[turn]!;
  for (let i = 1, before = left; i < players; i++) {
    const next = inuitsLeft[(turn + i) % players]!;
    if (next !== before && !(next === left - 1 && before === left)) return 'inuitsLeft';
    before = next;
  }
  if (left === 0) return 'inuitsLeft';
  if (melted || Object.values(used).includes(true)) return 'used';
  if (GROUND_AT_START.some((each, cell) => each !== ground[cell])) return 'ground';
  if (inuits.some((count, i) => count > 0 && !CROWN.includes(i % CELLS))) return 'inuits';
  return brokenStock(state);
};

/** Checks that only the fish of the centre have left the supply. */
const brokenStock = ({ fish, foxes, bears, trophies, gone, igloos }: State): string | null => {
  const isCentral = (cell: number): boolean => sum(fish.slice(SIZES * cell, SIZES * cell + SIZES)) === 1;
  if (sum(fish) !== CENTRE.length || !CENTRE.every(isCentral)) return 'fish';
  if (sum(foxes) + sum(bears) > 0) return 'foxes';
  if (sum(trophies) > 0) return 'trophies';
  if (sum(gone) > 0) return 'gone';
  return igloos.some((owner) => owner !== null) ? 'igloos' : null;
};
