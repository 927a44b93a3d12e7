import { boolean, type Codec, codecOf, integer, type Reader, variants } from '../core/codec/index.js';
import type { Game, Types } from '../core/contract/game.js';
import { type Failure, invalid } from '../core/errors/verdict.js';

/** A player's request, and the table version it refers to. */
export type Request<G extends Types> =
  /** Makes a move. */
  | { readonly kind: 'move'; readonly version: number; readonly move: G['Move'] }
  /** Asks to take back the player's last move and all moves after it. A repeated request changes nothing. */
  | { readonly kind: 'askUndo'; readonly version: number }
  /** Agrees or disagrees with the pending undo request. Players answer once; the player who asked has agreed. */
  | { readonly kind: 'answerUndo'; readonly version: number; readonly agrees: boolean };

/** The error of a document that is not a request; `path` is the place of the error. */
export interface InvalidRequest extends Failure {
  readonly _tag: 'InvalidRequest';
  readonly path: string;
}

const version = integer(0, Number.MAX_SAFE_INTEGER);

/** Makes the codec of players' requests. */
export const requestCodec = <G extends Types>(game: Game<G>): Codec<Request<G>, InvalidRequest> =>
  codecOf(
    variants('a request', {
      move: { version, move: game.Move },
      askUndo: { version },
      answerUndo: { version, agrees: boolean },
    }) as Reader<unknown> as Reader<Request<G>>,
    invalid('InvalidRequest'),
  );
