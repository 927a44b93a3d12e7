import { describe, expect, it, test } from 'vitest';
import { orThrow } from '../../../src/core/errors/errors.js';
import type { RefusalParameters } from '../../../src/core/errors/reasons.js';
import {
  components,
  type Frostpunk,
  type Phase,
  type Reason,
  reasons,
  type State,
  withComponents,
} from '../../../src/games/frostpunk/index.js';
import {
  asked,
  automatons,
  building,
  type Change,
  city,
  developed,
  displayed,
  empty,
  endOf,
  hand,
  having,
  knownMap,
  law,
  moved,
  next,
  number,
  owning,
  people,
  running,
  stack,
  standing,
  tile,
  tokens,
  why,
} from './positions.js';

const feeding = asked('generator', 0, { kind: 'burnCoal' });

const building1 = (...changes: readonly Change[]): State => moved(city(...changes), 'build:W');

const called = (phase: Phase, program: string, ...changes: readonly Change[]): State =>
  city(asked('action', 1, phase), having({ isCallOfDutyUsed: true }), running({ program, unitsLeft: 1 }), ...changes);

const morning = (id: string, ...changes: readonly Change[]): State =>
  city(asked('morning', 0, { kind: 'option', optionSet: id }), next('morning', id), ...changes, (draft) => {
    draft.morning.current = draft.morning.drawStack.pop()!;
  });

/** Returns the first Council card under way. */
const council = (program: string, phase: Phase, ...changes: readonly Change[]): State =>
  city(asked('dusk', 2, phase), running({ program, unitsLeft: 1 }), ...changes, (draft) => {
    draft.dusk.current = draft.dusk.deck.pop()!;
    draft.council.isCurrentKnown = true;
  });

const dusk = (...changes: readonly Change[]): State => city(asked('dusk', 0, { kind: 'dusk' }), ...changes);

const expedition = (kind: 'arrived' | 'explored'): State =>
  city(
    asked('weather', 3, { kind, slot: 0 }),
    stack(0, ['C3'], 'worker', endOf('C3')),
    running({ program: 'march', slot: 0 }),
    (draft) => {
      draft.weather.current = draft.weather.drawStack.pop()!;
    },
  );

const infirmary = (...changes: readonly Change[]): State =>
  moved(city(building('INFI', 'g1'), having({ heat: 2 }), ...changes), 'use:E:g1');

const inPlay = having({ isScenarioCardInPlay: [false, false, true, false, false] });
const nobody = having({ reserveMeeples: [0, 2, 2, 0] });
const dead = [people('worker', 12, 12, true), hand('C01', 'C07')] as const;
const sitting = [building('INFI', 'g1'), standing('engineer', 'g2')] as const;
const posted = [knownMap, building('POST', 'g1'), having({ heat: 4 })] as const;
const everywhere: readonly Change[] = ['n', 'f'].flatMap((zone) =>
  [0, 1, 2, 3, 4, 5].map((i) => tile(`${zone.toUpperCase()}${i + 1}`, `${zone}${i}`)),
);

const resting = called(
  { kind: 'citizenType', purpose: 'rest' },
  'CALL.1',
  having({ tiredTokens: [1, 1, 0], coveredTokens: [1, 1, 0] }),
);
const clearing = moved(city(knownMap), 'clear:W:far');
const posting = moved(city(...posted), 'use:W:g1');
const dying = moved(city(...dead, next('citizens', 'C13')), 'clear:W:near');
const patrolling = moved(
  dusk(law('L7'), tokens('hope', 'resolve*'), tokens('discontent', 'grief*', 'envy*', 'anger')),
  'patrol',
);
const raising = moved(
  city(...dead, next('citizens', 'C02'), tokens('discontent', 'anger*', 'grief')),
  'clear:W:near',
  'draw',
);
const lowering = council('K5.2', { kind: 'lower', track: 'hope' }, tokens('hope', 'trust*', 'unity'));
const leaving = council('K5.1', { kind: 'citizenType', purpose: 'leave' }, people('engineer', 0));
const scouting = moved(
  city(hand('C05'), building('BEAC', 'g1', true), stack(0, ['A3'], 'worker'), stack(1, ['A6'], 'engineer')),
  'card:C05',
  'clear:W:near',
  'option:1',
);
const outside = city(
  asked('night', 2, { kind: 'citizenType', purpose: 'shelter' }),
  running({ program: 'shelter', unitsLeft: 1 }),
  having({ exposedMeeples: [2, 2, 0] }),
);
const pitBoss = moved(
  city(hand('C04'), building('SAWM', 'g1'), building('COOK', 'g2'), building('BEAC', 'n3a'), inPlay),
  'card:C04',
);
const enacting = moved(city(law('L1')), 'use:E:p0');
const houses = moved(building1(), 'construct:HOUS');
const tents = moved(building1(standing('worker', 'n0a')), 'construct:TENT');
const workshop = moved(building1(developed('T1')), 'construct:WORK', 'on:g1');

