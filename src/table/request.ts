import { boolean, type Codec, codecOf, integer, type Reader, variants } from '../core/codec.js';
import type { Game, Types } from '../core/game.js';
import { type Failure, invalid } from '../core/verdict.js';

/** What a player wants of a table, and of which version of it. */
export type Request<G extends Types> =
  /** To make a move. */
  | { readonly kind: 'move'; readonly version: number; readonly move: G['Move'] }
  /** To take back their last move, and all that came after it. A repeated request changes nothing. */
  | { readonly kind: 'askUndo'; readonly version: number }
  /** To agree that somebody takes moves back, or not. Players answer once; the player who asked has agreed. */
  | { readonly kind: 'answerUndo'; readonly version: number; readonly agrees: boolean };

/** A document is no request; `path` says where. */
export interface InvalidRequest extends Failure {
  readonly _tag: 'InvalidRequest';
  readonly path: string;
}

const version = integer(0, Number.MAX_SAFE_INTEGER);

/** Reads what players send. */
export const requestCodec = <G extends Types>(game: Game<G>): Codec<Request<G>, InvalidRequest> =>
  codecOf(
    variants('a request', {
      move: { version, move: game.Move },
      askUndo: { version },
      answerUndo: { version, agrees: boolean },
    }) as Reader<unknown> as Reader<Request<G>>,
    invalid('InvalidRequest'),
  );
