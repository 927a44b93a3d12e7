import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { MAX_MESSAGE_BYTES, parseFromEngine, parseToEngine } from '../../src/arena-node/engine/messages.js';
import { readMessageLines } from '../../src/arena-node/engine/read-lines.js';
import type { BaseOptions } from '../../src/core/contract/game.js';
import { orThrow } from '../../src/core/errors/errors.js';
import { gameOf } from '../../src/games/index.js';
import { playAgainst } from './engine-support.js';
import { FROM, MORE_TO, TO } from './message-samples.js';
import { folder } from './support.js';

const blueprints = gameOf('blueprints')!;
const scribe = join(import.meta.dirname, 'engines/scribe.mjs');

describe('messages', () => {
  test.each([...Object.values(TO), ...MORE_TO])('to an engine are read: %j', (message) => {
    expect(parseToEngine(JSON.stringify(message))).toEqual({ _tag: 'Right', right: message });
    expect(parseFromEngine(JSON.stringify(message))).toMatchObject({ left: { path: 'type' } });
  });

  test.each(Object.values(FROM))('from an engine are read: %j', (message) => {
    expect(parseFromEngine(JSON.stringify(message))).toEqual({ _tag: 'Right', right: message });
    expect(parseToEngine(JSON.stringify(message))).toMatchObject({ left: { path: 'type' } });
  });

  test.each<readonly [string, object | null | string, string | null, string, string]>([
    ['another protocol', { ...TO.hello, protocol: 2 }, 'hello', 'protocol', 'hello.protocol: expected 1, got 2'],
    ['no options', { ...TO.hello, options: undefined }, 'hello', 'options', 'hello.options: expected '],
    ['a player before the first', { ...TO.hello, player: -1 }, 'hello', 'player', 'hello.player: expected an integer'],
    ['a field too many', { ...TO.game, state: {} }, 'game', 'state', 'game.state: is not a field of the message'],
    ['an empty seed', { ...TO.game, seed: '' }, 'game', 'seed', 'game.seed: expected a string of 1 to 256'],
    ['a lone surrogate', { ...TO.game, seed: '\ud800' }, 'game', 'seed', 'game.seed: has a lone surrogate'],
    ['nothing legal', { ...TO.ask, legal: [] }, 'ask', 'legal', 'ask.legal: expected a list of 1'],
    ['a move that is a number', { ...TO.ask, legal: ['a', 1] }, 'ask', 'legal[1]', 'ask.legal[1]: expected a string'],
    ['fewer actions', { ...TO.ask, actions: [1] }, 'ask', 'actions', 'ask.actions: has 1 entries, but legal has 2'],
    ['no time', { ...TO.ask, milliseconds: 0 }, 'ask', 'milliseconds', 'ask.milliseconds: expected '],
    ['a clock that is half', { ...TO.ask, clocks: [0.5] }, 'ask', 'clocks[0]', 'ask.clocks[0]: expected an integer'],
    ['events that are none', { ...TO.note, events: {} }, 'note', 'events', 'note.events: expected a list'],
    ['a result without winners', { type: 'end', result: {} }, 'end', 'result.totals', 'end.result.totals: expected '],
    ['no type', {}, null, 'type', "type: expected 'hello' or 'game' or 'ask' or 'note' or 'end', got nothing"],
    ['the type of all things', { type: 'constructor' }, null, 'type', "type: expected 'hello' or"],
    ['null', null, null, '', 'expected a message, got null'],
    ['no JSON', '{"type":"hello"', null, '', 'is not JSON'],
    ['a key twice', '{"type":"end","result":null,"result":1}', null, '', "The key 'result' occurs twice"],
    ['a number that changes', '{"type":"end","result":1e400}', null, '', 'would be read as no number at all'],
  ])('to an engine with %s are refused', (_, message, type, path, text) => {
    const line = typeof message === 'string' ? message : JSON.stringify(message);
    const found = parseToEngine(line);
    expect(found).toMatchObject({ left: { _tag: 'InvalidEngineMessage', type, path } });
    expect(found).toMatchObject({ left: { message: expect.stringContaining(text) } });
  });
});

describe('the lines of messages', () => {
  const read = async (...pieces: readonly (string | Uint8Array)[]) => {
    const found: unknown[] = [];
    const source = async function* () {
      for (const piece of pieces) yield typeof piece === 'string' ? new TextEncoder().encode(piece) : piece;
    };
    for await (const { line, text } of readMessageLines(source())) {
      found.push([line, text._tag === 'Left' ? text.left.message : text.right]);
    }
    return found;
  };

  test('end with a newline, be they in pieces or blank', async () => {
    expect(await read('a\r\n\n  \nb', 'c\nd')).toEqual([
      [1, 'a'],
      [4, 'bc'],
      [5, 'd'],
    ]);
  });

  test('may have so many bytes, and no more', async () => {
    const line = 'x'.repeat(MAX_MESSAGE_BYTES);
    expect(await read(`${line}\n`, 'b\n')).toEqual([
      [1, line],
      [2, 'b'],
    ]);
    expect(await read(`${line}x\nb\n`)).toMatchObject([[1, 'has more than 1048576 bytes'], {}]);
  });

  test('end where one does not end', async () => {
    const endless = async function* () {
      for (;;) yield new Uint8Array(65536).fill(120);
    };
    const found = [];
    for await (const { text } of readMessageLines(endless())) found.push(text);
    expect(found).toMatchObject([{ left: { message: 'has more than 1048576 bytes' } }]);
  });

  test('must be UTF-8', async () => {
    expect(await read(Uint8Array.of(0xff, 10), 'b\n')).toEqual([
      [1, 'is not UTF-8'],
      [2, 'b'],
    ]);
  });
});

describe('the conversation with an engine', () => {
  const GOLDEN = join(import.meta.dirname, 'conversation.txt');
  const FIRST = 12;

  test('goes as written down', async () => {
    const file = join(folder(), 'lines');
    await playAgainst([process.execPath, scribe, file], {}, { clock: { initial: 60_000, increment: 0 } });
    const lines = readFileSync(file, 'utf8')
      .replace(/"milliseconds":\d+,"clocks":\[\d+,\d+\]/g, '"milliseconds":60000,"clocks":[60000,60000]')
      .trim()
      .split('\n');
    for (const line of lines) {
      const read = line.startsWith('>') ? parseToEngine : parseFromEngine;
      expect(read(line.slice(2)), line).toMatchObject({ _tag: 'Right' });
    }
    const kept = [...lines.slice(0, FIRST), '...', lines.at(-1)!];
    await expect(`${kept.join('\n')}\n`).toMatchFileSnapshot(GOLDEN);
  });

  test('notes every move with its events, as the player sees them', async () => {
    const file = join(folder(), 'lines');
    const record = await playAgainst([process.execPath, scribe, file]);
    const notes = readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('> {"type":"note"'))
      .map((line) => JSON.parse(line.slice(2)) as unknown);
    let state = orThrow(blueprints.setup(record.options as BaseOptions));
    const seen = record.moves.map((text) => {
      const move = orThrow(blueprints.parseMove(text));
      const { state: after, events } = orThrow(blueprints.step(state, move));
      const note = {
        type: 'note',
        player: blueprints.toAct(state),
        move: blueprints.formatMove(blueprints.viewMove(state, move, 0)),
        events: blueprints.viewEvents(events, 0),
      };
      state = after;
      return note;
    });
    expect(notes).toEqual(seen);
    expect(JSON.stringify(notes)).toContain('"?"');
  });
});
