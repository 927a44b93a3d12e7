import type { Either } from 'fp-ts/lib/Either.js';
import type { Proved } from '../../core/record-proof.js';
import { accepted, refused } from '../../core/verdict.js';
import { gameFor, guarded, sourceFailed } from '../prove.js';
import { type Resolve, resolve as resolveHere } from '../resolve.js';
import { type Block, type PackedGame, readBlock } from './block.js';
import { Malformed } from './bytes.js';
import { cutFile, type DamagedBlock, damagedBlock, type GameFault, type PackedFault } from './fault.js';
import { type Frame, HEAD } from './frames.js';
import { unpackGame } from './game.js';
import { type Gap, scanner } from './scan.js';

/** One game of a packed file, or a part of it that cannot be read. */
export interface Unpacked {
  /** The game's number in the file, from 0; null for what is no game. */
  readonly number: number | null;
  /** Where its block begins, or the damage. */
  readonly offset: number;
  /** The game, played and proved. */
  readonly game: Either<PackedFault, Proved>;
}

/**
 * Unpacks a file that comes in pieces, game after game. Damage is told where it is, and what follows is unpacked; nothing
 * throws.
 */
export async function* unpack(
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  resolve: Resolve = resolveHere,
): AsyncGenerator<Unpacked, void, undefined> {
  const { push, end } = scanner();
  let length = 0;
  let isWhole = false;
  const unpackAll = function* (found: readonly (Frame | Gap)[]): Generator<Unpacked> {
    for (const each of found) {
      isWhole = each.kind === 'end';
      yield* unpackFrame(each, resolve);
    }
  };
  try {
    for await (const piece of source) {
      length += piece.length;
      yield* unpackAll(push(piece));
    }
  } catch (error) {
    yield { number: null, offset: length, game: refused(sourceFailed(error)) };
    return;
  }
  yield* unpackAll(end());
  if (!isWhole) yield { number: null, offset: length, game: refused(cutFile(length)) };
}

function* unpackFrame(found: Frame | Gap, resolve: Resolve): Generator<Unpacked> {
  const { kind, offset } = found;
  if (kind === 'gap') yield { number: null, offset, game: refused(damagedBlock(offset, found.end)) };
  if (kind !== 'block') return;
  const block = blockIn(found);
  if (block._tag === 'Left') {
    yield { number: null, offset, game: block };
    return;
  }
  const { first, games } = block.right;
  for (const [i, packed] of games.entries()) yield { number: first + i, offset, game: unpackWith(resolve, packed) };
}

/** The block of a frame. */
export const blockIn = ({ offset, body }: Frame): Either<DamagedBlock, Block> => {
  try {
    return accepted(readBlock(body));
  } catch (error) {
    if (error instanceof Malformed) return refused(damagedBlock(offset, offset + HEAD + body.length, error.message));
    throw error;
  }
};

/** Unpacks a game of a block with the game that is found for it. */
export const unpackWith = (resolve: Resolve, packed: PackedGame): Either<GameFault, Proved> =>
  guarded(() => {
    const game = gameFor(resolve, packed.played);
    return game._tag === 'Left' ? game : unpackGame(game.right, packed);
  });
