import { clauseEffects } from '../../../src/games/antarctica/clause-effects/index.js';
import { type Antarctica, game } from '../../../src/games/antarctica/index.js';
import { describeDetectors, transitionBy, transitionsOf } from '../clause-effects.js';
import { chooserOf, VARIANTS } from './happenings.js';
import { lastBuilding, played, position, type Sketch } from './positions.js';

/** Prepares moves in a position; calling the result makes them and returns the last one. */
const after =
  (sketch: Sketch, ...moves: readonly string[]) =>
  () =>
    transitionBy(game, played(position(sketch), ...moves.slice(0, -1)), moves.at(-1)!);

const alone: Sketch = { queues: { 1: [0], 3: [1] } };
const three: Sketch = { queues: { 1: [0, 1, 2], 6: [1] } };
const ice: Sketch = { ...three, icebreakers: { 1: [1] } };
/** Advances a cube by the strength of the mover, past others, to a red and a blue space. */
const crowded = after(
  {
    players: 4,
    queues: { 1: [0], 4: [0] },
    buildings: { 4: ['coastal'] },
    cubeSpaces: { 1: [1, 2, 3, 4] },
  },
  ...['to4', 'centre1'],
);
/** The same, past a red space. */
const free = after(
  {
    queues: { 1: [0], 4: [0, 1] },
    scientists: { 4: [1, 0, 0] },
    buildings: { 4: ['marine'] },
    cubeSpaces: { 2: [1, 0, 0] },
  },
  ...['to4', 'centre2'],
);

const advancing: Sketch = { queues: { 1: [0, 1], 5: [2] }, hands: { 0: { progress: 2 } } };

/** The last scientist is in hand. */
const last: Sketch = {
  queues: { 1: [0, 1] },
  personnel: [1, 2, 2],
  reserve: [0, 12, 12],
  hands: { 0: { scientist: 1 } },
};
/** Returns a stalemate with these scientists in a zone. */
const counted = (scientists: readonly number[]) =>
  after(
    { players: 2, queues: { 1: [0], 3: [1] }, freeShips: [5, 5], quietSunSteps: 22, scientists: { 0: scientists } },
    ...['to3', 'end'],
  );

describeDetectors<Antarctica>(
  {
    game,
    detectors: clauseEffects,
    games: { min: 48, max: 1200 },
    steps: (number) =>
      transitionsOf(
        game,
        { ...VARIANTS[number % VARIANTS.length]!, seed: `signs ${number}` },
        chooserOf(number),
        `picks ${number}`,
      ),
  },
  [
    [
      'AN-SUN-2',
      'over a zone without ships',
      after(alone, 'to4', 'end'),
      after({ queues: { 1: [0], 2: [1] } }, 'to4', 'end'),
    ],
    ['AN-TRK-10', 'where several are reached', crowded, free],
    [
      'AN-EFF-11',
      'where the pile is too small',
      after({ ...advancing, cubeSpaces: { 1: [4, 0, 0] }, shipyardPile: {} }, 'card-up1'),
      crowded,
    ],
    [
      'AN-ICE-6',
      'where the second ship has left',
      after(
        {
          queues: { 1: [0, 1, 2] },
          icebreakers: { 1: [1, 2] },
          phase: { kind: 'relocateShip', decider: 1, playersLeft: 2 },
        },
        '1.2>6',
        'pass',
        'to5',
        'end',
      ),
      after(ice, 'to5', 'end'),
    ],
    [
      'AN-END-4',
      'for a card, not for a building',
      after(last, 'to4', 'card-scientist'),
      after(lastBuilding, 'to4', 'build-basic', 'up0'),
    ],
    ['AN-SCO-3', 'where players are level', counted([1, 1]), counted([2, 1])],
  ],
);
