import { describe, expect, test } from 'vitest';
import { game, type State } from '../../../src/games/nunatak/index.js';
import {
  cell,
  events,
  floors,
  legal,
  nameOf,
  placing,
  play,
  playOn,
  position,
  refusal,
  type Wish,
} from './positions.js';

const categories = (state: State, player = 0) => game.score(state).players[player]!.categories;

/** Returns a position with all blocks placed. */
const over = (wish: Wish = {}): State => position({ turnNumber: 54, phase: { kind: 'over' }, ...wish });
const final = (wish: Wish): State => position({ turnNumber: 54, phase: { kind: 'endFavour', decider: 0 }, ...wish });

describe('end favours', () => {
  test('[NU-FINAL-1, NU-FINAL-3] players are asked clockwise from player 0', () => {
    const state = final({ favours: { 0: [14], 2: [18, 19] } });
    const others = state.favours.map((held) => held.some((favour) => favour >= 14));
    expect(others[2]).toBe(true);
    const asked = [state.phase, play(state, '-').phase];
    expect(asked[0]).toEqual({ kind: 'endFavour', decider: 0 });
    expect(asked[1]).toMatchObject({ kind: 'endFavour' });
  });

  test('[NU-FINAL-1] after the last turn who has an end favour is asked', () => {
    let state = position({ turnNumber: 54, filler: floors(4, '4b2'), favours: { 0: [17], 2: [1, 2, 3, 4, 5, 9] } });
    for (let ply = 0; ply < 9 && state.phase.kind !== 'endFavour'; ply++) state = playOn(state);
    expect(state.phase).toEqual({ kind: 'endFavour', decider: 0 });
    expect(play(state, '-').phase.kind).toBe('over');
  });

  test('[NU-FINAL-2, NU-FAV-5] a favour not played is unused, one played is not', () => {
    const state = final({ favours: { 0: [17] }, filedCards: { 0: '22E' } });
    const before = categories(state).unusedFavours;
    expect(categories(play(state, '-')).unusedFavours).toBe(before);
    expect(categories(play(state, 'u17')).unusedFavours).toBe(before - 2);
  });

  test.each([
    [4, 6],
    [6, 6],
    [0, 1],
    [10, 10],
  ])('[NU-FX-15] case 37: insight at step %i scores %i', (step, points) => {
    const state = final({ favours: { 0: [16] }, also: { engineeringSteps: [step, 0, 0] } });
    expect(play(state, 'u16').favourPoints[0]).toBe(points);
    expect(events(state, 'u16')).toContainEqual({
      kind: 'pointsScored',
      player: 0,
      points,
      reason: 'insight',
      cell: -1,
    });
  });

  test('[NU-FX-14] case 38: a beast becomes an artisan, without its symbols', () => {
    const state = final({ favours: { 0: [14] }, filedCards: { 0: '17B 22E' } });
    const chosen = play(state, 'u14');
    expect(refusal(chosen, `c${state.filedCards[1]![0]!.card}`)).toBe('NU-FX-14');
    const card = play(chosen, 'c17');
    expect(card.phase).toEqual({ kind: 'chooseNewType', decider: 0, favour: 14, card: 17 });
    expect(refusal(card, 'iB')).toBe('NU-FX-14');
    expect(legal(card)).toBe('iL iS iR iP iW iG iE');
    const artisan = play(card, 'iW').filedCards[0]!.find((held) => held.card === 17);
    expect(artisan).toEqual({ card: 17, countsAs: 'artisan', tool: 'saw', isTransformed: true });
    expect(events(card, 'iW')).toContainEqual({
      kind: 'cardTransformed',
      player: 0,
      card: 17,
      countsAs: 'artisan',
      tool: 'saw',
    });
    const elder = play(card, 'iE');
    expect(categories(elder).elders).toBe(categories(card).elders + 1);
    expect(categories(elder).beasts).toBeLessThanOrEqual(categories(card).beasts);
  });

  test('[NU-FX-14] an artisan becomes no artisan with another tool', () => {
    const state = final({ favours: { 0: [14] }, filedCards: { 0: '9A 22E' } });
    const chosen = play(state, 'u14 c9');
    for (const into of ['iR', 'iP', 'iW']) expect(refusal(chosen, into)).toBe('NU-FX-14');
  });

  test('[NU-FX-14] what becomes a beast has no symbols', () => {
    const state = final({ favours: { 0: [14] }, filedCards: { 0: '0L 17B 22E' }, prefer: 'SAG' });
    const before = categories(state);
    expect(before.beasts).toBe(2);
    expect(categories(play(state, 'u14 c0 iB')).beasts).toBe(4);
  });

  test('[NU-FX-14] nor does a changed double card keep what is printed for its new column', () => {
    const elder = final({ favours: { 0: [14] }, filedCards: { 0: '40E 17B' }, prefer: 'SAG' });
    expect(categories(play(elder, 'u14 c40 iB')).beasts).toBe(4);
    const beast = final({ favours: { 0: [14] }, filedCards: { 0: '40B 17B 22E' }, prefer: 'SAG' });
    const elders = categories(beast).elders;
    expect(categories(play(beast, 'u14 c40 iE')).elders).toBe(elders + 1);
  });

  test('[NU-FX-16, NU-FX-6] harmony scores a point for each type', () => {
    const state = final({ favours: { 0: [17] }, filedCards: { 0: '0L 5S 22E' }, prefer: 'LS' });
    const types = new Set(state.filedCards[0]!.map(({ countsAs }) => countsAs)).size;
    expect(categories(state).favours).toBe(0);
    expect(categories(play(state, 'u17')).favours).toBe(types);
  });

  test('[NU-FX-18] vigour counts as a labourer in the count of labourers alone', () => {
    const wish = {
      favours: { 0: [19] },
      filedCards: { 0: '0L 22E', 1: '1L 2L', 2: '3L 4L 25L' },
      prefer: 'SABG',
    } as const;
    const state = position({ ...wish, turnNumber: 54, phase: { kind: 'endFavour', decider: 0 } });
    const least = state.filedCards.map((area) => area.filter(({ countsAs }) => countsAs === 'labourer').length);
    expect(Math.max(...least)).toBeGreaterThan(least[0]! + 1);
    const used = play(state, 'u19');
    expect(categories(used).labourers).toBe(categories(state).labourers + 2);
    expect(categories(used).sets).toBe(categories(state).sets);
    expect(categories(used).elders).toBe(categories(state).elders);
  });
});

