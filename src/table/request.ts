import {
  boolean,
  type Codec,
  codecOf,
  integer,
  type KindsOf,
  type Reader,
  record,
  variants,
} from '../core/codec/index.js';
import type { Game, Player, Types } from '../core/contract/game.js';
import { type Failure, invalid } from '../core/errors/verdict.js';

/** A point of a match: the part of it that a viewer knows. */
export interface Known {
  /** The number of times that moves were taken back. */
  readonly line: number;
  /** The number of moves made and not taken back. */
  readonly ply: number;
}

/** A player's request, and the point of the match it refers to: `known` of the publication that the player saw. */
export type Request<G extends Types> =
  /** Makes a move. */
  | { readonly kind: 'move'; readonly known: Known; readonly move: G['Move'] }
  /** Asks to take back the player's last move and all moves after it. A repeated request changes nothing. */
  | { readonly kind: 'askUndo'; readonly known: Known }
  /** Agrees or disagrees with the undo request of a player. Players answer once; the player who asked has agreed. */
  | { readonly kind: 'answerUndo'; readonly known: Known; readonly by: Player; readonly agrees: boolean };

/** The error of a document that is not a request; `path` is the place of the error. */
export interface InvalidRequest extends Failure {
  readonly _tag: 'InvalidRequest';
  readonly path: string;
}

const count = integer(0, Number.MAX_SAFE_INTEGER);

/** Reads a point of a match. */
const known = record('a point of the match', { line: count, ply: count });

/** Makes the codec of players' requests. */
export const requestCodec = <G extends Types>(game: Game<G>): Codec<Request<G>, InvalidRequest> =>
  codecOf(
    variants('a request', {
      move: { known, move: game.Move },
      askUndo: { known },
      answerUndo: { known, by: count, agrees: boolean },
    } satisfies KindsOf<Request<G>>) as Reader<unknown> as Reader<Request<G>>,
    invalid('InvalidRequest'),
  );
