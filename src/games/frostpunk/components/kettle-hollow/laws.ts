import type { Effect, Modifier } from '../effects.js';
import {
  active,
  coal,
  die,
  disc,
  food,
  home,
  hope,
  iff,
  is,
  pressure,
  range,
  sick,
  sickly,
  so,
  who,
  wood,
} from '../shorthand.js';
import type { DuskFace, Law, Technology } from '../types/index.js';

const { W, C, any } = who;

const passing = (...effects: readonly Effect[]): DuskFace => ({
  effects,
  then: 'removed',
  red: false,
  display: 'none',
});
const law = (
  id: string,
  title: string,
  now: readonly Effect[],
  lasting: readonly Modifier[],
  consequences: Law['consequences'],
  excludes: readonly string[] = [],
): Law => ({ id, title, now, lasting, consequences, excludes });

/** The laws: authored. */
export const laws: readonly Law[] = [
  law(
    'L1',
    'Small Hands',
    [disc.up('grief'), sick(C, 2)],
    [{ kind: 'childrenMay', actions: ['gather', 'use'] }],
    [passing(iff([sickly(C, 4)], [die(C)], [sick(C)])), passing(coal(3), disc.up('anger'))],
    ['L2'],
  ),
  law(
    'L2',
    'Lessons by Lamplight',
    [hope.up('unity')],
    [{ kind: 'prepare', when: [home(C)], effects: [so('cure', 1)] }],
    [passing(hope.up('unity')), passing(food(-2))],
    ['L1'],
  ),
  law(
    'L3',
    'Long Shifts',
    [wood(6)],
    [{ kind: 'longShift', effects: [sick(W)] }],
    [
      passing(iff([sickly(W, 6)], [die(W)], [sick(W)])),
      {
        effects: [],
        then: 'display',
        red: true,
        display: { dusk: [iff([is('shifted')], [disc.up('anger')])], once: false, special: 'none' },
      },
    ],
  ),
  law(
    'L4',
    'Thin Soup',
    [food(3)],
    [{ kind: 'feedFewer', n: 3 }],
    [passing(sick(any, 2)), passing(food(3), disc.up('anger'))],
  ),
  law(
    'L5',
    'Harsh Remedies',
    [so('cure', 2)],
    [{ kind: 'treatBonus', n: 1 }],
    [passing(sick(any)), passing(hope.up('resolve'))],
  ),
  law(
    'L6',
    'Burial Rites',
    [hope.up('resolve'), wood(5)],
    [{ kind: 'unlock', building: 'CEME' }],
    [passing(hope.up('trust'), food(-2)), passing(sick(W))],
  ),
  law(
    'L7',
    'Watch Patrols',
    [disc.down(1)],
    [
      {
        kind: 'duskOffer',
        when: [active('hope', 'resolve'), active('discontent')],
        effects: [hope.exhaust('resolve'), disc.exhaust()],
      },
    ],
    [passing(hope.down(1), disc.up('anger')), passing(disc.down(1))],
  ),
  law('L8', 'Open Stores', [coal(6), food(5)], [], [passing(disc.up('envy'), coal(-2)), passing(disc.up('envy'))]),
];

const technology = (
  id: string,
  title: string,
  time: number,
  now: readonly Effect[],
  ...lasting: readonly Modifier[]
): Technology => ({ id, title, time, now, lasting });

/** The technologies: authored. */
export const technologies: readonly Technology[] = [
  technology('T1', 'Wider Pipes', 3, [range(2, -1), range(3, -1)]),
  technology('T2', 'Felt Lining', 2, [wood(2)], { kind: 'buildingLevel', building: 'TENT', level: 1 }),
  technology('T3', 'Long Rifles', 1, [food(3)], { kind: 'huntBonus', n: 1 }),
  technology('T4', 'Relief Valves', 2, [pressure(-4)], { kind: 'ventMax', n: 8 }),
  technology('T5', 'Deep Drills', 2, [coal(4)], { kind: 'useBonus', building: 'MINE', res: 'coal', n: 2 }),
  technology('T6', 'Clockwork Hands', 3, [so('automaton', 1)]),
  technology('T7', 'Snow Runners', 2, [so('citizenCard', 1)], { kind: 'scoutBonus', n: 1 }),
  technology('T8', 'Clean Wards', 3, [], { kind: 'cureBonus', n: 1 }),
];
