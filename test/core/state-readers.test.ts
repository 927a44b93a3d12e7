import { describe, expect, test } from 'vitest';
import { createCodec } from '../../src/core/codec/index.js';
import { HIDDEN } from '../../src/core/contract/game.js';
import { stateReader, viewReader } from '../../src/core/engine/state-readers.js';
import {
  countUpTo,
  enumOf,
  type FieldSchema,
  flag,
  hideable,
  intBetween,
  listOf,
  listUpTo,
  objectOf,
  orNone,
  orNull,
  pairOf,
  textUpTo,
  unionOf,
} from '../../src/core/fields/fields.js';
import { fieldsOf, stateWith, things } from './things.js';

const box = { id: 'standard' };
const error = (path: string, message: string) => ({ path, message });
const statesOf = (shape: (players: number) => FieldSchema) =>
  createCodec(stateReader(things, fieldsOf(shape), box), error);
const viewsOf = (shape: (players: number) => FieldSchema) =>
  createCodec(viewReader(things, fieldsOf(shape), box), error);

const viewWith = (thing: unknown) => ({ ...stateWith(thing), random: HIDDEN, viewer: 0 });

const pet = objectOf('a pet', { kind: enumOf('cat', 'dog'), tame: flag });
const phase = unionOf('a roll', { turn: {}, rolled: { value: intBetween(1, 6) } });

type Bad = readonly [thing: unknown, path: string, message: string];

describe('a shape reads', () => {
  test.each<readonly [string, FieldSchema, readonly unknown[], readonly Bad[]]>([
    [
      'whole numbers, both ends included',
      intBetween(-1, 2),
      [-1, 0, 2],
      [
        [-2, '', 'expected an integer from -1 to 2, got -2'],
        [3, '', 'expected an integer from -1 to 2, got 3'],
        [0.5, '', 'expected an integer from -1 to 2, got 0.5'],
        ['1', '', "expected an integer from -1 to 2, got '1'"],
        [undefined, '', 'expected an integer from -1 to 2, got nothing'],
      ],
    ],
    ['counts from none', countUpTo(2), [0, 2], [[-1, '', 'expected an integer from 0 to 2, got -1']]],
    ['words', enumOf('cat', 'dog'), ['cat', 'dog'], [['cow', '', "expected 'cat' or 'dog', got 'cow'"]]],
    [
      'texts that are not empty',
      textUpTo(3),
      ['a', 'abc'],
      [
        ['', '', "expected a string of 1 to 3 characters, got ''"],
        ['abcd', '', "expected a string of 1 to 3 characters, got 'abcd'"],
      ],
    ],
    ['flags', flag, [true, false], [[0, '', 'expected true or false, got 0']]],
    [
      'lists of one length',
      listOf(countUpTo(9), 2),
      [[1, 2]],
      [
        [[1], '', 'expected a list of 2, got 1'],
        [[1, 10], '[1]', 'expected an integer from 0 to 9, got 10'],
        [{ 0: 1, 1: 2 }, '', 'expected a list of 2, got an object'],
      ],
    ],
    [
      'lists up to a length',
      listUpTo(countUpTo(9), 2),
      [[], [1], [1, 2]],
      [[[1, 2, 3], '', 'expected a list of 0 to 2, got 3']],
    ],
    ['pairs', pairOf(flag), [[true, false]], [[[true], '', 'expected a list of 2, got 1']]],
    [
      'a value or null',
      orNull(countUpTo(9)),
      [null, 0, 9],
      [
        ['none', '', "expected an integer from 0 to 9, got 'none'"],
        [undefined, '', 'expected an integer from 0 to 9, got nothing'],
      ],
    ],
    [
      "a value or 'none'",
      orNone(countUpTo(9)),
      ['none', 0, 9],
      [[null, '', 'expected an integer from 0 to 9, got null']],
    ],
    [
      'records',
      pet,
      [{ kind: 'cat', tame: true }],
      [
        [{ kind: 'cat', tame: 1 }, '.tame', 'expected true or false, got 1'],
        [{ kind: 'cat' }, '.tame', 'expected true or false, got nothing'],
        [{ kind: 'cat', tame: true, age: 1 }, '.age', 'is not a field of a pet'],
        [[], '', 'expected a pet, got a list'],
      ],
    ],
    [
      'variants',
      phase,
      [{ kind: 'turn' }, { kind: 'rolled', value: 6 }],
      [
        [{ kind: 'rolled', value: 7 }, '.value', 'expected an integer from 1 to 6, got 7'],
        [{ kind: 'turn', value: 6 }, '.value', 'is not a field of a roll'],
        [{ kind: 'over' }, '.kind', "expected 'turn' or 'rolled', got 'over'"],
      ],
    ],
    [
      'secrets, open in a state',
      listUpTo(hideable(countUpTo(9)), 3),
      [[], [1, 2]],
      [[[1, HIDDEN], '[1]', "expected an integer from 0 to 9, got '?'"]],
    ],
    [
      'shapes in shapes',
      listUpTo(objectOf('a home', { pets: listOf(pet, 1), roll: orNull(phase) }), 2),
      [[{ pets: [{ kind: 'dog', tame: false }], roll: { kind: 'turn' } }]],
      [
        [
          [{ pets: [{ kind: 'cow', tame: false }], roll: null }],
          '[0].pets[0].kind',
          "expected 'cat' or 'dog', got 'cow'",
        ],
        [[{ pets: [], roll: null }], '[0].pets', 'expected a list of 1, got 0'],
      ],
    ],
  ])('%s', (_, shape, good, bad) => {
    const states = statesOf(() => shape);
    for (const thing of good)
      expect(states.decode(stateWith(thing))).toEqual({ _tag: 'Right', right: stateWith(thing) });
    for (const [thing, path, message] of bad) {
      expect(states.decode(stateWith(thing))).toEqual({ _tag: 'Left', left: { path: `thing${path}`, message } });
    }
  });
});

