import type { Either } from 'fp-ts/lib/Either.js';
import type { AnyGame } from '../core/game.js';
import type { GameRecord } from '../core/record.js';
import { accepted, refused } from '../core/verdict.js';
import { type Board, boardOf } from './board.js';
import type { ArchiveFailed, JobFault, TournamentFault } from './faults.js';
import { type Job, jobId } from './job.js';
import type { Plan } from './plan.js';
import { playJob, type Table } from './play.js';
import { resultOfRecord } from './record.js';
import { type Report, reportOf } from './report.js';

/** Where the records of games are kept; whoever keeps them throws when they cannot. */
export interface Archive {
  /** The records that are kept, in any order. */
  records(): AsyncIterable<GameRecord>;
  /** Keeps one more. */
  append(record: GameRecord): Promise<void>;
}

/** Plays games somewhere. */
export interface Runner {
  /** Plays what there is to play until there is no more, in any order. */
  run(work: Work): Promise<Either<TournamentFault, null>>;
}

/** What there is to play. */
export interface Work {
  /** The game that all jobs are for. */
  readonly game: AnyGame;
  /** The next job; undefined if there is none. Each is handed out once. */
  next(): Job | undefined;
  /** Takes the record of a game; a second one of the same game is passed over. */
  done(record: GameRecord): Promise<void>;
}

/** How far a tournament has come. */
export interface Progress {
  /** How many games there are, how many are played, and how many of those were in the archive before. */
  readonly games: number;
  readonly played: number;
  readonly resumed: number;
  /** How many games need not be played, since what was asked is answered. */
  readonly spared: number;
  /** What has come of it so far. */
  report(): Report;
}

/** Who holds a tournament, and how. */
export interface Hosting {
  readonly archive: Archive;
  readonly runner: Runner;
  /** Told of every game. */
  readonly tell?: (progress: Progress) => void;
  /** Asked before every game; no more begin once it answers true. */
  readonly isStopped?: () => boolean;
}

/** Plays the games of a plan that are not in the archive yet, and answers with what came of all. */
export const hold = async (plan: Plan, hosting: Hosting): Promise<Either<TournamentFault, Report>> => {
  try {
    return await held(plan, hosting);
  } catch (error) {
    const message = `The archive fails: ${error instanceof Error ? error.message : String(error)}`;
    return refused<ArchiveFailed>({ _tag: 'ArchiveFailed', message });
  }
};

const held = async (plan: Plan, hosting: Hosting): Promise<Either<TournamentFault, Report>> => {
  const { archive, runner, tell, isStopped } = hosting;
  const board = boardOf(plan);
  const players = plan.tables[0]!.seating.length;
  const numbers = new Map<string, number>();
  for (let number = 0; number < plan.games; number++) numbers.set(jobId(plan.jobAt(number)), number);
  const enter = (record: GameRecord): boolean => {
    const number = numbers.get(record.id);
    const result = number === undefined || board.isPlayed(number) ? null : resultOfRecord(record);
    const isFit = result !== null && result.shares.length === players;
    if (isFit) board.enter(number!, result);
    return isFit;
  };
  let played = 0;
  for await (const record of archive.records()) played += Number(enter(record));
  const resumed = played;
  const say = (): void => tell?.({ games: plan.games, played, resumed, spared: spared(plan, board), report });
  const report = (): Report => reportOf(plan, board);
  let at = 0;
  say();
  const outcome = await runner.run({
    game: plan.game,
    next: () => {
      if (isStopped?.() === true) return undefined;
      while (at < plan.games && !board.isWanted(at)) at++;
      return at < plan.games ? plan.jobAt(at++) : undefined;
    },
    done: async (record) => {
      if (!enter(record)) return;
      played++;
      await archive.append(record);
      say();
    },
  });
  return outcome._tag === 'Left' ? outcome : accepted(report());
};

/** How many games need not be played any more. */
const spared = ({ tables, tournament }: Plan, board: Board): number =>
  tables.reduce((count, { lineup }) => {
    const verdict = board.verdict(lineup);
    return verdict === null || verdict.found === null ? count : count + tournament.seeds.length - verdict.deals;
  }, 0);

/** Plays one game after another, here and now. A bot that blocks its thread, blocks the tournament. */
export const here = (table: Table): Runner => ({
  run: async ({ next, done }) => {
    for (let job = next(); job !== undefined; job = next()) {
      const record: Either<JobFault, GameRecord> = await playJob(job, table);
      if (record._tag === 'Left') return record;
      await done(record.right);
    }
    return accepted(null);
  },
});

/** Keeps records in memory. */
export const memoryArchive = (): Archive & { readonly kept: readonly GameRecord[] } => {
  const kept: GameRecord[] = [];
  return {
    kept,
    records: async function* () {
      yield* kept;
    },
    append: async (record) => void kept.push(record),
  };
};
