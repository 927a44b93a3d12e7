import { sum } from '../../../core/data/list.js';
import { cardIn, faceOf } from '../apply/dusk.js';
import { shelterFor } from '../city/index.js';
import { CITIZENS } from '../components/index.js';
import { boxOf, type Later, onEnd, onEvent, onMove, onStep, type PartSign, type PartSigns, starts } from './words.js';

/** Returns a sign that the card of this Dusk is put away while `holds` is true. */
const putsAway = (holds: (part: Later) => boolean): PartSign =>
  onStep('dusk', 'putAway', (part) => part.before.dusk.current >= 0 && holds(part));

const isCouncil = (part: Later): boolean => part.before.dusk.current === boxOf(part).councilSlot;

const isRed = (part: Later): boolean => {
  if (isCouncil(part)) return false;
  const { before, components } = part;
  const box = boxOf(part);
  const { source, card } = cardIn(before.dusk.current, box);
  return source === 'dusk' ? components.dusk[card]!.red : faceOf(before, box, card).red;
};

/** Checks whether some shelter is useless since it is not heated. */
const isUnheated = (part: Later): boolean => {
  const places = (heatedOnly: boolean): number => {
    const count = (type: number | 'any') => shelterFor(part.before, boxOf(part), type, heatedOnly);
    return count('any') + sum(CITIZENS.map((_, type) => count(type)));
  };
  return places(true) < places(false);
};

/** The sign of a red card, which comes in Dusk only. */
export const red: PartSigns = { 'FP-ROUND-3': putsAway(isRed) };

/** The signs that the clauses about Dusk, Hunger and Night took effect. */
export const evening: PartSigns = {
  'FP-DUSK-2': onStep('dusk', 'evening', starts),
  'FP-DUSK-3': onStep('dusk', 'card', ({ after }) => after.dusk.current >= 0),
  'FP-DUSK-4': putsAway((part) => !isCouncil(part)),
  'FP-DUSK-5': putsAway(isCouncil),
  'FP-DUSK-6': putsAway((part) => isCouncil(part) && part.before.council.deck.length === 0),
  'FP-DUSK-7': onEvent('shuffled', ({ deck }) => deck === 'dusk'),
  'FP-HUN-2': onEnd('hunger'),
  'FP-HUN-3': onStep('hunger', 'starve', starts),
  'FP-HUN-4': onStep('hunger', 'feed', ({ before }) => before.hunger > 0),
  'FP-HUN-5': onStep('hunger', 'feed', ({ events }) => events.some(({ kind }) => kind === 'lost')),
  'FP-HUN-6': onStep('hunger', 'feed', ({ after }) => after.hunger > 0),
  'FP-NIGHT-1': onStep('night', 'home', ({ before }) => sum(before.covered) > 0),
  'FP-NIGHT-2': onStep('night', 'home', ({ before, after }) => sum(after.reserve) > sum(before.reserve)),
  'FP-NIGHT-3': onMove('feed', ({ n }, { before }) => n > 0 && before.stage === 'night'),
  'FP-NIGHT-5': onStep('night', 'shelter', isUnheated),
  'FP-NIGHT-6': onEvent('gameOver', ({ reason }, { after }) => reason === 'objective' && after.stage === 'night'),
};
