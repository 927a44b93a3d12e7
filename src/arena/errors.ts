import type { ErrorValue, InvalidOptions } from '../core/errors/errors.js';

/** The error of a tournament that cannot be held. */
export interface InvalidTournament extends ErrorValue {
  readonly _tag: 'InvalidTournament';
  /** The place of the error, such as `entrants[1].name`; empty for the tournament as a whole. */
  readonly path: string;
}

/** The error of a document that is not a job. */
export interface InvalidJob extends ErrorValue {
  readonly _tag: 'InvalidJob';
  readonly path: string;
}

/** The error of a job for a game, rules, components or a package version that are not available here. */
export interface IncompatibleJob extends ErrorValue {
  readonly _tag: 'IncompatibleJob';
  /** The part that differs. */
  readonly part: 'game' | 'rules' | 'components' | 'version';
  readonly expected: string;
  readonly found: string;
}

/** The error of an unknown bot. */
export interface NoSuchBot extends ErrorValue {
  readonly _tag: 'NoSuchBot';
  readonly bot: string;
  /** The available names. */
  readonly known: readonly string[];
}

/** The error of a bot that cannot be made with these settings. */
export interface InvalidSettings extends ErrorValue {
  readonly _tag: 'InvalidSettings';
  readonly bot: string;
  /** The place of the error, such as `samples`; empty for the settings as a whole. */
  readonly path: string;
}

/** The error of a module of bots that cannot be read, throws when loaded, or exports no bot. */
export interface NoBots extends ErrorValue {
  readonly _tag: 'NoBots';
  /** The path of the module. */
  readonly module: string;
}

/** The error of a bot whose module, imports or declared files have changed since the tournament was planned. */
export interface ModuleChanged extends ErrorValue {
  readonly _tag: 'ModuleChanged';
  readonly module: string;
  /** The digests at planning time and now. */
  readonly expected: string;
  readonly found: string;
}

/** The reasons for which a bot cannot take part. */
export type BotLookupError = NoSuchBot | InvalidSettings | NoBots | ModuleChanged;

/** The reasons for which a job cannot be played; errors of bots during a game are in its record instead. */
export type JobError = InvalidJob | IncompatibleJob | InvalidOptions | BotLookupError;

/** The error of an archive that cannot be read or written. */
export interface ArchiveAccessError extends ErrorValue {
  readonly _tag: 'ArchiveAccessError';
}

/** The error of a runner that cannot go on. */
export interface RunnerError extends ErrorValue {
  readonly _tag: 'RunnerError';
}

/** The error of a runner that needs a package which is not installed, or whose version does not work. */
export interface PackageMissing extends ErrorValue {
  readonly _tag: 'PackageMissing';
  readonly package: string;
  /** The major versions that were tried and work. */
  readonly testedVersions: readonly number[];
}

/** The reasons for which a tournament stops before its end. */
export type TournamentError = JobError | ArchiveAccessError | RunnerError | PackageMissing;
