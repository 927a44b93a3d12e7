import { jsonUpTo, list, optional, type Reader, record, text } from '../core/codec.js';

/** What a bot is made with: JSON, as its maker reads it. */
export type Settings = Readonly<Record<string, unknown>>;

/** A module that exports bots. */
export interface Source {
  /** Where it is on this machine; it is no part of what tells games apart. */
  readonly path: string;
  /** The SHA-256 in hex of its text, of what it imports, and of what the bot names: another one is another bot. */
  readonly digest: string;
  /** The files that the bot names, by their paths from the module. */
  readonly files?: readonly string[];
  /** The version that the bot names. */
  readonly version?: string;
}

/** Somebody who takes part. */
export interface Entrant {
  /** Tells it from others in tables and records. */
  readonly name: string;
  /** The name under which its bot is found, in this library or in its module. */
  readonly bot: string;
  readonly settings?: Settings;
  /** The module that exports it, if it is not one of this library's. */
  readonly source?: Source;
}

const LONGEST_NAME = 64;
const LONGEST_PATH = 4096;
const LONGEST_SETTINGS = 10_000;

const MOST_FILES = 1000;

const name = text(1, LONGEST_NAME);
const path = text(1, LONGEST_PATH);

/** Reads entrants. */
export const entrantReader: Reader<Entrant> = record('an entrant', {
  name,
  bot: name,
  settings: optional(jsonUpTo(LONGEST_SETTINGS)),
  source: optional(
    record('a source', {
      path,
      digest: name,
      files: optional(list(path, 0, MOST_FILES)),
      version: optional(name),
    }),
  ),
});