describe('progress', () => {
  test('[NU-WIN-1, NU-GEN-3] is the total of each player, for everybody who looks', () => {
    const state = position({ turnNumber: 22, filedCards: { 0: '9A 10A 11A 12A 13A 30A 50A' } });
    const totals = game.score(state).players.map(({ total }) => total);
    expect(totals[0]).toBeGreaterThan(30);
    for (const seen of [state, game.view(state, 1), game.view(state, 'spectator')]) {
      expect(game.evaluate(seen)).toEqual(totals);
    }
  });
});

describe('the final count', () => {
  test('[NU-SCORE-5] case 17: artisans score by tool and in trios', () => {
    const state = position({ turnNumber: 22, filedCards: { 0: '9A 10A 11A 12A 13A 30A 50A' } });
    expect(categories(state).artisans).toBe(3 + 3 + 8 + 20);
  });

  test('[NU-SCORE-6, NU-FX-17] case 18: beasts score their number times their symbols', () => {
    expect(categories(position({ turnNumber: 7, filedCards: { 0: '14B 17B' } })).beasts).toBe(6);
    expect(categories(over({ filedCards: { 0: '14B 17B' }, usedFavours: { 0: [18] }, prefer: 'LGSA' })).beasts).toBe(
      10,
    );
    expect(categories(over({ filedCards: { 0: '14B 17B' }, prefer: 'LGSA' })).beasts).toBe(6);
  });

  test.each([
    [3, 9],
    [5, 9],
    [0, 0],
    [6, 18],
  ])('[NU-SCORE-7] case 19: three engineers at step %i score %i', (step, points) => {
    const state = over({ filedCards: { 0: '18G 19G 20G' }, prefer: 'LSAB', also: { engineeringSteps: [step, 0, 0] } });
    expect(state.filedCards[0]!.filter(({ countsAs }) => countsAs === 'engineer')).toHaveLength(3);
    expect(categories(state).engineers).toBe(points);
  });

  test('[NU-SCORE-8] case 20: an elder scores each own card of its two types', () => {
    const state = position({ turnNumber: 19, filedCards: { 0: '9A 10A 11A 22E 24E 0L' } });
    expect(categories(state).elders).toBe(5 + 1);
  });

  test('[NU-SCORE-3] case 21: the most labourers, alone and tied', () => {
    const tied = position({
      turnNumber: 13,
      filedCards: { 0: '0L 1L 2L 3L', 1: '4L 25L 26L 41L', 2: '36L 37L 46L' },
      prefer: 'GSAB',
    });
    expect([0, 1, 2].map((player) => categories(tied, player).labourers)).toEqual([12, 12, 6]);
    const alone = position({
      turnNumber: 16,
      filedCards: { 0: '0L 1L 2L 3L 4L', 1: '25L 26L 41L 36L' },
      prefer: 'GSAB',
    });
    expect([0, 1, 2].map((player) => categories(alone, player).labourers)).toEqual([20, 8, 0]);
    expect([0, 1, 2].map((player) => categories(position({}), player).labourers)).toEqual([0, 0, 0]);
  });

  /** Returns border blocks by floor and player; the rest of the 18 blocks each are inside. */
  const bordered = (floorsOf: readonly (readonly number[])[]): Readonly<Record<number, string>> => {
    const sides = [5, 4, 3, 2];
    const owned: string[][] = [[], [], []];
    let first = 0;
    const inside: number[] = [];
    sides.forEach((side, floor) => {
      const owners = floorsOf[floor]!.flatMap((count, player) => new Array<number>(count).fill(player));
      for (let at = 0; at < side * side; at++) {
        const [row, column] = [Math.floor(at / side), at % side];
        const isBorder = row === 0 || column === 0 || row === side - 1 || column === side - 1;
        if (isBorder) owned[owners.shift()!]!.push(nameOf(first + at));
        else inside.push(first + at);
      }
      first += side * side;
    });
    for (const own of owned) while (own.length < 18) own.push(nameOf(inside.shift()!));
    return Object.fromEntries(owned.map((own, player) => [player, own.join(' ')]));
  };

  test('[NU-SCORE-1] case 23: a tie for the border is broken floor by floor', () => {
    const broken = bordered([
      [6, 5, 5],
      [4, 4, 4],
      [3, 3, 2],
      [1, 2, 1],
    ]);
    const state = over({ blocks: broken });
    expect([0, 1, 2].map((player) => categories(state, player).dome)).toEqual([7, 0, 0]);
    const equal = bordered([
      [5, 5, 6],
      [4, 4, 4],
      [3, 3, 2],
      [2, 2, 0],
    ]);
    expect([0, 1, 2].map((player) => categories(over({ blocks: equal }), player).dome)).toEqual([0, 0, 0]);
  });

  test('[NU-SCORE-10] case 24: sets of all six types', () => {
    const filedCards = { 0: '0L 1L 2L 5S 6S 9A 10A 11A 12A 14B 15B 18G 19G 20G 21G 33G 22E 23E' };
    expect(categories(over({ filedCards })).sets).toBe(20);
  });

  test('[NU-SCORE-4] sculptors score by their number', () => {
    const state = position({ turnNumber: 16, filedCards: { 0: '5S 6S 7S 8S 38S' } });
    expect(categories(state).sculptors).toBe(20);
  });

  test('[NU-FAV-5, NU-SCORE-9] case 54: only unused favours score', () => {
    const state = position({ turnNumber: 16, favours: { 0: [1, 10, 16] }, usedFavours: { 0: [0, 9] } });
    expect(categories(state).unusedFavours).toBe(6);
  });

  /** Returns the position with the points of squares that give these totals. */
  const totalling = (state: State, totals: readonly number[]): State => {
    const bare = game.score({ ...state, squarePoints: totals.map(() => 0) }).players;
    const squarePoints = totals.map((total, player) => total - bare[player]!.total);
    const decoded = game.State.decode({ ...state, squarePoints });
    if (decoded._tag === 'Left') throw new Error(`${decoded.left.message} ${squarePoints}`);
    return decoded.right;
  };

  test('[NU-WIN-1] case 46: of equal totals more border blocks win, or the victory is shared', () => {
    const rows = [
      [6, 5, 5],
      [4, 4, 4],
      [3, 3, 2],
      [2, 1, 1],
    ];
    const first = totalling(over({ blocks: bordered(rows) }), [170, 170, 130]);
    expect(game.score(first)).toMatchObject({ over: true, winners: [0], ranking: [[0], [1], [2]], outcome: null });
    expect(game.score(first).players.map(({ tieBreaks }) => tieBreaks)).toEqual([
      { borderBlocks: 15 },
      { borderBlocks: 13 },
      { borderBlocks: 12 },
    ]);
    expect([game.returns(first), game.evaluate(first)]).toEqual([
      [1, 0, 0],
      [170, 170, 130],
    ]);
    rows[3] = [1, 2, 1];
    const shared = totalling(over({ blocks: bordered(rows) }), [170, 170, 130]);
    expect(game.score(shared)).toMatchObject({ winners: [0, 1], ranking: [[0, 1], [2]] });
    expect(game.returns(shared)).toEqual([0.5, 0.5, 0]);
    expect(game.score(position({})).winners).toEqual([]);
    expect(game.returns(position({}))).toEqual([0, 0, 0]);
  });

  test.each([
    [150, 'slush', 0],
    [151, 'snowball', 0.2],
    [200, 'ice-cube', 0.4],
    [201, 'ice-block', 0.6],
    [250, 'iceberg', 0.8],
    [251, 'ice-temple', 1],
  ])('[NU-SOLO-19] cases 45 and 60: %i points alone are %s and worth %d', (total, outcome, worth) => {
    const state = totalling(over({ players: 1 }), [total]);
    expect(game.score(state)).toMatchObject({ outcome, winners: [0] });
    expect([game.returns(state), game.evaluate(state)]).toEqual([[worth], [total]]);
  });

  test('[NU-SOLO-19] cases 45 and 60: 80 points alone are slush, and before the end there is no rating', () => {
    const filedCards = { 0: '0L 5S 9A 11A 13A 14B 18G 19G 20G 21G 33G 34G 38S 15B 1L 47A 48A 6S' };
    const poor = totalling(over({ players: 1, filedCards, blocks: {} }), [80]);
    expect(game.score(poor).outcome).toBe('slush');
    expect(game.returns(poor)).toEqual([0]);
    expect(game.score(position({ players: 1 }))).toMatchObject({ outcome: null, winners: [] });
    expect(game.returns(position({ players: 1 }))).toEqual([0]);
  });

  test('[NU-GEN-1] case 48: when the game is over every move is refused', () => {
    const state = over();
    expect(legal(state)).toBe('');
    for (const move of game.catalogue) expect(refusal(state, game.formatMove(move))).toBe('NU-GEN-1');
  });

  test('[NU-SCORE-11] cards of Siku and the dummies score nothing', () => {
    expect(game.score(position({ players: 2 })).players).toHaveLength(2);
    expect(game.score(position({ players: 1 })).players).toHaveLength(1);
    expect(placing(5, 'sculptor').kind).toBe('place');
    expect(cell('dome')).toBe(54);
  });
});
