import type { Failure, InvalidOptions } from '../core/errors/verdict.js';

/** The error of a tournament that cannot be held. */
export interface InvalidTournament extends Failure {
  readonly _tag: 'InvalidTournament';
  /** The place of the error, such as `entrants[1].name`; empty for the tournament as a whole. */
  readonly path: string;
}

/** The error of a document that is not a job. */
export interface InvalidJob extends Failure {
  readonly _tag: 'InvalidJob';
  readonly path: string;
}

/** The error of a job for a game, rules, components or a package version that are not available here. */
export interface JobOfOthers extends Failure {
  readonly _tag: 'JobOfOthers';
  /** The part that differs. */
  readonly what: 'game' | 'rules' | 'components' | 'by';
  readonly expected: string;
  readonly found: string;
}

/** The error of an unknown bot. */
export interface NoSuchBot extends Failure {
  readonly _tag: 'NoSuchBot';
  readonly bot: string;
  /** The available names. */
  readonly known: readonly string[];
}

/** The error of a bot that cannot be made with these settings. */
export interface InvalidSettings extends Failure {
  readonly _tag: 'InvalidSettings';
  readonly bot: string;
  /** The place of the error, such as `samples`; empty for the settings as a whole. */
  readonly path: string;
}

/** The error of a module of bots that cannot be read, throws when loaded, or exports no bot. */
export interface NoBots extends Failure {
  readonly _tag: 'NoBots';
  /** The path of the module. */
  readonly module: string;
}

/** The error of a bot whose module, imports or declared files have changed since the tournament was planned. */
export interface OtherModule extends Failure {
  readonly _tag: 'OtherModule';
  readonly module: string;
  /** The digests at planning time and now. */
  readonly expected: string;
  readonly found: string;
}

/** The reasons for which a bot cannot take part. */
export type BotMissing = NoSuchBot | InvalidSettings | NoBots | OtherModule;

/** The reasons for which a job cannot be played; errors of bots during a game are in its record instead. */
export type JobFault = InvalidJob | JobOfOthers | InvalidOptions | BotMissing;

/** The error of an archive that cannot be read or written. */
export interface ArchiveFailed extends Failure {
  readonly _tag: 'ArchiveFailed';
}

/** The error of a runner that cannot go on. */
export interface RunnerFailed extends Failure {
  readonly _tag: 'RunnerFailed';
}

/** The error of a runner that needs a package which is not installed, or whose version does not work. */
export interface PackageMissing extends Failure {
  readonly _tag: 'PackageMissing';
  readonly package: string;
  /** The major versions that were tried and work. */
  readonly tried: readonly number[];
}

/** The reasons for which a tournament stops before its end. */
export type TournamentFault = JobFault | ArchiveFailed | RunnerFailed | PackageMissing;
