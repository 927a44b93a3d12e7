import { describe, expect, test } from 'vitest';
import { orThrow } from '../../../src/core/errors/errors.js';
import { catalogue, formatMove, type Reason, reasons, type State, setup } from '../../../src/games/antarctica/index.js';
import { because, played, position, refusal, type Sketch } from './positions.js';

/** Returns a position with P0 on turn at zone 1 and a ship in zone 5; the second ship of zone 4 is also theirs. */
const turn = (sketch: Sketch = {}): State => position({ queues: { 1: [0, 1], 4: [1, 0], 5: [0] }, ...sketch });
const sailed = (sketch: Sketch = {}, to = 'to3'): State => played(turn(sketch), to);
const holding = { scientist: 1, icebreaker: 1, recruits: 1, progress: 1 };
const cards = (sketch: Sketch = {}): State => turn({ hands: { 0: holding }, ...sketch });

const PLACING = orThrow(setup({ players: 2, seed: 'reasons', placement: 'free' }));
const FULL = played(orThrow(setup({ players: 3, seed: 'reasons', placement: 'free' })), 'at3', 'at3', 'at3');
const START_CUBE = orThrow(setup({ players: 2, seed: 'reasons' }));
const advancing = (sketch: Sketch = {}): State =>
  turn({
    queues: { 1: [1], 4: [0] },
    turn: { player: 0, ship: 0, hasSailed: true, hasActed: true, targetZone: 4 },
    stop: { secondShip: null },
    phase: { kind: 'advance', decider: 0, steps: 1 },
    ...sketch,
  });
const advancingAll = (sketch: Sketch = {}): State =>
  turn({
    phase: { kind: 'advanceAll', decider: 0, playersLeft: 3, tracksChosen: [false, false, true, false, false] },
    ...sketch,
  });
const moving = (sketch: Sketch = {}): State =>
  turn({ phase: { kind: 'relocateShip', decider: 0, playersLeft: 3 }, ...sketch });
const picking = (sketch: Sketch = {}): State =>
  turn({ phase: { kind: 'pick', decider: 1, playersLeft: 2 }, ...sketch });
const drafting = turn({ phase: { kind: 'draft', decider: 0, playersLeft: 3, row: [0, 2, 1, 0] } });
const over = turn({ phase: { kind: 'over', reason: 'stalemate' } });
const ofTwo: Sketch = { players: 2, queues: { 1: [0, 1], 4: [0] } };
const D01: Sketch = { tops: { double: 'D01' } };
/** An effect has filled the zone of the sun behind the ship that sailed. */
const filledSun = position({
  queues: { 1: [1, 2, 2], 4: [0] },
  buildings: { 4: ['shipyard'] },
  turn: { player: 0, ship: 0, hasSailed: true, targetZone: 4 },
  stop: { secondShip: null },
});

/** Two ships of P0 stood at the sun, and their icebreaker gives the second a turn. */
const second = played(
  position({ queues: { 1: [0, 0, 0] }, icebreakers: { 1: [0] }, hands: { 0: holding } }),
  'to5',
  'end',
);

