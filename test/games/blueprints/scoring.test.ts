import { describe, expect, test } from 'vitest';
import { SCORE_PARTS, type ScorePart } from '../../../src/games/blueprints/events.js';
import { type RoundResult, score } from '../../../src/games/blueprints/index.js';
import { roundEnd, scored, standing } from './positions.js';

/** Returns the parts of a player's round score. */
const scores = (result: RoundResult, player: number): Readonly<Record<ScorePart | 'total', number>> => {
  const { bonus, wood, recycled, stone, glass, total } = result;
  const [b, w, r, s, g, t] = [bonus, wood, recycled, stone, glass, total].map((part) => part[player]!);
  return { bonus: b!, wood: w!, recycled: r!, stone: s!, glass: g!, total: t! };
};

/** Returns the round score of a building of six dice, reached by playing it. */
const scoreOf = (id: string, building: string): Readonly<Record<ScorePart | 'total', number>> =>
  scores(scored({ players: 2, plans: [id], demand: ['wood', 'recycled'], buildings: [building] }), 0);

/** Returns the round score of a building of any size. */
const partsOf = (id: string, building: string): Readonly<Record<ScorePart | 'total', number>> =>
  scores(standing(id, building), 0);

/** Buildings A and B of the rulebook's example. */
const exampleA = { plan: 'P10', building: 'a W1 R3, b G2, d R2 R4, f G1' };
const exampleB = { plan: 'P18', building: 'b R6, c R3, d W3, f W2 S4 R5' };

describe('the whole round score', () => {
  test('[BP-SCORE-3, BP-WOOD-1, BP-WOOD-3, BP-RECYCLED-1, BP-GLASS-1] of building A of the rulebook is 23', () => {
    expect(scoreOf(exampleA.plan, exampleA.building)).toEqual({
      ...{ bonus: 6, wood: 4, recycled: 10, stone: 0, glass: 3 },
      total: 23,
    });
  });

  test('[BP-SCORE-1, BP-WOOD-2, BP-STONE-1] of building B of the rulebook is 23', () => {
    expect(scoreOf(exampleB.plan, exampleB.building)).toEqual({
      ...{ bonus: 0, wood: 10, recycled: 10, stone: 3, glass: 0 },
      total: 23,
    });
  });

  test('[BP-SCORE-1] is counted after the last choice of the round: bonus, wood, recycled, stone, glass', () => {
    const { before, events } = roundEnd({ players: 3, plans: [exampleA.plan], buildings: [exampleA.building] });
    expect(before.roundResults).toEqual([]);
    const scoredEvents = events.flatMap((event) => (event.kind === 'pointsScored' ? [event] : []));
    expect(scoredEvents.filter(({ player }) => player === 0).map(({ part }) => part)).toEqual(SCORE_PARTS);
    expect(SCORE_PARTS).toEqual(['bonus', 'wood', 'recycled', 'stone', 'glass']);
    const kinds = events.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'buildingRevealed')).toHaveLength(3);
    expect(kinds.lastIndexOf('buildingRevealed')).toBeLessThan(kinds.indexOf('pointsScored'));
  });

  test('[BP-SCORE-2] only ranks buildings: it is no point of the game', () => {
    const { state, result } = roundEnd({ players: 3, plans: [exampleA.plan], buildings: [exampleA.building] });
    expect(result.total[0]).toBe(23);
    expect(
      score(state)
        .players.map(({ total }) => total)
        .sort(),
    ).toEqual([0, 2, 3]);
  });
});

describe('the bonus', () => {
  test.each([
    ['P07', 'a S1 S1, b S1 S1, c S2, d S2'],
    ['P24', 'a S1 S1, b W1 S1 S1, f W5'],
    ['P01', 'd G1 G1, e G1 G1 G1, f W1'],
  ])('[BP-SCORE-3] is 6 for %s built as %s', (id, building) => {
    expect(scoreOf(id, building).bonus).toBe(6);
  });

  test.each([
    ['P07', 'a S1 S1, b S1 S1, c S2 S2', 'a cell stays empty'],
    ['P07', 'a S1 S1 S1, b S1, c S2, d S2', 'one tower is higher, one lower'],
    ['P08', 'a S1 S1, b S1 S1, c S2, d S2', 'the wanted heights stand on other cells'],
  ])('[BP-SCORE-3] is not given for %s built as %s: %s', (id, building) => {
    expect(scoreOf(id, building).bonus).toBe(0);
  });

  test('[BP-SCORE-4] is forfeited with a discarded die, though five dice stand where the plan wants them', () => {
    expect(scoreOf('P10', 'a W5, b W6, d R5 R5, f G6, - W1').bonus).toBe(0);
  });

  test('[BP-SCORE-4] is not given in part', () => {
    expect(partsOf('P10', 'a W1 R3, b G2, d R2 R4').bonus).toBe(0);
  });
});

