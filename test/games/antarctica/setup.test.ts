import { describe, expect, test } from 'vitest';
import { orThrow } from '../../../src/core/errors/errors.js';
import { components, DECKS, deal, legalMoves, type State, setup, toAct } from '../../../src/games/antarctica/index.js';
import { VARIANTS } from './happenings.js';
import { ownersIn, played, position, refusal } from './positions.js';

const dealt = (players: 2 | 3 | 4, seed = 'set-up', placement: 'first-game' | 'free' = 'first-game'): State =>
  orThrow(setup({ players, seed, placement }));

/** Returns a game that begins with this player. */
const begunBy = (players: 2 | 3 | 4, first: number, placement: 'first-game' | 'free' = 'first-game'): State => {
  for (let seed = 0; ; seed++) {
    const state = dealt(players, `${seed}`, placement);
    if (state.startPlayer === first) return state;
  }
};

const perPlayer = (players: number, count: number): number[] => new Array<number>(players).fill(count);

describe('the material', () => {
  test.each([
    { players: 2, reserve: 14, ships: 3, buildings: 6, decks: [10, 8, 7] },
    { players: 3, reserve: 12, ships: 2, buildings: 8, decks: [14, 11, 10] },
    { players: 4, reserve: 10, ships: 2, buildings: 8, decks: [15, 12, 12] },
  ] as const)(
    '[AN-SET-4, AN-SET-5, AN-SET-6, AN-SET-7, AN-SET-8, AN-SET-9, AN-SET-10] case 1: $players players',
    ({ players, reserve, ships, buildings, decks }) => {
      const state = dealt(players);
      expect(state.personnel).toEqual(perPlayer(players, 2));
      expect(state.reserve).toEqual(perPlayer(players, reserve));
      expect(state.freeShips.map((free) => free.length)).toEqual(perPlayer(players, ships));
      expect(state.freeCubes).toEqual(perPlayer(players, players + 1));
      expect(state.buildings.flat()).toHaveLength(buildings);
      expect(Object.values(state.decks).map((deck) => deck.length)).toEqual(decks);
      expect(state.expertisePile).toBe(players);
      expect(state.hasSimpleCard).toEqual(new Array(players).fill(true));
      expect(state.shipyardPile).toEqual([3, 6, 2, 2]);
    },
  );

  test('[AN-SET-4] puts two camps and one of six other kinds, each in a zone of its own', () => {
    const state = dealt(4);
    expect(state.buildings.every((zone) => zone.length === 1)).toBe(true);
    expect(state.buildings.flat().sort()).toEqual(
      ['camp', 'camp', 'coastal', 'crane', 'derrick', 'marine', 'mine', 'turbine'].sort(),
    );
    expect(state.buildingSupply).toEqual([2, 2, 2, 2, 2, 2, 2, 2, 3, 2, 2, 5, 7, 4]);
  });

  test('[AN-SET-5] leaves a camp and the marine centre in the box with two players', () => {
    const state = dealt(2);
    expect(state.buildings.flat().sort()).toEqual(['camp', 'coastal', 'crane', 'derrick', 'mine', 'turbine']);
    expect(state.buildings.map((zone) => zone.length)).toEqual([1, 1, 0, 1, 1, 1, 0, 1]);
    expect(state.buildingSupply[0]).toBe(2);
    expect(state.buildingSupply[10]).toBe(2);
  });

  test('[AN-SET-4, AN-SET-7] shuffles start buildings and decks', () => {
    const zonesOfMine = new Set<number>();
    const tops = new Set<number>();
    for (let seed = 0; seed < 200; seed++) {
      const { buildings, decks } = dealt(4, `${seed}`);
      zonesOfMine.add(buildings.findIndex((zone) => zone.includes('mine')));
      tops.add(decks.double[0]!);
    }
    expect(zonesOfMine.size).toBe(8);
    expect(tops.size).toBe(10); // two cards are there twice
  });

  test('[AN-SET-7] leaves cards for more players in the box', () => {
    const cards = Object.values(components.decks).flat();
    for (const players of [2, 3, 4] as const) {
      const inUse = Object.values(dealt(players).decks).flat();
      expect(inUse.every((card) => cards[card]!.minPlayers <= players)).toBe(true);
      const texts = cards.filter(({ minPlayers }) => minPlayers <= players).map((card) => JSON.stringify(card));
      expect(inUse.map((card) => JSON.stringify(cards[card])).sort()).toEqual(texts.sort());
      expect(new Set(inUse).size).toBe(new Set(texts).size);
    }
  });
});

describe('the first player', () => {
  test('[AN-SET-11] is drawn at random', () => {
    const firsts = Array.from({ length: 60 }, (_, seed) => dealt(4, `${seed}`).startPlayer);
    expect(new Set(firsts)).toEqual(new Set([0, 1, 2, 3]));
  });

  test('[AN-SET-11, AN-SET-13] case 2: free placing of three begins with the first and goes on counter-clockwise', () => {
    let state = begunBy(3, 1, 'free');
    const asked: (number | null)[] = [];
    for (const zone of [0, 1, 2, 3, 4, 5, 6, 7, 0]) {
      asked.push(toAct(state));
      state = played(state, `at${zone}`);
    }
    expect(asked).toEqual([1, 2, 0, 0, 1, 2, 2, 0, 1]);
    expect(state.phase.kind).toBe('turn');
  });
});

