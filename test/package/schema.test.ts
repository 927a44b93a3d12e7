import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { root } from '../../scripts/entries.js';
import { createSchemas } from '../../scripts/schema/schemas.js';
import { parseFromEngine, parseToEngine } from '../../src/arena-node/engine/messages.js';
import { drawInt, insecureRandomStateOf } from '../../src/core/chance/random.js';
import { isObject } from '../../src/core/codec/reader.js';
import type { AnyGame } from '../../src/core/contract/game.js';
import { decodeRecord, envelopeCodec } from '../../src/core/records/record-codec.js';
import { games } from '../../src/games/index.js';
import { hostileValues } from '../../src/testing/hostile-values.js';
import { mutatedCopies } from '../../src/testing/mutants.js';
import { samples, toldGame, toldGames } from '../archive/samples.js';
import { FROM, MORE_TO, TO } from '../arena-node/message-samples.js';

const ajv = new Ajv2020({ strict: true, allErrors: false });

const shipped = (file: string): object => JSON.parse(readFileSync(`${root}schema/${file}`, 'utf8'));
const checked = (file: string): ValidateFunction => ajv.compile(shipped(file));

const random = insecureRandomStateOf('schema');
const below = (n: number): number => drawInt(random, n);

/** The approximate number of moves of a game that are altered. */
const SOME = 200;