describe('in a view', () => {
  const seats = (players: number) =>
    listOf(
      objectOf('a seat', { cards: listUpTo(hideable(countUpTo(9)), 3), guest: orNull(hideable(enumOf('cat', 'dog'))) }),
      players,
    );

  test.each<readonly [unknown]>([
    [
      [
        { cards: [HIDDEN, HIDDEN], guest: HIDDEN },
        { cards: [1, HIDDEN], guest: 'dog' },
      ],
    ],
    [
      [
        { cards: [], guest: null },
        { cards: [1], guest: null },
      ],
    ],
  ])('%j is accepted, whichever of the secrets are hidden', (thing) => {
    expect(viewsOf(seats).decode(viewWith(thing))).toEqual({ _tag: 'Right', right: viewWith(thing) });
  });

  test.each<readonly [unknown, string]>([
    [HIDDEN, 'thing'],
    [[HIDDEN, HIDDEN], 'thing[0]'],
    [
      [
        { cards: HIDDEN, guest: null },
        { cards: [], guest: null },
      ],
      'thing[0].cards',
    ],
    [
      [
        { cards: ['??'], guest: null },
        { cards: [], guest: null },
      ],
      'thing[0].cards[0]',
    ],
    [
      [
        { cards: [], guest: null },
        { cards: [], guest: 'cow' },
      ],
      'thing[1].guest',
    ],
  ])('%j is refused, because other fields cannot be hidden', (thing, path) => {
    expect(viewsOf(seats).decode(viewWith(thing))).toMatchObject({ left: { path } });
  });

  test.each<readonly [string, object, string]>([
    ['a visible random state', { random: stateWith(0).random }, 'random'],
    ['no viewer', { viewer: undefined }, 'viewer'],
    ['a viewer without a seat', { viewer: 2 }, 'viewer'],
  ])('%s is refused', (_, change, path) => {
    expect(viewsOf(() => flag).decode({ ...viewWith(true), ...change })).toMatchObject({ left: { path } });
  });

  test('the viewer is a spectator or a player', () => {
    for (const viewer of [0, 1, 'spectator']) expect(viewsOf(() => flag).is({ ...viewWith(true), viewer })).toBe(true);
    expect(viewsOf(() => flag).is({ ...viewWith(true), players: 3, viewer: 2 })).toBe(true);
  });
});

