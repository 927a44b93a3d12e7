import { describe, expect, test } from 'vitest';
import { orThrow } from '../../../src/core/errors/errors.js';
import { State, setup } from '../../../src/games/antarctica/index.js';
import { cardOf, played, position } from './positions.js';

describe('a state', () => {
  const still = position({
    queues: { 1: [0, 1], 4: [0], 5: [2] },
    icebreakers: { 1: [1] },
    scientists: { 5: [1, 1, 0] },
    cubeSpaces: { 0: [3, 5, 0] },
    usedBlueSpaces: { 0: [6] },
    hands: { 0: { progress: 1 } },
  });
  const sailed = played(still, 'to4');
  const ofTwo = position({ players: 2, queues: { 1: [0, 1] } });
  const placing = orThrow(setup({ players: 3, seed: 'placing', placement: 'free' }));
  const startCube = orThrow(setup({ players: 2, seed: 'cube' }));
  const over = position({ queues: { 1: [0] }, phase: { kind: 'over', reason: 'no-ships' } });
  const asking = (phase: State['phase'], sketch: Parameters<typeof position>[0] = {}): State =>
    position({ queues: { 1: [0, 1], 4: [0] }, ...sketch, phase });
  const advancing = asking(
    { kind: 'advance', decider: 0, steps: 2 },
    { queues: { 1: [1], 4: [0] }, turn: { player: 0, ship: 0, hasSailed: true, hasActed: true, targetZone: 4 } },
  );

  const set = <A>(list: readonly A[], index: number, item: A): A[] =>
    list.map((each, i) => (i === index ? item : each));

  const contradictions: readonly (readonly [
    string,
    State,
    Partial<State> | ((state: State) => Partial<State>),
    string,
  ])[] = [
    ['a player too many in a list', still, { reserve: [9, 9, 9, 9] }, 'reserve'],
    [
      'a player too few in a zone',
      still,
      ({ scientists }) => ({ scientists: set(scientists, 2, [0, 0]) }),
      'scientists[2]',
    ],
    [
      'a player too few on a track',
      still,
      ({ cubeSpaces }) => ({ cubeSpaces: set(cubeSpaces, 1, [0, 0]) }),
      'cubeSpaces[1]',
    ],
    ['a stranger who began', still, { startPlayer: 3 }, 'startPlayer'],
    [
      'the icebreaker of a stranger',
      still,
      ({ icebreakers }) => ({ icebreakers: set(icebreakers, 2, [3]) }),
      'icebreakers[2][0]',
    ],
    [
      'cards played by too many',
      still,
      ({ stop }) => ({ stop: { ...stop, hasPlayedCard: [true, true] } }),
      'stop.hasPlayedCard',
    ],
    ['the turn of a stranger', still, ({ turn }) => ({ turn: { ...turn, player: 3 } }), 'turn.player'],
    ['a stranger asked', still, { phase: { kind: 'relocateShip', decider: 3, playersLeft: 1 } }, 'phase.decider'],
    [
      'an effect of a stranger',
      asking({ kind: 'relocateShip', decider: 0, playersLeft: 1 }),
      { waitingEffects: [{ effect: 'ship', player: 3 }] },
      'waitingEffects[0].player',
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
    [
      'a building too many',
      still,
      ({ buildings }) => ({ buildings: set(buildings, 4, ['shipyard']) }),
      'buildingSupply[1]',
    ],
    [
      'a building without a card',
      still,
      ({ buildings, buildingSupply }) => ({
        buildings: set(buildings, 4, ['shipyard']),
        buildingSupply: set(buildingSupply, 1, buildingSupply[1]! - 1),
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
      ({ buildingCards, decks, buildings, buildingSupply }) => ({
        buildingCards: set(buildingCards, 2, [decks.basic[0]!]),
        decks: { ...decks, basic: decks.basic.slice(1) },
        buildings: set(buildings, 4, ['shipyard']),
        buildingSupply: set(buildingSupply, 1, buildingSupply[1]! - 1),
      }),
      'buildingCards[2]',
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
    ['a shipyard card too many', still, { shipyardPile: [3, 5, 2, 2] }, 'shipyardPile[3]'],
    ['a shipyard card missing', still, { removedShipyardCards: [0, 1, 0, 0] }, 'shipyardPile[1]'],
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
    [
      'two cubes on a space',
      still,
      ({ cubeSpaces }) => ({ cubeSpaces: set(cubeSpaces, 0, [3, 3, 0]) }),
      'cubeSpaces[0]',
    ],
    [
      'a cube beyond the end',
      still,
      ({ cubeSpaces }) => ({ cubeSpaces: set(cubeSpaces, 0, [13, 5, 0]) }),
      'cubeSpaces[0][0]',
    ],
    [
      'a cube on a closed track',
      still,
      ({ cubeSpaces, freeCubes }) => ({ cubeSpaces: set(cubeSpaces, 4, [1, 0, 0]), freeCubes: set(freeCubes, 0, 2) }),
      'cubeSpaces[4]',
    ],
    ['a red space used', still, { usedBlueSpaces: [[3], [], [], [], []] }, 'usedBlueSpaces[0]'],
    ['a space used twice', still, { usedBlueSpaces: [[6, 6], [], [], [], []] }, 'usedBlueSpaces[0]'],
    ['an action without a move', still, ({ turn }) => ({ turn: { ...turn, hasActed: true } }), 'turn.hasActed'],
    ['a target without a move', still, ({ turn }) => ({ turn: { ...turn, targetZone: 4 } }), 'turn.targetZone'],
    ['a move without a target', sailed, ({ turn }) => ({ turn: { ...turn, targetZone: null } }), 'turn.targetZone'],
    ['a closed target', played(ofTwo, 'to4'), ({ turn }) => ({ turn: { ...turn, targetZone: 2 } }), 'turn.targetZone'],
    [
      'a turn closing without an action',
      sailed,
      ({ turn }) => ({ turn: { ...turn, endsAfterEffects: true } }),
      'turn.endsAfterEffects',
    ],
    [
      'a turn closing in a window without an action',
      asking({ kind: 'relocateShip', decider: 0, playersLeft: 1 }),
      ({ turn }) => ({ turn: { ...turn, endsAfterEffects: true } }),
      'turn.endsAfterEffects',
    ],
    [
      'a turn closing and going on',
      sailed,
      ({ turn }) => ({ turn: { ...turn, hasActed: true, endsAfterEffects: true } }),
      'turn.endsAfterEffects',
    ],
    ['an unknown ship built', still, ({ turn }) => ({ turn: { ...turn, shipsBuilt: [5] } }), 'turn.shipsBuilt'],
    ['a ship built twice', still, ({ turn }) => ({ turn: { ...turn, shipsBuilt: [1, 1] } }), 'turn.shipsBuilt'],
    ['a long calm', still, { quietSunSteps: 24 }, 'quietSunSteps'],
    ['the ship of another', still, ({ turn }) => ({ turn: { ...turn, player: 1 } }), 'turn.player'],
    ['no ship of the turn', still, ({ turn }) => ({ turn: { ...turn, ship: null } }), 'turn.player'],
    [
      'a ship of the turn that is not at the front',
      still,
      ({ turn }) => ({ turn: { ...turn, player: 1, ship: 6 } }),
      'turn.ship',
    ],
    [
      'a second ship that is not second',
      still,
      ({ stop }) => ({ stop: { ...stop, secondShip: 0 } }),
      'stop.secondShip',
    ],
    [
      'a second ship that is not at the front',
      sailed,
      ({ stop }) => ({ stop: { ...stop, secondShip: 1 } }),
      'stop.secondShip',
    ],
    [
      'a fire without an icebreaker',
      position({ queues: { 1: [0, 1] } }),
      ({ stop }) => ({ stop: { ...stop, icebreakerPlayer: 1 } }),
      'stop.icebreakerPlayer',
    ],
    [
      'the icebreaker of a player who did not stand second firing',
      position({ queues: { 1: [0, 1] }, icebreakers: { 1: [1, 2] } }),
      ({ stop }) => ({ stop: { ...stop, icebreakerPlayer: 2 } }),
      'stop.icebreakerPlayer',
    ],
    [
      'an icebreaker firing in a second turn',
      position({
        queues: { 1: [1, 2] },
        icebreakers: { 1: [1] },
        turn: { turnOfStop: 'second' },
        stop: { secondShip: null },
      }),
      ({ stop }) => ({ stop: { ...stop, icebreakerPlayer: 1 } }),
      'stop.icebreakerPlayer',
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
      ({ turn, freeShips }) => ({ turn: { ...turn, shipsBuilt: [freeShips[1]![0]!] } }),
      'turn.shipsBuilt',
    ],
    ['a ship of the turn that is not in the box', sailed, ({ turn }) => ({ turn: { ...turn, ship: 5 } }), 'turn.ship'],
    [
      'a second ship that is not in the box',
      over,
      ({ stop }) => ({ stop: { ...stop, secondShip: 11 } }),
      'stop.secondShip',
    ],
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
      asking({ kind: 'relocateShip', decider: 0, playersLeft: 1 }),
      { waitingEffects: new Array(28).fill({ effect: 'scientist', player: 0 }) },
      'waitingEffects',
    ],
    ['an end that does not come', still, { ending: 'last-building' }, 'ending'],
    ['an effect that waits for nobody', still, { waitingEffects: [{ effect: 'ship', player: 0 }] }, 'waitingEffects'],
    ['an effect after the end', over, { waitingEffects: [{ effect: 'ship', player: 0 }] }, 'waitingEffects'],
    ['placing under a risen sun', placing, { sun: 1 }, 'sun'],
    ['placing in a calm', placing, { quietSunSteps: 1 }, 'quietSunSteps'],
    ['placing after the last', placing, { phase: { kind: 'placeShip', placingIndex: 9 } }, 'phase.placingIndex'],
    ['placing with a ship too few', placing, { phase: { kind: 'placeShip', placingIndex: 1 } }, 'queues'],
    [
      'placing with a cube on a track',
      placing,
      { cubeSpaces: [[1, 0, 0], ...new Array(4).fill([0, 0, 0])], freeCubes: [3, 4, 4] },
      'cubeSpaces',
    ],
    ['placing with a discarded cube', placing, { freeCubes: [3, 4, 4], lostCubes: [1, 0, 0] }, 'lostCubes'],
    [
      'placing with a discarded ship',
      placing,
      ({ freeShips }) => ({ freeShips: set(freeShips, 0, [1, 2, 3, 4]), lostShips: [[0], [], []] }),
      'lostShips',
    ],
    ['placing with an effect', placing, { waitingEffects: [{ effect: 'ship', player: 0 }] }, 'waitingEffects'],
    ['placing at the end', placing, { ending: 'last-building' }, 'ending'],
    ['placing in a turn', placing, ({ turn }) => ({ turn: { ...turn, hasMadeMove: true } }), 'turn'],
    ['placing at a stop', placing, ({ stop }) => ({ stop: { ...stop, hasPlayedCard: [true, false, false] } }), 'stop'],
    [
      'the cube of the first',
      startCube,
      ({ startPlayer }) => ({ phase: { kind: 'placeStartCube', decider: startPlayer } }),
      'phase.decider',
    ],
    [
      'the cube of three',
      placing,
      ({ startPlayer }) => ({ phase: { kind: 'placeStartCube', decider: (startPlayer + 1) % 3 } }),
      'phase.decider',
    ],
    ['the steps of another', advancing, { phase: { kind: 'advance', decider: 1, steps: 1 } }, 'phase.decider'],
    ['no steps', advancing, { phase: { kind: 'advance', decider: 0, steps: 0 } }, 'phase.steps'],
    ['steps without an action', still, { phase: { kind: 'advance', decider: 0, steps: 1 } }, 'turn.hasActed'],
    ['six steps', advancing, { phase: { kind: 'advance', decider: 0, steps: 6 } }, 'phase.steps'],
    [
      'steps for which there is no track',
      advancing,
      { cubeSpaces: [[12, 0, 0], ...new Array(4).fill([0, 0, 0])], freeCubes: [0, 4, 4], lostCubes: [3, 0, 0] },
      'phase',
    ],
    [
      'an effect advance for which there is no track',
      asking({ kind: 'advanceAll', decider: 0, playersLeft: 3, tracksChosen: new Array(5).fill(false) }),
      { phase: { kind: 'advanceAll', decider: 0, playersLeft: 3, tracksChosen: [true, true, true, true, false] } },
      'phase',
    ],
    ['cards for all', still, { phase: { kind: 'pick', decider: 1, playersLeft: 3 } }, 'phase.playersLeft'],
    [
      'more cards than there are',
      position({ queues: { 1: [0, 1] }, shipyardPile: { progress: 1 } }),
      { phase: { kind: 'pick', decider: 1, playersLeft: 2 } },
      'phase.playersLeft',
    ],
    [
      'a draft of one',
      asking({ kind: 'draft', decider: 0, playersLeft: 2, row: [0, 2, 0, 0] }),
      { phase: { kind: 'draft', decider: 0, playersLeft: 1, row: [0, 2, 0, 0] } },
      'phase.playersLeft',
    ],
    [
      'a draft of a longer row',
      asking({ kind: 'draft', decider: 0, playersLeft: 2, row: [0, 2, 0, 0] }),
      { phase: { kind: 'draft', decider: 0, playersLeft: 3, row: [0, 2, 0, 0] } },
      'phase.row',
    ],
    [
      'a window of too many',
      asking({ kind: 'relocateShip', decider: 0, playersLeft: 3 }),
      { phase: { kind: 'relocateShip', decider: 0, playersLeft: 4 } },
      'phase.playersLeft',
    ],
    [
      'an advance of too many',
      asking({ kind: 'relocateShip', decider: 0, playersLeft: 3 }),
      { phase: { kind: 'advanceAll', decider: 0, playersLeft: 4, tracksChosen: new Array(5).fill(false) } },
      'phase.playersLeft',
    ],
  ];

  test.each(contradictions)('with %s does not decode', (_, state, change, path) => {
    expect(State.decode(state)._tag).toBe('Right');
    const changed = { ...state, ...(typeof change === 'function' ? change(state) : change) };
    expect(State.decode(changed)).toMatchObject({ left: { _tag: 'InvalidState', path } });
  });

  test('may have a cube beyond an unused blue space, or a used one that no cube has reached', () => {
    expect(State.decode(position({ queues: { 1: [0] }, cubeSpaces: { 0: [9, 0, 0] } }))._tag).toBe('Right');
    expect(State.decode(position({ queues: { 1: [0] }, usedBlueSpaces: { 2: [6] } }))._tag).toBe('Right');
  });
});
