import type { Failure, InvalidOptions } from '../core/verdict.js';

/** Not a tournament that can be held. */
export interface InvalidTournament extends Failure {
  readonly _tag: 'InvalidTournament';
  /** Such as `entrants[1].name`; empty for the tournament as a whole. */
  readonly path: string;
}

/** Not a job. */
export interface InvalidJob extends Failure {
  readonly _tag: 'InvalidJob';
  readonly path: string;
}

/** The job is for a game, rules, components or a version of this package that are not at hand. */
export interface JobOfOthers extends Failure {
  readonly _tag: 'JobOfOthers';
  /** Of what there is another one. */
  readonly what: 'game' | 'rules' | 'components' | 'by';
  readonly expected: string;
  readonly found: string;
}

/** There is no bot of this name. */
export interface NoSuchBot extends Failure {
  readonly _tag: 'NoSuchBot';
  readonly bot: string;
  /** The names that there are. */
  readonly known: readonly string[];
}

/** A bot cannot be made with these settings. */
export interface InvalidSettings extends Failure {
  readonly _tag: 'InvalidSettings';
  readonly bot: string;
  /** Such as `samples`; empty for the settings as a whole. */
  readonly path: string;
}

/** A module that should export bots cannot be read, fails when it is loaded, or exports none. */
export interface NoBots extends Failure {
  readonly _tag: 'NoBots';
  /** Where it was looked for. */
  readonly module: string;
}

/** The module, something that it imports or a file that the bot names differs from when the tournament was planned. */
export interface OtherModule extends Failure {
  readonly _tag: 'OtherModule';
  readonly module: string;
  /** The digest when the tournament was planned, and that of now. */
  readonly expected: string;
  readonly found: string;
}

/** Why a bot cannot sit down. */
export type BotMissing = NoSuchBot | InvalidSettings | NoBots | OtherModule;

/** Why a job cannot be played; whatever a bot does in a game is told by the record of the game. */
export type JobFault = InvalidJob | JobOfOthers | InvalidOptions | BotMissing;

/** The archive cannot be read or written. */
export interface ArchiveFailed extends Failure {
  readonly _tag: 'ArchiveFailed';
}

/** Those who should play the games cannot go on. */
export interface RunnerFailed extends Failure {
  readonly _tag: 'RunnerFailed';
}

/** Why a tournament stopped before its end. */
export type TournamentFault = JobFault | ArchiveFailed | RunnerFailed;
