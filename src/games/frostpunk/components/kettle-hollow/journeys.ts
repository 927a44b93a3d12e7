import type { Effect } from '../effects.js';
import {
  bare,
  choose,
  citizens,
  coal,
  condition,
  core,
  count,
  counted,
  discontent,
  finish,
  food,
  has,
  hope,
  join,
  openStack,
  option,
  pressure,
  sick,
  steel,
  who,
  wood,
} from '../shorthand.js';
import type { ExpeditionCard, ScenarioCard } from '../types/index.js';

const { W, E, C, any } = who;

type StackChange = ExpeditionCard['onReturn']['stackChange'];
type Return = readonly [StackChange, ...Effect[]];
type Continuation = readonly ['B' | 'C', ...Effect[]];

const expeditionCard = (
  id: string,
  title: string,
  pathLength: number,
  back: Return,
  next?: Continuation,
): ExpeditionCard => {
  const [stackChange, ...home] = back;
  const [letter, ...bonus] = next ?? [];
  return {
    id,
    title,
    letter: id[0] as ExpeditionCard['letter'],
    pathLength,
    onContinue: letter === undefined ? 'none' : { effects: bonus, letter },
    onReturn: { effects: home, stackChange },
  };
};

/** The Expedition cards: authored. */
export const expeditions: readonly ExpeditionCard[] = [
  expeditionCard('A1', 'Half-buried Sledge', 2, ['newA', wood(4)], ['B', food(9)]),
  expeditionCard('A2', 'Signal Cairn', 2, ['addB', food(7)], ['B', coal(4)]),
  expeditionCard('A3', 'Glass Ravine', 3, ['newA', steel(2)], ['C', counted('drawCitizenCard', 1)]),
  expeditionCard('A4', 'Fallen Balloon', 3, ['newA', wood(2), coal(2)], ['B', wood(3)]),
  expeditionCard('A5', "Whalers' Shed", 2, ['addC', food(9)], ['B', food(7)]),
  expeditionCard('A6', 'Split Ridge', 3, ['newA', core(1), steel(1)], ['C', steel(2)]),
  expeditionCard('B1', 'Ice-bound Barge', 2, ['addC', wood(5), steel(3)], ['C', steel(3)]),
  expeditionCard('B2', 'Weather Post', 2, ['newA', hope.up('trust'), discontent.down(2)], ['C', hope.up('trust')]),
  expeditionCard('B3', 'Cold Camp', 2, ['newA', join(W, 5), join(C, 4), food(12)], ['C', join(W, 4)]),
  expeditionCard('C1', 'Furnace Wreck', 2, ['newA', core(2), steel(5), wood(5)]),
  expeditionCard('C2', 'Silent Automaton', 2, ['newA', counted('gainAutomaton', 2), coal(5)]),
  expeditionCard('C3', 'Hidden Valley', 2, ['newA', food(23), hope.up('unity')]),
  expeditionCard('X1', 'The Ridge Column', 2, ['remove', join(W, 5), join(E, 4), hope.up('resolve')]),
];

const scenarioCard = (id: string, trigger: ScenarioCard['trigger'], ...effects: readonly Effect[]): ScenarioCard => ({
  id,
  trigger,
  effects,
  staysInPlay: false,
  display: 'none',
});

const onRound = (round: number): ScenarioCard['trigger'] => ({ kind: 'round', round });

/** The scenario cards: authored. */
export const scenario: readonly ScenarioCard[] = [
  scenarioCard('S1', onRound(3), condition([bare('allSheltered')], [hope.up('unity')], [hope.down(1)])),
  scenarioCard(
    'S2',
    onRound(5),
    choose(option([], join(W, 7), join(E, 2), join(C, 4), food(9)), option([], hope.down(1))),
    openStack('X1'),
  ),
  {
    ...scenarioCard('S3', onRound(7), pressure(2)),
    staysInPlay: true,
    display: {
      duskEffects: [],
      leavesAfterDusk: false,
      specialAction: {
        staff: [W, E],
        isOncePerRound: true,
        option: option([has('wood', 2), has('steel', 2)], wood(-2), steel(-2), counted('gainStormWork', 1)),
        leavesAfterUse: false,
      },
    },
  },
  scenarioCard(
    'S4',
    { kind: 'storm' },
    counted('raiseCold', 1),
    food(-20),
    sick(any, 3),
    counted('sickenScouts', 1),
    counted('endStorm', 3),
  ),
  scenarioCard('S5', { kind: 'stormEnd' }, finish(count('stormWorks', 4), citizens(74))),
];
