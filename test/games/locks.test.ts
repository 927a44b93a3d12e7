import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { AnyGame, BaseOptions } from '../../src/core/contract/game.js';
import { digestOf } from '../../src/core/data/digest.js';
import { orThrow } from '../../src/core/errors/errors.js';
import type { GameRecord } from '../../src/core/records/record.js';
import { stepsOfRecord } from '../../src/core/records/replay-moves.js';
import { replay } from '../../src/core/records/validate-record.js';
import { entries } from './entries.js';

/** The data that must not change unless the version of the rules does. */
interface Lock {
  readonly rules: string;
  /** The component data. */
  readonly components: string;
  /** Every move with its text, in order. */
  readonly catalogue: string;
  /** The text of every move, in order. */
  readonly notation: string;
  /** The options with their defaults filled in. */
  readonly defaults: unknown;
  /** The keys of a state, in order, and of its phases. */
  readonly shape: string;
  /** The recorded games: options, moves, events and results. */
  readonly golden: string;
}

const folderOf = (id: string): URL => new URL(`${id}/`, import.meta.url);

const linesOf = (id: string): readonly string[] => {
  const folder = new URL('golden/', folderOf(id));
  const files = readdirSync(folder).filter((file) => file.endsWith('.jsonl'));
  return files.sort().flatMap((file) => readFileSync(new URL(file, folder), 'utf8').trimEnd().split('\n'));
};

const lockOf = (id: string, game: AnyGame): Lock => {
  const records = linesOf(id).map((line) => JSON.parse(line) as GameRecord);
  const { players } = game;
  const seats = Array.from({ length: players.max - players.min + 1 }, (_, i) => players.min + i);
  const defaults = seats.map((count) => orThrow(game.Options.decode({ players: count, seed: 'lock' })));
  return {
    rules: game.version,
    components: game.componentsId,
    catalogue: digestOf(game.catalogue.map((move) => [game.formatMove(move), move])),
    notation: digestOf(game.catalogue.map((move) => game.formatMove(move))),
    defaults: defaults.map(({ seed: _, ...rest }) => rest),
    shape: digestOf([...new Set(records.flatMap((record) => shapesIn(game, record)))].sort()),
    golden: digestOf(records.map((record) => replayed(game, record))),
  };
};

/** Lists the keys of the states of a recorded game, and those of their phases. */
const shapesIn = (game: AnyGame, record: GameRecord): readonly string[] => {
  const shapes = new Set<string>();
  for (const { ply, state } of stepsOfRecord(game, record)) {
    if (ply === 0) shapes.add(Object.keys(state).join());
    if (ply < record.moves.length) shapes.add(`phase ${state.phase.kind}: ${Object.keys(state.phase).sort().join()}`);
  }
  return [...shapes];
};

/** Returns the options, moves, events and result of a recorded game. */
const replayed = (game: AnyGame, record: GameRecord): unknown => {
  const { options, moves } = record;
  const { state, events } = orThrow(game.deal(options as BaseOptions));
  const happened: unknown[] = [events];
  moves.reduce((before, text) => {
    const step = orThrow(game.step(before, orThrow(game.parseMove(text))));
    happened.push(step.events);
    return step.state;
  }, state);
  return [options, moves, happened, game.score(replay(record, game))];
};

describe('what a version of the rules holds', () => {
  test.each(Object.entries(entries))('of %s does not change without a new version', (id, { game }) => {
    const file = new URL('lock.json', folderOf(id));
    const lock = lockOf(id, game);
    const isNew = !existsSync(file) || (JSON.parse(readFileSync(file, 'utf8')) as Lock).rules !== lock.rules;
    if (process.env['UPDATE_LOCKS'] === '1' && isNew) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(lock);
  });
});