describe('in the view of a variant', () => {
  const phases = () =>
    unionOf('a phase', { look: { card: hideable(countUpTo(9)), cell: countUpTo(9) }, show: { card: countUpTo(9) } });

  test.each<readonly [unknown]>([
    [{ kind: 'look', card: HIDDEN, cell: 2 }],
    [{ kind: 'look', card: 1, cell: 2 }],
    [{ kind: 'show', card: 1 }],
  ])('%j is accepted', (thing) => {
    expect(viewsOf(phases).decode(viewWith(thing))).toEqual({ _tag: 'Right', right: viewWith(thing) });
  });

  test.each<readonly [unknown, string]>([
    [{ kind: HIDDEN, card: 1 }, 'thing.kind'],
    [{ kind: 'look', card: HIDDEN, cell: HIDDEN }, 'thing.cell'],
    [{ kind: 'show', card: HIDDEN }, 'thing.card'],
  ])('%j is refused', (thing, path) => {
    expect(viewsOf(phases).decode(viewWith(thing))).toMatchObject({ left: { path } });
  });

  test('a state hides nothing', () => {
    expect(statesOf(phases).decode(stateWith({ kind: 'look', card: HIDDEN, cell: 2 }))).toMatchObject({
      left: { path: 'thing.card' },
    });
  });
});

describe('a state', () => {
  const states = statesOf((players) => listOf(flag, players));
  const good = stateWith([true, false]);

  test('has its fields for the number of players that it names', () => {
    expect(states.is(good)).toBe(true);
    expect(states.is({ ...good, players: 3, thing: [true, false, true] })).toBe(true);
    expect(states.decode({ ...good, players: 3 })).toMatchObject({ left: { path: 'thing' } });
  });

  test.each<readonly [string, object, string]>([
    ['another game', { game: 'toy' }, 'game'],
    ['other rules', { rules: '2' }, 'rules'],
    ['no rules', { rules: undefined }, 'rules'],
    ['other components', { components: 'own-1' }, 'components'],
    ['too few players', { players: 1 }, 'players'],
    ['too many players', { players: 4 }, 'players'],
    ['no random state', { random: HIDDEN }, 'random'],
    ['an unknown phase', { phase: { kind: 'over' } }, 'phase.kind'],
    ['a missing field', { thing: undefined }, 'thing'],
    ['an extra field', { viewer: 0 }, 'viewer'],
    ['an invalid head, before the fields that depend on it', { players: 9, thing: null }, 'players'],
    ['an unknown player, before all other errors', { size: 1, players: 9, thing: null }, 'size'],
  ])('is refused for %s', (_, change, path) => {
    expect(states.decode({ ...good, ...change })).toMatchObject({ _tag: 'Left', left: { path } });
  });

  test('is decoded into a fresh value, with the head first and the fields in the order of the table', () => {
    const { thing, random, ...rest } = good;
    const read = states.decode({ thing, ...rest, random });
    expect(read._tag === 'Right' && JSON.stringify(read.right)).toBe(JSON.stringify(good));
    expect(read._tag === 'Right' && read.right.thing).not.toBe(thing);
  });

  test.each([[null], [3], [[]], ['state']])('is not %j', (value) => {
    expect(states.decode(value)).toMatchObject({
      left: { path: '', message: expect.stringContaining('a state of Things') },
    });
  });
});
