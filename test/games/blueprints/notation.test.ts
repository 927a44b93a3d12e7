import { describe, expect, test } from 'vitest';
import {
  actionOf,
  catalogue,
  formatMove,
  legalMask,
  legalMoves,
  type Move,
  moveOf,
  parseMove,
} from '../../../src/games/blueprints/index.js';
import { played, position } from './positions.js';

const COLOURS = ['wood', 'recycled', 'stone', 'glass'] as const;

describe('the notation', () => {
  test.each<[string, Move]>([
    ['W3c', { kind: 'build', colour: 'wood', value: 3, cell: 2 }],
    ['R1a', { kind: 'build', colour: 'recycled', value: 1, cell: 0 }],
    ['G6f', { kind: 'build', colour: 'glass', value: 6, cell: 5 }],
    ['-S2', { kind: 'discard', colour: 'stone', value: 2 }],
    ['xG5', { kind: 'remove', colour: 'glass', value: 5 }],
  ])('%s', (text, move) => {
    expect(formatMove(move)).toBe(text);
    expect(parseMove(text)).toEqual({ _tag: 'Right', right: move });
  });

  test('is what the grammar says, and nothing else', () => {
    const dice = [...'WRSG'].flatMap((colour) => [...'123456'].map((value) => colour + value));
    const grammar = [
      ...dice.flatMap((die) => [...'abcdef'].map((cell) => die + cell)),
      ...dice.map((die) => `-${die}`),
      ...dice.map((die) => `x${die}`),
    ];
    expect(catalogue.map(formatMove)).toEqual(grammar);
    expect(new Set(grammar).size).toBe(192);
  });

  test.each([
    '',
    'W3',
    'w3c',
    'W3C',
    'W0a',
    'W7a',
    'W3g',
    'B3c',
    ' W3c',
    'W3c ',
    'W 3c',
    '−W3',
    '--W3',
    '-W3c',
    'XW3',
    'xW3a',
    'W3cc',
  ])('refuses %j', (text) => {
    expect(parseMove(text)).toMatchObject({ left: { _tag: 'InvalidMove' } });
  });

  test.each([undefined, null, 3, {}, ['W3c'], 'constructor', '__proto__', 'toString'])('refuses %j', (text) => {
    expect(parseMove(text as string)).toMatchObject({ left: { _tag: 'InvalidMove' } });
  });
});

describe('the catalogue', () => {
  test('has 192 entries: builds by die and cell, discards by die, removals by die', () => {
    expect(catalogue).toHaveLength(192);
    COLOURS.forEach((colour, number) => {
      for (let value = 1; value <= 6; value++) {
        const die = 6 * number + value - 1;
        for (let cell = 0; cell < 6; cell++) {
          expect(catalogue[6 * die + cell]).toEqual({ kind: 'build', colour, value, cell });
        }
        expect(catalogue[144 + die]).toEqual({ kind: 'discard', colour, value });
        expect(catalogue[168 + die]).toEqual({ kind: 'remove', colour, value });
      }
    });
  });

  test('numbers its entries, and fresh objects with the same fields', () => {
    catalogue.forEach((move, action) => {
      expect(actionOf(move)).toBe(action);
      expect(actionOf({ ...move })).toBe(action);
      expect(moveOf(action)).toBe(move);
    });
    expect(actionOf({ cell: 2, value: 3, colour: 'wood', kind: 'build' })).toBe(14);
    expect([moveOf(-1), moveOf(192), moveOf(0.5)]).toEqual([undefined, undefined, undefined]);
  });

  test('is frozen, list and entries', () => {
    expect(Object.isFrozen(catalogue)).toBe(true);
    expect(catalogue.every(Object.isFrozen)).toBe(true);
  });

  test('is what legal moves are taken from, in its order', () => {
    const start = position({ players: 2 });
    for (const state of [start, played(start, 'G6d')]) {
      const actions = legalMoves(state).map(actionOf);
      expect(actions).toEqual(actions.slice().sort((a, b) => a - b));
      expect(legalMoves(state).every((move) => catalogue.includes(move))).toBe(true);
      const mask = legalMask(state, new Uint8Array(192).fill(7));
      expect([...mask.keys()].filter((action) => mask[action] === 1)).toEqual(actions);
      expect(mask.filter((bit) => bit === 0)).toHaveLength(192 - actions.length);
    }
  });
});
