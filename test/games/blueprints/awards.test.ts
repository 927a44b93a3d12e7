import { describe, expect, test } from 'vitest';
import { PRIZES } from '../../../src/games/blueprints/components.js';
import { type RoundResult, score } from '../../../src/games/blueprints/index.js';
import { roundEnd, scored, standing, tiedTwiceByTwo } from './positions.js';

const awards = ({ gold, silver, bronze }: RoundResult) => ({ gold, silver, bronze });
const prizes = ({ skyscraper, structuralIntegrity, geometer, materials }: RoundResult) => ({
  ...{ skyscraper, structuralIntegrity, geometer, materials },
});
const NONE = { skyscraper: null, structuralIntegrity: null, geometer: null, materials: null };

describe('awards', () => {
  const plans = ['P04', 'P05', 'P06', 'P07'];
  const buildings = ['b G5, d G5, f G5, b R5, d R5, f R5', 'a S5, c S5, e S5, a G5, c S6, e W6'];

  test.each([
    [2, [0, 1], { gold: null, silver: 0, bronze: null }],
    [3, [0, 1, 2], { gold: 0, silver: 1, bronze: null }],
    [4, [0, 1, 3, 2], { gold: 0, silver: 1, bronze: 3 }],
  ] as const)('[BP-AWARD-1] %i players ranked %j win the awards in use, the best first', (players, ranking, won) => {
    const result = scored({ players, plans: plans.slice(0, players), buildings, demand: ['wood', 'stone'] });
    expect(result.ranking).toEqual(ranking);
    expect(new Set(result.total).size).toBe(players);
    expect(awards(result)).toEqual(won);
  });

  test('[BP-AWARD-2] the ranking is a strict order: who loses a tie for one award takes the next', () => {
    const result = scored(tiedTwiceByTwo);
    expect(result).toMatchObject({ total: [20, 25, 25, 20], ranking: [2, 1, 0, 3] });
    expect(awards(result)).toEqual({ gold: 2, silver: 1, bronze: 0 });
  });
});

describe('what a prize is given for', () => {
  const worth = (building: string): readonly string[] => {
    const result = standing('P07', building);
    return PRIZES.filter((prize) => result[prize] === 0);
  };

  test.each([
    ['b G1 G1 W2 W2, d R4 R5', []],
    ['b G1 G1 W2 W2 S3, d R4', ['skyscraper']],
    ['b G1 G1 W2 W2 S3 R4', ['skyscraper']],
    ['b G1 G1 W2, d S3 W4 R4', []],
  ])('[BP-PRIZE-1] skyscraper, a tower of 5 or more: %s is worth %j', (building, won) => {
    expect(worth(building)).toEqual(won);
  });

  test.each([
    ['b G2, d W2, f S2 G3 G4, d R6', []],
    ['b G2, d W2, f S2 R2 G4, d R6', ['structuralIntegrity']],
    ['b G2, d W2, f S2 R2, d R2, b R6', ['structuralIntegrity']],
    ['b S5 S5, d W5, f G5 W6 W6', ['structuralIntegrity']],
    ['b S5 S6, d W6, f G6, - G5 R5', []],
  ])('[BP-PRIZE-2] structural integrity, 4 or more of one value: %s is worth %j', (building, won) => {
    expect(worth(building)).toEqual(won);
  });

  test.each([
    ['b G1 S2, d W3 W4, f R5 R6', ['geometer']],
    ['b G2 S2, d W3 W4, f R5 R6', []],
    ['b G1 S2, d W3 W4, f R5 R5', []],
    ['b G3 S6, d W4, f R5, - R1 S2', []],
  ])('[BP-PRIZE-3] geometer, all values from 1 to 6: %s is worth %j', (building, won) => {
    expect(worth(building)).toEqual(won);
  });

  test.each([
    ...['W', 'R', 'S', 'G'].flatMap((c): [string, string[]][] => [
      [`b ${c}1 ${c}2, d ${c}3 ${c}4, f ${c}5, d ${c === 'W' ? 'G' : 'W'}5`, ['materials']],
      [`b ${c}1 ${c}2, d ${c}3 ${c}4, f ${c === 'W' ? 'G5 S5' : 'W5 W5'}`, []],
    ]),
    ['b S1 S2, d S3 S3, f S4 S4', ['materials']],
    ['b S6, d S5, f S5 S6, - S1 S1', []],
  ])('[BP-PRIZE-4] materials, 5 or more of one colour: %s is worth %j', (building, won) => {
    expect(worth(building)).toEqual(won);
  });

  test('[BP-PRIZE-1, BP-PRIZE-3, BP-PRIZE-4] five glass dice in one tower, without a 5 or 6', () => {
    expect(worth('b G1 G1 G2 G2 G3, d R4')).toEqual(['skyscraper', 'materials']);
  });

  test('[BP-PRIZE-2] six stone dice in four towers', () => {
    expect(worth('a S1 S1, b S1 S1, c S2, d S2')).toEqual(['structuralIntegrity', 'materials']);
  });
});

