import { describe, expect, test } from 'vitest';
import {
  type MatchOf,
  makeMove,
  recordOfMatch,
  redo,
  startMatch,
  stateAt,
  undo,
  undoReveals,
} from '../../src/core/match.js';
import { validateRecord } from '../../src/core/record.js';
import { orThrow } from '../../src/core/verdict.js';
import { type Blueprints, game, legalMoves } from '../../src/games/blueprints/index.js';

const start = (players: 2 | 3): MatchOf<Blueprints> => orThrow(startMatch(game, { players, seed: 'match' }));

const advanced = (match: MatchOf<Blueprints>, moves: number): MatchOf<Blueprints> => {
  if (moves === 0) return match;
  return advanced(orThrow(makeMove(game, match, legalMoves(stateAt(match)!)[0]!)), moves - 1);
};

test('a match begins with the state that setup deals', () => {
  expect(stateAt(start(3))).toEqual(orThrow(game.setup({ players: 3, seed: 'match' })));
  expect(startMatch(game, { players: 9 as 3, seed: 'x' })).toMatchObject({ left: { _tag: 'InvalidOptions' } });
});

test('it keeps the state of every ply', () => {
  const match = advanced(start(3), 10);
  expect(match.ply).toBe(10);
  expect(stateAt(match, 4)).toEqual(stateAt(advanced(start(3), 4)));
  expect(stateAt(match, 11)).toBeUndefined();
});

test('a refused move is told, and changes nothing', () => {
  const match = advanced(start(3), 2);
  const before = JSON.stringify(match);
  expect(makeMove(game, match, { kind: 'remove', colour: 'wood', value: 1 })).toMatchObject({
    left: { _tag: 'RuleBroken', clause: 'BP-TWO-5' },
  });
  expect(JSON.stringify(match)).toBe(before);
});

describe('undo and redo', () => {
  const match = advanced(start(3), 5);

  test('go back and forth without losing anything', () => {
    const back = undo(undo(match));
    expect(stateAt(back)).toBe(match.states[3]);
    expect(redo(redo(back))).toEqual(match);
    expect(match.ply).toBe(5);
  });

  test('stop at the ends', () => {
    expect(undo(start(3))).toEqual(start(3));
    expect(redo(match)).toBe(match);
  });

  test('another move forgets what was undone', () => {
    const back = undo(undo(match));
    const other = legalMoves(stateAt(back)!)[1]!;
    const changed = orThrow(makeMove(game, back, { ...other }));
    expect(changed.moves).toEqual([...match.moves.slice(0, 3), other]);
    expect(redo(changed)).toBe(changed);
  });

  test('a record holds what was not undone', () => {
    expect(recordOfMatch(game, undo(match)).moves).toHaveLength(4);
    expect(validateRecord(game, recordOfMatch(game, undo(match)))).toMatchObject({ right: stateAt(match, 4) });
  });
});

describe('an undo takes back what somebody has learnt', () => {
  test('when dice were rolled', () => expect(undoReveals(game, advanced(start(3), 1))).toBe(true));
  test('when something hidden was shown', () => {
    const match = start(2);
    const shown = { ...stateAt(match)!, deck: stateAt(match)!.deck.slice(1) };
    expect(undoReveals(game, { ...match, states: [...match.states, shown], ply: 1 })).toBe(true);
  });
  test('but not when a player only placed a die behind his screen', () =>
    expect(undoReveals(game, advanced(start(2), 1))).toBe(false));
  test('nor before the first move', () => expect(undoReveals(game, start(3))).toBe(false));
});
