import type { ArchiveFault } from '../../archive/index.js';
import type { AnyGame, InvalidEnvelope, Validated } from '../../index.js';

/** Where something stands in an archive. */
export interface Place {
  readonly file: string;
  /** The line, from 1. */
  readonly line: number;
  /** In bytes from the beginning of the file, once it is decompressed. */
  readonly offset: number;
}

/** What is wrong at a place. */
export interface Fault extends Place {
  /** Whether the game is proved all the same, as where an envelope alone is wrong. */
  readonly isProved: boolean;
  readonly fault: ArchiveFault | InvalidEnvelope;
}

/** A proved game, with the rules by which it was proved. */
export interface Entry extends Validated {
  readonly place: Place;
  readonly game: AnyGame;
}

/** Copies a line as it stands in its file, and ends it with a newline; null where no line could be had. */
export type CopyLine = () => Uint8Array | null;

/** What a command wants to know of each game; null if nothing. It runs in threads, so the answers are plain data. */
export interface Judge<Found = unknown> {
  game(entry: Entry, copy: CopyLine): Found | null;
  /** Of what is faulty; nothing if it is not given. */
  fault?(fault: Fault, copy: CopyLine): Found | null;
}