const CASES: readonly (readonly [Reason, State, string, string])[] = [
  ['place-closed', PLACING, 'at2', 'Zone 3 is closed with two players; place the ship in another.'],
  ['place-full', FULL, 'at3', 'Zone 4 is full, with 3 ships; place the ship in another.'],
  ['track-closed', START_CUBE, 'cube3', 'Track 4 is closed with 2 players; choose another.'],

  ['sailed', sailed(), 'to6', 'The ship of this turn has sailed already; it does so once.'],
  ['sail-closed', turn(ofTwo), 'to6', 'Zone 7 is closed with two players; sail to another.'],
  ['sail-stays', turn(), 'to1', 'The ship leaves zone 2; sail to another.'],
  ['sail-full', turn({ queues: { 1: [0], 4: [1, 2, 2] } }), 'to4', 'Zone 5 is full, with 3 ships; sail to another.'],
  ['not-sailed', turn(), 'end', 'The turn does not end before its ship has sailed.'],

  ...['recruit', 'centre0', 'build-basic', 'ship'].flatMap((move) => [
    ['action-early', turn(), move, 'Sail first: an action is taken in the zone where the ship arrives.'] as const,
    [
      'acted',
      played(sailed({ buildings: { 3: ['camp'] } }), 'recruit'),
      move,
      'You have taken an action in this turn; only one is allowed.',
    ] as const,
  ]),
  ['no-camp', sailed(), 'recruit', 'Zone 4, where your ship arrived, has no camp.'],
  [
    'recruits-nobody',
    played(sailed({ buildings: { 3: ['camp'] }, reserve: [0, 12, 12] }), 'give-3.1'),
    'recruit',
    'You have neither ships nor scientists in zone 4, so nobody would be recruited.',
  ],
  [
    'reserve-empty',
    sailed({ buildings: { 3: ['camp'] }, reserve: [0, 12, 12] }),
    'recruit',
    'Your reserve is empty: there is nobody to recruit.',
  ],
  ['track-closed', sailed(), 'centre4', 'Track 5 is closed with 3 players; choose another.'],
  ['no-centre', sailed(), 'centre1', 'Zone 4, where your ship arrived, has no research centre for track 2.'],
  [
    'no-strength',
    played(sailed({ buildings: { 3: ['land'] } }), 'give-3.1'),
    'centre0',
    'You have neither ships nor scientists in zone 4, so your cube would not advance.',
  ],
  [
    'no-cube',
    sailed({ buildings: { 3: ['land'] }, freeCubes: [0, 4, 4] }),
    'centre0',
    'You have no cube on track 1, and none available to put on it.',
  ],
  [
    'track-ended',
    sailed({ buildings: { 3: ['land'] }, cubeSpaces: { 0: [11, 12, 0] } }),
    'centre0',
    'No free space lies ahead of you on track 1.',
  ],

  [
    'deck-empty',
    sailed({
      only: { advanced: [] },
      buildingCards: {
        0: ['A05'],
        1: ['A01', 'A03', 'A02', 'A08', 'A09'],
        2: ['A06', 'A07', 'A10', 'A12'],
      },
      scientists: { 7: [1, 7, 8] },
    }),
    'build-advanced',
    'The advanced deck is empty.',
  ],
  [
    'building-stands',
    sailed({ ...D01, buildings: { 3: ['factory'] } }),
    'build-double',
    'Zone 4 already has a factory.',
  ],
  [
    'personnel-short',
    sailed({ tops: { advanced: 'A12' }, personnel: [1, 2, 2] }),
    'build-advanced',
    'The card needs 2 of your scientists; your personnel has 1.',
  ],
  [
    'supply-empty',
    sailed({ tops: { double: 'D03' }, buildings: { 5: ['laboratory'], 6: ['laboratory'] } }),
    'build-double',
    'You cannot build a laboratory: none is left in the supply.',
  ],
  [
    'no-stand-in',
    sailed({ tops: { advanced: 'A10' }, buildings: { 5: ['turbine'] } }),
    'build-advanced',
    'You lack access to a satellite dish; no resource card replaces it.',
  ],
  [
    'simple-used',
    sailed({ ...D01, buildings: { 5: ['derrick'] }, hasSimpleCard: [false, true, true] }),
    'build-double',
    'You lack access to a crane; your simple resource card, which would replace it, is used up.',
  ],
  [
    'no-expertise',
    sailed({ tops: { advanced: 'A01' }, buildings: { 5: ['crane'] } }),
    'build-advanced',
    'You lack access to a laboratory; you have no expertise card, which would replace it.',
  ],
  [
    'much-missing',
    sailed(D01),
    'build-double',
    'You lack access to 2 buildings of the card; a resource card replaces only one.',
  ],
  [
    'resource-second',
    played(sailed({ ...D01, buildings: { 5: ['derrick'] }, hands: { 0: { recruits: 1 } } }), 'card-recruits'),
    'build-double',
    'You lack access to a crane; a resource card would be your second card at this stop of the sun, and only one is allowed.',
  ],

  ['no-shipyard', sailed(), 'ship', 'Zone 4, where your ship arrived, has no shipyard.'],
  [
    'no-free-ship',
    sailed({ buildings: { 3: ['shipyard'] }, freeShips: [0, 2, 2] }),
    'ship',
    'You have no ship available that could be built.',
  ],
  ['sun-full', filledSun, 'ship', 'A new ship joins the queue at the sun, and zone 2 is full, with 3 ships.'],
  [
    'not-in-pile',
    picking({ shipyardPile: { recruits: 2, progress: 1 } }),
    'take-icebreaker',
    'No such card is left in the pile: Icebreaker.',
  ],
  ['not-in-row', drafting, 'take-progress', 'No such card lies in the row: Rapid progress.'],

  ['steps', advancing(), 'pass', 'The steps of the building card cannot be declined; choose a track for them.'],
  ['must-advance', advancingAll(), 'pass', 'The steps of this effect cannot be declined; choose a track for them.'],
  ['track-taken', advancingAll(), 'up2', 'Track 3 was chosen in this effect already; choose another.'],
  ...[advancing, advancingAll].flatMap((phase) => [
    ['track-closed', phase(), 'up4', 'Track 5 is closed with 3 players; choose another.'] as const,
    [
      'no-cube',
      phase({ cubeSpaces: { 0: [1, 0, 0] }, freeCubes: [0, 4, 4] }),
      'up1',
      'You have no cube on track 2, and none available to put on it.',
    ] as const,
    [
      'track-ended',
      phase({ cubeSpaces: { 1: [12, 0, 0] } }),
      'up1',
      'No free space lies ahead of you on track 2.',
    ] as const,
  ]),

  ['nothing-to-move', moving(), '5.2>3', 'No ship is in place 2 of zone 6.'],
  ['not-own-to-move', moving(), '4.1>3', 'The ship in place 1 of zone 5 is not yours; move one of your own.'],
  ['move-waits', moving(), '1.1>3', 'The ship of the turn is not moved by the effect before it has sailed.'],
  [
    'just-built',
    moving({ turn: { shipsBuilt: [2] } }),
    '5.1>3',
    'This ship was built in this turn; it is not moved yet.',
  ],
  [
    'move-closed',
    moving({ ...ofTwo, phase: { kind: 'relocateShip', decider: 0, playersLeft: 2 } }),
    '4.1>6',
    'Zone 7 is closed with two players; move the ship to another.',
  ],
  [
    'move-full',
    moving({ queues: { 1: [0, 1], 5: [0], 6: [1, 2, 2] } }),
    '5.1>6',
    'Zone 7 is full, with 3 ships; move the ship to another.',
  ],

  ...(
    [
      ['card-scientist', 'Place a scientist'],
      ['card-recruits', '+2 scientists'],
      ['card-up0', 'Rapid progress'],
      ['card-ice4', 'Icebreaker'],
    ] as const
  ).flatMap(([move, name]) => [
    ['not-in-hand', sailed(), move, `You do not hold this card: ${name}.`] as const,
    [
      'second-card',
      cards({ stop: { hasPlayedCard: [true, false, false] } }),
      move,
      'You have played a card at this stop of the sun already; only one is allowed.',
    ] as const,
  ]),
  ['card-early', cards(), 'card-scientist', 'Sail first: the scientist is placed in the zone where the ship arrives.'],
  [
    'nobody-to-place',
    played(cards({ personnel: [0, 2, 2] }), 'to3'),
    'card-scientist',
    'Your personnel has no scientist to place.',
  ],
  [
    'nobody-to-recruit',
    cards({ reserve: [0, 12, 12] }),
    'card-recruits',
    'Your reserve is empty: the card would recruit nobody.',
  ],
  ['track-closed', cards(), 'card-up4', 'Track 5 is closed with 3 players; choose another.'],
  [
    'no-cube',
    cards({ freeCubes: [0, 4, 4] }),
    'card-up1',
    'You have no cube on track 2, and none available to put on it.',
  ],
  ['track-ended', cards({ cubeSpaces: { 1: [12, 0, 0] } }), 'card-up1', 'No free space lies ahead of you on track 2.'],

  ['no-second-ship', cards(), 'card-ice5', 'Zone 6 has no second ship; an icebreaker is laid where that is yours.'],
  [
    'second-not-own',
    cards({ queues: { 1: [0, 1], 5: [0, 1] } }),
    'card-ice5',
    'The second ship of zone 6 is not yours; an icebreaker is laid where it is.',
  ],
  ['ice-broken', cards({ icebreakers: { 4: [0] } }), 'card-ice4', 'An icebreaker of yours lies on zone 5 already.'],
  [
    'second-turn',
    second,
    'card-ice1',
    'On the zone of the sun an icebreaker is laid in the first turn of the stop only, and this is the second.',
  ],
  [
    'nobody-second',
    cards({ queues: { 1: [0], 4: [1, 0] } }),
    'card-ice1',
    'No ship stood second in zone 2 when the sun came, or it has left; an icebreaker here would give no turn.',
  ],
  [
    'second-was-other',
    cards(),
    'card-ice1',
    'The ship that stood second in zone 2 when the sun came is not yours, so an icebreaker of yours would not fire.',
  ],
  ['first-turn', turn(), 'pass', 'Only the second turn of a stop can be declined; in this one the ship sails.'],
  ['begun', played(second, 'give-cube'), 'pass', 'The second turn can be declined only before anything is done in it.'],

  ...['give-cube', 'give-ship', 'give-5.1'].map(
    (move) =>
      [
        'gave-already',
        turn({ turn: { hasSacrificed: true } }),
        move,
        'You have discarded a resource in this turn already; only one is allowed.',
      ] as const,
  ),
  ['no-cube-to-give', turn({ freeCubes: [0, 4, 4] }), 'give-cube', 'You have no cube available to discard.'],
  [
    'no-ship-to-give',
    turn({ freeShips: [0, 2, 2] }),
    'give-ship',
    'You have no ship available to discard; you may discard one on the board.',
  ],
  ['nothing-to-give', turn(), 'give-5.2', 'No ship is in place 2 of zone 6.'],
  ['not-own-to-give', turn(), 'give-4.1', 'The ship in place 1 of zone 5 is not yours; discard one of your own.'],
  ['give-waits', turn(), 'give-1.1', 'The ship of the turn cannot be discarded before it has sailed.'],
];

