import { clauseEffects } from '../../../src/games/blueprints/clause-effects/index.js';
import { type Blueprints, game } from '../../../src/games/blueprints/index.js';
import { describeDetectors, transitionBy, transitionsOf } from '../clause-effects.js';
import { type Drawing, position, roundEnd, tiedTwiceByTwo } from './positions.js';
import { tasteful } from './tastes.js';

const PLAYERS = [2, 3, 4] as const;

/** Returns the last move of a round. */
const scoring = (drawing: Drawing) => () => transitionBy(game, ...roundEnd(drawing).last);

// Both have 23; one has one more stone die, the other glass and recycled dice.
const example: Drawing = {
  players: 2,
  plans: ['P10', 'P18'],
  buildings: ['a W1 R3, b G2, d R2 R4, f G1', 'b R6, c R3, d W3, f W2 S4 R5'],
};
const byStone = scoring({ ...example, demand: ['stone', 'glass'] });
const bySecond = scoring({ ...example, demand: ['recycled', 'stone'] });

const building = (move: string) => () =>
  transitionBy(
    game,
    position({ players: 3, plans: ['P04'], buildings: ['b W1'], startPlayer: 0, turnPlayer: 0, pool: 'W4' }),
    move,
  );

// Returns a tower of five, and another, or none.
const towers = (other: string): Drawing => ({
  players: 3,
  plans: ['P04', 'P05', 'P06'],
  buildings: ['d G2 W3 G5 S5 G6 G6', undefined, other],
});
const twoTowers = scoring(towers('a W1 W2 R2 R3 R4, e S6'));
const oneTower = scoring(towers('a W1 W2 R2 R3, e R4 S6'));

const over =
  (...winners: readonly number[]) =>
  () => {
    return { players: 3, move: null, events: [{ kind: 'gameOver', winners } as const] };
  };

describeDetectors<Blueprints>(
  {
    game,
    detectors: clauseEffects,
    games: { min: 30, max: 600 },
    steps: (number) =>
      transitionsOf(
        game,
        { players: PLAYERS[number % 3]!, seed: `signs ${number}` },
        tasteful(number),
        `picks ${number}`,
      ),
  },
  [
    ['BP-ROUND-8', 'where two have the lowest score', scoring(tiedTwiceByTwo), oneTower],
    ['BP-PLACE-1', 'on an empty cell', building('W4d'), building('W4b')],
    ['BP-TIE-1', 'by the first colour', byStone, bySecond],
    ['BP-TIE-2', 'by the second colour', bySecond, byStone],
    ['BP-TIE-3', 'by who played last', scoring(tiedTwiceByTwo), byStone],
    ['BP-AWARD-2', 'where a tie is broken', byStone, oneTower],
    ['BP-PRIZE-7', 'where two buildings qualify', twoTowers, oneTower],
    ['BP-END-4', 'where nothing decides', over(0, 1, 2), over(1)],
  ],
);