type Row = readonly [reason: Reason, move: string, parameters: RefusalParameters, message: string, state: State];

const rows: readonly Row[] = [
  [
    'over',
    'pass',
    {},
    'The game is over; nothing more can be done.',
    moved(city(...dead, having({ corpses: components.tracks.corpseLimit - 1 })), 'clear:W:near'),
  ],
  ...['pass', 'feed:1', 'card:C04', 'call'].map(
    (move): Row => ['armed', move, { card: 'C04' }, 'First do the action for which Pit Boss was played.', pitBoss],
  ),

  ['no-citizens', 'type:E', { type: 'engineer' }, 'No engineer is left in the city.', leaving],
  ['no-option', 'option:3', { max: 2 }, 'There are only 2 options.', morning('M07')],
  [
    'option-unmet',
    'option:1',
    { optionNumber: 1 },
    'You lack what option 1 needs.',
    morning('M01', owning({ steel: 0 })),
  ],
  ['none-tired', 'type:C', { type: 'child' }, 'No child is exhausted.', resting],

  ...[city(owning({ coal: 2 })), city(feeding, owning({ coal: 2 }))].map(
    (state): Row => ['coal-short', 'feed:3', { have: 2, need: 3 }, 'You need 3 coal but have 2.', state],
  ),
  ...[city(), city(feeding)].map(
    (state): Row => [
      'past-cold',
      'feed:5',
      { max: 4 },
      'The Heat stops at the Cold; coal that can still be burned: 4.',
      state,
    ],
  ),
  ['burn-some', 'feed:0', {}, 'Burn some coal, or do something else.', city()],
  [
    'food-short',
    'eat:3',
    { have: 2, need: 3 },
    'You need 3 food but have 2.',
    city(asked('hunger', 0, { kind: 'eat' }), owning({ food: 2 }), having({ hunger: 5 })),
  ],
  [
    'past-hunger',
    'eat:2',
    { max: 1 },
    'The hunger is 1; more food does not help.',
    city(asked('hunger', 0, { kind: 'eat' }), having({ hunger: 1 })),
  ],
  ['none-outside', 'type:C', { type: 'child' }, 'No child is without shelter.', outside],

  ...['clear:C:near', 'gather:C:g1', 'build:C', 'use:C:g0', 'special:C:S3'].map(
    (move): Row => ['children-may-not', move, {}, 'Children may do this only by a law.', city()],
  ),
  ...['clear:W:near', 'gather:W:g1', 'build:W', 'use:W:g0', 'scout:W:0', 'special:W:S3'].map(
    (move): Row => [
      'none-available',
      move,
      { meeple: 'worker' },
      'No worker is available: all are out or exhausted.',
      city(nobody),
    ],
  ),
  ...['clear:A:near', 'gather:A:g1', 'build:A', 'use:A:g0', 'special:A:S3'].map(
    (move): Row => [
      'no-coal-to-act',
      move,
      { have: 0, need: 1 },
      'An automaton needs 1 coal to act; you have 0.',
      city(automatons(1), owning({ coal: 0 })),
    ],
  ),
  ['no-tile-to-clear', 'clear:W:near', { zone: 'near' }, 'No near tile can be placed any more.', city(...everywhere)],
  ['other-zone', 'at:n1', { place: 'n1' }, 'n1 is for tiles of the other zone.', clearing],
  [
    'tile-lies-there',
    'at:f0',
    { place: 'f0' },
    'A tile lies on f0 already.',
    moved(city(knownMap, tile('F1', 'f0')), 'clear:W:far'),
  ],
  // The first tile of the pack: its index is 0.
  [
    'tile-lies-there',
    'at:n0',
    { place: 'n0' },
    'A tile lies on n0 already.',
    moved(city(knownMap, tile('N1', 'n0')), 'clear:W:near'),
  ],
  ['not-joined', 'at:f1', { place: 'f1' }, 'f1 does not touch the tiles that are placed.', clearing],
  ['nothing-to-gather', 'gather:E:g0', { place: 'g0' }, 'No resource lies on g0.', city()],
  ['gathered-there', 'gather:E:g1', { place: 'g1' }, 'Somebody gathers on g1 already.', city(standing('worker', 'g1'))],
  [
    'nothing-to-build',
    'build:W',
    {},
    'Nothing can be constructed, dismantled or upgraded.',
    city(empty('g0'), empty('g3'), empty('g4'), owning({ wood: 1 })),
  ],
  ['build-first', 'done', {}, 'Construct, dismantle or upgrade something first.', building1()],
  ['no-building', 'use:W:g2', { place: 'g2' }, 'There is no Building on g2.', city()],
  [
    'use-second-space',
    'use:E:g2',
    { building: 'INFI', place: 'g2' },
    'The Infirmary takes a pair of spaces; choose the one beside g2.',
    city(building('INFI', 'g1')),
  ],
  ['no-use', 'use:W:g0', { building: 'TENT' }, 'There is nothing to do in the Tent.', city()],
  ['full', 'use:E:p0', { building: 'PLAT' }, 'The Platform is full.', city(standing('engineer', 'p0'))],
  [
    'use-unmet',
    'use:W:g1',
    { building: 'KILN' },
    'You lack what the Charcoal Kiln needs.',
    city(building('KILN', 'g1'), owning({ wood: 1 })),
  ],
  [
    'not-staff',
    'use:A:p0',
    { meeple: 'automaton', building: 'PLAT' },
    'No automaton can work in the Platform.',
    city(automatons(1)),
  ],
  ['no-beacon', 'scout:W:0', {}, 'Scouts need a Beacon.', city()],
  [
    'scouts-away',
    'scout:E:1',
    { have: 1, max: 1 },
    'Scouts away: 1 of 1; no more can be sent.',
    city(building('BEAC', 'g1'), stack(0, ['A1'], 'worker')),
  ],
  ['no-expedition', 'scout:W:3', { slot: 3 }, 'No Expedition lies on slot 4.', city(building('BEAC', 'g1'))],
  [
    'scout-there',
    'scout:E:0',
    { slot: 0 },
    'A Scout is on slot 1 already.',
    city(building('BEAC', 'g1', true), stack(0, ['A1'], 'worker')),
  ],
  ['card-not-out', 'special:W:M05', {}, 'This card is not in play.', city()],
  [
    'special-used',
    'special:W:S3',
    {},
    'This special action was used this round.',
    moved(city(inPlay, owning({ wood: 4, steel: 3 })), 'special:W:S3'),
  ],
  [
    'not-special-staff',
    'special:E:M05',
    { meeple: 'engineer' },
    'No engineer can do this special action.',
    city(displayed('M05')),
  ],
  ['special-unmet', 'special:W:S3', {}, 'You lack what this special action needs.', city(inPlay, owning({ wood: 1 }))],
  [
    'automaton-on-event',
    'special:A:M05',
    {},
    'Automatons do not work on Events.',
    city(displayed('M05'), automatons(1)),
  ],
  ...[city(having({ isCallOfDutyUsed: true })), dusk(having({ isCallOfDutyUsed: true }))].map(
    (state): Row => ['call-used', 'call', {}, 'The Call of Duty has been used; it is there once a game.', state],
  ),
  ['nothing-on-tile', 'at:n1', { place: 'n1' }, 'No tile with a resource lies on n1.', posting],

  ['no-patrol', 'patrol', {}, 'No law offers this.', dusk()],
  [
    'patrol-used',
    'patrol',
    {},
    'This was done this Dusk already.',
    dusk(law('L7'), having({ isDuskOfferTaken: true })),
  ],
  ['patrol-unmet', 'patrol', {}, 'You lack what this needs.', dusk(law('L7'), tokens('hope', 'resolve'))],

  ['none-to-exhaust', 'exhaust:anger', { token: 'anger' }, 'No active anger token is on this track.', patrolling],
  ['none-to-raise', 'activate:anger', { token: 'anger' }, 'No exhausted anger token is on this track.', raising],
  ['none-to-lower', 'exhaust:unity', { token: 'unity' }, 'No active unity token is on this track.', lowering],
  ['none-to-lower', 'exhaust:anger', { token: 'anger' }, 'No active anger token is on this track.', lowering],
  ['none-to-remove', 'remove:trust', { token: 'trust' }, 'No exhausted trust token is on this track.', lowering],

  [
    'hammer',
    'construct:CEME',
    { building: 'CEME' },
    'A law must allow the Burial Ground first.',
    building1(owning({ wood: 20 })),
  ],
  ['no-pair', 'on:g4', { place: 'g4' }, 'A large Building cannot begin on g4.', houses],
  ['no-pair', 'on:n0b', { place: 'n0b' }, 'A large Building cannot begin on n0b.', houses],
  [
    'no-piece',
    'construct:TENT',
    { building: 'TENT' },
    'No Tent is left in the supply.',
    building1(building('TENT', 'g1'), building('TENT', 'g2'), building('TENT', 'n0a')),
  ],
  [
    'cost',
    'construct:WORK',
    { building: 'WORK', cost: [2, 1, 0] },
    'The Workshop costs 2 wood and 1 steel.',
    building1(owning({ steel: 0 })),
  ],
  [
    'cost',
    'construct:COOK',
    { building: 'COOK', cost: [2, 1, 0] },
    'The Cookhouse costs 2 wood and 1 steel.',
    moved(city(hand('C02'), owning({ wood: 1 })), 'card:C02', 'build:W'),
  ],
  [
    'no-site',
    'construct:MEDI',
    { building: 'MEDI' },
    'No site is free for the Medical Post.',
    building1(
      knownMap,
      building('HOUS', 'g1'),
      building('HOTH', 'n0a'),
      building('COOK', 'n3a'),
      standing('worker', 'n3b'),
      owning({ wood: 20, steel: 20 }),
    ),
  ],
  ['no-tile', 'on:n1a', { place: 'n1a' }, 'No tile lies at n1a.', tents],
  ['built-there', 'on:g0', { place: 'g0' }, 'A Building stands on g0.', tents],
  ['meeple-there', 'on:n0a', { place: 'n0a' }, 'Somebody stands on n0a.', tents],
  ['partner-taken', 'on:g2', { place: 'g2' }, 'The space beside g2 is not free.', houses],
  ['nothing-to-dismantle', 'dismantle:n0a', { place: 'n0a' }, 'There is no Building on n0a.', building1()],
  [
    'dismantle-second-space',
    'dismantle:g2',
    { building: 'INFI', place: 'g2' },
    'The Infirmary takes a pair of spaces; choose the one beside g2.',
    building1(...sitting),
  ],
  ['dismantle-in-use', 'dismantle:g1', { building: 'INFI' }, 'Somebody is in the Infirmary.', building1(...sitting)],
  [
    'house',
    'dismantle:g1',
    { building: 'CEME' },
    'The Burial Ground cannot be dismantled.',
    building1(building('CEME', 'g1')),
  ],
  ['nothing-to-upgrade', 'upgrade:n0a', { place: 'n0a' }, 'There is no Building on n0a.', building1()],
  [
    'upgrade-second-space',
    'upgrade:g2',
    { building: 'INFI', place: 'g2' },
    'The Infirmary takes a pair of spaces; choose the one beside g2.',
    building1(...sitting),
  ],
  ['upgrade-in-use', 'upgrade:g1', { building: 'INFI' }, 'Somebody is in the Infirmary.', building1(...sitting)],
  [
    'upgraded',
    'upgrade:g1',
    { building: 'SAWM' },
    'The Sawmill is upgraded already.',
    building1(building('SAWM', 'g1', true)),
  ],
  [
    'no-upgrade',
    'upgrade:g1',
    { building: 'CEME' },
    'The Burial Ground has no upgrade.',
    building1(building('CEME', 'g1')),
  ],
  [
    'upgrade-cost',
    'upgrade:g0',
    { cost: [2, 1, 0] },
    'The upgrade costs 2 wood and 1 steel.',
    building1(owning({ steel: 0 })),
  ],
  [
    'other-building',
    'on:g4',
    { building: 'TENT', place: 'g4' },
    'Choose the first space of the Tent that is destroyed; g4 is not one.',
    moved(morning('M04'), 'option:2'),
  ],

  ['discard-not-held', 'discard:C13', { card: 'C13' }, 'Ironmonger is not in the hand.', dying],
  ['discard-other-type', 'discard:C07', { card: 'C07', type: 'worker' }, 'Surgeon is not of type worker.', dying],
  [
    'none-sick',
    'type:C',
    { type: 'child' },
    'No child is sick.',
    infirmary(people('worker', 12, 2), people('engineer', 6, 2), people('child', 6, 0)),
  ],
  [
    'skull-at-1',
    'type:C',
    { type: 'child' },
    'The last sick child must be treated first.',
    moved(infirmary(people('worker', 12, 4), people('engineer', 6, 4), people('child', 6, 1, true)), 'option:1'),
  ],
  [
    'no-skull',
    'type:E',
    { type: 'engineer' },
    'The engineer marker shows no skull.',
    infirmary(people('worker', 12, 1, true), people('engineer', 6), people('child', 6, 1, true)),
  ],

  ['card-not-held', 'card:C02', { card: 'C02' }, 'Carpenter is not in the hand.', city(hand('C01'))],
  ['card-unmet', 'card:C05', { card: 'C05' }, 'Pathfinder can do nothing now.', city(hand('C05'), ...everywhere)],
  ['no-action-for-card', 'card:C11', { card: 'C11' }, 'No action for Lamp Boy can be done now.', city(hand('C11'))],
  ...['clear:W:near', 'gather:W:n0a', 'build:W', 'use:W:g2', 'use:E:g2', 'scout:W:0', 'special:W:S3'].map(
    (move): Row => ['other-action', move, { card: 'C04' }, 'Pit Boss was played for another action.', pitBoss],
  ),
  [
    'clear-near',
    'clear:W:far',
    { card: 'C03' },
    'With Trapper, clear the near zone.',
    moved(city(hand('C03')), 'card:C03'),
  ],
  [
    'scout-first-slot',
    'scout:E:1',
    { card: 'C14' },
    'With Signalman, choose the first slot.',
    moved(city(hand('C14'), building('BEAC', 'g1')), 'card:C14'),
  ],
  [
    'card-played',
    'card:C13',
    {},
    'A Citizen card was played this round.',
    moved(city(hand('C01', 'C13')), 'card:C01', 'gather:W:g1'),
  ],
  ['developed', 'tech:T1', {}, 'This Technology is developed already.', workshop],
  ['no-scout', 'stack:2', { slot: 2 }, 'No Scout is on slot 3.', scouting],
  ['no-way-around', 'avoid', {}, 'This place cannot be avoided: explore it.', expedition('arrived')],
  ['no-way-on', 'continue', {}, 'There is no place to go on to: return.', expedition('explored')],
  ['law-enacted', 'law:L1', {}, 'This law is enacted already.', enacting],
  ['law-out', 'law:L2', {}, 'This law has left the game.', enacting],
];