describe('the ships of the start', () => {
  test('[AN-SET-14] case 3: join the end of a queue until it is full', () => {
    const two = played(begunBy(3, 0, 'free'), 'at3', 'at3');
    const three = played(two, 'at3');
    expect(ownersIn(three, 3)).toEqual([0, 1, 2]);
    expect(refusal(three, 'at3')).toBe('AN-SET-14');
  });

  test('[AN-SET-2, AN-SET-3] case 4: do not go to the closed zones 2 and 6', () => {
    const state = dealt(2, 'closed', 'free');
    expect(refusal(state, 'at2')).toBe('AN-SET-2');
    expect(refusal(state, 'at6')).toBe('AN-SET-2');
    expect(legalMoves(state)).toHaveLength(6);
    expect(refusal(dealt(3, 'open', 'free'), 'at2')).toBeNull();
  });

  test('[AN-SET-12, AN-SET-15] case 5: stand in fixed zones in a first game, and the sun begins at zone 1', () => {
    const state = begunBy(3, 0);
    expect([1, 2, 3, 4, 5, 6, 7, 0].map((zone) => ownersIn(state, zone))).toEqual([
      [0, 0],
      [1],
      [2],
      [2],
      [0],
      [1],
      [1],
      [2],
    ]);
    expect(state).toMatchObject({ sun: 1, quietSunSteps: 1, phase: { kind: 'turn' }, turn: { player: 0 } });
  });

  test('[AN-SET-12] are one a zone in a first game of four', () => {
    const state = begunBy(4, 2);
    expect([1, 2, 3, 4, 5, 6, 7, 0].map((zone) => ownersIn(state, zone))).toEqual(
      [0, 1, 2, 3, 3, 2, 1, 0].map((seat) => [(2 + seat) % 4]),
    );
  });
});

describe('the cube of the second of two', () => {
  test('[AN-SET-16, AN-SET-17] case 6: is put on an open track before the sun first moves', () => {
    const state = begunBy(2, 0);
    expect(state).toMatchObject({ sun: 0, quietSunSteps: 0, phase: { kind: 'placeStartCube', decider: 1 } });
    expect(toAct(state)).toBe(1);
    expect(refusal(state, 'cube3')).toBe('AN-TRK-1');
    const placed = played(state, 'cube2');
    expect(placed.cubeSpaces[2]).toEqual([0, 1]);
    expect(placed.freeCubes).toEqual([3, 2]);
    expect(placed).toMatchObject({ sun: 1, phase: { kind: 'turn' }, turn: { player: 0 } });
  });

  test('[AN-SET-17] comes after free placing too, and triggers nothing', () => {
    let state = begunBy(2, 1, 'free');
    for (const zone of [0, 1, 3, 4, 5, 7]) state = played(state, `at${zone}`);
    expect(state.phase).toEqual({ kind: 'placeStartCube', decider: 0 });
    expect(played(state, 'cube0').waitingEffects).toEqual([]);
  });
});

describe('the sun', () => {
  test('[AN-SET-15] starts on zone 0 and serves it last', () => {
    const state = begunBy(4, 0, 'free');
    expect(state.sun).toBe(0);
    const placed = played(state, 'at0', 'at1', 'at0', 'at1', 'at3', 'at3', 'at5', 'at5');
    expect(placed.sun).toBe(1);
  });

  test('[AN-SET-2] the closed zones stay empty', () => {
    const state = position({ players: 2, queues: { 1: [0, 1] } });
    expect(refusal(state, 'to2')).toBe('AN-MOV-3');
  });
});

describe('the events of the deal', () => {
  test.each(VARIANTS)(
    '[AN-SET-4, AN-SET-7, AN-SET-11] report what chance decided in sight: $players players, $placement',
    (variant) => {
      const { state, events } = orThrow(deal({ ...variant, seed: 'seen' }));
      const tops = DECKS.map((deck) => ({ kind: 'deckTurned', deck, card: state.decks[deck][0]! }));
      const buildings = state.buildings.flatMap(([building], zone) =>
        building === undefined ? [] : [{ kind: 'buildingPlaced', zone, building }],
      );
      const inSight = [{ kind: 'startPlayerDrawn', player: state.startPlayer }, ...buildings, ...tops];
      expect(events.slice(0, inSight.length)).toEqual(inSight);
      expect(buildings).toHaveLength(variant.players === 2 ? 6 : 8);
    },
  );

  test('[AN-SET-12] end with every ship, then the sun', () => {
    const { events } = orThrow(deal({ players: 3, seed: 'told' }));
    expect(events.filter(({ kind }) => kind === 'shipPlaced')).toHaveLength(9);
    expect(events.map(({ kind }) => kind).slice(-3)).toEqual(['shipPlaced', 'sunMoved', 'turnStarted']);
  });
});
