import { orThrow } from '../../../src/core/errors/errors.js';
import { game, type State, setup } from '../../../src/games/blueprints/index.js';
import { describePerft } from '../../support/perft.js';
import { EVERY_TEXT, naiveRefusal } from './naive.js';
import { type Drawing, played, position } from './positions.js';

const start = (players: 2 | 3 | 4): State => orThrow(setup({ players, seed: 'perft' }));

const nearly = (players: 2 | 3 | 4, chosenCount: number): Drawing => ({
  players,
  plans: ['P04', 'P07', 'P10', 'P23'].slice(0, players),
  chosenCount,
  pool: { 2: 'W1 W2 R3 S4 G5 G6 G6 S1', 3: 'W1 W2 R3 S4 G5 G6 G6 S1 R5', 4: 'W1 W2 R3 S4 G5 G6 G6' }[players],
});

const POSITIONS: Readonly<Record<string, State>> = {
  'the start of 2': start(2),
  'the start of 3': start(3),
  'the start of 4': start(4),
  removing: position({ ...nearly(2, 7), phase: 'remove', pool: 'W1 W2 R3 S4 G5 G6 G6' }),
  'one stack each, 3 players': position({
    ...nearly(3, 9),
    buildings: ['b S5, d S6, f S4', 'a W1, b W3 W3', 'a R2 R4 R6'],
  }),
  'two turns before the end of a round of 2': position(nearly(2, 10)),
  'two turns before the end of a round of 3': position(nearly(3, 16)),
  'two turns before the end of a round of 4': position(nearly(4, 22)),
  'the last turn of a game of 2': position({ ...nearly(2, 11), past: [{ ranking: [1, 0] }, { ranking: [1, 0] }] }),
  'the last turn of a game of 4': position({
    ...nearly(4, 23),
    past: [{ ranking: [3, 1, 2, 0] }, { ranking: [3, 1, 2, 0] }],
  }),
};

const EXPECTED: Readonly<Record<string, readonly number[]>> = {
  'the start of 2': [18, 96, 2568, 15240],
  'the start of 3': [21, 612, 13860],
  'the start of 4': [18, 384, 6552, 156672],
  removing: [6, 79, 508, 6365],
  'one stack each, 3 players': [12, 315, 7335],
  'two turns before the end of a round of 2': [9, 57, 543, 3237],
  'two turns before the end of a round of 3': [11, 114, 2736, 59508],
  'two turns before the end of a round of 4': [9, 67, 1407, 29547],
  'the last turn of a game of 2': [10, 64, 64],
  'the last turn of a game of 4': [8, 8],
};

/** Lists the positions after every move that is legal by the second reading. */
const reread = (state: State): readonly State[] =>
  EVERY_TEXT.filter((text) => naiveRefusal(state, text) === null).map((text) => played(state, text));

describePerft(game, POSITIONS, EXPECTED, reread);
