import { exactReader, jsonObjectUpTo, list, object, optional, text } from '../core/codec/index.js';

/** The settings of a bot: JSON, decoded by the code that makes the bot. */
export type Settings = Readonly<Record<string, unknown>>;

/** A module that exports bots. */
export interface BotSource {
  /** Its path on this machine, which is not part of the id of a game. */
  readonly path: string;
  /**
   * The SHA-256 in hex of its text, its imports and the files and version that the bot declares: another digest is
   * another bot.
   */
  readonly digest: string;
  /** The files that the bot declares, by their paths from the module. */
  readonly files?: readonly string[];
  /** The version that the bot declares. */
  readonly version?: string;
}

/** A program that speaks the engine protocol. */
export interface ProgramSource {
  /** Its file or its name on the path, and its arguments. */
  readonly command: readonly string[];
  /** The folder in which it runs on this machine, which is not part of the id of a game. */
  readonly folder: string;
  /** The SHA-256 in hex of the command, of the program's file and of files among the arguments. */
  readonly digest: string;
}

/** A participant of a tournament. */
export interface Entrant {
  /** Its name in tables and records. */
  readonly name: string;
  /** The name of its bot, in this library or in its module. */
  readonly bot: string;
  readonly settings?: Settings;
  /** The module that exports the bot, unless it is one of this library's. */
  readonly source?: BotSource;
  /** The program that is the bot, if it is one. */
  readonly program?: ProgramSource;
}

const MAX_NAME_CHARACTERS = 64;
const MAX_PATH_CHARACTERS = 4096;
const MAX_SETTINGS_VALUES = 10_000;

const MAX_FILES = 1000;
const MAX_COMMAND_WORDS = 1000;

const name = text(1, MAX_NAME_CHARACTERS);
const path = text(1, MAX_PATH_CHARACTERS);

const reader = object('an entrant', {
  name,
  bot: name,
  settings: optional(jsonObjectUpTo(MAX_SETTINGS_VALUES)),
  source: optional(
    object('a source', {
      path,
      digest: name,
      files: optional(list(path, 0, MAX_FILES)),
      version: optional(name),
    }),
  ),
  program: optional(
    object('a program', {
      command: list(text(0, MAX_PATH_CHARACTERS), 1, MAX_COMMAND_WORDS),
      folder: path,
      digest: name,
    }),
  ),
});

/** Decodes entrants. */
export const entrantReader = exactReader<Entrant>()(reader);
