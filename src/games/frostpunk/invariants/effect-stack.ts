import type { Box } from '../box.js';
import { scoutsAway } from '../city/index.js';
import type { ListOrigin } from '../components/index.js';
import type { Stage } from '../components/vocabulary.js';
import { countUnits } from '../effects/effect-kinds.js';
import { limitsOf, type StackDepths } from '../state/fields/limits.js';
import {
  type BuiltInProgram,
  type EffectFrame,
  isAt,
  isBuiltIn,
  PARTS,
  partOf,
  type State,
  type Step,
} from '../state/index.js';

/** A step of a stage. */
type StageStep = { readonly [In in Stage]: readonly [In, Step<In>] }[Stage];

const DUSK_CARD_STEPS: readonly StageStep[] = [['dusk', 'card']];
const USE_STEPS: readonly StageStep[] = [
  ['action', 'effect'],
  ['action', 'longShift'],
];

/** The steps in which a list can be under way; null stands for any step. */
const LIST_STEPS: Readonly<Record<ListOrigin, readonly StageStep[] | null>> = {
  hungerPenalty: [['hunger', 'starve']],
  morning: [['morning', 'reveal']],
  weather: [['weather', 'effects']],
  dusk: DUSK_CARD_STEPS,
  council: DUSK_CARD_STEPS,
  consequence: DUSK_CARD_STEPS,
  display: [['dusk', 'evening']],
  special: [['action', 'effect']],
  modifier: [
    ['preparation', 'modifiers'],
    ['action', 'longShift'],
    ['dusk', 'menu'],
  ],
  main: [['action', 'effect']],
  expert: [['preparation', 'expert']],
  callOfDuty: [
    ['action', 'turn'],
    ['dusk', 'menu'],
  ],
  use: USE_STEPS,
  scenario: [
    ['dawn', 'scenario'],
    ['weather', 'storm'],
  ],
  immediate: null,
  death: null,
  expedition: null,
};

const BUILT_IN_STEPS: Readonly<Record<BuiltInProgram, readonly StageStep[] | null>> = {
  section: [['preparation', 'markers']],
  use: USE_STEPS,
  shelter: [['night', 'shelter']],
  sick: null,
  death: null,
  march: null,
  return: null,
};

/** Checks that every program under way exists, at a time when it can run. */
export const effectStackContradiction = (state: State, box: Box): string | null => {
  for (const [i, frame] of state.effectStack.entries()) {
    const { program } = frame;
    const steps = isBuiltIn(program)
      ? BUILT_IN_STEPS[program]
      : LIST_STEPS[box.listByName.get(program)?.origin ?? 'immediate'];
    if (steps?.every(([stage, step]) => !isAt(state, stage, step))) return `effectStack[${i}].program`;
    const field = isBuiltIn(program)
      ? builtInContradiction(state, box, program, frame)
      : listContradiction(state, box, frame);
    if (field !== null) return `effectStack[${i}].${field}`;
  }
  return stackDepthContradiction(state, box);
};

/**
 * Checks that the effect stack has room for the programs that those on it can still cause, so that no continuation of
 * the game outgrows it. Each death, each Scout who comes home and each law uses up room of its own.
 */
const stackDepthContradiction = (state: State, box: Box): string | null => {
  const { maxStackDepth, stackDepths } = limitsOf(box);
  const { corpses, enactedLaws, phase } = state;
  const { corpseLimit, maxLaws } = box.components.tracks;
  const laws = maxLaws - enactedLaws.length + (phase.kind === 'consequence' ? 1 : 0);
  const laterPrograms =
    (corpseLimit - corpses) * stackDepths.death + scoutsAway(state) * stackDepths.scout + laws * stackDepths.law;
  const wrong = state.effectStack.findIndex(
    (frame, i) => i + maxDepthFrom(frame, box, stackDepths) + laterPrograms > maxStackDepth,
  );
  return wrong < 0 ? null : 'effectStack';
};

/**
 * Returns the number of programs that can lie from this one up before a Citizen dies, a Scout comes home or a law is
 * enacted.
 */
const maxDepthFrom = ({ program, partIndex }: EffectFrame, box: Box, { list, death }: StackDepths): number => {
  if (!isBuiltIn(program)) {
    const { depth, origin } = box.listByName.get(program)!;
    return origin === 'main' && depth === 0 ? list + 2 : list - depth;
  }
  if (program === 'death') return partIndex === partOf('death', 'corpse') ? 1 : death;
  return program === 'use' ? list + 1 : 2;
};

const listContradiction = (
  state: State,
  box: Box,
  { program, partIndex, unitsLeft, citizenType, slot }: EffectFrame,
): string | null => {
  const list = box.listByName.get(program);
  if (list === undefined) return 'program';
  const { origin, ownerIndex, effects } = list;
  if (origin === 'main' && state.currentAction.citizenCard !== ownerIndex) return 'program';
  if (origin === 'weather' && state.weather.current !== ownerIndex) return 'program';
  if (partIndex > effects.length) return 'partIndex';
  if (slot !== -1) return 'slot';
  if ((citizenType !== 'none') !== (origin === 'hungerPenalty')) return 'citizenType';
  const effect = effects[partIndex];
  return unitsLeft > (effect === undefined ? 0 : countUnits(state, box, effect)) ? 'unitsLeft' : null;
};

/** By built-in program: whether it has a type, and whether it has a slot. */
const BUILT_IN_FIELDS: Readonly<Record<BuiltInProgram, readonly [boolean, boolean]>> = {
  sick: [true, false],
  death: [true, false],
  section: [true, false],
  march: [false, true],
  return: [false, true],
  use: [false, false],
  shelter: [false, false],
};

const builtInContradiction = (state: State, box: Box, program: BuiltInProgram, frame: EffectFrame): string | null => {
  const { partIndex, unitsLeft, citizenType, slot } = frame;
  const [hasType, hasSlot] = BUILT_IN_FIELDS[program];
  if (partIndex >= PARTS[program].length) return 'partIndex';
  if ((citizenType !== 'none') !== hasType) return 'citizenType';
  if (slot >= 0 !== hasSlot) return 'slot';
  if (program === 'use' && state.currentAction.kind !== 'use') return 'program';
  if (program === 'return' && state.expeditionStacks[slot]!.scout !== 'none') return 'slot';
  return unitsLeft > maxUnitsLeft(box, program, partIndex) ? 'unitsLeft' : null;
};

/**
 * Returns the most that a built-in program can have left; where nothing limits it, as many steps or people as the field
 * holds.
 */
const maxUnitsLeft = ({ components }: Box, program: BuiltInProgram, partIndex: number): number => {
  if (program === 'march' || program === 'shelter') return Number.POSITIVE_INFINITY;
  if (program !== 'section' || partIndex !== partOf('section', 'flips')) return 0;
  return Math.max(...components.tracks.sicknessSections.map(({ flips }) => flips));
};
