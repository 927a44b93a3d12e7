import { describe, expect, test } from 'vitest';
import { orThrow } from '../../../src/core/errors/errors.js';
import {
  type Building,
  components,
  evaluate,
  returns,
  type State,
  score,
  setup,
  view,
} from '../../../src/games/antarctica/index.js';
import { position, type Sketch } from './positions.js';

const KINDS: readonly Building[] = components.buildingTokens.map(({ building }) => building);

const pointsOf = (state: State, category: 'zones' | 'tracks' | 'cards' | 'discards'): readonly number[] =>
  score(state).players.map(({ categories }) => categories[category]);

/** Returns a zone with some buildings and these scientists. */
const zoned = (buildings: number, scientists: readonly number[]): State =>
  position({
    players: scientists.length as 3 | 4,
    queues: { 1: [0] },
    buildings: { 4: KINDS.slice(0, buildings) },
    scientists: { 4: scientists },
  });

describe('zones', () => {
  test('[AN-SCO-2, AN-SCO-3] case 45: tied players get all points of their rank', () => {
    expect(pointsOf(zoned(8, [3, 3, 1, 0]), 'zones')).toEqual([16, 16, 3, 0]);
  });

  test.each([
    [5, [3, 1, 1, 0], [11, 3, 3, 0]],
    [6, [2, 2, 2], [13, 13, 13]],
    [1, [1, 0, 0], [3, 0, 0]],
    [4, [4, 2, 2, 1], [14, 4, 4, 2]],
  ])('[AN-SCO-2, AN-SCO-3] case 46: %i buildings and scientists %j give %j', (buildings, scientists, points) => {
    expect(pointsOf(zoned(buildings, scientists), 'zones')).toEqual(points);
  });

  test('[AN-SCO-2] an empty zone gives nothing, however many buildings it has', () => {
    expect(pointsOf(zoned(8, [0, 0, 0]), 'zones')).toEqual([0, 0, 0]);
  });
});

describe('tracks', () => {
  const tracked = (cubeSpaces: NonNullable<Sketch['cubeSpaces']>, players: 3 | 4): State =>
    position({ players, queues: { 1: [0] }, cubeSpaces });

  test('[AN-SCO-4] case 47: the foremost earns all, each other one the cube just ahead', () => {
    expect(pointsOf(tracked({ 0: [10, 6, 3, 1] }, 4), 'tracks')).toEqual([11, 5, 3, 2]);
    expect(pointsOf(tracked({ 0: [6, 5, 0] }, 3), 'tracks')).toEqual([6, 3, 0]);
    expect(pointsOf(tracked({ 1: [1, 6, 3, 10] }, 4), 'tracks')).toEqual([2, 5, 3, 11]);
  });

  test('[AN-SCO-4] a cube is worth the last number up to its space', () => {
    const worth = Array.from({ length: 12 }, (_, i) => pointsOf(tracked({ 2: [i + 1, 0, 0] }, 3), 'tracks')[0]);
    expect(worth).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7]);
  });

  test('[AN-SCO-4] tracks are counted one by one', () => {
    expect(pointsOf(tracked({ 0: [1, 3, 0], 1: [12, 1, 0] }, 3), 'tracks')).toEqual([2 + 8, 3 + 7, 0]);
  });
});

describe('cards and discards', () => {
  const rich = position({
    players: 4,
    queues: { 1: [0] },
    buildingCards: {
      0: ['D01', 'D02', 'D03', 'D04'],
      1: ['D09', 'D10', 'D11'],
      2: ['A01', 'A02', 'A03'],
      3: ['B01', 'D05'],
    },
    scientists: { 3: [4, 3, 3, 2] },
    freeShips: [3, 3, 4, 4],
    freeCubes: [2, 3, 4, 5],
  });

  test('[AN-SCO-5, AN-SCO-3] case 48: asterisk cards', () => {
    expect(pointsOf(rich, 'cards')).toEqual([10, 4, 4, 0]);
  });

  test('[AN-SCO-6, AN-SCO-3] case 48: discarded ships and cubes together', () => {
    expect(pointsOf(rich, 'discards')).toEqual([7, 7, 3, 0]);
  });

  test('[AN-SCO-5] factories, laboratories, antennas and headquarters have an asterisk', () => {
    const scoring = Object.values(components.decks)
      .flat()
      .filter(({ hasAsterisk }) => hasAsterisk)
      .map(({ builds }) => builds);
    expect(new Set(scoring)).toEqual(new Set(['factory', 'laboratory', 'antenna', 'headquarters']));
    expect(scoring).toHaveLength(13);
  });
});

