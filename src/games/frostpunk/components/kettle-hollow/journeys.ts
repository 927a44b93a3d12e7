import type { Effect } from '../effects.js';
import {
  choose,
  citizens,
  coal,
  core,
  count,
  disc,
  finish,
  food,
  has,
  hope,
  iff,
  is,
  join,
  openStack,
  opt,
  pressure,
  sick,
  so,
  steel,
  who,
  wood,
} from '../shorthand.js';
import type { Expedition, ScenarioCard } from '../types/index.js';

const { W, E, C, any } = who;

type After = Expedition['back']['after'];
type Back = readonly [After, ...Effect[]];
type Next = readonly ['B' | 'C', ...Effect[]];

const expedition = (id: string, title: string, path: number, back: Back, next?: Next): Expedition => {
  const [after, ...home] = back;
  const [letter, ...bonus] = next ?? [];
  return {
    id,
    title,
    letter: id[0] as Expedition['letter'],
    path,
    next: letter === undefined ? 'none' : { effects: bonus, letter },
    back: { effects: home, after },
  };
};

/** The Expedition cards: authored. */
export const expeditions: readonly Expedition[] = [
  expedition('A1', 'Half-buried Sledge', 2, ['newA', wood(4)], ['B', food(4)]),
  expedition('A2', 'Signal Cairn', 2, ['addB', food(3)], ['B', coal(4)]),
  expedition('A3', 'Glass Ravine', 3, ['newA', steel(2)], ['C', so('citizenCard', 1)]),
  expedition('A4', 'Fallen Balloon', 3, ['newA', wood(2), coal(2)], ['B', wood(3)]),
  expedition('A5', "Whalers' Shed", 2, ['addC', food(4)], ['B', food(3)]),
  expedition('A6', 'Split Ridge', 3, ['newA', core(1), steel(1)], ['C', steel(2)]),
  expedition('B1', 'Ice-bound Barge', 2, ['addC', wood(5), steel(3)], ['C', steel(3)]),
  expedition('B2', 'Weather Post', 2, ['newA', hope.up('trust'), disc.down(2)], ['C', hope.up('trust')]),
  expedition('B3', 'Cold Camp', 2, ['newA', join(W, 3), join(C, 2), food(5)], ['C', join(W, 2)]),
  expedition('C1', 'Furnace Wreck', 2, ['newA', core(2), steel(5), wood(5)]),
  expedition('C2', 'Silent Automaton', 2, ['newA', so('automaton', 2), coal(5)]),
  expedition('C3', 'Hidden Valley', 2, ['newA', food(10), hope.up('unity')]),
  expedition('X1', 'The Ridge Column', 2, ['remove', join(W, 3), join(E, 2), hope.up('resolve')]),
];

const scene = (id: string, at: ScenarioCard['at'], ...effects: readonly Effect[]): ScenarioCard => ({
  id,
  at,
  effects,
  stays: false,
  display: 'none',
});

const onRound = (round: number): ScenarioCard['at'] => ({ kind: 'round', round });

/** The scenario cards: authored. */
export const scenario: readonly ScenarioCard[] = [
  scene('S1', onRound(3), iff([is('housed')], [hope.up('unity')], [hope.down(1)])),
  scene(
    'S2',
    onRound(5),
    choose(opt([], join(W, 3), join(E), join(C, 2), food(4)), opt([], hope.down(1))),
    openStack('X1'),
  ),
  {
    ...scene('S3', onRound(7), pressure(2)),
    stays: true,
    display: {
      dusk: [],
      once: false,
      special: {
        staff: [W, E],
        perRound: true,
        option: opt([has('wood', 2), has('steel', 2)], wood(-2), steel(-2), so('works', 1)),
        once: false,
      },
    },
  },
  scene('S4', { kind: 'storm' }, so('cold', 1), sick(any, 3), so('sickScouts', 1), so('stormEnd', 3)),
  scene('S5', { kind: 'stormEnd' }, finish(count('works', 4), citizens(32))),
];
