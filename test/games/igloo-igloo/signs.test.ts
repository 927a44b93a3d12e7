import { orThrow } from '../../../src/core/errors/verdict.js';
import { components, game, type IglooIgloo, withComponents } from '../../../src/games/igloo-igloo/index.js';
import { signs } from '../../../src/games/igloo-igloo/signs/index.js';
import { uniform } from '../../../src/testing/random-game.js';
import { describeSigns, madeBy, stepsOf } from '../signs.js';
import { thrifty, wild } from './choosers.js';
import { attack, type Drawing, played, position } from './positions.js';

const PLAYERS = [2, 3, 4] as const;
const CHOOSERS = [wild, wild, uniform, thrifty];

/** Prepares moves in a position; calling the result makes them and returns the last one. */
const after =
  (drawing: Drawing, ...moves: readonly string[]) =>
  () =>
    madeBy(game, played(position(drawing), ...moves.slice(0, -1)), moves.at(-1)!);

const WATER = '........';
const board = (...rows: readonly string[]): readonly string[] => [
  '#......#',
  ...rows.map((row) => row.padEnd(8, '.')),
  ...new Array<string>(6 - rows.length).fill(WATER),
  '#......#',
];

/** Returns the end of a game with one island of three held floes, so that nothing can melt. */
const end = (more: Partial<Drawing> = {}) =>
  after({ board: board('ooo'), players: 3, inuits: ['a2 b2', 'c2'], ...more }, 'end');
const expert = { variant: 'expert' } as const;
const alone = { inuits: ['a2 b2 c2'] } as const;

const hands = ['animals'];

const DRIFT = { board: 'DRIFT', phase: { kind: 'drift' } } as const;
const pushed = (there: Partial<Drawing>) => after({ ...DRIFT, ...there }, 'Dd3n', 'Vc2');

/** A bear swims before the only tile that can melt. */
const MELT = { board: 'PLUS', phase: { kind: 'melt' }, inuits: ['c2 b3', 'c4'], bears: 'e3', hands } as const;
const lastMelt = after(MELT, 'A', 'Sbe3w', 'Sbd3e', 'Sbe3w');

const drift: Drawing = { board: board(WATER, '..o.....'), phase: { kind: 'melt' }, faces: 'c3:drift' };

/** Melts the first tile where all tiles bring three fish, with a number of fish of each value in the box. */
const shoal = (each: number) => () => {
  const tiles = components.tiles.map((tile) => ({ ...tile, count: tile.kind === 'fish3' ? 56 : 0 }));
  const own = orThrow(withComponents({ tiles, fish: [each, each, each] }));
  let state = orThrow(own.setup({ players: 2, seed: 'winter' }));
  while (state.phase.kind === 'place') state = own.play(state, own.legalMoves(state)[0]!);
  return madeBy(own, state, own.legalMoves(state)[0]!);
};

describeSigns<IglooIgloo>(
  {
    game,
    signs,
    games: { least: 24, most: 120 },
    steps: (number) => {
      const variant = number % 2 === 0 ? 'standard' : 'expert';
      const options = { players: PLAYERS[number % 3]!, variant, seed: `signs ${number}` } as const;
      return stepsOf(game, options, CHOOSERS[Math.floor(number / 6) % 4]!, `picks ${number}`);
    },
    rare: { 'IG-MELT-4': lastMelt, 'IG-FISH-2': shoal(2), 'IG-DRIFT-7': after(drift, 'Mc3') },
  },
  [
    ['IG-FISH-2', 'where fewer fish are left', shoal(2), shoal(4)],
    ['IG-TURN-4', 'where nothing is left to a mover without tiles', after(drift, 'Mc3'), end()],
    [
      'IG-TURN-4',
      'where a mover with tiles can only end',
      after({ ...drift, hands: ['harpoon'] }, 'Mc3', 'end'),
      after(attack, 'end'),
    ],
    ['IG-MELT-3', 'when the turn begins', end(), lastMelt],
    ['IG-MELT-4', 'after a kept tile', lastMelt, end()],
    [
      'IG-PACK-2',
      'where pack is shifted',
      after(
        {
          ...DRIFT,
          board: ['#oooooo#', 'o...oooo', 'oooPoooo', 'oooooooo', 'ooo..ooo', 'oooooooo', 'oooooooo', '#oooooo#'],
        },
        'Dd3n',
      ),
      after(DRIFT, 'Dd3n'),
    ],
    ['IG-PACK-2', 'where pack is part of an island', end({ board: board('oPo') }), end()],
    [
      'IG-DRIFT-4',
      'where something stands on a floe',
      after({ ...DRIFT, inuits: ['d3'] }, 'Dd3n'),
      after(DRIFT, 'Dd3n'),
    ],
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
    ['IG-KEPT-4', 'where tiles are left', end({ hands: ['thaw'] }), end()],
    [
      'IG-THAW-4',
      'on a tile that thaws',
      after({ board: 'PLUS', inuits: ['d3', 'd3'], hands: ['thaw'] }, 'Td3', 'Fa1'),
      after({ ...attack, hands }, 'A', 'Sbc4n', 'Fa1'),
    ],
    [
      'IG-ANIMAL-7',
      'for a fox, not for a bear',
      after({ board: 'BEAR', foxes: 'c3:1', bears: 'c4', hands }, 'A', 'Sx1c3s'),
      after({ board: 'BEAR', foxes: 'c3:1', bears: 'c4', hands }, 'A', 'Sbc4n'),
    ],
    [
      'IG-ANIMAL-8',
      'when the attack is over',
      after({ ...attack, hands }, 'A', 'Sbc4n', 'Fa1', 'Fa1'),
      after({ ...attack, hands }, 'A', 'Sbc4n'),
    ],
    ['IG-ATTACK-2', 'where somebody is asked', after(attack, 'A', 'Sbc4n'), after({ ...attack, hands }, 'A', 'Sbc4n')],
    [
      'IG-ATTACK-5',
      'in an own igloo',
      after({ ...attack, hands }, 'A', 'Sbc4n'),
      after({ ...attack, hands, igloos: [] }, 'A', 'Sbc4n'),
    ],
    [
      'IG-ATTACK-6',
      'before a bear',
      after({ ...attack, hands }, 'A', 'Sbc4n', 'Fa1'),
      after({ board: 'PLUS', inuits: ['d3', 'd3'], hands: ['thaw'] }, 'Td3', 'Fa1'),
    ],
    ['IG-SCORE-4', 'where strengths are compared', end(), end(alone)],
    ['IG-SCORE-5', 'on an island of several', end(), end(alone)],
    ['IG-SCORE-5', 'in the standard game', end(), end(expert)],
    ['IG-SCORE-6', 'for who is weaker', end(), end({ inuits: ['a2 b2', 'c2 c2'] })],
    ['IG-SCORE-7', 'on an island of one', end(alone), end()],
    ['IG-EXPERT-2', 'among experts', end(expert), end()],
    ['IG-EXPERT-3', 'for an expert alone', end({ ...expert, ...alone }), end(alone)],
  ],
);
