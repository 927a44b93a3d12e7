import type { Sign, Signs } from '../../../signs/sign.js';
import type { CubeAdvanced } from '../events/index.js';
import { moverOf, type State } from '../state/index.js';
import type { Antarctica } from '../types.js';
import { strengthIn, targetOf } from '../zones.js';
import { anyOf, boxOf, onEvent, recruits, type Step, shipBuilt } from './words.js';

/** Counts the occupied spaces that a cube passes. */
const occupied = ({ track, from, to }: CubeAdvanced, { cubes }: State): number =>
  cubes[track]!.filter((space) => space > from && space < to).length;

/** Returns the number of steps that a cube was to make. */
const stepsOf = ({ reason }: CubeAdvanced, before: State, { steps }: Step['components']): number => {
  if (reason === 'centre') return strengthIn(before, targetOf(before), moverOf(before));
  if (reason === 'building') return before.phase.kind === 'advance' ? before.phase.steps : 0;
  return reason === 'start' ? 1 : steps[reason];
};

const stepsAreLost = onEvent('cubeAdvanced', (event, { before, components }) => {
  const made = event.to - event.from - occupied(event, before!);
  return made < stepsOf(event, before!, components);
});

const reaches = (wanted: 'red' | 'blue'): Sign<Antarctica> =>
  onEvent(
    'effectReached',
    ({ track, space }, made) => boxOf(made).tracks[track]!.isBlue[space] === (wanted === 'blue'),
  );

/** A cube reaches or passes a blue space whose effect is used up. */
const reachesSpent = onEvent('cubeAdvanced', ({ track, from, to }, { before }) =>
  before!.spent[track]!.some((space) => space > from && space <= to),
);

const reachedSeveral: Sign<Antarctica> = ({ events }) =>
  events.filter(({ kind }) => kind === 'effectReached').length > 1;

/** An effect is caused by a cube while other players have still to advance theirs. */
const waitsForOthers = onEvent(
  'effectReached',
  ({ track }, { before, after }) =>
    before!.phase.kind === 'advanceThree' && after.phase.kind === 'advanceThree' && after.phase.taken[track] === true,
);

const gains = (wanted: 'simple' | 'expertise'): Sign<Antarctica> =>
  onEvent('resourceGained', ({ sort }) => sort === wanted);

const isIdle = (wanted: 'simple' | 'expertise' | 'draft'): Sign<Antarctica> =>
  onEvent('effectIdle', ({ effect }) => effect === wanted);

/** The signs that the clauses about the research tracks and their effects took effect. */
export const tracks = {
  'AN-TRK-2': onEvent('cubeAdvanced', ({ from, reason }) => from === 0 && reason !== 'start'),
  'AN-TRK-4': onEvent('cubeAdvanced', (event, { before }) => occupied(event, before!) > 0),
  'AN-TRK-6': stepsAreLost,
  'AN-TRK-8': reaches('red'),
  'AN-TRK-9': anyOf(reaches('blue'), reachesSpent),
  'AN-TRK-10': reachedSeveral,
  'AN-TRK-11': onEvent('effectReached', (_, { before }) => before!.effects.length > 0),

  'AN-EFF-1': recruits('effect'),
  'AN-EFF-2': shipBuilt('effect'),
  'AN-EFF-3': shipBuilt('effect'),
  'AN-EFF-4': anyOf(gains('expertise'), isIdle('expertise')),
  'AN-EFF-5': anyOf(gains('simple'), isIdle('simple')),
  'AN-EFF-11': isIdle('draft'),
  'AN-EFF-13': waitsForOthers,
  'AN-EFF-15': anyOf(recruits('effect'), shipBuilt('effect'), onEvent('resourceGained')),
} satisfies Signs<Antarctica>;
