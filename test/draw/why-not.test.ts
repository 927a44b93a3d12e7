import { describe, expect, test } from 'vitest';
import type { ExplainPlace, WhyNot } from '../../src/board/why-not.js';
import type { Rules, Types } from '../../src/core/contract/game.js';
import * as antarctica from '../../src/games/antarctica/board/index.js';
import * as antarcticaGame from '../../src/games/antarctica/index.js';
import { whyNot as whyNotInFrostpunk } from '../../src/games/frostpunk/board/index.js';
import { sitesOf } from '../../src/games/frostpunk/components/index.js';
import * as frostpunk from '../../src/games/frostpunk/index.js';
import { board as iglooBoard, whyNot as whyNotInIglooIgloo } from '../../src/games/igloo-igloo/board/index.js';
import * as iglooIgloo from '../../src/games/igloo-igloo/index.js';
import { whyNot as whyNotInNunatak } from '../../src/games/nunatak/board/index.js';
import * as nunatak from '../../src/games/nunatak/index.js';
import { orThrow } from '../../src/index.js';
import { randomGame } from '../../src/testing/random-game.js';
import { games } from '../support/games.js';

const { whyNot } = antarctica;

/** Returns the id of the reason, or of the phase where nothing there belongs to the decision. */
const said = <G extends Types>(why: WhyNot<G> | null): string | null => {
  if (why === null) return null;
  if ('nothing' in why) return `nothing: ${why.nothing}`;
  return why.refusal._tag === 'RuleBroken' ? why.refusal.reason : why.refusal._tag;
};

/** Counts the reasons of all places of a kind, on the turns of random games of Antarctica. */
const reasonsFor = (kind: antarctica.PlaceKind, stage: 'begun' | 'sailed'): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const players of [2, 3, 4] as const) {
    const { places } = antarctica.board({ players });
    for (let number = 0; number < games(4); number++) {
      for (const { state } of randomGame(antarcticaGame.rules, { players, seed: `why ${number}` })) {
        if (state.phase.kind !== 'turn' || state.turn.acted || state.turn.moved !== (stage === 'sailed')) continue;
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
    expect(whyNot(state, 'track-4')).toMatchObject({ refusal: { reason: 'track-closed', facts: { track: 4 } } });
  });

  test('a place that the decision is not about tells what is decided', () => {
    expect(whyNot(state, 'zone-0')).toEqual({ nothing: 'startCube', first: [] });
    expect(whyNot(state, 'discard-0')).toEqual({ nothing: 'startCube', first: [] });
  });

  test('the others learn that somebody else decides', () => {
    for (const viewer of [1 - decider, 'spectator'] as const) {
      const view = antarcticaGame.view(state, viewer as 0 | 1 | 'spectator');
      expect(said(whyNot(view, 'track-0'))).toBe('ForeignView');
      expect(said(whyNot(view, 'zone-0'))).toBe('ForeignView');
    }
  });

  test('once the game is over, nothing is decided', () => {
    const [last] = [...randomGame(antarcticaGame.rules, { players: 2, seed: 'over' })].slice(-1);
    expect(whyNot(last!.state, 'zone-0')).toEqual({ nothing: 'over', first: [] });
  });

  test("an owner's components need their rules", () => {
    const { decks, ...components } = antarcticaGame.components;
    const basic = decks.basic.slice().reverse();
    const own = orThrow(antarcticaGame.withComponents({ ...components, decks: { ...decks, basic } }));
    const dealt = orThrow(own.setup({ players: 2, seed: 'ice' }));
    expect(said(whyNot(dealt, 'track-4'))).toBe('OtherComponents');
    expect(said(whyNot(dealt, 'track-4', own))).toBe('track-closed');
  });
});

test('Igloo Igloo: a cell is refused for what is there, not for a tile that the player does not hold', () => {
  const reasons = new Map<string, number>();
  for (const { state } of randomGame(iglooIgloo.rules, { players: 3, seed: 'why' })) {
    if (state.phase.kind !== 'act') continue;
    const why = whyNotInIglooIgloo(state, 'd4');
    const reason = why === null ? 'null' : 'nothing' in why ? why.nothing : (why.refusal as iglooIgloo.Refusal).reason;
    reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  }
  expect(reasons.get('none-to-walk')).toBeGreaterThan(5);
  expect(reasons.has('not-held')).toBe(false);
});

