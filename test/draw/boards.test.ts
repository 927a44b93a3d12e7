import { describe, expect, test } from 'vitest';
import { drawings } from '../../src/draw/index.js';
import { board as antarctica } from '../../src/games/antarctica/board/index.js';
import { draw as drawAntarctica } from '../../src/games/antarctica/draw/index.js';
import { setup as setupAntarctica } from '../../src/games/antarctica/index.js';
import { board as blueprintsBoard, placesOf } from '../../src/games/blueprints/board/index.js';
import { draw } from '../../src/games/blueprints/draw/index.js';
import * as blueprints from '../../src/games/blueprints/index.js';
import { board as iglooBoard } from '../../src/games/igloo-igloo/board/index.js';
import { draw as drawIglooIgloo } from '../../src/games/igloo-igloo/draw/index.js';
import * as iglooIgloo from '../../src/games/igloo-igloo/index.js';
import { gameOf } from '../../src/games/index.js';
import type { State as Nunatak } from '../../src/games/nunatak/index.js';
import { orThrow } from '../../src/index.js';
import { randomGame } from '../../src/testing/random-game.js';
import { thinned } from '../support/games.js';
import { elementsOf, parsed } from './xml.js';

describe('Antarctica', () => {
  test.each([
    [2, ['zone 3', 'zone 7', 'track 4', 'track 5']],
    [3, ['track 5']],
    [4, []],
  ] as const)('with %i players only the places in use are open', (players, closed) => {
    const shut = antarctica({ players }).places.filter(({ kind, isInUse }) => kind !== 'queue' && !isInUse);
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
    expect(placesOf(move, state)).toEqual(['W2', `d-${state.turnPlayer}`]);
    expect(placesOf(blueprints.viewMove(state, move, 'spectator'), state)).toEqual(['W2', `aside-${state.turnPlayer}`]);
  });

  test('equal dice of the pool are counted, each of them is drawn, and the front one shows its value', () => {
    const [wood2, count] = [1, 5];
    const pool = state.pool.map((_, die) => (die === wood2 ? count : 0));
    const svg = draw({ ...state, pool });
    expect(svg).toContain(`>×${count}<`);
    expect(svg.match(/data-piece="die-W2"/g)).toHaveLength(count);
    expect(draw({ ...state, pool: pool.map((dice) => Math.min(dice, 2)) })).not.toContain('>×');
  });

  test('the legend says what cards are given for, with an owner’s points', () => {
    const prizePoints = { ...blueprints.components.prizePoints, skyscraper: 9 };
    const own = orThrow(blueprints.withComponents({ ...blueprints.components, prizePoints }));
    const dealt = orThrow(own.setup({ players: 2, seed: 'own' }));
    const svg = draw(dealt, { components: own.components });
    expect(svg).toContain('>tower of 5 dice: 9<');
    expect(svg).not.toContain('>rank 2 of the round');
    expect(draw(state)).toContain('>rank 2 of the round: 2<');
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

test('Nunatak: for every cell without a block a dot is drawn where it would support the cells above', () => {
  for (const { state } of thinned(randomGame(gameOf('nunatak')!, { players: 3, seed: 'below' }))) {
    const circles = elementsOf(parsed(drawings['nunatak']!.draw(state))).filter(({ name }) => name === 'circle');
    const dots = circles.filter(({ attributes }) => attributes['class'] === 's-line' && attributes['cx'] === undefined);
    expect(dots).toHaveLength((state as Nunatak).blocks.filter((owner) => owner < 0).length);
  }
});

describe('Igloo Igloo', () => {
  const turns = [...randomGame(iglooIgloo.rules, { players: 3, seed: 'marks' })];

  test('an arrow leads from each cell of an inuit or animal to each next cell, and no cell of them is outlined', () => {
    let drawn = 0;
    for (const { state, moves } of thinned(turns)) {
      const ways = iglooIgloo.rules.legalMoves(state).flatMap((move) => ('dir' in move ? [move] : []));
      const arrows = drawIglooIgloo(state, { moves: ways }).match(/rotate\(\d+\)/g) ?? [];
      expect(arrows).toHaveLength(new Set(ways.map(({ cell, dir }) => `${cell}${dir}`)).size);
      expect(drawIglooIgloo(state, { moves: ways })).not.toContain('class="mark"');
      const others = moves.filter(({ kind }) => kind === 'melt');
      expect(drawIglooIgloo(state, { moves: others }).match(/class="mark"/g) ?? []).toHaveLength(others.length);
      drawn += arrows.length;
    }
    expect(drawn).toBeGreaterThan(20);
  });

  test('an arrow lies on the edge between its two cells', () => {
    const { state } = turns[20]!;
    const { x, y } = iglooBoard(state).places.find(({ id }) => id === 'c3')!.shape;
    const svg = drawIglooIgloo(state, { moves: [orThrow(iglooIgloo.parseMove('Wc3e'))] });
    expect(svg).toContain(`translate(${x + 21} ${y + 21}) rotate(90) translate(9 -21)`);
  });
});

describe.each(Object.entries(drawings))('%s', (_, drawing) => {
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
