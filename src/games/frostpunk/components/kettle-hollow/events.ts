import type { Effect, Option } from '../effects.js';
import {
  active,
  addDusk,
  autoHere,
  built,
  choose,
  coal,
  core,
  count,
  destroy,
  disc,
  food,
  has,
  hope,
  idle,
  iff,
  is,
  join,
  law,
  leave,
  loseEach,
  opt,
  pressure,
  sick,
  so,
  steel,
  tire,
  tokens,
  who,
  wood,
} from '../shorthand.js';
import type { Council, Display, Dusk, Morning, Weather } from '../types/index.js';

const { W, E, C, any } = who;

type To = Morning['options'][number];

const gone = (when: Option['when'], ...effects: readonly Effect[]): To => ({ when, effects, to: 'removed' });
const stays = (when: Option['when'], ...effects: readonly Effect[]): To => ({ when, effects, to: 'display' });
const morning = (id: string, title: string, options: readonly To[], display: Morning['display'] = 'none'): Morning => ({
  id,
  title,
  options,
  display,
});
const dusk = (once: boolean, ...effects: readonly Effect[]): Display => ({ dusk: effects, once, special: 'none' });
const special = (staff: readonly (typeof W | typeof E)[], ...effects: readonly Effect[]): Display => ({
  dusk: [],
  once: false,
  special: { staff, perRound: false, option: opt([], ...effects), once: true },
});

/** The Morning cards: authored. */
export const mornings: readonly Morning[] = [
  morning('M01', 'Frost in the Valves', [gone([has('steel', 1)], steel(-1), pressure(-2)), gone([], pressure(2))]),
  morning(
    'M02',
    "Stokers' Petition",
    [gone([active('hope', 'trust')], hope.exhaust('trust'), disc.down(1)), stays([])],
    dusk(true, iff([is('chilly')], [disc.up('anger')], [hope.up('trust')])),
  ),
  morning('M03', 'Stray Sled Dogs', [
    gone([has('food', 3)], food(-3), hope.up('unity'), addDusk('D21')),
    gone([], food(2), hope.down(1)),
  ]),
  morning('M04', 'Cracked Roofs', [gone([has('wood', 2)], wood(-2)), gone([], destroy('TENT'))]),
  morning('M05', 'Volunteer Crew', [stays([])], special([W], coal(4), sick(W))),
  morning(
    'M06',
    "Machinist's Offer",
    [stays([has('core', 1)], core(-1), autoHere), gone([], steel(1))],
    dusk(false, wood(1), steel(1)),
  ),
  morning('M07', 'Whispered Rumours', [gone([], hope.down(1)), gone([], disc.up('envy'))]),
  morning('M08', 'Snow-blind Hunters', [gone([has('food', 2)], food(-2)), gone([], sick(W, 2))]),
  morning('M09', 'Lost Travellers', [
    gone([], join(W, 2), join(C), disc.up('envy'), addDusk('D22')),
    gone([], hope.down(1)),
  ]),
  morning('M10', 'Slide at the Seam', [gone([idle(W)], tire(W), coal(4)), gone([], coal(-2))]),
  morning('M11', 'School Bell', [
    gone([law('L1', false)], hope.up('unity')),
    gone([law('L1')], coal(2), disc.up('grief')),
  ]),
  morning('M12', 'Fever in the Rows', [
    gone([built('MEDI', 'INFI')], so('cure', 2)),
    gone([], sick(any, 2), addDusk('D23')),
  ]),
  morning('M13', 'Clear Dawn', [gone([], hope.up('resolve')), gone([], wood(2), food(2))]),
  morning(
    'M14',
    'Crates under the Ice',
    [gone([idle(W)], tire(W), steel(2), wood(2)), stays([])],
    special([W, E], steel(2)),
  ),
];