describe('wood', () => {
  test('[BP-WOOD-1] scores 2 for every adjacent die', () => {
    expect(partsOf('P07', 'a W1').wood).toBe(0);
    expect(partsOf('P07', 'a W1, b S1').wood).toBe(2);
    expect(partsOf('P07', 'a W1, b S1, c G1').wood).toBe(4);
    expect(partsOf('P07', 'a W1 R1, b S1, c G1').wood).toBe(6);
  });

  test.each([
    ['P23', 'a W1, d G2', 0, 'a and d touch only diagonally'],
    ['P07', 'a W1, d G2', 0, 'so do a and d of another plan'],
    ['P07', 'b W1, c G2', 0, 'and b and c'],
    ['P04', 'b W1, f G2', 0, 'b and f are two rows apart'],
    ['P07', 'a G1 W1, b S1', 2, 'the die beside stands a level below, the one under it is adjacent'],
    ['P07', 'a G1 W1, b S1 S1', 4, 'beside on level 2'],
    ['P07', 'a G1 W1, b S1 S1 S1', 4, 'what stands higher beside is not adjacent'],
    ['P07', 'a S1 W1 S1', 4, 'above and below'],
    ['P07', 'a W1 S1 S1', 2, 'two above is not adjacent'],
  ])('[BP-WOOD-2] of %s built as %s is %i: %s', (id, building, wood) => {
    expect(partsOf(id, building).wood).toBe(wood);
  });

  test('[BP-WOOD-2] two neighbours stand beside a cell in a corner, three beside one in the middle row', () => {
    const around = (cell: number, beside: string): number =>
      partsOf('P07', `${'abcdef'[cell]} W1, ${[...beside].map((letter) => `${letter} G1`).join(', ')}`).wood;
    const others = (cell: number): string => [...'abcdef'].filter((_, other) => other !== cell).join('');
    expect([0, 1, 2, 3, 4, 5].map((cell) => around(cell, others(cell)))).toEqual([4, 4, 6, 6, 4, 4]);
    const pairs = ['ab', 'ac', 'bd', 'cd', 'ce', 'df', 'ef'];
    const touching = [0, 1, 2, 3, 4, 5].flatMap((cell) =>
      [...others(cell)].filter((other) => around(cell, other) === 2).map((other) => `${'abcdef'[cell]}${other}`),
    );
    expect(touching.sort()).toEqual([...pairs, ...pairs.map((pair) => pair[1]! + pair[0]!)].sort());
  });

  test('[BP-WOOD-2, BP-STONE-1] of plan P24 built as wanted', () => {
    expect(scoreOf('P24', 'a S1 S1, b W1 S1 S1, f W5')).toEqual({
      ...{ bonus: 6, wood: 4, recycled: 0, stone: 13, glass: 0 },
      total: 23,
    });
  });

  test.each('WRSG'.split(''))('[BP-WOOD-3] counts an adjacent die of any colour: %s', (colour) => {
    expect(partsOf('P07', `a W1, b ${colour}1`).wood).toBe(colour === 'W' ? 4 : 2);
  });

  test('[BP-WOOD-2, BP-WOOD-3] a face between two wood dice counts from both sides: 20 for a tower of six', () => {
    expect(scoreOf('P05', 'a W1 W1 W1 W1 W1 W1').wood).toBe(20);
  });
});

test('[BP-RECYCLED-1] 0 to 6 recycled dice score 0 2 5 10 15 20 30, wherever they stand', () => {
  const towers = [
    '',
    'a R1',
    'a R1 R1',
    'a R1 R1, b R1',
    'a R1 R1, d R1 R1',
    'a R1 R1 R1 R1 R1',
    'a R1, b R1, c R1, d R1 R1 R1',
  ];
  expect(towers.map((building) => partsOf('P07', building).recycled)).toEqual([0, 2, 5, 10, 15, 20, 30]);
  expect(scoreOf('P07', 'a R1 R3, b R2 R2, c R5 R6').recycled).toBe(30);
});

describe('stone', () => {
  test('[BP-STONE-1] scores 2, 3, 5, 8 on level 1, 2, 3, 4 and 8 above', () => {
    const towers = ['a S6', 'a G1 S6', 'a G1 G1 S6', 'a G1 G1 G1 S6', 'a G1 G1 G1 G1 S6', 'a G1 G1 G1 G1 G1 S6'];
    expect(towers.map((building) => partsOf('P07', building).stone)).toEqual([2, 3, 5, 8, 8, 8]);
  });

  test('[BP-STONE-1] six in one tower score 34', () => {
    expect(scoreOf('P04', 'd S1 S2 S3 S4 S5 S6')).toMatchObject({ stone: 34, bonus: 0 });
  });

  test('[BP-STONE-1, BP-SCORE-3] six in four towers score 14, and 20 with the bonus', () => {
    expect(scoreOf('P07', 'a S1 S1, b S1 S1, c S2, d S2')).toMatchObject({ stone: 14, bonus: 6, total: 20 });
  });
});

describe('glass', () => {
  test('[BP-GLASS-1] scores its value, also when dice stand on it', () => {
    expect(partsOf('P05', 'a G1 R4 R4')).toMatchObject({ glass: 1, recycled: 5 });
  });

  test.each([1, 2, 3, 4, 5, 6])('[BP-GLASS-1] a %i scores that, other colours nothing', (value) => {
    expect(partsOf('P07', `a G${value}, b S${value}, c R${value}`).glass).toBe(value);
  });
});
