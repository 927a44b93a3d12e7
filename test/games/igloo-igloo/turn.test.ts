import { describe, expect, test } from 'vitest';
import { type Drawing, eventsOf, played, position, refusal, texts, verdict } from './positions.js';

describe('the second phase', () => {
  test("[IG-TURN-2] points are spent on any of one's inuits, in any order", () => {
    const state = position({ board: 'BEAR', inuits: ['c3 d3'], fish: 'b3:1' });
    const next = played(state, 'Wd3w', 'Hf1b3', 'Wc3s');
    expect([next.turnPlayer, next.actionPointsLeft]).toEqual([1, 0]);
    expect(played(state, 'Hf1b3', 'Wc3e').actionPointsLeft).toBe(1);
  });

  test.each(['Mc3', 'Pb1', 'Sbc3n', 'Y', 'Fa1', 'Lc4', 'Dc3n', 'Vc2'])(
    '[IG-TURN-2] %s is refused, for it is no action',
    (text) => {
      expect(verdict(position({ board: 'BEAR', inuits: ['c3'] }), text)).toBe('IG-TURN-2');
    },
  );

  const board = ['#oooooo#', 'oooooooo', 'ooo.oooo', 'ooo..ooo', 'ooo..ooo', 'oooooooo', 'oooooooo', '#oooooo#'];

  test('[IG-TURN-2] case 61: what is no action is told apart from what takes too many points', () => {
    const state = position({ board, inuits: ['b1'], points: 2 });
    expect(refusal(state, 'Md2').slice(0, 2)).toEqual(['no-action', {}]);
    expect(refusal(state, 'Kb1').slice(0, 2)).toEqual(['few-points', { need: 3, have: 2 }]);
    expect(refusal(state, 'Ib1').slice(0, 2)).toEqual(['few-points', { need: 3, have: 2 }]);
    for (const text of ['Md2', 'Kb1', 'Ib1']) expect(verdict(state, text)).toBe('IG-TURN-2');
  });

  test('[IG-TURN-3] case 54: one may stop, and loses what is left', () => {
    const state = position({ board, inuits: ['b1', 'g1'], points: 2, faces: 'd2:fish2 d6:fish2' });
    const theirs = played(state, 'end');
    expect([theirs.turnPlayer, theirs.phase.kind, theirs.actionPointsLeft]).toEqual([1, 'melt', 0]);
    expect(eventsOf(state, 'end')).toEqual([
      { kind: 'turnEnded', player: 0, unspentPoints: 2, isAutomatic: false },
      { kind: 'turnStarted', player: 1 },
    ]);
    const mine = played(theirs, 'Md2', 'end', 'Md6');
    expect([mine.turnPlayer, mine.actionPointsLeft]).toEqual([0, 3]);
  });

  test('[IG-TURN-4] case 52: the turn ends by itself when nothing is held and nothing can be done', () => {
    const drawing = { board: 'BEAR', inuits: ['c4'], points: 1 } as const;
    const next = played(position(drawing), 'Wc4n');
    expect([next.turnPlayer, next.phase.kind]).toEqual([1, 'melt']);
    const asked = played(position({ ...drawing, hands: ['harpoon'] }), 'Wc4n');
    expect([asked.turnPlayer, asked.actionPointsLeft, texts(asked)]).toEqual([0, 0, ['end']]);
  });

  const WATER = '........';
  const rock = ['#......#', WATER, '..o.....', WATER, WATER, WATER, WATER, '#......#'];
  const pair = [...rock.slice(0, 6), '......o.', '#......#'];

  test.each<[string, Drawing, number]>([
    ['can walk', { board: 'BEAR', inuits: ['c3'], points: 0 }, 0],
    ['can hunt', { board: rock, inuits: ['c3'], fish: 'd3:1', points: 0 }, 0],
    ['could hunt with more points', { board: rock, inuits: ['c3'], fish: 'd3:2', points: 0 }, 1],
    ['can build', { board: rock, inuits: ['c3'], points: 2 }, 0],
    ['could build with more points', { board: rock, inuits: ['c3'], points: 1 }, 1],
    ['can sail', { board: pair, inuits: ['c3'], igloos: ['c3'], points: 2 }, 0],
    ['could sail with more points', { board: pair, inuits: ['c3'], igloos: ['c3'], points: 1 }, 1],
  ])('[IG-TURN-4] without tiles, and while one %s', (_, drawing, turn) => {
    const state = position({ ...drawing, hands: ['endurance1'] });
    expect(played(state, 'E1').turnPlayer).toBe(turn);
  });

  test('[IG-PLACE-3, IG-TURN-3] turns go to the left, from the last player to the first', () => {
    const state = position({ board, players: 3, turnPlayer: 2, inuits: ['b1', 'g1', 'd1'] });
    expect(played(state, 'end').turnPlayer).toBe(0);
  });
});