/** Returns a document as it comes from a file; undefined if it cannot be written. */
const written = (value: unknown): unknown => {
  try {
    const text = JSON.stringify(value);
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
};

const odd: readonly unknown[] = hostileValues(['kind', 'players', 'seed'])
  .filter(([name]) => !/3e7|many keys/.test(name)) // ajv would look at them for minutes
  .flatMap(([, value]) => written(value) ?? []);

/** Checks whether a document has one text of told chance more than moves, which a schema cannot express. */
const isToldForEachMove = (document: unknown): boolean => {
  const { told, moves } = (document ?? {}) as Partial<Record<'told' | 'moves', unknown>>;
  return !Array.isArray(told) || !Array.isArray(moves) || told.length === moves.length + 1;
};

/** Lists the documents on which schema and codec differ. */
const disputed = (
  documents: readonly unknown[],
  isValid: (document: unknown) => boolean,
  isRead: (document: unknown) => boolean,
): readonly unknown[] => documents.filter((document) => isValid(document) !== isRead(document));

test('the schemas equal those derived from the codecs', async () => {
  for (const [file, schema] of Object.entries(await createSchemas())) expect(shipped(file), file).toEqual(schema);
});

test.each(toldGames.map((game) => [game.id, game] as const))('told chance of %s is valid', (id, game) => {
  const isValid = checked(`${id}/told.json`);
  const told = toldGame(game, 'schema', 40).told!;
  expect(told.filter((entry) => !isValid(entry))).toEqual([]);
  const wrong = [
    `${told[0]} `,
    ` ${told[0]}`,
    `${told[0]} e4`,
    `${told[0]}${told[0]}`,
    told[0]!.replace(' ', '  '),
    null,
  ];
  expect(wrong.filter((entry) => isValid(entry))).toEqual([]);
});

describe.each(Object.values(games).map((game) => [game.id, game as unknown as AnyGame] as const))('%s', (id, game) => {
  test('options are valid exactly if they are decoded', () => {
    const isValid = checked(`${id}/options.json`);
    const { min, max } = game.players;
    const seeds = ['', 'a', 'x'.repeat(256), 'x'.repeat(257), '🐧'.repeat(256), '🐧'.repeat(257), '\uD83D'.repeat(257)];
    const plain = Array.from({ length: max - min + 1 }, (_, i) => ({ players: min + i, seed: 'schema' }));
    const filled = plain
      .map((options) => game.Options.decode(options))
      .flatMap((read) => (read._tag === 'Right' ? [read.right] : []));
    const named = seeds.map((seed) => ({ ...plain[0], seed }));
    const experts = ['P1', 'P9'].map((expert) => ({ ...plain[0], expert }));
    const whole = [
      ...plain,
      ...filled,
      ...named,
      ...experts,
      { ...plain[0], players: max + 1 },
      { ...plain[0], more: 1 },
    ];
    const bent = whole.flatMap((options) => mutatedCopies(options, 40, below)).map(written);
    expect(whole.filter((options) => isValid(options)).length).toBeGreaterThan(plain.length);
    expect(disputed([...whole, ...bent, ...odd], isValid, game.Options.is)).toEqual([]);
  });

  test('moves are valid exactly if they are in the catalogue', () => {
    const isValid = checked(`${id}/move.json`);
    const moves = game.catalogue.map((move) => ({ ...move }));
    const some = moves.filter((_, i) => i % Math.ceil(moves.length / SOME) === 0);
    const bent = some.flatMap((move) => mutatedCopies(move, 4, below)).map(written);
    // Each with a field of another move of its kind; the result may be a move or not.
    const crossed = some.map((move) => {
      const others = moves.filter(({ kind }) => kind === move.kind);
      const fields = Object.entries(move);
      return { ...others[below(others.length)]!, ...Object.fromEntries([fields[below(fields.length)]!]) };
    });
    expect(some.filter((move) => !isValid(move))).toEqual([]);
    expect(disputed([...bent, ...crossed, ...odd], isValid, game.Move.is)).toEqual([]);
  });
});

test('records are valid exactly if they and their envelopes are decoded', () => {
  const isValid = checked('record.json');
  const isRead = (document: unknown): boolean => {
    const read = decodeRecord(document);
    if (read._tag === 'Left') return false;
    const { envelope, options, told } = read.right;
    if (told !== undefined && (!isObject(options) || Object.hasOwn(options, 'seed'))) return false;
    return envelope === undefined || envelopeCodec.is(envelope);
  };
  const envelope = {
    date: '2024-02-29T18:30:00.5Z',
    occasion: 'Winter Open',
    players: [{ name: '🐧', id: '1', rating: 1512.5 }, {}],
    termination: { kind: 'resigned', causedBy: [1], winners: [0, 2] },
    clocks: [600_000, null, 0],
    comments: [{ ply: 0, text: 'They sit down.' }],
    meta: { room: 7 },
  };
  const { options: _, ...begun } = { ...samples[1]!, start: { any: 'state' } };
  const ends = ['playedOut', 'agreed'].map((kind) => ({ ...samples[0], envelope: { termination: { kind } } }));
  const tale = toldGame(toldGames[0]!, 'schema', 9);
  const whole = [...samples.map((record) => ({ ...record, envelope })), begun, samples[0], ...ends, tale];
  const dates = ['2026-02-29', '2026-02-28', '1900-02-29', '2000-02-29', '2026-04-31'];
  const dated = dates.map((date) => ({ ...samples[0], envelope: { date } }));
  const wrong = [
    { ...begun, options: {} },
    { ...samples[0], start: {} },
    { ...samples[0], options: undefined },
    { ...samples[0], told: tale.told, moves: tale.moves },
    { ...begun, told: tale.told, moves: tale.moves },
    { ...tale, options: 1 },
    ...dated,
  ];
  const bent = whole
    .flatMap((record) => mutatedCopies(record, 300, below))
    .map(written)
    .filter(isToldForEachMove);
  expect(whole.filter((record) => !isValid(record))).toEqual([]);
  expect(disputed([...whole, ...wrong.map(written), ...bent, ...odd], isValid, isRead)).toEqual([]);
});

/** Checks whether a question has as many actions as legal moves, which a schema cannot express. */
const isEven = (document: unknown): boolean => {
  const { actions, legal } = (document ?? {}) as Partial<Record<'actions' | 'legal', unknown>>;
  return !Array.isArray(actions) || !Array.isArray(legal) || actions.length === legal.length;
};

test.each([
  ['to-engine', [...Object.values(TO), ...MORE_TO], parseToEngine],
  ['from-engine', Object.values(FROM), parseFromEngine],
] as const)('messages are valid %s exactly if they are decoded', (file, whole, read) => {
  const isValid = checked(`engine/${file}.json`);
  const isRead = (document: unknown): boolean => read(JSON.stringify(document))._tag === 'Right';
  const wrong = [
    { ...FROM.text, action: 1 },
    { type: 'move', id: 3 },
  ];
  const bent = [...whole].flatMap((message) => mutatedCopies(message, 200, below)).map(written);
  expect([...whole].filter((message) => !isValid(message))).toEqual([]);
  expect(disputed([...wrong, ...bent.filter(isEven), ...odd], isValid, isRead)).toEqual([]);
});