describe('a refusal says why', () => {
  test.each(CASES)('%s: %#', (reason, state, move, message) => {
    expect(because(state, move)).toEqual([reason, message]);
    expect(refusal(state, move)).toBe(reasons[reason].clause);
  });

  test.each<[Reason, State, readonly string[], string]>([
    ['to-place', PLACING, ['placeShip'], 'The first ships are being placed: choose a zone for the next one.'],
    [
      'to-start-cube',
      START_CUBE,
      ['placeStartCube'],
      'First choose a track for the starting cube of the second player.',
    ],
    [
      'on-turn',
      turn(),
      ['sail', 'recruit', 'research', 'build', 'buildShip', 'pass', 'end', 'playScientist', 'playRecruits'].concat([
        ...['playProgress', 'playIcebreaker', 'sacrifice', 'scuttle'],
      ]),
      'Not now: a ship has to move.',
    ],
    ['to-step', advancing(), ['advance', 'pass'], 'First choose a track for the steps of the building card.'],
    ['to-pick', picking(), ['takeCard'], 'First take a shipyard card from the pile.'],
    ['to-relocate', moving(), ['relocateShip', 'pass'], 'First move a ship by the effect, or pass.'],
    ['to-draft', drafting, ['takeCard'], 'First take a card of the row.'],
    ['to-advance', advancingAll(), ['advance', 'pass'], 'First choose a track for the steps of the effect.'],
    ['over', over, [], 'The game is over; nothing more can be done.'],
  ])('%s: what is not asked for', (reason, state, kinds, message) => {
    for (const move of catalogue.filter(({ kind }) => !kinds.includes(kind))) {
      expect(because(state, formatMove(move))).toEqual([reason, message]);
    }
    expect(reasons[reason].clause).toBe(reason === 'over' ? 'AN-PHA-2' : 'AN-PHA-1');
  });

  test('every reason has been shown', () => {
    const pending = ['to-place', 'to-start-cube', 'on-turn', 'to-step', 'to-pick', 'to-relocate', 'to-draft'];
    const shown = new Set<string>([...CASES.map(([reason]) => reason), ...pending, 'to-advance', 'over']);
    expect(Object.keys(reasons).filter((reason) => !shown.has(reason))).toEqual([]);
  });
});
