import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fingerprint } from '../../../src/core/fingerprint.js';
import { type GameRecord, recordOf, replay, validateRecord } from '../../../src/core/record.js';
import { orThrow } from '../../../src/core/verdict.js';
import {
  deal,
  game,
  type Move,
  type Options,
  parseMove,
  type State,
  score,
  step,
} from '../../../src/games/antarctica/index.js';
import { EVERYTHING, gameOf, happeningsIn, VARIANTS, type Variant } from './happenings.js';

/** The games on record, by variant and number. UPDATE_GOLDEN=1 records them afresh. */
const NUMBERS: Readonly<Record<string, readonly number[]>> = {
  '2-first-game': [0, 2, 30, 7],
  '2-free': [0, 1, 2, 7],
  '3-first-game': [0, 76, 7],
  '3-free': [0, 29, 7],
  '4-first-game': [0, 346, 7, 19],
  '4-free': [0, 146, 7],
};

const nameOf = ({ players, placement }: Variant): string => `${players}-${placement}`;
const fileOf = (name: string): URL => new URL(`golden/${name}.jsonl`, import.meta.url);

interface Told {
  readonly end: State;
  /** All events from the deal on, and what they show. */
  readonly events: string;
  readonly happenings: readonly string[];
}

/** Plays moves that are known to be legal, listening. */
const told = (options: Options, moves: readonly Move[]): Told => {
  const dealt = orThrow(deal(options));
  const events = [...dealt.events];
  let end = dealt.state;
  for (const move of moves) {
    const next = orThrow(step(end, move));
    events.push(...next.events);
    end = next.state;
  }
  return { end, events: fingerprint(events), happenings: events.flatMap(happeningsIn) };
};

const line = (options: Options, moves: readonly Move[]): string => {
  const { end, events } = told(options, moves);
  const meta = { fingerprint: fingerprint(end), events, score: score(end) };
  return JSON.stringify({ ...recordOf(game, options, moves, end), meta });
};

const recorded = (variant: Variant, number: number): string => {
  const moves = [...gameOf(variant, number)].flatMap(({ move }) => (move === undefined ? [] : [move]));
  return line({ ...variant, seed: `game ${number}` }, moves);
};

if (process.env['UPDATE_GOLDEN'] === '1') {
  mkdirSync(new URL('golden/', import.meta.url), { recursive: true });
  for (const variant of VARIANTS) {
    const lines = NUMBERS[nameOf(variant)]!.map((number) => `${recorded(variant, number)}\n`);
    writeFileSync(fileOf(nameOf(variant)), lines.join(''));
  }
}

const linesOf = (name: string): readonly string[] => readFileSync(fileOf(name), 'utf8').trimEnd().split('\n');

const read = (text: string): { record: GameRecord<Options>; moves: readonly Move[] } => {
  const record = JSON.parse(text) as GameRecord<Options>;
  return { record, moves: record.moves.map((move) => orThrow(parseMove(move))) };
};

describe.each(Object.keys(NUMBERS))('the recorded games of %s', (name) => {
  test.each(linesOf(name))('are replayed byte for byte: %#', (text) => {
    const { record, moves } = read(text);
    const end = replay(game, record);
    expect(validateRecord(game, record)).toEqual({ _tag: 'Right', right: end });
    expect(line(record.options, moves)).toBe(text);
  });
});

test('the recorded games show every effect, every card and every end', () => {
  const seen = new Set<string>();
  for (const text of Object.keys(NUMBERS).flatMap(linesOf)) {
    const { record, moves } = read(text);
    for (const happening of told(record.options, moves).happenings) seen.add(happening);
  }
  expect(EVERYTHING.filter((happening) => !seen.has(happening))).toEqual([]);
});
