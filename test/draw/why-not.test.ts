import { describe, expect, test } from 'vitest';
import type { Board } from '../../src/board/board.js';
import type { ExplainPlace, WhyNot } from '../../src/board/why-not.js';
import type { Rules, Types } from '../../src/core/contract/game.js';
import * as antarctica from '../../src/games/antarctica/board/index.js';
import * as antarcticaGame from '../../src/games/antarctica/index.js';
import { board as frostpunkBoard, whyNot as whyNotInFrostpunk } from '../../src/games/frostpunk/board/index.js';
import { createMapTables } from '../../src/games/frostpunk/components/index.js';
import * as frostpunk from '../../src/games/frostpunk/index.js';
import { board as iglooBoard, whyNot as whyNotInIglooIgloo } from '../../src/games/igloo-igloo/board/index.js';
import * as iglooIgloo from '../../src/games/igloo-igloo/index.js';
import { board as nunatakBoard, whyNot as whyNotInNunatak } from '../../src/games/nunatak/board/index.js';
import * as nunatak from '../../src/games/nunatak/index.js';
import { orThrow } from '../../src/index.js';
import { randomGame } from '../../src/testing/random-game.js';
import { cell, type Drawing, position } from '../games/igloo-igloo/positions.js';
import { games, isFull, thinned } from '../support/games.js';

const { whyNot } = antarctica;

/** Returns the id of the reason, or of the phase where nothing there belongs to the decision. */
const said = <G extends Types>(why: WhyNot<G> | null): string | null => {
  if (why === null) return null;
  if ('pendingPhase' in why) return `pending: ${why.pendingPhase}`;
  return why.refusal._tag === 'RuleBroken' ? why.refusal.reason : why.refusal._tag;
};

/** Counts the reasons of all places of a kind, on the turns of random games of Antarctica. */
const reasonsFor = (kind: antarctica.PlaceKind, stage: 'begun' | 'sailed'): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const players of [2, 3, 4] as const) {
    const { places } = antarctica.board({ players });
    for (let number = 0; number < games(4); number++) {
      for (const { state } of randomGame(antarcticaGame.rules, { players, seed: `why ${number}` })) {
        if (state.phase.kind !== 'turn' || state.turn.hasActed || state.turn.hasSailed !== (stage === 'sailed'))
          continue;
        for (const { id } of places.filter((place) => place.kind === kind)) {
          const reason = said(whyNot(state, id));
          if (reason !== null) counts[reason] = (counts[reason] ?? 0) + 1;
        }
      }
    }
  }
  return counts;
};

describe('Antarctica', () => {
  test('a track is refused for the action, not for a card that the player does not hold', () => {
    const early = reasonsFor('track', 'begun');
    expect(early['action-early']).toBeGreaterThan(40);
    // Somebody who holds the card learns why it cannot be played here.
    expect(
      Object.keys(early).filter((reason) => !/^(action-early|no-cube|track-closed|track-ended)$/.test(reason)),
    ).toEqual([]);
    const late = reasonsFor('track', 'sailed');
    expect(late['no-centre']).toBeGreaterThan(20);
    expect(late['not-in-hand']).toBeUndefined();
  });

  test('a zone is refused for the ship, not for a card that the player does not hold', () => {
    expect(reasonsFor('zone', 'begun')['not-in-hand']).toBeUndefined();
    const late = reasonsFor('zone', 'sailed');
    expect(late['sailed']).toBeGreaterThan(40);
    expect(late['not-in-hand']).toBeUndefined();
  });

  const state = orThrow(antarcticaGame.setup({ players: 2, seed: 'ice' }));
  const decider = antarcticaGame.toAct(state)!;

  test('where something can be done, there is nothing to explain', () => {
    expect(antarcticaGame.legalMoves(state).flatMap((move) => antarctica.placesOf(move, state))).toContain('track-0');
    expect(whyNot(antarcticaGame.view(state, decider), 'track-0')).toBeNull();
  });

  test('of the moves at a place, the one that passes most checks explains it', () => {
    expect(whyNot(state, 'track-4')).toMatchObject({ refusal: { reason: 'track-closed', parameters: { track: 4 } } });
  });

  test('a place that the decision is not about tells what is decided', () => {
    expect(whyNot(state, 'zone-0')).toEqual({ pendingPhase: 'placeStartCube', enablingMoves: [] });
    expect(whyNot(state, 'discard-0')).toEqual({ pendingPhase: 'placeStartCube', enablingMoves: [] });
  });

  test('the others learn that somebody else decides', () => {
    for (const viewer of [1 - decider, 'spectator'] as const) {
      const view = antarcticaGame.view(state, viewer as 0 | 1 | 'spectator');
      expect(said(whyNot(view, 'track-0'))).toBe('NotToActView');
      expect(said(whyNot(view, 'zone-0'))).toBe('NotToActView');
    }
  });

  test('once the game is over, nothing is decided', () => {
    const [last] = [...randomGame(antarcticaGame.rules, { players: 2, seed: 'over' })].slice(-1);
    expect(whyNot(last!.state, 'zone-0')).toEqual({ pendingPhase: 'over', enablingMoves: [] });
  });

  test("an owner's components need their rules", () => {
    const { decks, ...components } = antarcticaGame.components;
    const basic = decks.basic.slice().reverse();
    const own = orThrow(antarcticaGame.withComponents({ ...components, decks: { ...decks, basic } }));
    const dealt = orThrow(own.setup({ players: 2, seed: 'ice' }));
    expect(said(whyNot(dealt, 'track-4'))).toBe('ComponentsMismatch');
    expect(said(whyNot(dealt, 'track-4', own))).toBe('track-closed');
  });
});

