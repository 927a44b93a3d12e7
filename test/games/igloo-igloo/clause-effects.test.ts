import { clauseEffects } from '../../../src/games/igloo-igloo/clause-effects/index.js';
import { game, type IglooIgloo } from '../../../src/games/igloo-igloo/index.js';
import { uniform } from '../../../src/testing/random-game.js';
import { describeDetectors, transitionBy, transitionsOf } from '../clause-effects.js';
import { thrifty, wild } from './choosers.js';
import { attack, type Drawing, played, position } from './positions.js';

const PLAYERS = [2, 3, 4] as const;
const CHOOSERS = [wild, wild, uniform, thrifty];

/** Prepares moves in a position; calling the result makes them and returns the last one. */
const after =
  (drawing: Drawing, ...moves: readonly string[]) =>
  () =>
    transitionBy(game, played(position(drawing), ...moves.slice(0, -1)), moves.at(-1)!);

const WATER = '........';
const board = (...rows: readonly string[]): readonly string[] => [
  '#......#',
  ...rows.map((row) => row.padEnd(8, '.')),
  ...new Array<string>(6 - rows.length).fill(WATER),
  '#......#',
];

/** Returns the end of a game with one island of three held floes, so that nothing can melt. */
const end = after({ board: board('ooo'), players: 3, inuits: ['a2 b2', 'c2'] }, 'end');
const hands = ['animals'];

const DRIFT = { board: 'DRIFT', phase: { kind: 'drift' } } as const;
const pushed = (there: Partial<Drawing>) => after({ ...DRIFT, ...there }, 'Dd3n', 'Vc2');

/** A bear swims before the only tile that can melt. */
const MELT = { board: 'PLUS', phase: { kind: 'melt' }, inuits: ['c2 b3', 'c4'], bears: 'e3', hands } as const;
const lastMelt = after(MELT, 'A', 'Sbe3w', 'Sbd3e', 'Sbe3w');

const drift: Drawing = { board: board(WATER, '..o.....'), phase: { kind: 'melt' }, faces: 'c3:drift' };

describeDetectors<IglooIgloo>(
  {
    game,
    detectors: clauseEffects,
    games: { min: 24, max: 120 },
    steps: (number) => {
      const variant = number % 2 === 0 ? 'standard' : 'expert';
      const options = { players: PLAYERS[number % 3]!, variant, seed: `signs ${number}` } as const;
      return transitionsOf(game, options, CHOOSERS[Math.floor(number / 6) % 4]!, `picks ${number}`);
    },
    rare: { 'IG-MELT-4': lastMelt, 'IG-DRIFT-7': after(drift, 'Mc3') },
  },
  [
    ['IG-MELT-3', 'when the turn begins', end, lastMelt],
    ['IG-MELT-4', 'after a kept tile', lastMelt, end],
    ['IG-DRIFT-6', 'where a bear finds fish', pushed({ bears: 'd2', fish: 'c2:3' }), pushed({ fish: 'd2:1 c2:3' })],
    [
      'IG-DRIFT-7',
      'where no floe can be shifted',
      after(drift, 'Mc3'),
      after({ ...drift, board: board(WATER, '..oo....') }, 'Mc3'),
    ],
    [
      'IG-KEPT-3',
      'for who defends, not for who hunts',
      after(attack, 'A', 'Sbc4n', 'Y'),
      after({ ...attack, bears: 'c3' }, 'Jbc3'),
    ],
    [
      'IG-ATTACK-5',
      'in an own igloo',
      after({ ...attack, hands }, 'A', 'Sbc4n'),
      after({ ...attack, hands, igloos: [] }, 'A', 'Sbc4n'),
    ],
  ],
);
