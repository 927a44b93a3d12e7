import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Game, Types } from '../../src/core/contract/game.js';
import { fingerprint } from '../../src/core/data/fingerprint.js';
import { orThrow } from '../../src/core/errors/errors.js';
import type { Creator, RecordBody, SeededOrigin } from '../../src/core/records/record.js';
import { recordOf } from '../../src/core/records/record-of.js';
import { replay, validateRecord } from '../../src/core/records/validate-record.js';
import type { Turn } from '../../src/testing/random-game.js';

const IS_RECORDING = process.env['UPDATE_GOLDEN'] === '1';

/** A game to be recorded: its options and its turns. */
export interface Recording<G extends Types> {
  readonly options: G['Options'];
  readonly turns: Iterable<Turn<G>>;
}

/** A file of recorded games, one per line. */
export interface GoldenFile<G extends Types> {
  /** The name, without its ending. */
  readonly name: string;
  readonly games: readonly Recording<G>[];
}

/** The result of replaying a game, with its events. */
export interface ReplayedGame<G extends Types> {
  readonly end: G['State'];
  /** The events of the deal. */
  readonly dealt: readonly G['Event'][];
  /** The events of the moves. */
  readonly events: readonly G['Event'][];
}

/** The recorded games of one game. */
export interface Golden<G extends Types> {
  /** Returns the lines of a file, or of all files. */
  linesOf(name?: string): readonly string[];
  replayLine(line: string): ReplayedGame<G>;
  /** Returns the events of the moves of a recorded game. */
  eventsOf(line: string): readonly G['Event'][];
}

/**
 * Reads the recorded games in the files of `folder`, and defines tests that they replay unchanged. Beside each game the
 * files hold the fingerprint of its end, the result of `extra`, and its score. UPDATE_GOLDEN=1 records all games
 * afresh.
 */
export const describeGolden = <G extends Types>(
  game: Game<G>,
  folder: URL,
  files: readonly GoldenFile<G>[],
  extra: (told: ReplayedGame<G>) => object = () => ({}),
): Golden<G> => {
  const fileOf = (name: string): URL => new URL(`${name}.jsonl`, folder);

  const line = (options: G['Options'], moves: readonly G['Move'][], createdBy?: Creator): string => {
    const replayed = replayMoves(game, options, moves);
    const meta = { fingerprint: fingerprint(replayed.end), ...extra(replayed), score: game.score(replayed.end) };
    return JSON.stringify(
      orThrow(
        recordOf(game, {
          options,
          moves,
          end: replayed.end,
          envelope: { meta },
          ...(createdBy === undefined ? {} : { createdBy }),
        }),
      ),
    );
  };

  if (IS_RECORDING) {
    mkdirSync(folder, { recursive: true });
    for (const { name, games } of files) {
      const lines = games.map(({ options, turns }) => `${line(options, movesOf(turns))}\n`);
      writeFileSync(fileOf(name), lines.join(''));
    }
  }

  const linesIn = (name: string): readonly string[] => readFileSync(fileOf(name), 'utf8').trimEnd().split('\n');
  const read = (text: string) => {
    const record = JSON.parse(text) as RecordBody & SeededOrigin<G['Settings'], G['State']>;
    return { record, options: record.options!, moves: record.moves.map((move) => orThrow(game.parseMove(move))) };
  };
  const replayLine = (text: string): ReplayedGame<G> => {
    const { options, moves } = read(text);
    return replayMoves(game, options, moves);
  };

  describe.each(files)('the recorded games of $name', ({ name, games }) => {
    test('are complete', () => {
      expect(linesIn(name)).toHaveLength(games.length);
    });

    test.each(linesIn(name))('are replayed byte for byte: %#', (text) => {
      const { record, options, moves } = read(text);
      const end = replay(record, game);
      expect(validateRecord(JSON.parse(text), game)).toMatchObject({ right: { record, end, envelopeError: null } });
      expect(game.State.decode(JSON.parse(JSON.stringify(end)))).toEqual({ _tag: 'Right', right: end });
      expect(replayLine(text).end).toEqual(end);
      expect(line(options, moves, record.createdBy)).toBe(text);
    });
  });

  return {
    linesOf: (name) => (name === undefined ? files.flatMap((file) => linesIn(file.name)) : linesIn(name)),
    replayLine,
    eventsOf: (text) => replayLine(text).events,
  };
};

/** The number of games of each file that are tried for what the games on record do not show. */
const MAX_TRIED = 500;

/**
 * Returns the numbers in the seeds of the games on record, by file. UPDATE_GOLDEN=1 adds the first numbers of games that
 * show what is wanted and no other game shows.
 */
export const chooseNumbers = <Name extends string>(
  folder: URL,
  names: readonly Name[],
  wanted: readonly string[],
  shownBy: (name: Name, number: number) => Iterable<string>,
): Readonly<Record<Name, readonly number[]>> => {
  const numbers = Object.fromEntries(
    names.map((name) => [name, numbersIn(new URL(`${name}.jsonl`, folder))]),
  ) as Record<Name, number[]>;
  if (!IS_RECORDING) return numbers;
  const missing = new Set(wanted);
  const showsMissing = (name: Name, number: number): boolean =>
    [...shownBy(name, number)].filter((each) => missing.delete(each)).length > 0;
  for (const name of names) for (const number of numbers[name]) showsMissing(name, number);
  for (let number = 0; number < MAX_TRIED && missing.size > 0; number++) {
    for (const name of names) {
      if (!numbers[name].includes(number) && showsMissing(name, number)) numbers[name].push(number);
    }
  }
  return numbers;
};

const numbersIn = (file: URL): number[] =>
  existsSync(file)
    ? [...readFileSync(file, 'utf8').matchAll(/"seed":"\D*(\d+)"/g)].map(([, number]) => Number(number))
    : [];

const movesOf = <G extends Types>(turns: Iterable<Turn<G>>): readonly G['Move'][] =>
  [...turns].flatMap(({ move }) => (move === undefined ? [] : [move]));

const replayMoves = <G extends Types>(
  game: Game<G>,
  options: G['Options'],
  moves: readonly G['Move'][],
): ReplayedGame<G> => {
  const dealt = orThrow(game.deal(options));
  const events: G['Event'][] = [];
  let end = dealt.state;
  for (const move of moves) {
    const next = orThrow(game.step(end, move));
    events.push(...next.events);
    end = next.state;
  }
  return { end, dealt: dealt.events, events };
};