const of = <Id extends Reason>(id: Id): string => reasons[id].clause;

describe('why moves are refused', () => {
  test.each(rows.map((row) => [of(row[0]), ...row] as const))(
    '[%s] %s: %s',
    (clause, reason, move, parameters, message, state) => {
      expect(why(state, move)).toEqual({ clause, reason, parameters, message });
    },
  );

  const elsewhere: readonly Reason[] = [
    'not-now',
    'no-room-for-citizens',
    'none-to-activate',
    'track-full',
    'bag-empty',
    'destroy-in-use',
  ];

  it('has a row for every reason, or a test below', () => {
    const tested = new Set<string>([...rows.map(([reason]) => reason), ...elsewhere]);
    expect(Object.keys(reasons).filter((reason) => !tested.has(reason))).toEqual([]);
  });
});

describe('[FP-MOVE-2] what is decided now', () => {
  const technology = moved(building1(), 'construct:WORK', 'on:g1');
  const orator = moved(city(hand('C10')), 'card:C10', 'use:E:p0', 'law:L8');
  const shift = moved(city(law('L3'), building('SAWM', 'g1'), having({ heat: 4 })), 'use:W:g1');
  const phases: readonly (readonly [Phase['kind'], string, State])[] = [
    ['turn', 'play your turn', city()],
    ['burnCoal', 'decide how much coal to burn', city(feeding)],
    ['eat', 'decide how much food to spend', city(asked('hunger', 0, { kind: 'eat' }))],
    ['expert', 'decide about the expert', city(tokens('hope', 'trust*'), asked('preparation', 0, { kind: 'expert' }))],
    ['dusk', 'finish what comes before Dusk', dusk()],
    ['build', 'finish building', building1()],
    ['site', 'choose a space', houses],
    ['placeTile', 'place the tile', clearing],
    ['gatherTile', 'choose a tile to gather from', posting],
    ['option', 'choose an option', morning('M07')],
    ['citizenType', 'choose a type of Citizen', resting],
    ['raise', 'decide how the track rises', raising],
    ['lower', 'decide how the track falls', lowering],
    ['exhaust', 'choose a token to exhaust', patrolling],
    ['death', 'choose the card for the death', dying],
    ['technology', 'choose a Technology', technology],
    ['law', 'choose a law', enacting],
    ['consequence', 'choose a consequence', orator],
    ['arrived', 'avoid or explore the place', expedition('arrived')],
    ['explored', 'go on or return', expedition('explored')],
    ['chooseScout', 'choose a Scout', scouting],
    ['longShift', 'decide about the long shift', shift],
  ];

  test.each(phases)('[FP-MOVE-2] %s', (kind, now, state) => {
    expect(state.phase.kind).toBe(kind);
    const move = kind === 'law' ? 'keep:a' : 'expert';
    expect(why(state, kind === 'expert' ? 'eat:0' : move)).toEqual({
      clause: 'FP-MOVE-2',
      reason: 'not-now',
      parameters: { now: kind },
      message: `Not now: first ${now}.`,
    });
  });
});

