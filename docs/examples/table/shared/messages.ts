/** The messages between a page and the server. */
import type { ErrorValue, Player, Types, Viewer } from 'sastrugi';
import { createCodec, integer, list, nullable, object, oneOf, taggedUnion, text, unknown } from 'sastrugi/core';
import type { MatchRevision, Publication } from 'sastrugi/table';
import { SPEED_NAMES, type Speed } from './speeds.ts';

/** The strength of a bot. */
export const LEVELS = ['novice', 'club'] as const;
export type Level = (typeof LEVELS)[number];

/** The intended holder of a seat: the opener of the table, somebody who has its link, anybody who takes it, or a bot. */
export const SITTERS = ['here', 'other', 'anyone', ...LEVELS] as const;
export type Sitter = (typeof SITTERS)[number];

export const MAX_NAME_CHARACTERS = 40;
const name = text(1, MAX_NAME_CHARACTERS);
export const id = text(1, 64);
const count = integer(0, Number.MAX_SAFE_INTEGER);
export const MAX_SEATS = 4;

/** Decodes the messages of pages. The codecs of the games decode what concerns a game. */
export const clientMessageCodec = createCodec(
  taggedUnion('a message', {
    /** Asks for the list of tables. */
    tables: {},
    /** Opens a table, and takes all seats marked `here`. */
    open: {
      game: id,
      options: unknown,
      seats: list(object('a seat', { name, sitter: oneOf(...SITTERS) }), 1, MAX_SEATS),
    },
    /** Takes a free seat. */
    sit: { table: id, seat: integer(0, MAX_SEATS - 1), name },
    /** Watches a table from now on: as the player with this token, or as a spectator. */
    watch: {
      table: id,
      token: nullable(id),
      revision: nullable(object('a revision', { undoCount: count, ply: count })),
      speed: oneOf(...SPEED_NAMES),
    },
    /** Makes a request as the watching player. */
    request: { request: unknown },
    /** Stops watching. */
    leave: {},
  }),
  (path, message): ErrorValue & { readonly path: string } => ({ _tag: 'InvalidMessage', path, message }),
);

/** A message of a page to the server. */
export type ClientMessage =
  | { readonly kind: 'tables' | 'leave' }
  | { readonly kind: 'open'; readonly game: string; readonly options: unknown; readonly seats: readonly SeatChoice[] }
  | { readonly kind: 'sit'; readonly table: string; readonly seat: Player; readonly name: string }
  | {
      readonly kind: 'watch';
      readonly table: string;
      readonly token: string | null;
      readonly revision: MatchRevision | null;
      readonly speed: Speed;
    }
  | { readonly kind: 'request'; readonly request: unknown };

export interface SeatChoice {
  readonly name: string;
  readonly sitter: Sitter;
}

/** The public part of a seat's holder. */
export type Chair = 'bot' | 'taken' | 'free';

/** A table in the list of tables. */
export interface TableEntry {
  readonly table: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly chairs: readonly Chair[];
  readonly isOver: boolean;
}

/** The news of a table for one viewer. */
export interface TableNews {
  readonly kind: 'published';
  readonly table: string;
  readonly game: string;
  readonly viewer: Viewer;
  readonly chairs: readonly Chair[];
  /** True if the table is saved; one that cannot be saved is lost when the server stops. */
  readonly isSaved: boolean;
  /**
   * True if the viewer now sees information that others must not see: players who share a device look away in turn.
   */
  readonly hasHiddenInformation: boolean;
  readonly publication: Publication<Types>;
}

/** A message of the server to a page. */
export type ServerMessage =
  | { readonly kind: 'tables'; readonly tables: readonly TableEntry[] }
  /** The new seats of this page, by player. Whoever has a token is that player. */
  | { readonly kind: 'seated'; readonly table: string; readonly tokens: Readonly<Record<Player, string>> }
  | TableNews
  | { readonly kind: 'refused'; readonly error: ErrorValue };
