import { orThrow } from '../../../src/core/errors/errors.js';
import { game, type Options, type State, setup } from '../../../src/games/antarctica/index.js';
import { describePerft } from '../../support/perft.js';
import { naiveNext } from './naive/does.js';
import { EVERY_TEXT, naiveRefusal } from './naive/legal.js';
import { lastBuilding, played, position } from './positions.js';

const start = (players: 2 | 3 | 4, placement: NonNullable<Options['placement']>): State =>
  orThrow(setup({ players, placement, seed: 'perft' }));

const POSITIONS: Readonly<Record<string, State>> = {
  'a first game of 2': start(2, 'first-game'),
  'a first game of 3': start(3, 'first-game'),
  'a first game of 4': start(4, 'first-game'),
  'free placing of 2': start(2, 'free'),
  'free placing of 3': start(3, 'free'),
  'a turn with cards of every kind': position({
    queues: { 1: [0, 0, 1], 3: [1, 0], 5: [0, 2] },
    hands: { 0: { scientist: 1, icebreaker: 1, recruits: 1, progress: 1 } },
    buildings: { 5: ['derrick', 'crane'] },
    tops: { double: 'D01' },
  }),
  'all actions in one zone': played(
    position({
      queues: { 1: [0, 1], 4: [0, 2] },
      buildings: { 4: ['camp', 'shipyard', 'land', 'coastal', 'derrick', 'crane'] },
      tops: { basic: 'B07', double: 'D01' },
      cubeSpaces: { 0: [5, 4, 0], 1: [5, 0, 8] },
    }),
    'to4',
  ),
  'an effect move': position({
    queues: { 1: [0, 1], 3: [1, 2], 5: [0], 6: [1, 2, 2] },
    phase: { kind: 'relocateShip', decider: 0, playersLeft: 3 },
  }),
  'an effect advance': position({
    players: 4,
    queues: { 1: [0, 1], 3: [2, 3] },
    cubeSpaces: { 0: [3, 6, 0, 12], 1: [0, 1, 5, 8], 2: [5, 0, 0, 1] },
    phase: { kind: 'advanceAll', decider: 1, playersLeft: 4, tracksChosen: [false, false, false, false, false] },
  }),
  'an effect draft': position({
    players: 4,
    queues: { 1: [0, 1] },
    phase: { kind: 'draft', decider: 2, playersLeft: 4, row: [1, 1, 1, 1] },
  }),
  'a second turn': played(
    position({ queues: { 1: [0, 1, 2], 4: [0] }, icebreakers: { 1: [1] }, hands: { 1: { recruits: 1 } } }),
    'to5',
    'end',
  ),
  'the last basic card of 2': position(lastBuilding),
};

const EXPECTED: Readonly<Record<string, readonly number[]>> = {
  'a first game of 2': [3, 27, 183, 663],
  'a first game of 3': [11, 87, 354, 2661],
  'a first game of 4': [10, 69, 277, 2155],
  'free placing of 2': [6, 36, 216, 1290],
  'free placing of 3': [8, 64, 512, 4088],
  'a turn with cards of every kind': [19, 274, 2420, 11377],
  'all actions in one zone': [12, 82, 582, 3915],
  'an effect move': [7, 136, 2783, 26665],
  'an effect advance': [5, 20, 48, 96],
  'an effect draft': [4, 12, 24, 252],
  'a second turn': [11, 81, 399, 2494],
  'the last basic card of 2': [8, 51, 195, 1126],
};

/** Lists the positions after every move by the second reading. */
const reread = (state: State): readonly State[] =>
  EVERY_TEXT.filter((text) => naiveRefusal(state, text) === null).map((text) => naiveNext(state, text));

describePerft(game, POSITIONS, EXPECTED, reread);
