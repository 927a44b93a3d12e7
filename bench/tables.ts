import { bundle, compileLimit, findCompiler, installBoardgame } from './build.js';
import { formatTable, median, type Row } from './report.js';
import { askNewWorker, limitRunner, type Runner, rotate, subjectRunner } from './runner.js';
import type { Bench } from './subject.js';
import type { Measurement } from './worker.js';

const ROUNDS = 5;
/** The highest ratio of the time of validating records to that of replaying them. */
const MAX_VALIDATION_TIME = 1.35;
/** The highest ratio of the time of decoding states to that of parsing their texts. */
const MAX_DECODE_TIME = 3;
/** The highest share of a step that goes into what the player to act observes. */
const MAX_OBSERVING_SHARE = 0.3;
const HEAP_SAMPLE = { games: 30, calls: 50_000 };
const LARGE_HEAP_FLAGS = ['--expose-gc', '--min-semi-space-size=128', '--max-semi-space-size=128'];

/** The amount of measuring. */
interface Pace {
  /** The approximate duration of a subject's slice in a round. */
  readonly sliceMs: number;
  readonly warmUpMs: number;
  readonly checkedGames: number;
  readonly functionMs: number;
  readonly functionGames: number;
}

const FULL_PACE: Pace = { sliceMs: 700, warmUpMs: 1500, checkedGames: 100, functionMs: 100, functionGames: 30 };
const QUICK_PACE: Pace = { sliceMs: 120, warmUpMs: 400, checkedGames: 30, functionMs: 25, functionGames: 6 };

/** Measures games against boardgame.io, against C and against their own play-outs, and prints a table of each. */
export const printTables = async (ids: readonly string[], isQuick: boolean): Promise<void> => {
  const pace = isQuick ? QUICK_PACE : FULL_PACE;
  const boardgame = installBoardgame();
  const { worker, games } = await bundle();
  const cc = findCompiler();
  console.log(
    `node ${process.version}, boardgame.io ${boardgame}, ${cc ?? 'no C compiler: rows against C are left out'}`,
  );

  const { benches } = (await import(games)) as typeof import('./games/index.js');
  for (const bench of benches.filter(({ id }) => ids.includes(id))) {
    const limit = bench.maxTimeAgainstC !== undefined && cc !== null ? [limitRunner(compileLimit(bench.id))] : [];
    const runners = [...Object.keys(bench.subjects).map((name) => subjectRunner(worker, bench.id, name)), ...limit];
    try {
      await checkSameGames(bench, runners, pace);
      const rows = [
        ...gameRows(bench, await measureInTurn(bench, runners, pace)),
        ...(await functionRows(worker, bench, pace)),
        ...(await environmentRows(worker, bench, pace)),
        ...(await heapRows(worker, bench)),
      ];
      console.log(formatTable(`\n${bench.id}, ${ROUNDS} rounds, processor time`, rows));
    } finally {
      for (const runner of runners) runner.stop();
    }
  }
};

/** Throws unless all subjects play the same games. */
const checkSameGames = async (bench: Bench, runners: readonly Runner[], { checkedGames }: Pace): Promise<void> => {
  for (const players of bench.players) {
    for (const first of [0, 1_000_000]) {
      const slice = { players, first, games: checkedGames };
      const found: (readonly [string, number])[] = [];
      for (const { name, measureSlice: run } of runners) found.push([name, (await run(slice)).checksum]);
      if (new Set(found.map(([, checksum]) => checksum)).size > 1) {
        const list = found.map(([name, checksum]) => `  ${name} ${checksum}`).join('\n');
        throw new Error(`${bench.id}, ${players} players: not the same games from game-${first} on\n${list}`);
      }
    }
  }
  const names = runners.map(({ name }) => name).join(', ');
  console.log(`${bench.id}: ${2 * checkedGames} games of each player count are the same in ${names}`);
};

/** Milliseconds of a game, by subject and round. */
type Times = ReadonlyMap<string, readonly number[]>;

/** Runs every subject once per round, beginning each round with another; no game is played twice. */
const measureInTurn = async (bench: Bench, runners: readonly Runner[], pace: Pace): Promise<Times> => {
  const counts = new Map<string, number>();
  for (const runner of runners) counts.set(runner.name, await gamesPerSlice(bench, runner, pace));
  const times = new Map(runners.map(({ name }) => [name, [] as number[]]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const runner of rotate(runners, round)) {
      const games = counts.get(runner.name)!;
      times.get(runner.name)!.push(await timePerGame(bench, runner, round * games, games));
    }
  }
  return times;
};

const gamesPerSlice = async (bench: Bench, runner: Runner, { sliceMs, warmUpMs }: Pace): Promise<number> => {
  let time = Number.POSITIVE_INFINITY;
  const fitting = (milliseconds: number): number => Math.ceil(milliseconds / (time * bench.players.length));
  for (let games = 1, spent = 0; spent < warmUpMs; games = Math.min(4 * games, fitting(warmUpMs / 4))) {
    time = await timePerGame(bench, runner, 0, games);
    spent += time * games * bench.players.length;
  }
  return fitting(sliceMs);
};