const weather = (id: string, effects: readonly Effect[], hunt: 0 | 1, scouts: number, storm: number): Weather => ({
  id,
  effects,
  hunt,
  scouts,
  storm,
});
const colder = so('cold', 1);

/** The Weather cards: authored. */
export const weathers: readonly Weather[] = [
  weather('W01', [], 1, 2, 0),
  weather('W02', [colder], 1, 1, 0),
  weather('W03', [], 1, 2, 1),
  weather('W04', [], 1, 3, 0),
  weather('W05', [colder], 0, 1, 1),
  weather('W06', [], 1, 2, 0),
  weather('W07', [colder, sick(W)], 0, 1, 1),
  weather('W08', [], 1, 3, 0),
  weather('W09', [colder], 1, 2, 0),
  weather('W10', [colder, sick(C)], 1, 2, 1),
  weather('W11', [], 1, 2, 1),
  weather('W12', [colder], 0, 0, 1),
];

const evening = (id: string, title: string, ...effects: readonly Effect[]): Dusk => ({
  id,
  title,
  effects,
  aside: false,
  then: 'discard',
  red: false,
  display: 'none',
});

/** The Dusk cards: authored; D21 to D23 are put into the deck by Morning cards. */
export const dusks: readonly Dusk[] = [
  evening('D01', 'Quiet Streets', iff([tokens('discontent', '<=', 2)], [hope.up('trust')], [hope.down(1)])),
  evening('D02', 'Cold Hands', iff([is('chilly')], [disc.up('anger'), hope.down(1)])),
  evening('D03', 'Shared Broth', choose(opt([has('food', 3)], food(-3), hope.up('unity')), opt([], hope.down(1)))),
  evening('D04', 'Coughing in the Dark', sick(W), sick(C)),
  evening('D05', 'Vigil', iff([count('corpses', 2)], [hope.down(1)], [hope.up('resolve')])),
  evening('D06', 'Coal Thieves', coal(-1), loseEach('coal', 'envy')),
  evening(
    'D07',
    'Songs at the Furnace',
    choose(opt([active('hope', 'unity')], hope.exhaust('unity'), disc.down(1)), opt([], hope.down(1))),
  ),
  evening('D08', 'Broken Shift', tire(W)),
  evening('D09', 'Night Repairs', choose(opt([has('steel', 1)], steel(-1), pressure(-3)), opt([], pressure(1)))),
  evening('D10', 'Hard Words', iff([active('discontent')], [hope.down(1), disc.exhaust()], [disc.up('anger')])),
  evening('D11', 'The Kind Nurse', so('cure', 2)),
  evening('D12', 'Frozen Larder', food(-2)),
  { ...evening('D21', 'Dogs Earn Their Keep', food(3), hope.up('unity')), aside: true, then: 'removed' },
  {
    ...evening('D22', 'Strangers at the Table', iff([has('food', 4)], [hope.up('trust')], [hope.down(1)])),
    aside: true,
  },
  { ...evening('D23', 'Second Wave', sick(any, 2)), aside: true, then: 'removed' },
];

const council = (id: string, title: string, ...options: readonly Option[]): Council => ({ id, title, options });

/** The Council cards: authored. */
export const councils: readonly Council[] = [
  council('K1', 'The Long Table', opt([active('hope')], hope.exhaust(), disc.down(1)), opt([], hope.down(1))),
  council('K2', 'Quarrel over Rations', opt([has('food', 4)], food(-4), hope.up('unity')), opt([], hope.down(1))),
  council('K3', 'Who Sleeps Warm', opt([], sick(W, 2)), opt([], sick(C), disc.up('grief'))),
  council('K4', "Engineers' Terms", opt([has('steel', 2)], steel(-2), hope.up('trust')), opt([], tire(E))),
  council('K5', 'The Accused', opt([], leave(any), disc.down(1)), opt([], hope.down(1))),
  council('K6', 'A Speech by the Fire', opt([], hope.up('resolve')), opt([], disc.down(1))),
];