test('Igloo Igloo: an empty cell is refused for itself, not for a cell beside it', () => {
  const { state } = [...randomGame(iglooIgloo.rules, { players: 3, seed: 'why' })].find(
    (turn) => turn.state.phase.kind === 'act',
  )!;
  const { places } = iglooBoard({ players: 3 });
  const refused = places.flatMap(({ id, kind }) => {
    const why = kind === 'cell' ? whyNotInIglooIgloo(state, id) : null;
    return why !== null && said(why) === 'none-to-walk' ? [[id, why] as const] : [];
  });
  expect(refused.length).toBeGreaterThan(10);
  for (const [id, why] of refused) {
    expect(why).toMatchObject({ refusal: { message: `No Inuit of yours is on ${id}.` } });
  }
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
    expect(reasons.filter((reason) => reason?.startsWith('nothing')).length).toBeGreaterThan(5);
    expect(reasons).not.toContain(absent);
  });

  test('frostpunk', () => {
    const { state } = [...randomGame(frostpunk.rules, { players: 2, seed: 'why' })].find(
      ({ state: { phase } }) => phase.kind === 'turn',
    )!;
    expect(whyNotInFrostpunk({ ...state, hand: [] }, 'hand')).toEqual({ nothing: 'turn', first: [] });
  });
});

test('Frostpunk: on a turn, a site with a Building is refused for its use', () => {
  const reasons = new Set(
    [...randomGame(frostpunk.rules, { players: 2, seed: 'why' })].flatMap(({ state }) => {
      const { phase, built } = state;
      const tent = built.findIndex((building) => frostpunk.components.buildings[building]?.id === 'TENT');
      if (phase.kind !== 'turn' || tent < 0) return [];
      return [said(whyNotInFrostpunk(state, sitesOf(frostpunk.components).sites[tent]!))];
    }),
  );
  expect([...reasons].sort()).toEqual(['no-use', 'none-available']);
});

test('Nunatak: a covered cell is refused while a block is placed', () => {
  const turns = [...randomGame(nunatak.rules, { players: 3, seed: 'why' })];
  const { state } = turns.find(({ state: { phase, blocks } }) => phase.kind === 'place' && blocks[0]! >= 0)!;
  expect(whyNotInNunatak(state, '1a1')).toMatchObject({ refusal: { reason: 'covered' } });
  expect(whyNotInNunatak(state, 'deck')).toEqual({ nothing: 'place', first: [] });
});

describe('Frostpunk: on a turn, a Building beside the map', () => {
  const { buildings } = frostpunk.components;
  const constructed = new Set(
    frostpunk.rules.catalogue.flatMap((move) => (move.kind === 'construct' ? move.building : [])),
  );

  /** The turns of random games, with what is said of each Building, and the refusal of its construction. */
  const turns = Array.from({ length: 6 }, (_, number) =>
    [...randomGame(frostpunk.rules, { players: 2, seed: `why ${number}` })].flatMap(({ state }) => {
      if (state.phase.kind !== 'turn') return [];
      const view = frostpunk.view(state, frostpunk.toAct(state)!);
      const builders = frostpunk.legalMoves(state).filter(({ kind }) => kind === 'build');
      const [builder] = builders;
      const card = state.phase.card;
      return buildings.flatMap(({ id }, building) => {
        if (!constructed.has(building)) return [];
        const why = whyNotInFrostpunk(view, `building-${id}`);
        const built = builder === undefined ? null : frostpunk.play(state, builder);
        const refusal = built && frostpunk.whyIllegal(built, { kind: 'construct', building });
        return [{ why, builder, builders, refusal, card }];
      });
    }),
  ).flat();

  test('is not what the turn is about if it is never constructed', () => {
    const never = buildings.findIndex((_, building) => !constructed.has(building));
    const { state } = [...randomGame(frostpunk.rules, { players: 2, seed: 'why' })].find(
      ({ state: { phase } }) => phase.kind === 'turn',
    )!;
    const view = frostpunk.view(state, frostpunk.toAct(state)!);
    expect(whyNotInFrostpunk(view, `building-${buildings[never]!.id}`)).toEqual({ nothing: 'turn', first: [] });
  });

  test('is refused as it would be once somebody was sent to build', () => {
    const plain = turns.filter(({ builder, card }) => builder !== undefined && card < 0);
    expect(plain.length).toBeGreaterThan(100);
    for (const { why, refusal, builders } of plain) {
      expect(why).toEqual(refusal === null ? { nothing: 'turn', first: builders } : { refusal });
    }
    expect(new Set(plain.map(({ why }) => said(why)))).toEqual(
      new Set(['nothing: turn', 'hammer', 'cost', 'no-piece', 'no-site']),
    );
  });

  test('is refused as nobody can be sent, if it could be constructed', () => {
    const idle = turns.filter(({ builder, card }) => builder === undefined && card < 0);
    const reasons = new Set(idle.map(({ why }) => said(why)));
    expect(reasons).toContain('none-available');
    expect(reasons).not.toContain('nothing: turn');
  });

  test('is refused for the card that waits for another action', () => {
    const armed = turns.filter(({ builder, card }) => builder === undefined && card >= 0);
    expect(new Set(armed.map(({ why }) => said(why)))).toEqual(new Set(['other-action']));
  });
});
