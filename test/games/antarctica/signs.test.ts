import { orThrow } from '../../../src/core/errors/verdict.js';
import { type Antarctica, components, game } from '../../../src/games/antarctica/index.js';
import { signs } from '../../../src/games/antarctica/signs/index.js';
import { describeSigns, madeBy, stepsOf } from '../signs.js';
import { chooserOf, VARIANTS } from './happenings.js';
import { lastBuilding, played, position, type Sketch } from './positions.js';

/** Prepares moves in a position; calling the result makes them and returns the last one. */
const after =
  (sketch: Sketch, ...moves: readonly string[]) =>
  () =>
    madeBy(game, played(position(sketch), ...moves.slice(0, -1)), moves.at(-1)!);

/** Returns components with a card that needs two cranes, and as many cranes; no printed card needs a kind twice. */
const twoCranes = () => {
  const double = components.decks.double.map((card) => ({ ...card, needs: ['crane', 'crane'] }));
  const own = orThrow(game.withComponents({ decks: { ...components.decks, double } }));
  const state = position({
    queues: { 1: [0, 1], 5: [0], 6: [0, 0] },
    freeShips: [0, 2, 2],
    buildings: { 5: ['crane'], 6: ['crane'] },
  });
  const known = orThrow(own.State.decode({ ...state, components: own.componentsId }));
  return madeBy(own, own.play(known, orThrow(own.parseMove('to4'))), 'build-double');
};
const twoNeeds = after(
  { queues: { 1: [0], 5: [0] }, tops: { double: 'D01' }, buildings: { 5: ['derrick', 'crane'] } },
  ...['to4', 'build-double'],
);

const alone: Sketch = { queues: { 1: [0], 3: [1] } };
const three: Sketch = { queues: { 1: [0, 1, 2], 6: [1] } };
const ice: Sketch = { ...three, icebreakers: { 1: [1] } };
const camp: Sketch = { queues: { 1: [0], 5: [1] }, buildings: { 4: ['camp'] } };
const bare: Sketch = { ...camp, freeShips: [0, 0, 0], freeCubes: [0, 0, 0] };

/** Advances a cube by the strength of the mover, past others, to a red and a blue space. */
const crowded = (spent: NonNullable<Sketch['spent']>) =>
  after(
    {
      players: 4,
      queues: { 1: [0], 4: [0] },
      buildings: { 4: ['coastal'] },
      cubes: { 1: [1, 2, 3, 4] },
      spent,
    },
    ...['to4', 'centre1'],
  );
/** The same, past a red space. */
const free = after(
  {
    queues: { 1: [0], 4: [0, 1] },
    scientists: { 4: [1, 0, 0] },
    buildings: { 4: ['marine'] },
    cubes: { 2: [1, 0, 0] },
  },
  ...['to4', 'centre2'],
);

const advancing: Sketch = { queues: { 1: [0, 1], 5: [2] }, hand: { 0: { progress: 2 } } };
const advanceAll: Sketch = { ...advancing, cubes: { 2: [4, 0, 0], 1: [0, 1, 0] } };

/** The last scientist is in hand. */
const last: Sketch = {
  queues: { 1: [0, 1] },
  personnel: [1, 2, 2],
  reserve: [0, 12, 12],
  hand: { 0: { scientist: 1 } },
};
/** Returns a stalemate with these scientists in a zone. */
const counted = (scientists: readonly number[]) =>
  after(
    { players: 2, queues: { 1: [0], 3: [1] }, freeShips: [5, 5], calm: 22, scientists: { 0: scientists } },
    ...['to3', 'end'],
  );

/** Returns the end of a game of two. */
const over = (sketch: Sketch) => () => {
  const phase = { kind: 'over', reason: 'no-ships' } as const;
  const state = position({ players: 2, freeShips: [6, 6], phase, ...sketch });
  const events = [{ kind: 'gameOver', reason: 'no-ships' } as const];
  return { components, before: null, move: null, events, after: state };
};
const byPoints = over({ scientists: { 0: [1, 2] }, buildings: { 0: ['camp'] } });
const byMajorities = over({
  buildings: { 0: ['camp', 'crane', 'mine', 'derrick'], 1: ['camp'], 3: ['land'] },
  scientists: { 0: [1, 0], 1: [0, 1], 3: [0, 1] },
});
const byCards = over({
  buildings: { 0: ['camp'], 1: ['camp', 'crane'] },
  scientists: { 0: [2, 0], 1: [0, 1] },
  taken: { 0: ['B01', 'B03'], 1: ['B05'] },
  pile: { scientist: 2, icebreaker: 6, recruits: 2, progress: 2 },
});

