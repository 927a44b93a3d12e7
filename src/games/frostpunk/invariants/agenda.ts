import type { Draft } from '../../../core/draft.js';
import type { Box } from '../components/box.js';
import type { Place } from '../components/programs.js';
import { BUILT_IN, unitsOf } from '../effects/index.js';
import type { Frame, State } from '../state/index.js';

const DUSK_CARD = ['dusk 2'];
const USED = ['action 3', 'action 4'];

/** The steps in which a list can be under way; at any time, if nothing is said. */
const TIMES: Partial<Readonly<Record<Place, readonly string[]>>> = {
  malus: ['hunger 1'],
  morning: ['morning 0'],
  weather: ['weather 1'],
  dusk: DUSK_CARD,
  council: DUSK_CARD,
  consequence: DUSK_CARD,
  display: ['dusk 1'],
  special: ['action 3'],
  lasting: ['preparation 1', 'action 4', 'dusk 0'],
  main: ['action 3'],
  expert: ['preparation 0'],
  call: ['action 1', 'dusk 0'],
  use: USED,
  scenario: ['dawn 3', 'weather 5'],
};

const BUILT_IN_TIMES: Readonly<Record<string, readonly string[]>> = {
  section: ['preparation 3'],
  use: USED,
  shelter: ['night 2'],
};

/** Every program under way is one that there is, at a time when it can be. */
export const brokenAgenda = (state: State, box: Box): string | null => {
  const now = `${state.stage} ${state.step}`;
  for (const [i, frame] of state.agenda.entries()) {
    const times = BUILT_IN.includes(frame.program)
      ? BUILT_IN_TIMES[frame.program]
      : TIMES[box.programs.get(frame.program)?.place ?? 'now'];
    if (times !== undefined && !times.includes(now)) return `agenda[${i}].program`;
    const field = BUILT_IN.includes(frame.program) ? brokenBuiltIn(state, box, frame) : brokenList(state, box, frame);
    if (field !== null) return `agenda[${i}].${field}`;
  }
  return null;
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
  const most = effect === undefined ? 0 : unitsOf({ draft: state as Draft<State>, box, emit: undefined }, effect);
  return left > most ? 'left' : null;
};

/** By built-in program: how far it goes, whether it has a type, whether it has a slot. */
const SHAPES: Readonly<Record<string, readonly [number, boolean, boolean]>> = {
  sick: [0, true, false],
  death: [2, true, false],
  section: [1, true, false],
  march: [0, false, true],
  return: [0, false, true],
  use: [1, false, false],
  shelter: [0, false, false],
};

const brokenBuiltIn = (state: State, { parts }: Box, frame: Frame): string | null => {
  const { program, at, left, type, slot } = frame;
  const [last, hasType, hasSlot] = SHAPES[program]!;
  if (at > last) return 'at';
  if ((type !== 'none') !== hasType) return 'type';
  if (slot >= 0 !== hasSlot) return 'slot';
  if (program === 'use' && state.act.kind !== 'use') return 'program';
  const flips = Math.max(...parts.tracks.sections.map((section) => section.flips));
  const most = program === 'section' ? (at === 0 ? 0 : flips) : program === 'march' || program === 'shelter' ? 999 : 0;
  return left > most ? 'left' : null;
};
