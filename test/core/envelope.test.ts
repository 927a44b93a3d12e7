import { describe, expect, test } from 'vitest';
import { orThrow } from '../../src/core/errors/errors.js';
import type { Envelope } from '../../src/core/records/envelope.js';
import { recordOf } from '../../src/core/records/record-of.js';
import { validateRecord } from '../../src/core/records/validate-record.js';
import { game } from '../../src/games/blueprints/index.js';
import { hostileValues } from '../../src/testing/hostile-values.js';
import { randomGame } from '../../src/testing/index.js';

const options = { players: 3, seed: 'envelope' } as const;
const turns = [...randomGame(game, options)];
const moves = turns.flatMap(({ move }) => (move === undefined ? [] : [move]));
const whole = orThrow(recordOf(game, { options, moves, end: turns.at(-1)!.state }));
const half = orThrow(recordOf(game, { options, moves: moves.slice(0, 20), end: turns[20]!.state }));

const full: Envelope = {
  date: '2024-02-29T18:30:00Z',
  occasion: 'Winter Open',
  players: [{ name: 'first', id: '1', rating: 1512.5 }, { name: 'second' }, {}],
  termination: { kind: 'resigned', causedBy: [1], winners: [0, 2] },
  clocks: [600_000, null, -20],
  comments: [
    { ply: 0, text: 'They sit down.' },
    { ply: 20, text: 'Enough.' },
    { ply: 20, text: 'Really.' },
  ],
  meta: { room: 7, tags: ['a', { b: null }] },
};

test('an envelope is kept unchanged', () => {
  const kept = { ...half, envelope: full };
  expect(validateRecord(JSON.parse(JSON.stringify(kept)), game)).toMatchObject({
    right: { record: kept, envelopeError: null },
  });
});

/** Validates an envelope around an unfinished game, or around a whole one. */
const saidOf = (envelope: unknown, record: object = half): unknown => {
  const verdict = validateRecord({ ...record, envelope }, game);
  return verdict._tag === 'Right' && verdict.right.envelopeError;
};