describe('who wins prizes', () => {
  test('[BP-PRIZE-5] a prize that no building is worth is not given, and not later either', () => {
    const ranking = [0, 2, 1];
    const { state, result } = roundEnd({
      players: 3,
      past: [{ ranking }],
      plans: ['P04'],
      buildings: ['b S6, d S6, f R6, - S1 R1 R1'],
    });
    expect(prizes(result)).toEqual(NONE);
    const next = {
      players: 3,
      past: [{ ranking }, { ranking }],
      plans: ['P04'],
      buildings: ['d S1 S2 S3 S4 S5 S6'],
    } as const;
    expect(prizes(scored(next))).toEqual({ skyscraper: 0, structuralIntegrity: null, geometer: 0, materials: 0 });
    expect(score(roundEnd(next).state).players[0]!.categories.skyscraper).toBe(2);
    expect(state.roundResults).toHaveLength(2);
  });

  test('[BP-PRIZE-6] a building may win several', () => {
    const result = scored({ players: 3, plans: ['P04'], buildings: ['d S1 S2 S3 S4 S5 S6'] });
    expect(prizes(result)).toEqual({ skyscraper: 0, structuralIntegrity: null, geometer: 0, materials: 0 });
  });

  test('[BP-PRIZE-6] two prizes at once for six stone dice', () => {
    const result = scored({ players: 3, plans: ['P07'], buildings: ['a S1 S1, b S1 S1, c S2, d S2'] });
    expect(prizes(result)).toEqual({ ...NONE, structuralIntegrity: 0, materials: 0 });
  });

  // A tower of six against one of five, a gold award against a silver one.
  const towers = {
    players: 3,
    plans: ['P04', 'P05', 'P06'],
    buildings: ['d G2 W3 G5 S5 G6 G6', undefined, 'a W1 W2 R2 R3 R4, e S6'],
  } as const;

  test('[BP-PRIZE-7] of several buildings, the first demand colour decides, not the height', () => {
    const { result, events } = roundEnd({ ...towers, demand: ['wood', 'recycled'] });
    expect(result.skyscraper).toBe(2);
    expect(result.ranking.indexOf(0)).toBeLessThan(result.ranking.indexOf(2));
    expect(events).toContainEqual({
      kind: 'prizeWon',
      prize: 'skyscraper',
      player: 2,
      points: 2,
      decidedBy: 'firstDemand',
    });
  });

  test('[BP-PRIZE-7] then the second demand colour', () => {
    const { result, events } = roundEnd({ ...towers, demand: ['stone', 'recycled'] });
    expect(result.skyscraper).toBe(2);
    expect(events).toContainEqual(expect.objectContaining({ prize: 'skyscraper', decidedBy: 'secondDemand' }));
  });

  test.each([
    [1, 0],
    [0, 2],
    [2, 0],
  ])('[BP-PRIZE-7] then who played last: with player %i first, player %i', (startPlayer, player) => {
    const { result, events } = roundEnd({
      ...towers,
      startPlayer,
      demand: ['stone', 'recycled'],
      buildings: ['d G2 W3 G5 W5 G6 G6', 'a R6, c R6, e R5, - R1 R1 R1', 'a G2 G2 W3 W3 W4, e W6'],
    });
    expect(result.skyscraper).toBe(player);
    expect(events).toContainEqual(expect.objectContaining({ prize: 'skyscraper', decidedBy: 'playedLast' }));
  });

  test('[BP-PRIZE-7] the round score does not matter', () => {
    const { result, events } = roundEnd({
      players: 2,
      plans: ['P04', 'P05'],
      demand: ['wood', 'recycled'],
      buildings: ['d S2 S2 S3 S3 G4, b G6', 'a W1 G1 G1 G1 S1, c G1'],
    });
    expect(result.total[0]).toBeGreaterThan(result.total[1]!);
    expect(result).toMatchObject({ silver: 0, skyscraper: 1 });
    expect(events).toContainEqual(expect.objectContaining({ prize: 'skyscraper', decidedBy: 'firstDemand' }));
  });

  test('one who qualifies alone needs no tie chain', () => {
    const { events } = roundEnd({ players: 3, plans: ['P04'], buildings: ['d S1 S2 S3 S4 S5 S6'] });
    expect(events.flatMap((event) => (event.kind === 'prizeWon' ? [event.decidedBy] : []))).toEqual([
      'alone',
      'alone',
      'alone',
    ]);
  });
});
