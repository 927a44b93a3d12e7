import { getHeapStatistics } from 'node:v8';
import { validateLine } from '../src/archive/index.js';
import type { AnyGame, Types } from '../src/core/contract/game.js';
import { fingerprint } from '../src/core/data/fingerprint.js';
import { orThrow } from '../src/core/errors/verdict.js';
import type { GameRecord } from '../src/core/records/record.js';
import { recordOf } from '../src/core/records/record-of.js';
import { replay } from '../src/core/records/validate-record.js';
import { chooser } from './chooser.js';
import { processorMs, timed } from './clock.js';
import { type EnvironmentsQuestion, type EnvironmentTimes, environmentTimes } from './environments.js';
import { benches } from './games/index.js';
import { answer } from './runner.js';
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
export interface Questions {
  slice(slice: Slice): Measurement;
  functions(question: FunctionsQuestion): Functions;
  environments(question: EnvironmentsQuestion): EnvironmentTimes;
  allocation(question: { readonly games: number; readonly calls: number }): Allocation;
}

/** The number of games that supply the positions, and the duration of each function in a round. */
export interface FunctionsQuestion {
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

answer<Questions>({
  slice: (slice) => measured(bench.subjects[name!]!, slice),
  functions: (question) => functionsOf(bench.game, question),
  environments: (question) => environmentTimes(bench.game, bench.players, question),
  allocation: ({ games, calls }) => allocationOf(bench.game, games, calls),
});

const measured = (subject: Subject, { players, first, games }: Slice): Measurement => {
  let checksum = 0x811c9dc5;
  const tally = (value: number): void => {
    checksum = Math.imul(checksum ^ value, 0x01000193);
  };
  const start = processorMs();
  for (let k = first; k < first + games; k++) subject(players, `game-${k}`, tally);
  const milliseconds = processorMs() - start;
  return { checksum: checksum >>> 0, milliseconds };
};

interface Position {
  readonly state: Types['State'];
  readonly moves: readonly Types['Move'][];
  readonly chosen: Types['Move'];
}

const optionsOf = (number: number): Types['Options'] => ({
  players: bench.players[number % bench.players.length]!,
  seed: `game-${number}`,
});

const begin = (game: AnyGame, number: number): Types['State'] => orThrow(game.setup(optionsOf(number)));

const positionsOf = (game: AnyGame, games: number): readonly Position[] => {
  const positions: Position[] = [];
  for (let k = 0; k < games; k++) {
    const choose = chooser(`game-${k}`);
    let state = begin(game, k);
    for (let moves = game.legalMoves(state); moves.length > 0; moves = game.legalMoves(state)) {
      const chosen = moves[choose(moves.length)]!;
      positions.push({ state, moves, chosen });
      state = game.play(state, chosen);
    }
  }
  return positions;
};

/** Makes the records of those games. */
const recordsOf = (game: AnyGame, games: number): readonly GameRecord[] =>
  Array.from({ length: games }, (_, k) => {
    const moves: Types['Move'][] = [];
    const choose = pick(chooser(`game-${k}`));
    const end = game.playout(begin(game, k), (legal) => {
      moves.push(choose(legal));
      return moves.at(-1)!;
    });
    return orThrow(recordOf(game, { options: optionsOf(k), moves, end }));
  });

/** One position in this many is fingerprinted, imagined from a view, and played out. */
const STRIDE = 10;

/** The last result, kept so that the computation cannot be optimized away. */
let sink: unknown;

const functionsOf = (game: AnyGame, { games, rounds, milliseconds }: FunctionsQuestion): Functions => {
  const positions = positionsOf(game, games);
  const overAll = (call: (position: Position) => unknown) => (): number => {
    for (const position of positions) sink = call(position);
    return positions.length;
  };
  const records = recordsOf(game, games);
  const lines = records.map((record) => JSON.stringify(record));
  // Without their results, whose digest alone takes as long as many moves.
  const bare = records.map(({ result: _, ...record }) => JSON.stringify(record));
  const some = positions.filter((_, i) => i % STRIDE === 0);
  const seen = some.map(({ state }, i) => ({ view: game.view(state, game.toAct(state)!), seed: `seed-${i}` }));
  const passes: Readonly<Record<string, () => number>> = {
    legalMoves: overAll(({ state }) => game.legalMoves(state)),
    applyMove: overAll(({ state, chosen }) => game.applyMove(state, chosen)),
    play: overAll(({ state, chosen }) => game.play(state, chosen)),
    whyIllegal: overAll(({ state, chosen }) => game.whyIllegal(state, chosen)),
    score: overAll(({ state }) => game.score(state)),
    view: overAll(({ state }) => game.view(state, game.toAct(state)!)),
    fingerprint: () => {
      for (const { state } of some) sink = fingerprint(state);
      return some.length;
    },
    determinize: () => {
      for (const { view, seed } of seen) sink = game.determinize(view, seed);
      return seen.length;
    },
    rest: () => {
      const choose = pick(chooser('rest'));
      for (const { state } of some) sink = game.playout(state, choose);
      return some.length;
    },
    setup: () => {
      for (let k = 0; k < games; k++) sink = begin(game, k);
      return games;
    },
    playout: () => {
      for (let k = 0; k < games; k++) sink = game.playout(begin(game, k), pick(chooser(`game-${k}`)));
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
  for (const kind of names) timed(passes[kind]!, milliseconds);
  for (let round = 0; round < rounds; round++) {
    for (const kind of [...names.slice(round), ...names.slice(0, round)]) {
      times[kind]!.push(timed(passes[kind]!, milliseconds));
    }
  }
  return times;
};

const pick =
  (choose: (count: number) => number) =>
  (moves: readonly Types['Move'][]): Types['Move'] =>
    moves[choose(moves.length)]!;

const allocationOf = (game: AnyGame, games: number, calls: number): Allocation => {
  const positions = positionsOf(game, games);
  const legalMoves = ({ state }: Position): unknown => game.legalMoves(state);
  const pushed = ({ moves }: Position): unknown => {
    const list: Types['Move'][] = [];
    for (let i = 0; i < moves.length; i++) list.push(moves[i]!);
    return list;
  };
  // Feedback and code of the first calls are added: the minimum of some measurements is the calls alone.
  const least = (call: (position: Position) => unknown): number =>
    Math.min(...Array.from({ length: 5 }, () => bytesPerCall(call, positions, calls)));
  return { legalMoves: least(legalMoves), pushed: least(pushed) };
};

/** Needs `--expose-gc`, and a young generation with room for everything these calls allocate. */
const bytesPerCall = (call: (position: Position) => unknown, positions: readonly Position[], calls: number): number => {
  (globalThis as { readonly gc?: () => void }).gc!();
  const before = getHeapStatistics().used_heap_size;
  for (let i = 0; i < calls; i++) sink = call(positions[i % positions.length]!);
  const bytes = getHeapStatistics().used_heap_size - before;
  if (bytes < 0 || sink === undefined) throw new Error('the heap was collected while it was measured');
  return bytes / calls;
};
