/**
 * Tournaments of bots: pairings on equal deals, games as records in an archive, ratings with intervals.
 *
 * @module
 */

export { BOT_NAMES, type BotLookup, type FindBot, findBot, invalidSettings, noSuchBot } from './bots.js';
export type { Effort, RunNotes } from './effort.js';
export type { BotSource, Entrant, ProgramSource, Settings } from './entrant.js';
export type {
  ArchiveAccessError,
  BotLookupError,
  IncompatibleJob,
  InvalidJob,
  InvalidSettings,
  InvalidTournament,
  JobError,
  ModuleChanged,
  NoBots,
  NoSuchBot,
  PackageMissing,
  RunnerError,
  TournamentError,
} from './errors.js';
export type { Forfeit } from './forfeit.js';
export { type Estimate, estimateByDeal, type ShareOfDeal, wilson } from './interval.js';
export { type GameClock, type Job, jobCodec, jobId } from './job.js';
export type { PairResult } from './pairs.js';
export type { Lineup, Seating } from './plan.js';
export { type PlannedTable, planTournament, type Schedule } from './plan.js';
export { findJobGame, type JobContext, type PlayedJob, playJob } from './play.js';
export { estimateRatings, type RatedGame } from './rating.js';
export {
  createGameRecord,
  type FinishedGame,
  type GameResult,
  type RecordedForfeit,
  resultOfRecord,
} from './record.js';
export type { EntrantEffort, ForfeitedGame, Report, SeatResult, TestResult } from './report.js';
export type { MeasuredEffort } from './results.js';
export {
  type Archive,
  memoryArchive,
  onThisThread,
  type Runner,
  type RunOptions,
  runTournament,
  type TournamentProgress,
  type Work,
} from './run.js';
export {
  createSequentialTest,
  type Hypotheses,
  type SequentialTest,
  type TestBounds,
  type TestVerdict,
  testBounds,
} from './sprt.js';
export type { EntrantStanding } from './standings.js';
export { type Allowance, LATE, timeoutForfeit, type Watchdog } from './time-control.js';
export {
  type AgainstChampion,
  type AsSeated,
  type RoundRobin,
  type Tournament,
  type TournamentForm,
  tournamentCodec,
} from './tournament.js';
