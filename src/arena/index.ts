/**
 * Tournaments of bots: pairings on equal deals, games as records in an archive, ratings with intervals.
 *
 * @module
 */

export type { MeasuredEffort } from './board.js';
export { BOTS } from './bot-names.js';
export { type BotLookup, type FindBot, findBot, invalidSettings, noSuchBot } from './bots.js';
export type { Effort, RunNotes } from './effort.js';
export type { BotSource, Entrant, ProgramSource, Settings } from './entrant.js';
export type {
  ArchiveFailed,
  BotMissing,
  InvalidJob,
  InvalidSettings,
  InvalidTournament,
  JobFault,
  JobOfOthers,
  NoBots,
  NoSuchBot,
  OtherModule,
  PackageMissing,
  RunnerFailed,
  TournamentFault,
} from './faults.js';
export type { Foul } from './foul.js';
export { type Estimate, rateByDeal, type ShareOfDeal, wilson } from './interval.js';
export { type GameClock, type Job, jobCodec, jobId } from './job.js';
export type { Lineup, Seating } from './lineups.js';
export type { PairStanding } from './pairs.js';
export { planOf, type Schedule, type TableOfPlan } from './plan.js';
export { gameFor, type JobContext, type PlayedJob, playJob } from './play.js';
export { type Bout, ratings } from './rating.js';
export { type Outcome, type RecordedFoul, type Result, recordOfGame, resultOfRecord } from './record.js';
export type { EntrantEffort, FoulOfGame, Report, SeatStanding, TestResult } from './report.js';
export {
  type Archive,
  type Hosting,
  memoryArchive,
  onThisThread,
  type Progress,
  type Runner,
  runTournament,
  type Work,
} from './run.js';
export { type Hypotheses, type SequentialTest, type Test, type TestVerdict, testOf, trialOf } from './sprt.js';
export type { EntrantStanding } from './standings.js';
export {
  type AgainstChampion,
  type AsSeated,
  type RoundRobin,
  type Tournament,
  type TournamentForm,
  tournamentCodec,
} from './tournament.js';
export { type Allowance, LATE, timeoutFoul, type Watchdog } from './watched.js';