describe('Igloo Igloo: a cell is explained for what a player wants there', () => {
  const ACTING: Drawing = {
    board: 'PONDS', // with water on c3 to e3, g6 and g7
    inuits: ['b2 g5', 'd7'],
    fish: 'd3:1 g6:3',
    foxes: 'a5:1',
    bears: 'f5 d5',
    points: 2,
  };

  test.each<[place: string, message: string, changes?: Partial<Drawing>]>([
    ['d7', 'No Inuit of yours is beside d7, so none can walk there.'],
    ['a5', 'No Inuit of yours is beside a5, so none can walk there.'],
    ['d5', 'A bear is on d5; you can only go there with a harpoon, and hold none.'],
    ['f5', 'A bear is on f5; you can only go there with a harpoon, and hold none.'],
    [
      'd7',
      'A blue igloo stands on d7; in the expert game only its owner can go there.',
      { variant: 'expert', igloos: ['', 'd7'] },
    ],
    ['c3', 'c3 is water, and an Inuit can only walk to a floe.'],
    ['g7', 'g7 is water, and an Inuit can only walk to a floe.'],
    ['d3', 'No Inuit of yours is on a floe beside d3, where the fish is; a corner does not count.'],
    ['g6', 'Hunting a fish of value 3 costs 3 points; you have 2 points left.'],
    ['d7', 'This costs 1 point; you have none left.', { points: 0 }],
    ['h5', 'This costs 1 point; you have none left.', { points: 0 }],
    ['g5', 'This costs 1 point; you have none left.', { points: 0 }],
  ])('%s: %s', (place, message, changes = {}) => {
    expect(whyNotInIglooIgloo(position({ ...ACTING, ...changes }), place)).toMatchObject({ refusal: { message } });
  });

  test('in random games, no cell is refused for what an inuit there, or a tile, would do', () => {
    const reasons = new Map<string, number>();
    for (const { state } of thinned(randomGame(iglooIgloo.rules, { players: 3, seed: 'why' }))) {
      if (state.phase.kind !== 'act') continue;
      for (const { id, kind } of iglooBoard(state).places) {
        if (kind !== 'cell' || state.inuits[64 * state.turnPlayer + cell(id)]! > 0) continue;
        const reason = said(whyNotInIglooIgloo(state, id));
        if (reason !== null) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
      }
    }
    expect(reasons.get('none-near')).toBeGreaterThan(100);
    const forWalking = /^(none-near|few-points|walk-to-water|igloo-of-other|bear-there|used)$/;
    const forFishing = /^(far-from-fish|prey-points)$/;
    expect([...reasons.keys()].filter((reason) => !forWalking.test(reason) && !forFishing.test(reason))).toEqual([]);
  });

  test('a corner, and a cell to which no animal can go, are not what is decided', () => {
    expect(whyNotInIglooIgloo(position(ACTING), 'a1')).toEqual({ pendingPhase: 'act', enablingMoves: [] });
    const moving = position({ ...ACTING, phase: { kind: 'stepAnimal' } });
    expect(whyNotInIglooIgloo(moving, 'a1')).toEqual({ pendingPhase: 'stepAnimal', enablingMoves: [] });
    expect(whyNotInIglooIgloo(moving, 'd7')).toEqual({ pendingPhase: 'stepAnimal', enablingMoves: [] });
    expect(said(whyNotInIglooIgloo(moving, 'c4'))).toBe('pending: stepAnimal');
    expect(whyNotInIglooIgloo(moving, 'd2')).toMatchObject({
      refusal: { message: 'd2 is not water, and a fish can only go to water.' },
    });
  });
});

