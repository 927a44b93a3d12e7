import { getHeapStatistics } from 'node:v8';
import { validateLine } from '../src/archive/index.js';
import type { AnyGame, Types } from '../src/core/contract/game.js';
import { fingerprint } from '../src/core/data/fingerprint.js';
import { orThrow } from '../src/core/errors/errors.js';
import type { GameRecord } from '../src/core/records/record.js';
import { recordOf } from '../src/core/records/record-of.js';
import { replay } from '../src/core/records/validate-record.js';
import { createChooser } from './chooser.js';
import { measureTime, processorMs } from './clock.js';
import { type EnvironmentsRequest, type EnvironmentTimes, measureEnvironments } from './environments.js';
import { benches } from './games/index.js';
import { answerRequests } from './runner.js';
import type { Subject } from './subject.js';

/** Games `first` to `first + games - 1` of one player count. */
export interface Slice {
  readonly players: number;
  readonly first: number;
  readonly games: number;
}

export interface Measurement {
  readonly checksum: number;
  readonly milliseconds: number;
}

/** The questions to a worker, with their answers. */
export interface Requests {
  slice(slice: Slice): Measurement;
  functions(question: FunctionsRequest): Functions;
  environments(question: EnvironmentsRequest): EnvironmentTimes;
  allocation(question: { readonly games: number; readonly calls: number }): Allocation;
}

/** The number of games that supply the positions, and the duration of each function in a round. */
export interface FunctionsRequest {
  readonly games: number;
  readonly rounds: number;
  readonly milliseconds: number;
}

/**
 * Nanoseconds per call, by round. `playout`, `replay` and the validations count per move, `rest` per play-out from a
 * position like those given to `determinize`.
 */
export type Functions = Readonly<Record<string, readonly number[]>>;

/** Bytes that one call leaves on the heap. */
export interface Allocation {
  readonly legalMoves: number;
  readonly pushed: number;
}

// One subject per process: compiler feedback from one neither helps nor hurts the others.
const [id, name] = process.argv.slice(2);
const bench = benches.find((candidate) => candidate.id === id)!;

answerRequests<Requests>({
  slice: (slice) => measureSlice(bench.subjects[name!]!, slice),
  functions: (question) => measureFunctions(bench.game, question),
  environments: (question) => measureEnvironments(bench.game, bench.players, question),
  allocation: ({ games, calls }) => measureAllocation(bench.game, games, calls),
});

const measureSlice = (subject: Subject, { players, first, games }: Slice): Measurement => {
  let checksum = 0x811c9dc5;
  const tally = (value: number): void => {
    checksum = Math.imul(checksum ^ value, 0x01000193);
  };
  const start = processorMs();
  for (let k = first; k < first + games; k++) subject(players, `game-${k}`, tally);
  const milliseconds = processorMs() - start;
  return { checksum: checksum >>> 0, milliseconds };
};

interface BenchPosition {
  readonly state: Types['State'];
  readonly moves: readonly Types['Move'][];
  readonly move: Types['Move'];
}

const gameOptions = (number: number): Types['Options'] => ({
  players: bench.players[number % bench.players.length]!,
  seed: `game-${number}`,
});

const startGame = (game: AnyGame, number: number): Types['State'] => orThrow(game.setup(gameOptions(number)));

const listPositions = (game: AnyGame, games: number): readonly BenchPosition[] => {
  const positions: BenchPosition[] = [];
  for (let k = 0; k < games; k++) {
    const choose = createChooser(`game-${k}`);
    let state = startGame(game, k);
    for (let moves = game.legalMoves(state); moves.length > 0; moves = game.legalMoves(state)) {
      const move = moves[choose(moves.length)]!;
      positions.push({ state, moves, move });
      state = game.play(state, move);
    }
  }
  return positions;
};

/** Makes the records of those games. */
const createRecords = (game: AnyGame, games: number): readonly GameRecord[] =>
  Array.from({ length: games }, (_, k) => {
    const moves: Types['Move'][] = [];
    const choose = createPick(createChooser(`game-${k}`));
    const end = game.playout(startGame(game, k), (legal) => {
      moves.push(choose(legal));
      return moves.at(-1)!;
    });
    return orThrow(recordOf(game, { options: gameOptions(k), moves, end }));
  });

/** One position in this many is decoded, fingerprinted, imagined from a view, and played out. */
const SAMPLE_EVERY = 10;

/** The last result, kept so that the computation cannot be optimized away. */
let sink: unknown;

