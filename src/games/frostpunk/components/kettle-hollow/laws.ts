import type { Effect, Modifier } from '../effects.js';
import {
  active,
  bare,
  coal,
  condition,
  counted,
  discontent,
  food,
  home,
  hope,
  pressure,
  range,
  sick,
  who,
  wood,
} from '../shorthand.js';
import type { DuskFace, Law, Technology } from '../types/index.js';

const { W, C, any } = who;

const removedFace = (...effects: readonly Effect[]): DuskFace => ({
  effects,
  destination: 'removed',
  isNeverDiscarded: false,
  display: 'none',
});
const law = (
  id: string,
  title: string,
  immediateEffects: readonly Effect[],
  modifiers: readonly Modifier[],
  consequences: Law['consequences'],
  excludes: readonly string[] = [],
): Law => ({ id, title, immediateEffects, modifiers, consequences, excludes });

/** The laws: authored. */
export const laws: readonly Law[] = [
  law(
    'L1',
    'Small Hands',
    [discontent.up('grief'), hope.down(1), sick(C, 2)],
    [{ kind: 'childrenMay', actions: ['gather', 'use'] }],
    [removedFace(sick(C, 3)), removedFace(wood(3), discontent.up('anger'))],
    ['L2'],
  ),
  law(
    'L2',
    'Lessons by Lamplight',
    [hope.up('unity')],
    [{ kind: 'eachPreparation', when: [home(C)], effects: [counted('cure', 1)] }],
    [removedFace(hope.up('unity')), removedFace(food(-5))],
    ['L1'],
  ),
  law(
    'L3',
    'Long Shifts',
    [wood(6)],
    [{ kind: 'longShift', effects: [sick(W)] }],
    [
      removedFace(sick(W, 3)),
      {
        effects: [],
        destination: 'display',
        isNeverDiscarded: true,
        display: {
          duskEffects: [condition([bare('longShiftWorked')], [discontent.up('anger')])],
          leavesAfterDusk: false,
          specialAction: 'none',
        },
      },
    ],
  ),
  law(
    'L4',
    'Thin Soup',
    [food(10)],
    [{ kind: 'feedFewer', amount: 7 }],
    [removedFace(sick(any, 2)), removedFace(food(7), discontent.up('anger'))],
  ),
  law(
    'L5',
    'Harsh Remedies',
    [counted('cure', 2)],
    [{ kind: 'treatBonus', amount: 1 }],
    [removedFace(sick(any)), removedFace(hope.up('resolve'))],
  ),
  law(
    'L6',
    'Burial Rites',
    [hope.up('resolve'), discontent.down(1)],
    [{ kind: 'unlockBuilding', building: 'CEME' }],
    [removedFace(hope.up('trust'), food(-5)), removedFace(sick(W))],
  ),
  law(
    'L7',
    'Watch Patrols',
    [discontent.down(1)],
    [
      {
        kind: 'duskOffer',
        when: [active('hope', 'resolve'), active('discontent')],
        effects: [hope.exhaust('resolve'), discontent.exhaust()],
      },
    ],
    [removedFace(hope.down(1), discontent.up('anger')), removedFace(discontent.down(1))],
  ),
  law(
    'L8',
    'Open Stores',
    [coal(6), food(14)],
    [],
    [removedFace(discontent.up('envy'), coal(-2)), removedFace(discontent.up('envy'))],
  ),
];

const technology = (
  id: string,
  title: string,
  developmentRounds: number,
  immediateEffects: readonly Effect[],
  ...modifiers: readonly Modifier[]
): Technology => ({ id, title, developmentRounds, immediateEffects, modifiers });

/** The technologies: authored. */
export const technologies: readonly Technology[] = [
  technology('T1', 'Wider Pipes', 3, [range(2, -1), range(3, -1)]),
  technology('T2', 'Felt Lining', 2, [wood(2)], { kind: 'buildingLevel', building: 'TENT', level: 1 }),
  technology('T3', 'Long Rifles', 2, [food(7)], { kind: 'huntBonus', amount: 2 }),
  technology('T4', 'Relief Valves', 2, [pressure(-4)], { kind: 'maxVent', amount: 8 }),
  technology('T5', 'Deep Drills', 2, [coal(4)], { kind: 'useBonus', building: 'MINE', resource: 'coal', amount: 2 }),
  technology('T6', 'Clockwork Hands', 3, [counted('gainAutomaton', 1), coal(3)]),
  technology('T7', 'Snow Runners', 2, [counted('drawCitizenCard', 1)], { kind: 'scoutBonus', amount: 1 }),
  technology('T8', 'Clean Wards', 3, [], { kind: 'cureBonus', amount: 1 }),
];
