import { describe, expect, test } from 'vitest';
import type { AnyGame, BaseState } from '../../src/core/contract/game.js';
import { sum } from '../../src/core/data/list.js';
import { type Drawing, drawings } from '../../src/draw/index.js';
import { board as antarctica } from '../../src/games/antarctica/board/index.js';
import { draw as drawAntarctica } from '../../src/games/antarctica/draw/index.js';
import { type State as Antarctica, setup as setupAntarctica } from '../../src/games/antarctica/index.js';
import { board as blueprintsBoard, placesOf } from '../../src/games/blueprints/board/index.js';
import { draw } from '../../src/games/blueprints/draw/index.js';
import * as blueprints from '../../src/games/blueprints/index.js';
import type { State as Frostpunk } from '../../src/games/frostpunk/index.js';
import type { State as IglooIgloo } from '../../src/games/igloo-igloo/index.js';
import { gameOf } from '../../src/games/index.js';
import type { State as Nunatak } from '../../src/games/nunatak/index.js';
import { orThrow } from '../../src/index.js';
import { randomGame } from '../../src/testing/random-game.js';
import { elementsOf, parsed } from './xml.js';

describe('Antarctica', () => {
  test.each([
    [2, ['zone 3', 'zone 7', 'track 4', 'track 5']],
    [3, ['track 5']],
    [4, []],
  ] as const)('with %i players only the places in use are open', (players, closed) => {
    const shut = antarctica({ players }).places.filter(({ kind, open }) => kind !== 'queue' && !open);
    expect(shut.map(({ name }) => name)).toEqual(closed);
  });

  test('a closed zone is drawn closed', () => {
    const svg = drawAntarctica(orThrow(setupAntarctica({ players: 2, seed: 'closed' })));
    expect(svg.match(/class="place zone closed"/g)).toHaveLength(2);
    expect(svg).toContain('<title>zone 7, closed</title>');
  });
});

describe('Blueprints', () => {
  const state = orThrow(blueprints.setup({ players: 3, seed: 'winter' }));

  test('a move touches its die and its cell, if the cell is known', () => {
    const move = orThrow(blueprints.parseMove('W2d'));
    expect(placesOf(move, state)).toEqual(['W2', `d-${state.player}`]);
    expect(placesOf(blueprints.viewMove(state, move, 'spectator'), state)).toEqual(['W2', `aside-${state.player}`]);
  });

  test('owner plans are drawn with their own data', () => {
    const plans = blueprints.components.plans.map(() => [6, 0, 0, 0, 0, 0]);
    const own = orThrow(blueprints.withComponents({ ...blueprints.components, plans }));
    const dealt = orThrow(own.setup({ players: 2, seed: 'own' }));
    const hatched = draw(dealt, { components: own.components }).match(/M[\d.]+ [\d.]+L/g)!.length;
    expect(hatched).toBeGreaterThan(draw(state).match(/M[\d.]+ [\d.]+L/g)!.length / 2);
    expect(blueprintsBoard(dealt, own.components).cards.plans[0]).toEqual({ id: 'P01', heights: [6, 0, 0, 0, 0, 0] });
  });

  test('plans behind a screen are shown as hidden, to others only', () => {
    const hidden = (viewer: 0 | 1 | 'spectator') => draw(blueprints.view(state, viewer)).match(/>\?</g)!.length;
    expect([hidden(0), hidden(1), hidden('spectator')]).toEqual([12, 12, 18]);
    expect(draw(state)).not.toMatch(/>\?</);
  });

  test('a plan is shown as hidden once it is dealt', () => {
    const turns = [...randomGame(blueprints.rules, { players: 2, seed: 'winter' })];
    const frames = turns.flatMap(({ state, move }) => (move ? orThrow(blueprints.frames(state, move)) : []));
    const hidden = blueprints
      .viewFrames(frames, 'spectator')
      .filter(({ event }) => event?.kind === 'roundStarted' || event?.kind === 'planDealt')
      .map(({ state }) => draw(state).match(/>\?</g)?.length ?? 0);
    expect(hidden).toEqual([0, 6, 12, 0, 6, 12]);
  });
});