const measureFunctions = (game: AnyGame, { games, rounds, milliseconds }: FunctionsRequest): Functions => {
  const positions = listPositions(game, games);
  const forAll = (call: (position: BenchPosition) => unknown) => (): number => {
    for (const position of positions) sink = call(position);
    return positions.length;
  };
  const records = createRecords(game, games);
  const lines = records.map((record) => JSON.stringify(record));
  // Without their results, whose digest alone takes as long as many moves.
  const bare = records.map(({ result: _, ...record }) => JSON.stringify(record));
  const sampled = positions.filter((_, i) => i % SAMPLE_EVERY === 0);
  const sampledViews = sampled.map(({ state }, i) => ({
    view: game.view(state, game.toAct(state)!),
    seed: `seed-${i}`,
  }));
  const texts = sampled.map(({ state }) => JSON.stringify(state));
  const documents = texts.map((text): unknown => JSON.parse(text));
  const passes: Readonly<Record<string, () => number>> = {
    legalMoves: forAll(({ state }) => game.legalMoves(state)),
    applyMove: forAll(({ state, move }) => game.applyMove(state, move)),
    play: forAll(({ state, move }) => game.play(state, move)),
    whyIllegal: forAll(({ state, move }) => game.whyIllegal(state, move)),
    score: forAll(({ state }) => game.score(state)),
    view: forAll(({ state }) => game.view(state, game.toAct(state)!)),
    decode: () => {
      for (const document of documents) sink = orThrow(game.State.decode(document));
      return documents.length;
    },
    parse: () => {
      for (const text of texts) sink = JSON.parse(text);
      return texts.length;
    },
    fingerprint: () => {
      for (const { state } of sampled) sink = fingerprint(state);
      return sampled.length;
    },
    determinize: () => {
      for (const { view, seed } of sampledViews) sink = game.determinize(view, seed);
      return sampledViews.length;
    },
    rest: () => {
      const choose = createPick(createChooser('rest'));
      for (const { state } of sampled) sink = game.playout(state, choose);
      return sampled.length;
    },
    setup: () => {
      for (let k = 0; k < games; k++) sink = startGame(game, k);
      return games;
    },
    playout: () => {
      for (let k = 0; k < games; k++) sink = game.playout(startGame(game, k), createPick(createChooser(`game-${k}`)));
      return positions.length;
    },
    replay: () => {
      for (const line of bare) sink = replay(JSON.parse(line), game);
      return positions.length;
    },
    validateMoves: () => {
      for (const line of bare) sink = orThrow(validateLine(line));
      return positions.length;
    },
    validateLine: () => {
      for (const line of lines) sink = orThrow(validateLine(line));
      return positions.length;
    },
  };
  const names = Object.keys(passes);
  const times = Object.fromEntries(names.map((kind) => [kind, [] as number[]]));
  for (const kind of names) measureTime(passes[kind]!, milliseconds);
  for (let round = 0; round < rounds; round++) {
    for (const kind of [...names.slice(round), ...names.slice(0, round)]) {
      times[kind]!.push(measureTime(passes[kind]!, milliseconds));
    }
  }
  return times;
};

const createPick =
  (choose: (count: number) => number) =>
  (moves: readonly Types['Move'][]): Types['Move'] =>
    moves[choose(moves.length)]!;

const measureAllocation = (game: AnyGame, games: number, calls: number): Allocation => {
  const positions = listPositions(game, games);
  const legalMoves = ({ state }: BenchPosition): unknown => game.legalMoves(state);
  const pushed = ({ moves }: BenchPosition): unknown => {
    const list: Types['Move'][] = [];
    for (let i = 0; i < moves.length; i++) list.push(moves[i]!);
    return list;
  };
  // Feedback and code of the first calls are added: the minimum of some measurements is the calls alone.
  const minBytes = (call: (position: BenchPosition) => unknown): number =>
    Math.min(...Array.from({ length: 5 }, () => bytesPerCall(call, positions, calls)));
  return { legalMoves: minBytes(legalMoves), pushed: minBytes(pushed) };
};

/** Needs `--expose-gc`, and a young generation with room for everything these calls allocate. */
const bytesPerCall = (
  call: (position: BenchPosition) => unknown,
  positions: readonly BenchPosition[],
  calls: number,
): number => {
  (globalThis as { readonly gc?: () => void }).gc!();
  const before = getHeapStatistics().used_heap_size;
  for (let i = 0; i < calls; i++) sink = call(positions[i % positions.length]!);
  const bytes = getHeapStatistics().used_heap_size - before;
  if (bytes < 0 || sink === undefined) throw new Error('the heap was collected while it was measured');
  return bytes / calls;
};
