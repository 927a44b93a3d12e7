/** What goes over the wire between a page and the server. */
import type { Failure, Player, Types, Viewer } from 'sastrugi';
import { codecOf, integer, list, nullable, oneOf, record, text, unread, variants } from 'sastrugi/core';
import type { Known, Publication } from 'sastrugi/table';

/** How strong a bot is. */
export const LEVELS = ['novice', 'club'] as const;
export type Level = (typeof LEVELS)[number];

/** Who is to have a seat: who opens the table, somebody else who takes it, or a bot. */
export const SITTERS = ['here', 'other', ...LEVELS] as const;
export type Sitter = (typeof SITTERS)[number];

export const LONGEST_NAME = 40;
const name = text(1, LONGEST_NAME);
export const id = text(1, 64);
const count = integer(0, Number.MAX_SAFE_INTEGER);
export const MOST_SEATS = 4;

/** Reads what pages send. What is wanted of a game itself is read by the game's own codecs. */
export const wishCodec = codecOf(
  variants('a message', {
    /** Which tables are there? */
    tables: {},
    /** To open a table, and to have all seats that are for here. */
    open: {
      game: id,
      options: unread,
      seats: list(record('a seat', { name, sitter: oneOf(...SITTERS) }), 1, MOST_SEATS),
    },
    /** To take a seat that is free. */
    sit: { table: id, seat: integer(0, MOST_SEATS - 1), name },
    /** To be told of a table from now on: as the player whose token this is, or as a spectator. */
    watch: {
      table: id,
      token: nullable(id),
      known: nullable(record('what is known', { line: count, ply: count })),
    },
    /** A request of the player as whom one watches. */
    request: { request: unread },
    /** To be told no more. */
    leave: {},
  }),
  (path, message): Failure & { readonly path: string } => ({ _tag: 'InvalidWish', path, message }),
);

/** What a page wants of the server. */
export type Wish =
  | { readonly kind: 'tables' | 'leave' }
  | { readonly kind: 'open'; readonly game: string; readonly options: unknown; readonly seats: readonly SeatWish[] }
  | { readonly kind: 'sit'; readonly table: string; readonly seat: Player; readonly name: string }
  | { readonly kind: 'watch'; readonly table: string; readonly token: string | null; readonly known: Known | null }
  | { readonly kind: 'request'; readonly request: unknown };

export interface SeatWish {
  readonly name: string;
  readonly sitter: Sitter;
}

/** Who has a seat, as everybody may know it. */
export type Chair = 'bot' | 'taken' | 'free';

/** A table in the list of tables. */
export interface Listed {
  readonly table: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly chairs: readonly Chair[];
  readonly over: boolean;
}

/** What the server tells a page. */
export type Told =
  | { readonly kind: 'tables'; readonly tables: readonly Listed[] }
  /** Seats that this page now has, by player. Whoever has a token is that player. */
  | { readonly kind: 'seated'; readonly table: string; readonly tokens: Readonly<Record<Player, string>> }
  | {
      readonly kind: 'told';
      readonly table: string;
      readonly game: string;
      readonly viewer: Viewer;
      readonly chairs: readonly Chair[];
      /** Whether the table is saved; one that cannot be saved is lost when the server stops. */
      readonly isSaved: boolean;
      /** Whether the viewer now sees what somebody else must not: who share a device look away in turn. */
      readonly hasSecrets: boolean;
      readonly publication: Publication<Types>;
    }
  | { readonly kind: 'refused'; readonly fault: Failure };