/** By game, the expected number of pieces of each kind in a state: everything visible, each piece once. */
const SEEN: Readonly<Record<string, (state: BaseState) => Readonly<Record<string, number>>>> = {
  antarctica: (state) => {
    const { queues, freeShips, freeCubes, cubes, scientists, buildings, taken, decks } = state as Antarctica;
    const tops = Object.values(decks).filter(({ length }) => length > 0).length;
    return {
      sun: 1,
      ship: queues.flat().length + freeShips.flat().length,
      cube: sum(freeCubes) + cubes.flat().filter((space) => space > 0).length,
      'scientist-\\d': sum(scientists.flat()),
      card: taken.flat().length + tops,
      'camp|shipyard|crane|mine|derrick|turbine|laboratory|factory|land|coastal|marine|headquarters|farm|antenna':
        buildings.flat().length,
    };
  },
  blueprints: (state) => {
    const { bag } = state as blueprints.State;
    return { 'die|demand': 32 - sum(bag) };
  },
  frostpunk: (state) => {
    const { reserve, meeple, stacks, hope, discontent, hand, display, amount } = state as Frostpunk;
    const meeples = ['worker', 'engineer', 'child', 'automaton'].map((kind, number) => {
      const working = meeple.filter((other) => other === kind).length;
      return [`meeple-${kind}`, reserve[number]! + working + stacks.filter(({ scout }) => scout === kind).length];
    });
    return {
      ...Object.fromEntries(meeples),
      token: hope.length + discontent.length,
      citizen: hand.length,
      'morning|dusk|consequence': display.length,
      res: amount.filter((count) => count > 0).length,
      expedition: stacks.filter(({ cards }) => cards.length > 0).length,
    };
  },
  'igloo-igloo': (state) => {
    const { players, fish, foxes, bears, trophies, handSizes } = state as IglooIgloo;
    return {
      inuit: players * (players === 2 ? 5 : 3),
      igloo: 2 * players,
      'fish1|fish2|fish3|fox1|fox2|fox3|bear': sum([...fish, ...foxes, ...bears, ...trophies]),
      tile: sum(handSizes),
    };
  },
  nunatak: (state) => {
    const { deck, discard, blocks, tiles, favours, favourLine, peek, areas, players } = state as Nunatak;
    expect(
      areas
        .slice(players)
        .flat()
        .every(({ as }) => as === 'labourer'),
    ).toBe(true);
    return {
      card: 54 - deck.length - discard.length + Math.min(peek.count, deck.length),
      block: blocks.filter((owner) => owner >= 0).length,
      tile: tiles.filter((tile, cell) => tile >= 0 && blocks[cell]! < 0).length,
      'favour-card': favours.flat().length + favourLine.length,
      marker: players,
    };
  },
};

/** Pieces that exist only once. */
const SINGLE = /^(card|ship|tile|favour-card|marker|range|demand)-\d+$|^(citizen|expedition)-|^(sun|heat|cold)$/;

describe.each(Object.entries(SEEN))('%s', (id, seen) => {
  const game: AnyGame = gameOf(id)!;
  const drawing: Drawing = drawings[id]!;

  test.each([2, 3, 4])('all visible pieces are drawn once: %i players', (players) => {
    const turns = [...randomGame(game, { players, seed: 'pieces' })];
    for (const { state } of turns.filter((_, i) => i % Math.ceil(turns.length / 25) === 0 || i === turns.length - 1)) {
      const kinds = elementsOf(parsed(drawing.draw(state))).flatMap(({ attributes }) => attributes['data-piece'] ?? []);
      for (const [sort, count] of Object.entries(seen(state))) {
        const found = kinds.filter((kind) => new RegExp(`^(${sort})(-|$)`).test(kind)).length;
        expect(`${sort}: ${found}`).toBe(`${sort}: ${count}`);
      }
      expect(kinds.filter((kind, i) => SINGLE.test(kind) && kinds.indexOf(kind) !== i)).toEqual([]);
    }
  });

  test('returns nothing that a caller could change for others', () => {
    const [one, two] = [drawing.board({ players: 2 }), drawing.board({ players: 2 })];
    const shared = one.places.filter((place, i) => place === two.places[i]);
    const parts = [
      drawings,
      drawing,
      drawing.placeless,
      ...shared.flatMap((place) => [place, place.shape, place.neighbours]),
    ];
    expect(parts.filter((part) => !Object.isFrozen(part))).toEqual([]);
  });
});
