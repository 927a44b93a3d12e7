import {
  boolean,
  type Codec,
  createCodec,
  integer,
  object,
  type Reader,
  taggedUnion,
  type VariantReadersOf,
} from '../core/codec/index.js';
import type { Game, Player, Types } from '../core/contract/game.js';
import { type ErrorValue, invalidDocument } from '../core/errors/errors.js';

/** A point of a match: the part of it that a viewer knows. */
export interface MatchRevision {
  /** The number of times that moves were taken back. */
  readonly undoCount: number;
  /** The number of moves made and not taken back. */
  readonly ply: number;
}

/** A player's request, and the point of the match it refers to: `revision` of the publication that the player saw. */
export type Request<G extends Types> =
  /** Makes a move. */
  | { readonly kind: 'move'; readonly revision: MatchRevision; readonly move: G['Move'] }
  /** Asks to take back the player's last move and all moves after it. A repeated request changes nothing. */
  | { readonly kind: 'askUndo'; readonly revision: MatchRevision }
  /** Agrees or disagrees with the undo request of a player. Players answer once; the player who asked has agreed. */
  | {
      readonly kind: 'answerUndo';
      readonly revision: MatchRevision;
      readonly player: Player;
      readonly agrees: boolean;
    };

/** The error of a document that is not a request; `path` is the place of the error. */
export interface InvalidRequest extends ErrorValue {
  readonly _tag: 'InvalidRequest';
  readonly path: string;
}

const count = integer(0, Number.MAX_SAFE_INTEGER);

/** Reads a point of a match. */
const revision = object('a point of the match', { undoCount: count, ply: count });

/** Makes the codec of players' requests. */
export const requestCodec = <G extends Types>(game: Game<G>): Codec<Request<G>, InvalidRequest> =>
  createCodec(
    taggedUnion('a request', {
      move: { revision, move: game.Move },
      askUndo: { revision },
      answerUndo: { revision, player: count, agrees: boolean },
    } satisfies VariantReadersOf<Request<G>>) as Reader<unknown> as Reader<Request<G>>,
    invalidDocument('InvalidRequest'),
  );