describe('a refusal that names a cell names the one that was touched', () => {
  /** Checks whether a move may begin on a cell: it is refused for the cells around it. */
  const isStart = ({ phase, turnPlayer, inuits, foxes, bears }: iglooIgloo.State, name: string): boolean => {
    const at = cell(name);
    return phase.kind === 'stepAnimal'
      ? bears[at]! > 0 || foxes.slice(3 * at, 3 * at + 3).some((count) => count > 0)
      : inuits[64 * turnPlayer + at]! > 0;
  };

  test.each([
    ['igloo-igloo', iglooIgloo.rules, iglooBoard, whyNotInIglooIgloo, /\b[a-h][1-8]\b/, isStart],
    ['nunatak', nunatak.rules, nunatakBoard, whyNotInNunatak, /\b[1-4][a-e][1-5]\b/, () => false],
    ['frostpunk', frostpunk.rules, frostpunkBoard, whyNotInFrostpunk, /\b[fgn]\d[ab]?\b/, () => false],
  ] as const)('%s', (_, rules, board, explain, cells, begins) => {
    const isExempt = begins as (state: Types['State'], id: string) => boolean;
    const any = rules as unknown as Rules<Types>;
    const why = explain as unknown as ExplainPlace<Types>;
    const wrong: string[] = [];
    let count = 0;
    for (let number = 0; number < games(4); number++) {
      for (const { state, ply } of randomGame(any, { players: 2, seed: `why ${number}` })) {
        if (ply % (isFull ? 4 : 16) !== 0) continue;
        for (const { id } of (board as unknown as (position: Types['State']) => Board)(state).places) {
          const found = id.match(cells)?.[0] === id && !isExempt(state, id) ? why(state, id) : null;
          if (found === null || 'pendingPhase' in found) continue;
          const [named = id] = found.refusal.message.match(cells) ?? [];
          count++;
          if (named !== id) wrong.push(`${id}: ${found.refusal.message}`);
        }
      }
    }
    expect(count).toBeGreaterThan(isFull ? 100 : 20);
    expect(wrong).toEqual([]);
  });
});

describe('a hand is not refused for a thing that is not in it', () => {
  test.each([
    ['antarctica', antarcticaGame.rules, whyNot, 'hand', 'not-in-hand'],
    ['igloo-igloo', iglooIgloo.rules, whyNotInIglooIgloo, 'hand', 'not-held'],
    ['nunatak', nunatak.rules, whyNotInNunatak, 'favours', 'not-held'],
  ] as const)('%s', (_, rules, explain, place, absent) => {
    const any = rules as unknown as Rules<Types>;
    const reasons = [...randomGame(any, { players: 3, seed: 'why' })].flatMap(({ state }) => {
      const player = any.toAct(state);
      return player === null ? [] : [said((explain as unknown as ExplainPlace<Types>)(state, `${place}-${player}`))];
    });
    expect(reasons.filter((reason) => reason?.startsWith('pending')).length).toBeGreaterThan(5);
    expect(reasons).not.toContain(absent);
  });

  test('frostpunk', () => {
    const { state } = [...randomGame(frostpunk.rules, { players: 2, seed: 'why' })].find(
      ({ state: { phase } }) => phase.kind === 'turn',
    )!;
    expect(whyNotInFrostpunk({ ...state, hand: [] }, 'hand')).toEqual({ pendingPhase: 'turn', enablingMoves: [] });
  });
});

test('Frostpunk: on a turn, a site with a Building is refused for its use', () => {
  const reasons = new Set(
    [...randomGame(frostpunk.rules, { players: 2, seed: 'why' })].flatMap(({ state }) => {
      const { phase, siteBuilding } = state;
      const tent = siteBuilding.findIndex((building) => frostpunk.components.buildings[building]?.id === 'TENT');
      if (phase.kind !== 'turn' || tent < 0) return [];
      return [said(whyNotInFrostpunk(state, createMapTables(frostpunk.components).siteNames[tent]!))];
    }),
  );
  expect([...reasons].sort()).toEqual(['no-use', 'none-available']);
});

