import { describe, expect, test } from 'vitest';
import { orThrow } from '../../../src/core/errors/verdict.js';
import { State, setup } from '../../../src/games/antarctica/index.js';
import { cardOf, played, position } from './positions.js';

describe('a state', () => {
  const still = position({
    queues: { 1: [0, 1], 4: [0], 5: [2] },
    icebreakers: { 1: [1] },
    scientists: { 5: [1, 1, 0] },
    cubes: { 0: [3, 5, 0] },
    spent: { 0: [6] },
    hand: { 0: { progress: 1 } },
  });
  const sailed = played(still, 'to4');
  const ofTwo = position({ players: 2, queues: { 1: [0, 1] } });
  const placing = orThrow(setup({ players: 3, seed: 'placing', placement: 'free' }));
  const startCube = orThrow(setup({ players: 2, seed: 'cube' }));
  const over = position({ queues: { 1: [0] }, phase: { kind: 'over', reason: 'no-ships' } });
  const asking = (phase: State['phase'], sketch: Parameters<typeof position>[0] = {}): State =>
    position({ queues: { 1: [0, 1], 4: [0] }, ...sketch, phase });
  const advancing = asking(
    { kind: 'advance', player: 0, steps: 2 },
    { queues: { 1: [1], 4: [0] }, turn: { player: 0, ship: 0, moved: true, acted: true, target: 4 } },
  );

  const set = <A>(list: readonly A[], index: number, item: A): A[] =>
    list.map((each, i) => (i === index ? item : each));

  const faults: readonly (readonly [string, State, Partial<State> | ((state: State) => Partial<State>), string])[] = [
    ['a player too many in a list', still, { reserve: [9, 9, 9, 9] }, 'reserve'],
    [
      'a player too few in a zone',
      still,
      ({ scientists }) => ({ scientists: set(scientists, 2, [0, 0]) }),
      'scientists[2]',
    ],
    ['a player too few on a track', still, ({ cubes }) => ({ cubes: set(cubes, 1, [0, 0]) }), 'cubes[1]'],
    ['a stranger who began', still, { first: 3 }, 'first'],
    [
      'the icebreaker of a stranger',
      still,
      ({ icebreakers }) => ({ icebreakers: set(icebreakers, 2, [3]) }),
      'icebreakers[2][0]',
    ],
    ['cards played by too many', still, ({ stop }) => ({ stop: { ...stop, played: [true, true] } }), 'stop.played'],
    ['the turn of a stranger', still, ({ turn }) => ({ turn: { ...turn, player: 3 } }), 'turn.player'],
    ['a stranger asked', still, { phase: { kind: 'shipMove', player: 3, left: 1 } }, 'phase.player'],
    [
      'an effect of a stranger',
      asking({ kind: 'shipMove', player: 0, left: 1 }),
      { effects: [{ effect: 'ship', player: 3 }] },
      'effects[0].player',
    ],
    ['a scientist too many', still, { personnel: [3, 2, 2] }, 'reserve[0]'],
    ['a scientist missing', still, { reserve: [11, 10, 12] }, 'reserve[1]'],
    ['a ship missing', still, ({ lostShips }) => ({ lostShips: set(lostShips, 2, []) }), 'freeShips[2]'],
    ['a ship twice', still, ({ freeShips }) => ({ freeShips: set(freeShips, 0, [2, 2]) }), 'freeShips[0]'],
    [
      'a ship that is not in the box',
      still,
      ({ freeShips }) => ({ freeShips: set(freeShips, 0, [2, 5]) }),
      'freeShips[0]',
    ],
    [
      'a ship at another player’s',
      still,
      ({ freeShips }) => ({ freeShips: [freeShips[1]!, freeShips[0]!, freeShips[2]!] }),
      'freeShips[0]',
    ],
    [
      'free ships out of order',
      still,
      ({ freeShips }) => ({ freeShips: set(freeShips, 0, freeShips[0]!.slice().reverse()) }),
      'freeShips[0]',
    ],
    ['a cube too many', still, { freeCubes: [4, 3, 4] }, 'freeCubes[0]'],
    [
      'a building twice in a zone',
      still,
      ({ buildings }) => ({ buildings: set(buildings, 4, ['camp', 'camp']) }),
      'buildings[4]',
    ],
    ['a building too many', still, ({ buildings }) => ({ buildings: set(buildings, 4, ['shipyard']) }), 'supply[1]'],
    [
      'a building without a card',
      still,
      ({ buildings, supply }) => ({
        buildings: set(buildings, 4, ['shipyard']),
        supply: set(supply, 1, supply[1]! - 1),
      }),
      'buildings',
    ],
    [
      'a card twice',
      still,
      ({ decks }) => ({ decks: { ...decks, basic: [...decks.basic.slice(1), decks.basic[1]!] } }),
      'decks.basic',
    ],
    ['a card missing', still, ({ decks }) => ({ decks: { ...decks, double: decks.double.slice(1) } }), 'decks.double'],
    [
      'a card in another deck',
      still,
      ({ decks }) => ({ decks: { ...decks, advanced: [...decks.advanced, decks.double[0]!] } }),
      'decks.advanced',
    ],
    [
      'a card for four',
      still,
      ({ decks }) => ({ decks: { ...decks, advanced: set(decks.advanced, 0, cardOf('A04')) } }),
      'decks.advanced',
    ],
    [
      'a card of too many scientists',
      still,
      ({ taken, decks, buildings, supply }) => ({
        taken: set(taken, 2, [decks.basic[0]!]),
        decks: { ...decks, basic: decks.basic.slice(1) },
        buildings: set(buildings, 4, ['shipyard']),
        supply: set(supply, 1, supply[1]! - 1),
      }),
      'taken[2]',
    ],
    [
      'scientists who came with no card',
      still,
      ({ scientists, reserve }) => ({
        scientists: set(scientists, 5, [1, 2, 0]),
        reserve: set(reserve, 1, reserve[1]! - 1),
      }),
      'scientists',
    ],
    ['a shipyard card too many', still, { pile: [3, 5, 2, 2] }, 'pile[3]'],
    ['a shipyard card missing', still, { gone: [0, 1, 0, 0] }, 'pile[1]'],
    ['an expertise card too many', still, { expertisePile: 4 }, 'expertisePile'],
    ['four ships in a zone', still, ({ queues }) => ({ queues: set(queues, 1, [0, 6, 1, 2]) }), 'queues[1]'],
    [
      'a ship in a closed zone',
      ofTwo,
      ({ queues, freeShips }) => ({
        queues: set(queues, 2, [1]),
        freeShips: set(freeShips, 0, freeShips[0]!.slice(1)),
      }),
      'queues[2]',
    ],
    [
      'a building in a closed zone',
      ofTwo,
      ({ buildings }) => ({ buildings: set(buildings, 6, ['farm']) }),
      'buildings[6]',
    ],
    [
      'a scientist in a closed zone',
      ofTwo,
      ({ scientists }) => ({ scientists: set(scientists, 6, [1, 0]) }),
      'scientists[6]',
    ],
    [
      'an icebreaker in a closed zone',
      ofTwo,
      ({ icebreakers }) => ({ icebreakers: set(icebreakers, 6, [1]) }),
      'icebreakers[6]',
    ],
    ['the sun over a closed zone', ofTwo, { sun: 2 }, 'sun'],
    ['two cubes on a space', still, ({ cubes }) => ({ cubes: set(cubes, 0, [3, 3, 0]) }), 'cubes[0]'],
    ['a cube beyond the end', still, ({ cubes }) => ({ cubes: set(cubes, 0, [13, 5, 0]) }), 'cubes[0][0]'],
    [
      'a cube on a closed track',
      still,
      ({ cubes, freeCubes }) => ({ cubes: set(cubes, 4, [1, 0, 0]), freeCubes: set(freeCubes, 0, 2) }),
      'cubes[4]',
    ],
    ['a red space spent', still, { spent: [[3], [], [], [], []] }, 'spent[0]'],
    ['a space spent twice', still, { spent: [[6, 6], [], [], [], []] }, 'spent[0]'],
    ['an action without a move', still, ({ turn }) => ({ turn: { ...turn, acted: true } }), 'turn.acted'],
    ['a target without a move', still, ({ turn }) => ({ turn: { ...turn, target: 4 } }), 'turn.target'],
    ['a move without a target', sailed, ({ turn }) => ({ turn: { ...turn, target: null } }), 'turn.target'],
    ['a closed target', played(ofTwo, 'to4'), ({ turn }) => ({ turn: { ...turn, target: 2 } }), 'turn.target'],
    ['a turn closing without an action', sailed, ({ turn }) => ({ turn: { ...turn, closing: true } }), 'turn.closing'],
    [
      'a turn closing in a window without an action',
      asking({ kind: 'shipMove', player: 0, left: 1 }),
      ({ turn }) => ({ turn: { ...turn, closing: true } }),
      'turn.closing',
    ],
    [
      'a turn closing and going on',
      sailed,
      ({ turn }) => ({ turn: { ...turn, acted: true, closing: true } }),
      'turn.closing',
    ],
    ['an unknown ship built', still, ({ turn }) => ({ turn: { ...turn, built: [5] } }), 'turn.built'],
    ['a ship built twice', still, ({ turn }) => ({ turn: { ...turn, built: [1, 1] } }), 'turn.built'],
    ['a long calm', still, { calm: 24 }, 'calm'],
    ['the ship of another', still, ({ turn }) => ({ turn: { ...turn, player: 1 } }), 'turn.player'],
    ['no ship of the turn', still, ({ turn }) => ({ turn: { ...turn, ship: null } }), 'turn.player'],
    [
      'a ship of the turn that is not at the front',
      still,
      ({ turn }) => ({ turn: { ...turn, player: 1, ship: 6 } }),
      'turn.ship',
    ],
    ['a second ship that is not second', still, ({ stop }) => ({ stop: { ...stop, second: 0 } }), 'stop.second'],
    ['a second ship that is not at the front', sailed, ({ stop }) => ({ stop: { ...stop, second: 1 } }), 'stop.second'],
    [
      'a fire without an icebreaker',
      position({ queues: { 1: [0, 1] } }),
      ({ stop }) => ({ stop: { ...stop, fires: 1 } }),
      'stop.fires',
    ],
    [
      'the icebreaker of a player who did not stand second firing',
      position({ queues: { 1: [0, 1] }, icebreakers: { 1: [1, 2] } }),
      ({ stop }) => ({ stop: { ...stop, fires: 2 } }),
      'stop.fires',
    ],
    [
      'an icebreaker firing in a second turn',
      position({ queues: { 1: [1, 2] }, icebreakers: { 1: [1] }, turn: { part: 'second' }, stop: { second: null } }),
      ({ stop }) => ({ stop: { ...stop, fires: 1 } }),
      'stop.fires',
    ],
    [
      'icebreakers out of order',
      position({ queues: { 1: [0, 1] }, icebreakers: { 4: [1, 2] } }),
      ({ icebreakers }) => ({ icebreakers: set(icebreakers, 4, [2, 1]) }),
      'icebreakers[4]',
    ],
    [
      'two icebreakers of a player',
      position({ queues: { 1: [0, 1] }, icebreakers: { 4: [1, 2] } }),
      ({ icebreakers }) => ({ icebreakers: set(icebreakers, 4, [1, 1]) }),
      'icebreakers[4]',
    ],
    [
      'a built ship that is still available',
      still,
      ({ turn, freeShips }) => ({ turn: { ...turn, built: [freeShips[1]![0]!] } }),
      'turn.built',
    ],
    ['a ship of the turn that is not in the box', sailed, ({ turn }) => ({ turn: { ...turn, ship: 5 } }), 'turn.ship'],
    ['a second ship that is not in the box', over, ({ stop }) => ({ stop: { ...stop, second: 11 } }), 'stop.second'],
    ['case 63: the queue of an empty seat', ofTwo, ({ queues }) => ({ queues: set(queues, 3, [12]) }), 'queues[3][0]'],
    [
      'case 63: the available ship of an empty seat',
      ofTwo,
      ({ freeShips }) => ({ freeShips: set(freeShips, 1, [...freeShips[1]!, 12]) }),
      'freeShips[1][3]',
    ],
    [
      'case 63: the discarded ship of an empty seat',
      ofTwo,
      ({ lostShips }) => ({ lostShips: set(lostShips, 0, [12]) }),
      'lostShips[0][0]',
    ],
    [
      'more effects than leave room for those to come',
      asking({ kind: 'shipMove', player: 0, left: 1 }),
      { effects: new Array(28).fill({ effect: 'scientist', player: 0 }) },
      'effects',
    ],
    ['an end that does not come', still, { ending: 'last-building' }, 'ending'],
    ['an effect that waits for nobody', still, { effects: [{ effect: 'ship', player: 0 }] }, 'effects'],
    ['an effect after the end', over, { effects: [{ effect: 'ship', player: 0 }] }, 'effects'],
    ['placing under a risen sun', placing, { sun: 1 }, 'sun'],
    ['placing in a calm', placing, { calm: 1 }, 'calm'],
    ['placing after the last', placing, { phase: { kind: 'placing', next: 9 } }, 'phase.next'],
    ['placing with a ship too few', placing, { phase: { kind: 'placing', next: 1 } }, 'queues'],
    [
      'placing with a cube on a track',
      placing,
      { cubes: [[1, 0, 0], ...new Array(4).fill([0, 0, 0])], freeCubes: [3, 4, 4] },
      'cubes',
    ],
    ['placing with a discarded cube', placing, { freeCubes: [3, 4, 4], lostCubes: [1, 0, 0] }, 'lostCubes'],
    [
      'placing with a discarded ship',
      placing,
      ({ freeShips }) => ({ freeShips: set(freeShips, 0, [1, 2, 3, 4]), lostShips: [[0], [], []] }),
      'lostShips',
    ],
    ['placing with an effect', placing, { effects: [{ effect: 'ship', player: 0 }] }, 'effects'],
    ['placing at the end', placing, { ending: 'last-building' }, 'ending'],
    ['placing in a turn', placing, ({ turn }) => ({ turn: { ...turn, begun: true } }), 'turn'],
    ['placing at a stop', placing, ({ stop }) => ({ stop: { ...stop, played: [true, false, false] } }), 'stop'],
    [
      'the cube of the first',
      startCube,
      ({ first }) => ({ phase: { kind: 'startCube', player: first } }),
      'phase.player',
    ],
    [
      'the cube of three',
      placing,
      ({ first }) => ({ phase: { kind: 'startCube', player: (first + 1) % 3 } }),
      'phase.player',
    ],
    ['the steps of another', advancing, { phase: { kind: 'advance', player: 1, steps: 1 } }, 'phase.player'],
    ['no steps', advancing, { phase: { kind: 'advance', player: 0, steps: 0 } }, 'phase.steps'],
    ['steps without an action', still, { phase: { kind: 'advance', player: 0, steps: 1 } }, 'turn.acted'],
    ['six steps', advancing, { phase: { kind: 'advance', player: 0, steps: 6 } }, 'phase.steps'],
    [
      'steps for which there is no track',
      advancing,
      { cubes: [[12, 0, 0], ...new Array(4).fill([0, 0, 0])], freeCubes: [0, 4, 4], lostCubes: [3, 0, 0] },
      'phase',
    ],
    [
      'an effect advance for which there is no track',
      asking({ kind: 'advanceThree', player: 0, left: 3, taken: new Array(5).fill(false) }),
      { phase: { kind: 'advanceThree', player: 0, left: 3, taken: [true, true, true, true, false] } },
      'phase',
    ],
    ['cards for all', still, { phase: { kind: 'pick', player: 1, left: 3 } }, 'phase.left'],
    [
      'more cards than there are',
      position({ queues: { 1: [0, 1] }, pile: { progress: 1 } }),
      { phase: { kind: 'pick', player: 1, left: 2 } },
      'phase.left',
    ],
    [
      'a draft of one',
      asking({ kind: 'draft', player: 0, left: 2, row: [0, 2, 0, 0] }),
      { phase: { kind: 'draft', player: 0, left: 1, row: [0, 2, 0, 0] } },
      'phase.left',
    ],
    [
      'a draft of a longer row',
      asking({ kind: 'draft', player: 0, left: 2, row: [0, 2, 0, 0] }),
      { phase: { kind: 'draft', player: 0, left: 3, row: [0, 2, 0, 0] } },
      'phase.row',
    ],
    [
      'a window of too many',
      asking({ kind: 'shipMove', player: 0, left: 3 }),
      { phase: { kind: 'shipMove', player: 0, left: 4 } },
      'phase.left',
    ],
    [
      'an advance of too many',
      asking({ kind: 'shipMove', player: 0, left: 3 }),
      { phase: { kind: 'advanceThree', player: 0, left: 4, taken: new Array(5).fill(false) } },
      'phase.left',
    ],
  ];

  test.each(faults)('with %s does not decode', (_, state, change, path) => {
    expect(State.decode(state)._tag).toBe('Right');
    const faulty = { ...state, ...(typeof change === 'function' ? change(state) : change) };
    expect(State.decode(faulty)).toMatchObject({ left: { _tag: 'InvalidState', path } });
  });

  test('may have a cube beyond an unspent blue space, or a spent one that no cube has reached', () => {
    expect(State.decode(position({ queues: { 1: [0] }, cubes: { 0: [9, 0, 0] } }))._tag).toBe('Right');
    expect(State.decode(position({ queues: { 1: [0] }, spent: { 2: [6] } }))._tag).toBe('Right');
  });
});
