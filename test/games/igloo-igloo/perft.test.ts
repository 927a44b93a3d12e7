import { orThrow } from '../../../src/core/errors/errors.js';
import { game, type State, setup } from '../../../src/games/igloo-igloo/index.js';
import { describePerft } from '../../support/perft.js';
import { naiveOf } from './naive/index.js';
import { cell, played, position } from './positions.js';

const POSITIONS: Readonly<Record<string, State>> = {
  'the start of 2': orThrow(setup({ players: 2, seed: 'perft' })),
  'the start of 4': orThrow(setup({ players: 4, seed: 'perft' })),
  'the first melt': position({
    board: 'START',
    phase: { kind: 'melt' },
    players: 3,
    inuits: ['b1 d1 h4', 'a4 b8 g1', 'd8 h2 e1'],
    faces: 'd3:fish2 e3:fish3 c4:bear f4:pack c5:drift f5:thaw d6:animals e6:endurance3',
    fish: 'd4:1 e4:2 d5:3 e5:2',
  }),
  'a drift': position({
    board: 'DRIFT',
    phase: { kind: 'drift' },
    inuits: ['d3 d4', 'f6'],
    igloos: ['d3'],
    fish: 'd2:1 d5:2',
    bears: 'c2',
  }),
  'actions of a mover with a full hand': position({
    board: 'PLUS',
    inuits: ['c2 b3 a1', 'c2'],
    igloos: ['b3'],
    hands: ['thaw harpoon animals endurance1 endurance2', 'harpoon'],
    fish: 'b2:1 b2:3 e3:2',
    foxes: 'c3:1 b3:2',
    bears: 'd3',
  }),
  'actions of an expert': position({
    board: 'PONDS',
    variant: 'expert',
    players: 4,
    inuits: ['c2 f6 f6', 'b2', 'e4', 'd2'],
    igloos: ['', '', 'e4 c4', 'f7'],
    hands: ['harpoon'],
    fish: 'c3:1 g6:2',
    bears: 'd4 g7',
    faces: 'd2:fish2',
  }),
  'three steps of a bear': position({
    board: 'BEAR',
    players: 3,
    phase: { kind: 'stepAnimal' },
    inuits: ['c3', 'c3 d3', 'c4'],
    igloos: ['', 'c3'],
    hands: ['harpoon', 'thaw', 'harpoon'],
    foxes: 'd3:2',
    fish: 'e3:1',
    bears: 'd4',
  }),
  'an attack': position({
    board: 'BEAR',
    players: 3,
    phase: { kind: 'attack', cell: cell('c3') },
    player: 1,
    steps: 1,
    inuits: ['c3', 'c3 c3', 'c3'],
    igloos: ['', 'c3'],
    hands: ['harpoon', 'harpoon', 'harpoon'],
    bears: 'c3',
  }),
  'the last melt': position({ board: 'NOOK', phase: { kind: 'melt' }, inuits: ['c1 a2', 'b2'], faces: 'b1:fish3' }),
};

const EXPECTED: Readonly<Record<string, readonly number[]>> = {
  'the start of 2': [24, 576, 13824],
  'the start of 4': [24, 576],
  'the first melt': [8, 125, 1114],
  'a drift': [33, 272, 2647],
  'actions of a mover with a full hand': [17, 193, 1962],
  'actions of an expert': [14, 111, 845],
  'three steps of a bear': [8, 55, 402, 1727],
  'an attack': [2, 6, 14, 36],
  'the last melt': [1, 8, 13, 14],
};

/** Lists the positions after every move that is legal by the second reading. */
const reread = (state: State): readonly State[] =>
  naiveOf(state)
    .legal()
    .map((text) => played(state, text));

describePerft(game, POSITIONS, EXPECTED, reread);