const timePerGame = async (bench: Bench, runner: Runner, first: number, games: number): Promise<number> => {
  const measured: Measurement[] = [];
  for (const players of bench.players) measured.push(await runner.measureSlice({ players, first, games }));
  return measured.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / (games * bench.players.length);
};

const SUBJECT_LABELS: Readonly<Record<string, string>> = {
  pure: 'legalMoves + applyMove',
  fresh: 'legalMoves + applyMove, fresh moves',
  step: 'legalMoves + step',
  play: 'legalMoves + play',
  playout: 'playout',
  wrapped: 'our rules inside boardgame.io moves',
};

const BASELINE_LABELS: Readonly<Record<string, string>> = {
  boardgame: 'boardgame.io',
  wrapped: 'our rules inside boardgame.io',
};

const gameRows = ({ subjects, baseline, minSpeeds, maxTimeAgainstC }: Bench, times: Times): readonly Row[] => {
  const ratio = (above: string, below: string): readonly number[] =>
    times.get(above)!.map((time, round) => time / times.get(below)![round]!);
  const rows = Object.keys(subjects)
    .filter((name) => name !== baseline)
    .map((name) => ({
      what: `${SUBJECT_LABELS[name] ?? name}, against ${BASELINE_LABELS[baseline] ?? baseline}`,
      figures: ratio(baseline, name),
      unit: 'times as fast',
      atLeast: minSpeeds[name],
    }));
  if (!times.has('limit')) return rows;
  const figures = ratio('playout', 'limit');
  return [...rows, { what: 'playout, against C', figures, unit: 'times the time', atMost: maxTimeAgainstC }];
};

const functionRows = async (worker: string, bench: Bench, pace: Pace): Promise<readonly Row[]> => {
  const question = { games: pace.functionGames, rounds: ROUNDS, milliseconds: pace.functionMs };
  const times = await askNewWorker(worker, bench.id, 'functions', question);
  const { playout, decode, parse, determinize, rest, replay, validateMoves, validateLine, ...functions } = times;
  const ratio = (above: readonly number[], below: readonly number[]): readonly number[] =>
    above.map((time, round) => time / below[round]!);
  const rows = Object.entries(functions).map(([name, calls]) => ({
    what: `${name}: ${median(calls).toFixed(0)} ns`,
    figures: ratio(calls, playout!),
    unit: 'moves of a playout',
  }));
  return [
    { what: 'a move of a playout', figures: playout!, unit: 'ns' },
    ...rows,
    {
      what: `State.decode: ${median(decode!).toFixed(0)} ns, against JSON.parse of the same texts`,
      figures: ratio(decode!, parse!),
      unit: 'times the time',
      atMost: MAX_DECODE_TIME,
    },
    {
      what: `determinize: ${median(determinize!).toFixed(0)} ns, against playout from the same positions`,
      figures: ratio(determinize!, rest!),
      unit: 'times the time',
      atMost: bench.maxDeterminizeTime,
    },
    {
      what: 'validateLine of lines without results, against replay of the same',
      figures: ratio(validateMoves!, replay!),
      unit: 'times the time',
      atMost: MAX_VALIDATION_TIME,
    },
    {
      what: 'validateLine of lines with results, digest and all, against the same',
      figures: ratio(validateLine!, replay!),
      unit: 'times the time',
    },
  ];
};

const environmentRows = async (worker: string, { id }: Bench, pace: Pace): Promise<readonly Row[]> => {
  const question = { games: pace.functionGames, rounds: ROUNDS, milliseconds: 3 * pace.functionMs };
  const { alone, observed, sparse, viewed } = await askNewWorker(worker, id, 'environments', question);
  const share = (times: readonly number[]): readonly number[] => times.map((time, round) => 1 - alone[round]! / time);
  const step = median(observed).toFixed(0);
  return [
    {
      what: `observe, in a step of ${step} ns`,
      figures: share(observed),
      unit: 'of the step',
      atMost: MAX_OBSERVING_SHARE,
    },
    { what: 'observeSparse', figures: share(sparse), unit: 'of the step' },
    {
      what: 'observe of the whole view, against that of the environment',
      figures: viewed.map((time, round) => (time - alone[round]!) / (observed[round]! - alone[round]!)),
      unit: 'times the time',
    },
  ];
};

const heapRows = async (worker: string, { id }: Bench): Promise<readonly Row[]> => {
  const { legalMoves, pushed } = await askNewWorker(worker, id, 'allocation', HEAP_SAMPLE, LARGE_HEAP_FLAGS);
  return [
    {
      what: `heap of legalMoves: ${legalMoves.toFixed(0)} bytes; of pushing its list: ${pushed.toFixed(0)}`,
      figures: [legalMoves / pushed],
      unit: 'times the list',
      atMost: 1.01,
    },
  ];
};