test('Nunatak: a covered cell is refused while a block is placed', () => {
  const turns = [...randomGame(nunatak.rules, { players: 3, seed: 'why' })];
  const { state } = turns.find(({ state: { phase, blocks } }) => phase.kind === 'place' && blocks[0]! >= 0)!;
  expect(whyNotInNunatak(state, '1a1')).toMatchObject({ refusal: { reason: 'covered' } });
  expect(whyNotInNunatak(state, 'deck')).toEqual({ pendingPhase: 'place', enablingMoves: [] });
});

describe('Frostpunk: on a turn, a Building beside the map', () => {
  const { buildings } = frostpunk.components;

  test('is not reached by a card that is armed for a Build and has other effects instead', () => {
    const { rules, setup } = frostpunk;
    const start = orThrow(setup({ players: 2, difficulty: 'easy', seed: '1jvxrnp' }));
    const state = orThrow(rules.applyMove(start, orThrow(rules.parseMove('card:C06'))));
    expect(rules.legalMoves(state).some(({ kind }) => kind === 'build')).toBe(true);
    expect(whyNotInFrostpunk(state, 'building-WORK')).toEqual({ pendingPhase: 'turn', enablingMoves: [] });
  });
  const constructed = new Set(
    frostpunk.rules.catalogue.flatMap((move) => (move.kind === 'construct' ? move.building : [])),
  );

  /** The turns of random games in which all reasons occur: what is said of each Building, and why it is refused. */
  const turns = (isFull ? [0, 1, 2, 3, 4, 5, 6, 7] : [4, 6]).flatMap((number) =>
    [...randomGame(frostpunk.rules, { players: 2, seed: `why ${number}` })].flatMap(({ state }) => {
      if (state.phase.kind !== 'turn') return [];
      const view = frostpunk.view(state, frostpunk.toAct(state)!);
      const builders = frostpunk.legalMoves(state).filter(({ kind }) => kind === 'build');
      const [builder] = builders;
      const card = state.phase.armedCard;
      return buildings.flatMap(({ id }, building) => {
        if (!constructed.has(building)) return [];
        const why = whyNotInFrostpunk(view, `building-${id}`);
        const built = builder === undefined ? null : frostpunk.play(state, builder);
        const refusal = built && frostpunk.whyIllegal(built, { kind: 'construct', building });
        return [{ why, builder, builders, refusal, card }];
      });
    }),
  );

  test('is not what the turn is about if it is never constructed', () => {
    const never = buildings.findIndex((_, building) => !constructed.has(building));
    const { state } = [...randomGame(frostpunk.rules, { players: 2, seed: 'why' })].find(
      ({ state: { phase } }) => phase.kind === 'turn',
    )!;
    const view = frostpunk.view(state, frostpunk.toAct(state)!);
    expect(whyNotInFrostpunk(view, `building-${buildings[never]!.id}`)).toEqual({
      pendingPhase: 'turn',
      enablingMoves: [],
    });
  });

  test('is refused as it would be once somebody was sent to build', () => {
    const plain = turns.filter(({ builder, card }) => builder !== undefined && card < 0);
    expect(plain.length).toBeGreaterThan(100);
    for (const { why, refusal, builders } of plain) {
      expect(why).toEqual(refusal === null ? { pendingPhase: 'turn', enablingMoves: builders } : { refusal });
    }
    expect(new Set(plain.map(({ why }) => said(why)))).toEqual(
      new Set(['pending: turn', 'hammer', 'cost', 'no-piece', 'no-site']),
    );
  });

  test('is refused as nobody can be sent, if it could be constructed', () => {
    const idle = turns.filter(({ builder, card }) => builder === undefined && card < 0);
    const reasons = new Set(idle.map(({ why }) => said(why)));
    expect(reasons).toContain('none-available');
    expect(reasons).not.toContain('pending: turn');
  });

  test('is refused for the card that waits for another action', () => {
    const armed = turns.filter(({ builder, card }) => builder === undefined && card >= 0);
    expect(new Set(armed.map(({ why }) => said(why)))).toEqual(new Set(['other-action']));
  });
});