describe('an invalid envelope leaves the game valid, and is reported separately:', () => {
  test.each<readonly [string, unknown, string]>([
    ['a value that is not an envelope', 'Winter Open', 'envelope'],
    ['an unknown field', { place: 'Here' }, 'envelope.place'],
    ['an empty occasion', { occasion: '' }, 'envelope.occasion'],
    ['one player too few', { players: [{}, {}] }, 'envelope.players'],
    ['an invalid rating', { players: [{}, { rating: '1500' }, {}] }, 'envelope.players[1].rating'],
    ['an unknown termination', { termination: { kind: 'bored' } }, 'envelope.termination.kind'],
    ['an unfinished game as played out', { termination: { kind: 'playedOut' } }, 'envelope.termination.kind'],
    [
      'a resignation by an unknown player',
      { termination: { kind: 'resigned', causedBy: [3] } },
      'envelope.termination.causedBy[0]',
    ],
    ['an unknown winner', { termination: { kind: 'agreed', winners: [0, 4] } }, 'envelope.termination.winners[1]'],
    ['a winner named twice', { termination: { kind: 'agreed', winners: [0, 0] } }, 'envelope.termination.winners[1]'],
    ['one clock too many', { clocks: Array(21).fill(0) }, 'envelope.clocks'],
    ['a clock with fractions of milliseconds', { clocks: [0.5] }, 'envelope.clocks[0]'],
    ['a comment on a move that was not made', { comments: [{ ply: 21, text: 'x' }] }, 'envelope.comments[0].ply'],
    ['comments out of order', { comments: [3, 2].map((ply) => ({ ply, text: 'x' })) }, 'envelope.comments[1].ply'],
    ['meta that is not an object', { meta: ['room 7'] }, 'envelope.meta'],
    ['too much meta', { meta: { text: 'x'.repeat(10_000) } }, 'envelope.meta'],
    ['half a character in the occasion', { occasion: '\ud83d lone' }, 'envelope.occasion'],
    ['half a character in a name', { players: [{}, { name: 'Ann \udc27' }, {}] }, 'envelope.players[1].name'],
    ['half a character in an id', { players: [{ id: '\udc27\ud83d' }, {}, {}] }, 'envelope.players[0].id'],
    ['half a character in a comment', { comments: [{ ply: 1, text: '\ud83d' }] }, 'envelope.comments[0].text'],
    [
      'half a character in a reason',
      { termination: { kind: 'agreed', reason: '\ud83d' } },
      'envelope.termination.reason',
    ],
    ['half a character in meta', { meta: { room: [{ name: '\ud83d' }] } }, 'envelope.meta.room[0].name'],
    ['half a character in a key of meta', { meta: { room: { '\ud83d': 1 } } }, 'envelope.meta.room'],
  ])('%s', (_, envelope, path) => {
    const { envelope: __, ...rest } = { envelope: null, ...half };
    const verdict = validateRecord({ ...half, envelope }, game);
    expect(verdict).toMatchObject({ right: { envelopeError: { _tag: 'InvalidEnvelope', path } } });
    expect(verdict._tag === 'Right' && verdict.right.record).toEqual(rest);
  });

  test('resigned, though it was played out', () => {
    expect(saidOf({ termination: { kind: 'resigned', causedBy: [0] } }, whole)).toMatchObject({
      path: 'envelope.termination.kind',
      message: "envelope.termination.kind: 'resigned', but the game was played out",
    });
    expect(saidOf({ termination: { kind: 'playedOut' } }, whole)).toBeNull();
  });

  test('meta is within its limits', () => {
    expect(saidOf({ meta: { text: 'x'.repeat(9_989) } })).toBeNull();
    expect(saidOf({ meta: { text: 'x'.repeat(9_990) } })).toMatchObject({
      message: 'envelope.meta: has 10001 characters as JSON, which is more than 10000',
    });
  });

  test.each(hostileValues(Object.keys(full)))('%s', (_, value) => {
    for (const envelope of [value, ...Object.keys(full).map((key) => ({ [key]: value }))]) {
      expect(validateRecord({ ...half, envelope }, game)._tag).toBe('Right');
    }
  });
});

describe('an invalid game', () => {
  test('is reported before the errors of its envelope', () => {
    expect(validateRecord({ ...half, moves: ['xW1'], envelope: 'none' }, game)).toMatchObject({
      left: { _tag: 'MoveRefused' },
    });
  });
});

describe('a date', () => {
  test.each([
    '2026-01-31',
    '2024-02-29',
    '2000-02-29',
    '0001-12-31',
    '2026-04-30T00:00:00Z',
    '2026-06-30T23:59:59.999Z',
  ])('is %s', (date) => expect(saidOf({ date })).toBeNull());

  test.each([
    '2026-02-29',
    '1900-02-29',
    '2026-02-30',
    '2026-04-31',
    '2026-13-01',
    '2026-00-01',
    '2026-01-00',
    '2026-1-1',
    '26-01-01',
    '2026-01-01T24:00:00Z',
    '2026-01-01T23:60:00Z',
    '2026-01-01T23:00:00',
    '2026-01-01 ',
    'yesterday',
    '',
  ])('is not %j', (date) => expect(saidOf({ date })).toMatchObject({ path: 'envelope.date' }));

  test('is any day of the calendar', () => {
    const ours = [1999, 2000, 2023, 2024, 2100].flatMap((year) =>
      Array.from({ length: 13 * 32 }, (_, i) => {
        const day = [year, 1 + Math.floor(i / 32), i % 32].map((part) => String(part).padStart(2, '0')).join('-');
        const time = new Date(`${day}T00:00:00Z`);
        const exists = !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day);
        return [day, exists, saidOf({ date: day }) === null] as const;
      }),
    );
    expect(ours.filter(([, exists, isTaken]) => exists !== isTaken)).toEqual([]);
  });
});
