/**
 * Tournaments of bots: pairings on equal deals, games as records in an archive, ratings with intervals.
 *
 * @module
 */
export { BOTS, type FindBot, type Found, findBot, invalidSettings, noSuchBot } from './bots.js';
export type { Entrant, Settings, Source } from './entrant.js';
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
  RunnerFailed,
  TournamentFault,
} from './faults.js';
export { type Estimate, rateByDeal, type ShareOfDeal, wilson } from './interval.js';
export { type Job, jobCodec, jobId } from './job.js';
export type { Lineup, Seating } from './lineups.js';
export { type Plan, planOf, seedsOf, type TableOfPlan } from './plan.js';
export { gameFor, LATE, lateFoul, playJob, type Table, type Watch } from './play.js';
export { type Bout, ratings } from './rating.js';
export { type Foul, type Outcome, type Result, recordOfGame, resultOfRecord } from './record.js';
export type { Answer, FoulOfGame, Report, SeatStanding, Standing } from './report.js';
export { type Archive, type Hosting, here, hold, memoryArchive, type Progress, type Runner, type Work } from './run.js';
export { type Question, type Test, type Trial, testOf, trialOf, type Verdict } from './sprt.js';
export {
  type AgainstChampion,
  type AsSeated,
  type Form,
  type RoundRobin,
  type Tournament,
  tournamentCodec,
} from './tournament.js';