describeSigns<Antarctica>(
  {
    game,
    signs,
    games: { least: 48, most: 1200 },
    steps: (number) =>
      stepsOf(
        game,
        { ...VARIANTS[number % VARIANTS.length]!, seed: `signs ${number}` },
        chooserOf(number),
        `picks ${number}`,
      ),
    rare: { 'AN-BLD-8': twoCranes },
  },
  [
    [
      'AN-SUN-2',
      'over a zone without ships',
      after(alone, 'to4', 'end'),
      after({ queues: { 1: [0], 2: [1] } }, 'to4', 'end'),
    ],
    ['AN-SUN-4', 'where a second ship has a turn', after(ice, 'to5', 'end'), after(alone, 'to4', 'end')],
    ['AN-SUN-4', 'where a second ship has none', after(three, 'to5', 'end'), after(alone, 'to4', 'end')],
    [
      'AN-SUN-5',
      'where a third ship stays',
      after(three, 'to5', 'end'),
      after({ queues: { 1: [0, 1], 5: [2] } }, 'to5', 'end'),
    ],
    ['AN-SUN-6', 'where ships stand behind', after(three, 'to5'), after(alone, 'to5')],
    [
      'AN-SUN-9',
      'where only ending is left',
      after(bare, 'to4', 'recruit', 'give-4.1'),
      after(camp, 'to4', 'recruit', 'end'),
    ],
    ['AN-MOV-7', 'when the ship leaves', after(camp, 'to4', 'give-4.1'), after(camp, 'to4')],
    [
      'AN-MOV-7',
      'where the ship has left',
      after({ ...camp, scientists: { 4: [1, 0, 0] } }, 'to4', 'give-4.1', 'recruit'),
      after({ ...camp, scientists: { 4: [1, 0, 0] } }, 'to4', 'recruit'),
    ],
    ['AN-ACT-3', 'where none is taken', after(camp, 'to4', 'end'), after(camp, 'to4', 'recruit', 'end')],
    ['AN-BLD-8', 'where a kind is asked for twice', twoCranes, twoNeeds],
    ['AN-TRK-4', 'past occupied spaces', crowded({}), free],
    [
      'AN-TRK-6',
      'towards the end',
      after({ ...advancing, cubes: { 1: [9, 12, 11] } }, 'card-up1'),
      after({ ...advancing, cubes: { 0: [2, 3, 0] } }, 'card-up0'),
    ],
    ['AN-TRK-9', 'on a blue space that has worked', crowded({ 1: [6] }), free],
    ['AN-TRK-10', 'where several are reached', crowded({}), free],
    [
      'AN-TRK-11',
      'where others wait',
      after(advanceAll, 'card-up2', 'up0', 'up1'),
      after(advanceAll, 'card-up2', 'up0'),
    ],
    [
      'AN-EFF-11',
      'where the pile is too small',
      after({ ...advancing, cubes: { 1: [4, 0, 0] }, pile: {} }, 'card-up1'),
      crowded({}),
    ],
    [
      'AN-EFF-13',
      'while others have still to advance',
      after(advanceAll, 'card-up2', 'up0'),
      after(advanceAll, 'card-up2'),
    ],
    [
      'AN-CRD-3',
      'for who is given a second turn',
      after(
        { queues: { 1: [0, 0, 1] }, icebreakers: { 1: [0] }, hand: { 0: { recruits: 2 } } },
        'to5',
        'end',
        'card-recruits',
      ),
      after(advancing, 'card-up0'),
    ],
    [
      'AN-ICE-4',
      'where one lies when the sun comes',
      after({ queues: { 1: [0], 4: [1, 0] }, hand: { 0: { icebreaker: 1 } } }, 'card-ice4', 'to7', 'end'),
      after({ queues: { 1: [0], 4: [1, 0] } }, 'to7', 'end'),
    ],
    [
      'AN-ICE-6',
      'where the second ship has left',
      after(
        { queues: { 1: [0, 1, 2] }, icebreakers: { 1: [1, 2] }, phase: { kind: 'shipMove', player: 1, left: 2 } },
        '1.2>6',
        'pass',
        'to5',
        'end',
      ),
      after(ice, 'to5', 'end'),
    ],
    ['AN-ICE-7', 'in a second turn', after(ice, 'to5', 'end', 'to6'), after(ice, 'to5')],
    [
      'AN-ICE-9',
      'where one would have fired',
      after({ ...last, icebreakers: { 1: [1] } }, 'to4', 'card-scientist'),
      after(last, 'to4', 'card-scientist'),
    ],
    [
      'AN-END-3',
      'while steps are to be made',
      after(lastBuilding, 'to4', 'build-basic'),
      after(lastBuilding, 'to4', 'build-basic', 'up0'),
    ],
    [
      'AN-END-4',
      'for a card, not for a building',
      after(last, 'to4', 'card-scientist'),
      after(lastBuilding, 'to4', 'build-basic', 'up0'),
    ],
    ['AN-SCO-3', 'where players are level', counted([1, 1]), counted([2, 1])],
    ['AN-WIN-2', 'where points are level', byMajorities, byPoints],
    ['AN-WIN-3', 'where majorities are level, too', byCards, byMajorities],
  ],
);
