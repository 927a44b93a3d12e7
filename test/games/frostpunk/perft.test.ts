import { game, type State } from '../../../src/games/frostpunk/index.js';
import { describePerft } from '../../support/perft.js';
import {
  asked,
  building,
  city,
  cityOf,
  displayed,
  hand,
  having,
  knownMap,
  law,
  opening,
  people,
  running,
  stack,
  tokens,
} from './positions.js';

const POSITIONS: Readonly<Record<string, State>> = {
  'the start of 1': opening(1),
  'the start of 4 on hard': opening(4, 'hard'),
  'a turn with cards, laws and an Event': city(
    knownMap,
    hand('C03', 'C05', 'C13'),
    law('L1'),
    law('L3'),
    building('SAWM', 'g1'),
    building('BEAC', 'g2', true),
    displayed('M05'),
  ),
  'building with a card': cityOf(opening(), hand('C02')),
  'the menu of Dusk': city(
    asked('dusk', 0, { kind: 'dusk' }),
    law('L7'),
    tokens('hope', 'resolve*', 'trust'),
    tokens('discontent', 'grief*', 'envy*'),
  ),
  'a death with a hand': city(
    hand('C01', 'C07', 'C13'),
    people('worker', 12, 11, true),
    asked('action', 2, { kind: 'death', citizenType: 'worker' }),
    having({
      currentAction: {
        kind: 'clear',
        meeple: 'worker',
        site: -1,
        slot: -1,
        citizenCard: -1,
        subActionsLeft: 2,
        woodDiscount: 0,
        zone: 'near',
      },
    }),
    running({ program: 'death', partIndex: 1, citizenType: 'worker' }),
  ),
  'a Scout at the end of his path': city(
    stack(0, ['A2'], 'worker', 1),
    asked('weather', 3, { kind: 'arrived', slot: 0 }),
    (draft) => {
      draft.effectStack = [{ program: 'march', partIndex: 0, unitsLeft: 2, citizenType: 'none', slot: 0 }];
      draft.weather.current = draft.weather.drawStack.pop()!;
    },
  ),
  'the cold of a night': city(asked('night', 1, { kind: 'burnCoal' }), having({ heat: 1 })),
};

const EXPECTED: Readonly<Record<string, readonly number[]>> = {
  'the start of 1': [26, 476, 7392],
  'the start of 4 on hard': [27, 538, 9173],
  'a turn with cards, laws and an Event': [37, 945, 20987],
  'building with a card': [26, 471, 7199],
  'the menu of Dusk': [3, 9, 19, 65],
  'a death with a hand': [3, 9, 32, 444],
  'a Scout at the end of his path': [2, 4, 82, 1548],
  'the cold of a night': [4, 9, 27, 276],
};

describePerft(game, POSITIONS, EXPECTED);
