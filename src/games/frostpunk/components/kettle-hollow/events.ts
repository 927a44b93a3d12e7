import type { Effect, Option } from '../effects.js';
import {
  active,
  addDusk,
  anyBuilt,
  atLeastSick,
  automatonHere,
  bare,
  choose,
  coal,
  condition,
  core,
  count,
  counted,
  destroy,
  discontent,
  food,
  has,
  hope,
  idle,
  join,
  law,
  leave,
  loseEach,
  option,
  pressure,
  sick,
  steel,
  tire,
  tokens,
  who,
  wood,
} from '../shorthand.js';
import type { CouncilCard, Display, DuskCard, MorningCard, WeatherCard } from '../types/index.js';

const { W, E, C, any } = who;

type MorningOption = MorningCard['options'][number];

const removedAfter = (when: Option['when'], ...effects: readonly Effect[]): MorningOption => ({
  when,
  effects,
  destination: 'removed',
});
const displayedAfter = (when: Option['when'], ...effects: readonly Effect[]): MorningOption => ({
  when,
  effects,
  destination: 'display',
});
const morningCard = (
  id: string,
  title: string,
  options: readonly MorningOption[],
  display: MorningCard['display'] = 'none',
): MorningCard => ({
  id,
  title,
  options,
  display,
});
const duskDisplay = (leavesAfterDusk: boolean, ...effects: readonly Effect[]): Display => ({
  duskEffects: effects,
  leavesAfterDusk,
  specialAction: 'none',
});
const specialDisplay = (staff: readonly (typeof W | typeof E)[], ...effects: readonly Effect[]): Display => ({
  duskEffects: [],
  leavesAfterDusk: false,
  specialAction: { staff, isOncePerRound: false, option: option([], ...effects), leavesAfterUse: true },
});

/** The Morning cards: authored. */
export const morningCards: readonly MorningCard[] = [
  morningCard('M01', 'Frost in the Valves', [
    removedAfter([has('steel', 1)], steel(-1), pressure(-2)),
    removedAfter([], pressure(2)),
  ]),
  morningCard(
    'M02',
    "Stokers' Petition",
    [removedAfter([active('hope', 'trust')], hope.exhaust('trust'), discontent.down(1)), displayedAfter([])],
    duskDisplay(true, condition([bare('coldAboveHeat')], [discontent.up('anger')], [hope.up('trust')])),
  ),
  morningCard('M03', 'Stray Sled Dogs', [
    removedAfter([has('food', 7)], food(-7), hope.up('unity'), addDusk('D21')),
    removedAfter([], food(5), hope.down(1)),
  ]),
  morningCard('M04', 'Cracked Roofs', [removedAfter([has('wood', 2)], wood(-2)), removedAfter([], destroy('TENT'))]),
  morningCard('M05', 'Volunteer Crew', [displayedAfter([])], specialDisplay([W], coal(4), sick(W))),
  morningCard(
    'M06',
    "Machinist's Offer",
    [displayedAfter([has('core', 1)], core(-1), automatonHere), removedAfter([], steel(1))],
    duskDisplay(false, wood(1), steel(1)),
  ),
  morningCard('M07', 'Whispered Rumours', [removedAfter([], hope.down(1)), removedAfter([], discontent.up('envy'))]),
  morningCard('M08', 'Snow-blind Hunters', [removedAfter([has('food', 5)], food(-5)), removedAfter([], sick(W, 3))]),
  morningCard('M09', 'Lost Travellers', [
    removedAfter([], join(W, 5), join(C, 2), discontent.up('envy'), addDusk('D22')),
    removedAfter([], hope.down(1)),
  ]),
  morningCard('M10', 'Slide at the Seam', [removedAfter([idle(W)], tire(W), coal(4)), removedAfter([], coal(-2))]),
  morningCard('M11', 'School Bell', [
    removedAfter([law('L1', false)], hope.up('unity')),
    removedAfter([law('L1')], coal(2), discontent.up('grief')),
  ]),
  morningCard('M12', 'Fever in the Rows', [
    removedAfter([anyBuilt('MEDI', 'INFI')], counted('cure', 2)),
    removedAfter([], sick(any, 2), addDusk('D23')),
  ]),
  morningCard('M13', 'Clear Dawn', [removedAfter([], hope.up('resolve')), removedAfter([], wood(2), food(5))]),
  morningCard(
    'M14',
    'Crates under the Ice',
    [removedAfter([idle(W)], tire(W), steel(2), wood(2)), displayedAfter([])],
    specialDisplay([W, E], steel(2)),
  ),
];