describe("reasons that take a pack of one's own", () => {
  const hopeful = components.tokens.hope.map(({ id }) => ({ id, copies: 1 }));
  const rows: readonly (readonly [
    Reason,
    object,
    Phase,
    Frostpunk['Move'],
    RefusalParameters,
    string,
    Partial<State>,
    ...Change[],
  ])[] = [
    [
      'no-room-for-citizens',
      { kind: 'join', who: 'choose', amount: 1 },
      { kind: 'citizenType', purpose: 'join' },
      { kind: 'chooseType', citizenType: 'child' },
      { type: 'child', max: 40 },
      'The city has no room for another child; it holds at most 40.',
      {},
      people('child', 40),
    ],
    [
      'none-to-activate',
      { kind: 'activate', track: 'hope', token: 'any', amount: 1 },
      { kind: 'activate', track: 'hope' },
      { kind: 'activateToken', token: 'resolve' },
      { token: 'resolve' },
      'No exhausted resolve token is on this track.',
      {},
      tokens('hope', 'trust', 'unity', 'resolve*'),
    ],
    [
      'track-full',
      { kind: 'raise', track: 'hope', token: 'any', amount: 1 },
      { kind: 'raise', track: 'hope' },
      { kind: 'drawToken' },
      {},
      'The track is full; activate a token.',
      {},
      tokens('hope', 'trust*', 'unity', 'unity', 'trust', 'trust', 'trust'),
    ],
    [
      'bag-empty',
      { kind: 'raise', track: 'hope', token: 'any', amount: 1 },
      { kind: 'raise', track: 'hope' },
      { kind: 'drawToken' },
      {},
      'The bag is empty; activate a token.',
      { hopeBag: [0, 0, 0] },
      tokens('hope', 'trust', 'unity', 'resolve*'),
    ],
    [
      'destroy-in-use',
      { kind: 'destroyBuilding', building: 'TENT' },
      { kind: 'site', purpose: 'destroy', building: number('TENT') },
      { kind: 'chooseSite', site: 0 },
      { building: 'TENT' },
      'Somebody is in the Tent.',
      {},
      standing('worker', 'g0'),
    ],
  ];

  test.each(rows.map((row) => [of(row[0]), ...row] as const))(
    '[%s] %s',
    (clause, reason, effect, phase, move, parameters, message, fields, ...changes) => {
      const cards = components.dusk.map((card, i) => (i === 0 ? { ...card, effects: [effect] } : card));
      const tokensOf = fields.hopeBag === undefined ? components.tokens : { ...components.tokens, hope: hopeful };
      const own = orThrow(withComponents({ dusk: cards, tokens: tokensOf }));
      const before = dusk(...changes);
      const state = orThrow(
        own.State.decode({
          ...before,
          ...fields,
          components: own.componentsId,
          step: 2,
          phase,
          effectStack: [{ program: 'D01', partIndex: 0, unitsLeft: 1, citizenType: 'none', slot: -1 }],
          dusk: { ...before.dusk, deck: before.dusk.deck.slice(1), current: 0 },
        }),
      );
      expect(own.whyIllegal(state, move)).toEqual({ _tag: 'RuleBroken', clause, reason, parameters, message });
      if (phase.kind === 'activate') {
        expect(own.whyIllegal(state, { kind: 'useExpert' })).toMatchObject({ parameters: { now: 'activate' } });
      }
    },
  );
});
