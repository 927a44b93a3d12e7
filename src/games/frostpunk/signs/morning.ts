import {
  type Later,
  later,
  onEnd,
  onEvent,
  onMove,
  onStep,
  type PartSign,
  type PartSigns,
  starts,
  topOf,
} from './words.js';

const gives = ({ events }: Later): boolean => events.some(({ kind }) => kind === 'gained');

/** Checks whether the order of the markers differs from that of the types. */
const isOutOfOrder = ({ before: { sick } }: Later): boolean => sick[0]! > sick[1]! || sick[1]! > sick[2]!;

/** Returns a sign that the section of a marker has an effect of this kind. */
const bySection = (kind: 'tired' | 'statusFlipped'): PartSign =>
  onEvent(kind, (_, { before }) => before !== null && topOf(before)?.program === 'section');

/** The signs that the clauses about the first five phases of a round, and the malfunction, took effect. */
export const morning: PartSigns = {
  'FP-DAWN-1': onEvent('stageBegan', ({ stage }) => stage === 'dawn'),
  'FP-DAWN-2': onEvent('technologyChanged', ({ change }) => change === 'developed'),
  'FP-DAWN-3': onMove('technology', (_, { before }) => before.stage === 'dawn'),
  'FP-DAWN-4': onStep('dawn', 'scenario', ({ before: { storm, round } }) => storm > 0 && storm <= round),
  'FP-DAWN-5': onEvent('cardRevealed', ({ deck }, { after }) => deck === 'scenario' && after.stage === 'dawn'),
  'FP-MORN-1': onEvent('cardRevealed', ({ deck }) => deck === 'morning'),
  'FP-MORN-2': onMove('option', (_, { before }) => before.morning.current >= 0 && before.agenda.length === 0),
  'FP-MORN-3': later(({ before, after }) => before.morning.current >= 0 && after.morning.current < 0),
  'FP-GEN-2': onStep('generator', 'freeze', starts),
  'FP-GEN-3': onEvent('cubesThrown', ({ n }) => n > 0),
  'FP-GEN-4': onEvent('cubesThrown', ({ fell }) => fell > 0),
  'FP-GEN-5': onEvent('cubesThrown', (_, { after }) => after.tower.drawer > 0),
  'FP-GEN-6': onStep('generator', 'cool', ({ before }) => before.heat > 0),
  'FP-BRK-1': onEvent('malfunctioned'),
  'FP-BRK-2': onEvent('malfunctioned', ({ nth }) => nth === 1),
  'FP-BRK-3': onEvent('malfunctioned', ({ nth }) => nth === 2),
  'FP-WEA-1': onEvent('cardRevealed', ({ deck }) => deck === 'weather'),
  'FP-WEA-2': onStep('weather', 'effects', ({ before, components }) => {
    return components.weather[before.weather.current]!.effects.length > 0;
  }),
  'FP-WEA-3': onStep('weather', 'hunt', gives),
  'FP-WEA-4': onStep('weather', 'march', starts),
  'FP-WEA-5': onStep('weather', 'approach', ({ before, after }) => after.storm < before.storm),
  'FP-WEA-6': onStep('weather', 'storm', starts),
  'FP-PREP-1': onMove('expert'),
  'FP-PREP-2': onStep('preparation', 'lasting', starts),
  'FP-PREP-3': onEnd('sickness'),
  'FP-PREP-4': onStep('preparation', 'markers', isOutOfOrder),
  'FP-PREP-5': bySection('tired'),
  'FP-PREP-6': bySection('statusFlipped'),
};