const weatherCard = (
  id: string,
  effects: readonly Effect[],
  hunt: 0 | 1,
  scoutSteps: number,
  stormApproach: number,
): WeatherCard => ({
  id,
  effects,
  hunt,
  scoutSteps,
  stormApproach,
});
const raiseCold = counted('raiseCold', 1);

/** The Weather cards: authored. */
export const weatherCards: readonly WeatherCard[] = [
  weatherCard('W01', [], 1, 2, 0),
  weatherCard('W02', [raiseCold], 1, 1, 0),
  weatherCard('W03', [], 1, 2, 1),
  weatherCard('W04', [], 1, 3, 0),
  weatherCard('W05', [raiseCold], 0, 1, 1),
  weatherCard('W06', [], 1, 2, 0),
  weatherCard('W07', [raiseCold, sick(W)], 0, 1, 1),
  weatherCard('W08', [], 1, 3, 0),
  weatherCard('W09', [raiseCold], 1, 2, 0),
  weatherCard('W10', [raiseCold, sick(C)], 1, 2, 1),
  weatherCard('W11', [], 1, 2, 1),
  weatherCard('W12', [raiseCold], 0, 0, 1),
];

const duskCard = (id: string, title: string, ...effects: readonly Effect[]): DuskCard => ({
  id,
  title,
  effects,
  isSetAside: false,
  destination: 'discard',
  isNeverDiscarded: false,
  display: 'none',
});

/** The Dusk cards: authored; D21 to D23 are put into the deck by Morning cards. */
export const duskCards: readonly DuskCard[] = [
  duskCard('D01', 'Quiet Streets', condition([tokens('discontent', '<=', 2)], [hope.up('trust')], [hope.down(1)])),
  duskCard('D02', 'Cold Hands', condition([bare('coldAboveHeat')], [discontent.up('anger'), hope.down(1)])),
  duskCard(
    'D03',
    'Shared Broth',
    choose(option([has('food', 7)], food(-7), hope.up('unity')), option([], hope.down(1))),
  ),
  duskCard('D04', 'Coughing in the Dark', condition([atLeastSick(W, 10)], [hope.down(1)], [sick(W, 2)]), sick(C)),
  duskCard('D05', 'Vigil', condition([count('corpses', 2)], [hope.down(1)], [hope.up('resolve')])),
  duskCard('D06', 'Coal Thieves', coal(-1), loseEach('coal', 'envy')),
  duskCard(
    'D07',
    'Songs at the Furnace',
    choose(option([active('hope', 'unity')], hope.exhaust('unity'), discontent.down(1)), option([])),
  ),
  duskCard('D08', 'Broken Shift', tire(W)),
  duskCard('D09', 'Night Repairs', choose(option([has('steel', 1)], steel(-1), pressure(-3)), option([], pressure(1)))),
  duskCard(
    'D10',
    'Hard Words',
    condition([active('discontent')], [hope.down(1), discontent.exhaust()], [discontent.up('anger')]),
  ),
  duskCard('D11', 'The Kind Nurse', counted('cure', 2)),
  duskCard('D12', 'Frozen Larder', food(-8)),
  { ...duskCard('D21', 'Dogs Earn Their Keep', food(7), hope.up('unity')), isSetAside: true, destination: 'removed' },
  {
    ...duskCard('D22', 'Strangers at the Table', condition([has('food', 9)], [hope.up('trust')], [hope.down(1)])),
    isSetAside: true,
  },
  { ...duskCard('D23', 'Second Wave', sick(any, 2)), isSetAside: true, destination: 'removed' },
];

const councilCard = (id: string, title: string, ...options: readonly Option[]): CouncilCard => ({ id, title, options });

/** The Council cards: authored. */
export const councilCards: readonly CouncilCard[] = [
  councilCard(
    'K1',
    'The Long Table',
    option([active('hope')], hope.exhaust(), discontent.down(1)),
    option([], hope.down(1)),
  ),
  councilCard(
    'K2',
    'Quarrel over Rations',
    option([has('food', 9)], food(-9), hope.up('unity')),
    option([], hope.down(1)),
  ),
  councilCard('K3', 'Who Sleeps Warm', option([], sick(W, 3)), option([], sick(C), discontent.up('grief'))),
  councilCard('K4', "Engineers' Terms", option([has('steel', 2)], steel(-2), hope.up('trust')), option([], tire(E))),
  councilCard('K5', 'The Accused', option([], leave(any), discontent.down(1)), option([], hope.down(1))),
  councilCard('K6', 'A Speech by the Fire', option([], hope.up('resolve')), option([], discontent.down(1))),
];
