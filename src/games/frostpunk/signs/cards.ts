import { AUTOMATON } from '../components/index.js';
import { always, anyOf, boxOf, type Later, later, onEffect, onEvent, onMove, onStep, type PartSigns } from './words.js';

/** Checks whether a Workshop comes while a Technology is being developed. */
const comesTooEarly = (part: Later): boolean =>
  part.before.developing >= 0 &&
  part.events.some(
    (event) => event.kind === 'built' && boxOf(part).workshops.includes(boxOf(part).number.get(event.building)!),
  );

/** The signs that the clauses about experts, Citizen cards, Technologies and Automatons took effect. */
export const cards: PartSigns = {
  'FP-EXP-1': onMove('expert'),
  'FP-EXP-2': onMove('call'),
  'FP-CIT-3': onEvent('actionTaken', (_, { after }) => after.act.card >= 0),
  'FP-CIT-5': later(({ before, after }) => before.act.card >= 0 && after.act.card < 0),
  'FP-CIT-6': onEvent('shuffled', ({ deck }) => deck === 'citizens'),
  'FP-TECH-2': onMove('technology', ({ technology }, { before, components: { technologies, tracks } }) => {
    return before.round + technologies[technology]!.time > tracks.rounds;
  }),
  'FP-TECH-3': anyOf(
    onStep('dawn', 'develop', ({ before }) => before.developing >= 0),
    later(comesTooEarly),
  ),
  'FP-TECH-4': onEvent('technologyChanged', ({ change }) => change === 'developed'),
  'FP-TECH-5': onEvent('technologyChanged', ({ change }) => change === 'returned'),
  // The developed Technology was begun in a Workshop that is gone.
  'FP-TECH-6': onMove('technology', (_, { before }) => before.stage === 'action' && before.technologies.includes(true)),
  'FP-TECH-7': onEvent('technologyChanged', ({ change }) => change === 'hastened'),
  'FP-AUTO-1': onEvent('actionTaken', (_, { after }) => after.act.meeple === 'automaton'),
  'FP-AUTO-4': onEvent('actionTaken', (_, { after, events }) => {
    return after.act.meeple === 'automaton' && events.some(({ kind }) => kind === 'lost');
  }),
  'FP-AUTO-5': anyOf(
    onEvent('actionTaken', ({ cold }, { after }) => cold && after.act.meeple === 'automaton'),
    onStep('night', 'shelter', ({ before }) => before.reserve[AUTOMATON]! > 0),
  ),
  'FP-AUTO-6': always,
  'FP-AUTO-7': onEffect('automatonHere'),
};
