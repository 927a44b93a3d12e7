import type { Either } from 'fp-ts/lib/Either.js';
import { canonical } from '../../core/fingerprint.js';
import type { AnyGame } from '../../core/game.js';
import type { GameRecord } from '../../core/record.js';
import { accepted, refused } from '../../core/verdict.js';
import { guarded, proveDocument } from '../prove.js';
import { type Resolve, resolve as resolveHere } from '../resolve.js';
import { blockBody, type PackedGame } from './block.js';
import { joined } from './bytes.js';
import { type PackFault, type TooLong, tooLong } from './fault.js';
import { endFrame, frameOf } from './frames.js';
import { packGame } from './game.js';
import { MOST_GAMES } from './head.js';
import { type BlockPlace, indexBody } from './place.js';

/** Writes a packed file piece by piece. */
export interface Packer {
  /** Proves and takes a record, or tells why it is not packed; answers with the bytes that are ready, often none. */
  add(document: unknown): Either<PackFault, Uint8Array>;
  /** The last bytes, after the last record. */
  end(): Uint8Array;
}

/** A block is closed when its games have so many bytes. */
const FULL = 1 << 18;

/** A game has so many bytes at most, more than the longest line of an archive: every block can be read. */
const LONGEST_GAME = 3 << 21;

const NOTHING = new Uint8Array();

/** Begins a packed file. `resolve` finds games that are not this package's own as it stands. */
export const packer = (resolve: Resolve = resolveHere): Packer => {
  const { add, end } = framer();
  return {
    add: (document) => {
      const packed = guarded(() => packedOf(document, resolve));
      return packed._tag === 'Left' ? packed : accepted(add(packed.right));
    },
    end,
  };
};

/** Writes games that have been packed. */
export interface Framer {
  /** Answers with the bytes that are ready, often none. */
  add(packed: PackedGame): Uint8Array;
  /** The last bytes, after the last game. */
  end(): Uint8Array;
}

/** Begins a packed file of games that others have proved and packed. */
export const framer = (): Framer => {
  const places: BlockPlace[] = [];
  let games: PackedGame[] = [];
  let [first, bytes, written] = [0, 0, 0];

  const close = (): Uint8Array => {
    if (games.length === 0) return NOTHING;
    const frame = frameOf('block', blockBody(first, games));
    places.push({ length: frame.length, games: games.length });
    first += games.length;
    written += frame.length;
    [games, bytes] = [[], 0];
    return frame;
  };
  return {
    add: (packed) => {
      games.push(packed);
      bytes += packed.bytes.length;
      return games.length === MOST_GAMES || bytes >= FULL ? close() : NOTHING;
    },
    end: () => joined([close(), frameOf('index', indexBody(places)), endFrame(written)]),
  };
};

const packedOf = (document: unknown, resolve: Resolve): Either<PackFault, PackedGame> => {
  const found = proveDocument(document, resolve);
  if (found._tag === 'Left') return found;
  const { game, proved } = found.right;
  return proved.envelope === null ? packedRecord(game, proved.record) : refused(proved.envelope);
};

/** A proved record as it stands in a block, or that it is too long for one. */
export const packedRecord = (game: AnyGame, record: GameRecord): Either<TooLong, PackedGame> => {
  const packed = packGame(game, record);
  const bytes = packed.bytes.length + canonical(packed.way).length;
  return bytes > LONGEST_GAME ? refused(tooLong(bytes, LONGEST_GAME)) : accepted(packed);
};
