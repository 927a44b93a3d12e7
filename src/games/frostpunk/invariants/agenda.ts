import type { Box } from '../box.js';
import { scoutsAway } from '../city/index.js';
import type { Place } from '../components/index.js';
import type { Stage } from '../components/vocabulary.js';
import { unitsOf } from '../effects/rows.js';
import { type Heights, limitsOf } from '../state/fields/limits.js';
import { type BuiltIn, type Frame, isAt, isBuiltIn, PARTS, partOf, type State, type Step } from '../state/index.js';

/** A step of a stage. */
type Moment = { readonly [In in Stage]: readonly [In, Step<In>] }[Stage];

const DUSK_CARD: readonly Moment[] = [['dusk', 'card']];
const USED: readonly Moment[] = [
  ['action', 'effect'],
  ['action', 'shift'],
];

/** The steps in which a list can be under way; null stands for any step. */
const TIMES: Readonly<Record<Place, readonly Moment[] | null>> = {
  malus: [['hunger', 'starve']],
  morning: [['morning', 'reveal']],
  weather: [['weather', 'effects']],
  dusk: DUSK_CARD,
  council: DUSK_CARD,
  consequence: DUSK_CARD,
  display: [['dusk', 'evening']],
  special: [['action', 'effect']],
  lasting: [
    ['preparation', 'lasting'],
    ['action', 'shift'],
    ['dusk', 'menu'],
  ],
  main: [['action', 'effect']],
  expert: [['preparation', 'expert']],
  call: [
    ['action', 'turn'],
    ['dusk', 'menu'],
  ],
  use: USED,
  scenario: [
    ['dawn', 'scenario'],
    ['weather', 'storm'],
  ],
  now: null,
  death: null,
  expedition: null,
};

const BUILT_IN_TIMES: Readonly<Record<BuiltIn, readonly Moment[] | null>> = {
  section: [['preparation', 'markers']],
  use: USED,
  shelter: [['night', 'shelter']],
  sick: null,
  death: null,
  march: null,
  return: null,
};

/** Checks that every program under way exists, at a time when it can run. */
export const brokenAgenda = (state: State, box: Box): string | null => {
  for (const [i, frame] of state.agenda.entries()) {
    const { program } = frame;
    const times = isBuiltIn(program) ? BUILT_IN_TIMES[program] : TIMES[box.programs.get(program)?.place ?? 'now'];
    if (times?.every(([stage, step]) => !isAt(state, stage, step))) return `agenda[${i}].program`;
    const field = isBuiltIn(program) ? brokenBuiltIn(state, box, program, frame) : brokenList(state, box, frame);
    if (field !== null) return `agenda[${i}].${field}`;
  }
  return brokenHeight(state, box);
};

/**
 * Checks that the agenda has room for the programs that those on it can still cause, so that no continuation of the
 * game outgrows it. Each death, each Scout who comes home and each law uses up room of its own.
 */
const brokenHeight = (state: State, box: Box): string | null => {
  const { agenda, heights } = limitsOf(box);
  const { corpses, enacted, phase } = state;
  const { corpseLimit, lawLimit } = box.components.tracks;
  const laws = lawLimit - enacted.length + (phase.kind === 'consequence' ? 1 : 0);
  const later = (corpseLimit - corpses) * heights.death + scoutsAway(state) * heights.scout + laws * heights.law;
  const wrong = state.agenda.findIndex((frame, i) => i + heightOf(frame, box, heights) + later > agenda);
  return wrong < 0 ? null : 'agenda';
};

/**
 * Returns the number of programs that can lie from this one up before a Citizen dies, a Scout comes home or a law is
 * enacted.
 */
const heightOf = ({ program, at }: Frame, box: Box, { list, death }: Heights): number => {
  if (!isBuiltIn(program)) {
    const { depth, place } = box.programs.get(program)!;
    return place === 'main' && depth === 0 ? list + 2 : list - depth;
  }
  if (program === 'death') return at === partOf('death', 'corpse') ? 1 : death;
  return program === 'use' ? list + 1 : 2;
};

const brokenList = (state: State, box: Box, { program, at, left, type, slot }: Frame): string | null => {
  const list = box.programs.get(program);
  if (list === undefined) return 'program';
  const { place, card, effects } = list;
  if (place === 'main' && state.act.card !== card) return 'program';
  if (place === 'weather' && state.weather.current !== card) return 'program';
  if (at > effects.length) return 'at';
  if (slot !== -1) return 'slot';
  if ((type !== 'none') !== (place === 'malus')) return 'type';
  const effect = effects[at];
  return left > (effect === undefined ? 0 : unitsOf(state, box, effect)) ? 'left' : null;
};

/** By built-in program: whether it has a type, and whether it has a slot. */
const SHAPES: Readonly<Record<BuiltIn, readonly [boolean, boolean]>> = {
  sick: [true, false],
  death: [true, false],
  section: [true, false],
  march: [false, true],
  return: [false, true],
  use: [false, false],
  shelter: [false, false],
};

const brokenBuiltIn = (state: State, box: Box, program: BuiltIn, frame: Frame): string | null => {
  const { at, left, type, slot } = frame;
  const [hasType, hasSlot] = SHAPES[program];
  if (at >= PARTS[program].length) return 'at';
  if ((type !== 'none') !== hasType) return 'type';
  if (slot >= 0 !== hasSlot) return 'slot';
  if (program === 'use' && state.act.kind !== 'use') return 'program';
  if (program === 'return' && state.stacks[slot]!.scout !== 'none') return 'slot';
  return left > mostLeft(box, program, at) ? 'left' : null;
};

/**
 * Returns the most that a built-in program can have left; where nothing limits it, as many steps or people as the field
 * holds.
 */
const mostLeft = ({ components }: Box, program: BuiltIn, at: number): number => {
  if (program === 'march' || program === 'shelter') return Number.POSITIVE_INFINITY;
  if (program !== 'section' || at !== partOf('section', 'flips')) return 0;
  return Math.max(...components.tracks.sections.map(({ flips }) => flips));
};
