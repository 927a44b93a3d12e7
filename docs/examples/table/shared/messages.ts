/** The messages between a page and the server. */
import type { Failure, Player, Types, Viewer } from 'sastrugi';
import { codecOf, integer, list, nullable, oneOf, record, text, unread, variants } from 'sastrugi/core';
import type { Known, Publication } from 'sastrugi/table';
import { SPEED_NAMES, type Speed } from './speeds.ts';

/** The strength of a bot. */
export const LEVELS = ['novice', 'club'] as const;
export type Level = (typeof LEVELS)[number];

/** The intended holder of a seat: the opener of the table, somebody who has its link, anybody who takes it, or a bot. */
export const SITTERS = ['here', 'other', 'anyone', ...LEVELS] as const;
export type Sitter = (typeof SITTERS)[number];

export const LONGEST_NAME = 40;
const name = text(1, LONGEST_NAME);
export const id = text(1, 64);
const count = integer(0, Number.MAX_SAFE_INTEGER);
export const MOST_SEATS = 4;

/** Decodes the messages of pages. The codecs of the games decode what concerns a game. */
export const wishCodec = codecOf(
  variants('a message', {
    /** Asks for the list of tables. */
    tables: {},
    /** Opens a table, and takes all seats marked `here`. */
    open: {
      game: id,
      options: unread,
      seats: list(record('a seat', { name, sitter: oneOf(...SITTERS) }), 1, MOST_SEATS),
    },
    /** Takes a free seat. */
    sit: { table: id, seat: integer(0, MOST_SEATS - 1), name },
    /** Watches a table from now on: as the player with this token, or as a spectator. */
    watch: {
      table: id,
      token: nullable(id),
      known: nullable(record('what is known', { line: count, ply: count })),
      speed: oneOf(...SPEED_NAMES),
    },
    /** Makes a request as the watching player. */
    request: { request: unread },
    /** Stops watching. */
    leave: {},
  }),
  (path, message): Failure & { readonly path: string } => ({ _tag: 'InvalidWish', path, message }),
);

/** A message of a page to the server. */
export type Wish =
  | { readonly kind: 'tables' | 'leave' }
  | { readonly kind: 'open'; readonly game: string; readonly options: unknown; readonly seats: readonly SeatWish[] }
  | { readonly kind: 'sit'; readonly table: string; readonly seat: Player; readonly name: string }
  | {
      readonly kind: 'watch';
      readonly table: string;
      readonly token: string | null;
      readonly known: Known | null;
      readonly speed: Speed;
    }
  | { readonly kind: 'request'; readonly request: unknown };

export interface SeatWish {
  readonly name: string;
  readonly sitter: Sitter;
}

/** The public part of a seat's holder. */
export type Chair = 'bot' | 'taken' | 'free';

/** A table in the list of tables. */
export interface Listed {
  readonly table: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly chairs: readonly Chair[];
  readonly over: boolean;
}

/** The news of a table for one viewer. */
export interface Publishing {
  readonly kind: 'told';
  readonly table: string;
  readonly game: string;
  readonly viewer: Viewer;
  readonly chairs: readonly Chair[];
  /** True if the table is saved; one that cannot be saved is lost when the server stops. */
  readonly isSaved: boolean;
  /**
   * True if the viewer now sees information that others must not see: players who share a device look away in turn.
   */
  readonly hasSecrets: boolean;
  readonly publication: Publication<Types>;
}

/** A message of the server to a page. */
export type Told =
  | { readonly kind: 'tables'; readonly tables: readonly Listed[] }
  /** The new seats of this page, by player. Whoever has a token is that player. */
  | { readonly kind: 'seated'; readonly table: string; readonly tokens: Readonly<Record<Player, string>> }
  | Publishing
  | { readonly kind: 'refused'; readonly fault: Failure };
