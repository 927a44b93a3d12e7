import { type Blueprints, game, score } from '../../../src/games/blueprints/index.js';
import { signs } from '../../../src/games/blueprints/signs/index.js';
import { describeSigns, madeBy, stepsOf } from '../signs.js';
import { type Drawing, type Past, position, roundEnd, tiedTwiceByTwo } from './positions.js';
import { tasteful } from './tastes.js';

const PLAYERS = [2, 3, 4] as const;

/** Returns the last move of a round. */
const scoring = (drawing: Drawing) => () => madeBy(game, ...roundEnd(drawing).last);

// Both have 23; one has one more stone die, the other glass and recycled dice.
const example: Drawing = {
  players: 2,
  plans: ['P10', 'P18'],
  buildings: ['a W1 R3, b G2, d R2 R4, f G1', 'b R6, c R3, d W3, f W2 S4 R5'],
};
const byStone = scoring({ ...example, demand: ['stone', 'glass'] });
const bySecond = scoring({ ...example, demand: ['recycled', 'stone'] });

// Scores 16 and 16; the second has lost two stone dice.
const lost: Drawing = {
  players: 2,
  first: 0,
  plans: ['P04', 'P05'],
  buildings: ['b S1, f S1, d G3 G3 G3 G3', 'a G6, c G6, e S6, c R6, - S1 S1'],
  removed: 'S1 S2',
};

const choosing = (pool: string) => () =>
  madeBy(
    game,
    position({ players: 4, plans: ['P04'], buildings: ['b S6, d S6, f S6'], first: 0, player: 0, pool }),
    '-W1',
  );

const building = (move: string) => () =>
  madeBy(game, position({ players: 3, plans: ['P04'], buildings: ['b W1'], first: 0, player: 0, pool: 'W4' }), move);

// Returns a tower of five, and another, or none.
const towers = (other: string): Drawing => ({
  players: 3,
  plans: ['P04', 'P05', 'P06'],
  buildings: ['d G2 W3 G5 S5 G6 G6', undefined, other],
});
const twoTowers = scoring(towers('a W1 W2 R2 R3 R4, e S6'));
const oneTower = scoring(towers('a W1 W2 R2 R3, e R4 S6'));

/** Returns the end of a game of rounds with these results, the last of them without prizes. */
const end = (rounds: readonly Past[]) => () => {
  const { order } = rounds[2]!;
  const ranked = ['b G6, d G6, f G5, - R1 R1 R1', 'a G6, c G5, e G5, - R1 R1 R1', 'a G5, c S5, e S6, - S1 S1 S1'];
  const after = position({
    players: order.length as 2 | 3,
    phase: 'over',
    past: rounds.slice(0, 2),
    plans: order.map((_, player) => ['P04', 'P05', 'P06'][order.indexOf(player)]!),
    buildings: order.map((_, player) => ranked[order.indexOf(player)]!),
  });
  const events = [{ kind: 'gameOver', winners: score(after).winners } as const];
  return { components: game.components, before: null, move: null, events, after };
};
const shared = end([{ order: [0, 1, 2] }, { order: [1, 2, 0] }, { order: [2, 0, 1] }]);
const byPrizes = end([{ order: [0, 1] }, { order: [0, 1], prizes: { geometer: 1 } }, { order: [1, 0] }]);
const byPoints = end([{ order: [0, 1] }, { order: [0, 1] }, { order: [1, 0] }]);

describeSigns<Blueprints>(
  {
    game,
    signs,
    games: { least: 30, most: 600 },
    steps: (number) =>
      stepsOf(game, { players: PLAYERS[number % 3]!, seed: `signs ${number}` }, tasteful(number), `picks ${number}`),
  },
  [
    ['BP-ROUND-8', 'where two have the lowest score', scoring(tiedTwiceByTwo), oneTower],
    [
      'BP-TURN-3',
      'where another die would have fitted',
      choosing('W1 W2 R1 R2 S1 S2 G6'),
      choosing('W1 W2 R1 R2 S1 S2 G1'),
    ],
    ['BP-TURN-5', 'in the last turn of four, not of three', scoring(tiedTwiceByTwo), oneTower],
    ['BP-PLACE-1', 'on an empty cell', building('W4d'), building('W4b')],
    ['BP-PLACE-7', 'above the height of the plan', building('W4b'), building('W4d')],
    ['BP-SCORE-4', 'for what is followed in part', scoring(lost), byPoints],
    ['BP-WOOD-3', 'where two wood dice are adjacent', byStone, scoring(lost)],
    ['BP-TIE-1', 'by the first colour', byStone, bySecond],
    ['BP-TIE-2', 'by the second colour', bySecond, byStone],
    ['BP-TIE-3', 'by who played last', scoring(tiedTwiceByTwo), byStone],
    [
      'BP-TIE-4',
      'where lost dice would have counted',
      scoring({ ...lost, demand: ['stone', 'wood'] }),
      scoring({ ...lost, demand: ['wood', 'recycled'] }),
    ],
    ['BP-AWARD-2', 'where a tie is broken', byStone, oneTower],
    ['BP-PRIZE-7', 'where two buildings qualify', twoTowers, oneTower],
    ['BP-END-3', 'where prizes decide, not points', byPrizes, byPoints],
    ['BP-END-4', 'where nothing decides', shared, byPrizes],
  ],
);