describe('the winner', () => {
  const over = (sketch: Sketch): State =>
    position({ players: 2, freeShips: [6, 6], phase: { kind: 'over', reason: 'no-ships' }, ...sketch });

  test('[AN-WIN-1] has most points', () => {
    const { winners, ranking, outcome } = score(over({ scientists: { 0: [1, 2] }, buildings: { 0: ['camp'] } }));
    expect({ winners, ranking, outcome }).toEqual({ winners: [1], ranking: [[1], [0]], outcome: null });
  });

  test('[AN-WIN-2] case 49: tied, has most majorities', () => {
    const state = over({
      buildings: { 0: ['camp', 'crane', 'mine', 'derrick'], 1: ['camp'], 3: ['land'] },
      scientists: { 0: [1, 0], 1: [0, 1], 3: [0, 1] },
    });
    const { players, winners, ranking } = score(state);
    expect(players.map(({ total }) => total)).toEqual([6, 6]);
    expect({ winners, ranking }).toEqual({ winners: [1], ranking: [[1], [0]] });
  });

  const level = (cards: readonly string[]): State =>
    over({
      buildings: { 0: ['camp'], 1: ['camp', 'crane'] },
      scientists: { 0: [2, 0], 1: [0, 1] },
      buildingCards: { 0: cards, 1: ['B05'] },
      shipyardPile: { scientist: 2, icebreaker: 6, recruits: 2, progress: 2 },
    });

  test('[AN-WIN-3] case 50: still tied, has most building cards, or shares', () => {
    const ahead = score(level(['B01', 'B03']));
    expect(ahead.players.map(({ total }) => total)).toEqual([4, 4]);
    expect(ahead).toMatchObject({ winners: [0], ranking: [[0], [1]] });
    expect(score(level(['B01']))).toMatchObject({ winners: [0, 1], ranking: [[0, 1]] });
  });

  test('[AN-WIN-2, AN-WIN-3] case 64: what breaks ties is reported, and the victory is shared out', () => {
    const ahead = level(['B01', 'B03']);
    expect(score(ahead).players.map(({ tieBreaks }) => tieBreaks)).toEqual([
      { majorities: 1, buildings: 2 },
      { majorities: 1, buildings: 1 },
    ]);
    expect(returns(ahead)).toEqual([1, 0]);
    expect(returns(level(['B01']))).toEqual([0.5, 0.5]);
  });

  test('[AN-WIN-2] before the end nothing is won, and what breaks ties is reported as it stands', () => {
    const state = zoned(8, [3, 3, 1, 0]);
    expect(returns(state)).toEqual([0, 0, 0, 0]);
    const start = orThrow(setup({ players: 3, seed: 'start' }));
    expect(score(start).players.map(({ tieBreaks }) => tieBreaks)).toEqual(
      new Array(3).fill({ majorities: 0, buildings: 0 }),
    );
    expect(evaluate(state)).toEqual(score(state).players.map(({ total }) => total));
    for (const viewer of [0, 3, 'spectator'] as const) expect(evaluate(view(state, viewer))).toEqual(evaluate(state));
  });

  test('[AN-WIN-1] there is none before the end', () => {
    expect(score(zoned(8, [3, 3, 1, 0]))).toMatchObject({ over: false, winners: [] });
  });

  test('[AN-WIN-2] a shared first rank counts for each, tracks, cards and discards count too', () => {
    // 5 points each: a zone for P0 (majority 1), a track and the discards for P1 (majorities 2)
    const state = over({
      buildings: { 0: ['camp', 'crane', 'mine'] },
      scientists: { 0: [1, 0] },
      cubeSpaces: { 0: [0, 8] },
      freeCubes: [3, 1],
    });
    const { players, winners } = score(state);
    expect(players.map(({ total }) => total)).toEqual([5, 5]);
    expect(winners).toEqual([1]);
  });
});
