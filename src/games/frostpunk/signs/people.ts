import type { Event } from '../events.js';
import { type Purpose, partOf } from '../state/index.js';
import { effectIn, type Later, later, onEffect, onEvent, onMove, type PartSigns, topOf } from './words.js';

const SICKENING: readonly Purpose[] = ['sick', 'shelter'];

/** Checks whether a Citizen falls sick: by a card, in the cold, without shelter. */
const fallsSick = (part: Later): boolean => {
  const { before, move } = part;
  if (before.phase.kind === 'type' && move !== null) return SICKENING.includes(before.phase.purpose);
  const program = topOf(before)?.program;
  return program === 'sick' || program === 'shelter' || effectIn(part)?.kind === 'sick';
};

const hasTold = ({ events }: Later, ...kinds: readonly Event['kind'][]): boolean =>
  events.some(({ kind }) => kinds.includes(kind));

const CORPSE = partOf('death', 'corpse');

/** Checks whether a flip to the syringe puts a death on the agenda. */
const kills = (part: Later): boolean => {
  const top = topOf(part.after);
  return hasTold(part, 'statusFlipped') && top?.program === 'death' && top.at === CORPSE;
};

/** The signs that the clauses about sickness, death and cure took effect. */
export const people: PartSigns = {
  'FP-SICK-1': later((part) => fallsSick(part) && hasTold(part, 'fellSick', 'statusFlipped')),
  'FP-SICK-2': onEvent('statusFlipped', ({ face }) => face === 'skull'),
  'FP-SICK-3': later(kills),
  'FP-SICK-4': later((part) => hasTold(part, 'died', 'left') && hasTold(part, 'fellSick', 'statusFlipped')),
  'FP-DEATH-1': onEvent('died'),
  'FP-DEATH-2': later(
    (part) => hasTold(part, 'died') && part.after.citizens.some((n, type) => n < part.before.citizens[type]!),
  ),
  'FP-DEATH-4': onEvent('deathCardApplied', ({ card }) => card !== 'none'),
  'FP-CURE-2': onEffect('cure', (_, { before, move }) => {
    return move === null && before.skull.some((skull, type) => skull && before.sick[type] === 1);
  }),
  'FP-CURE-4': onMove('use', ({ site }, { before, components }) => {
    const { size, use } = components.buildings[before.built[site]!]!;
    return size === 'large' && use.some(({ effects }) => effects.some(({ kind }) => kind === 'cure'));
  }),
};
