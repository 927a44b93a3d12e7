import type { Either } from 'fp-ts/lib/Either.js';
import type { Proved } from '../../core/record-proof.js';
import { accepted, refused } from '../../core/verdict.js';
import type { SourceFailed } from '../line-fault.js';
import { sourceFailed } from '../prove.js';
import { type Resolve, resolve as resolveHere } from '../resolve.js';
import type { Block } from './block.js';
import { Malformed } from './bytes.js';
import { type DamagedBlock, damagedBlock, type GameFault, type NoSuchGame, noSuchGame } from './fault.js';
import { bodyAt, END, type Frame, HEAD, headAt, indexIn, LONGEST_BODY } from './frames.js';
import { type BlockPlace, readIndex } from './place.js';
import { type Gap, scanner } from './scan.js';
import { blockIn, unpackWith } from './unpack.js';

/** A file of which any part can be read: a `Blob`, a file of Node, answers of a server to requests for ranges. */
export interface Slices {
  /** How many bytes it has. */
  readonly size: number;
  /** The bytes from one place up to another. */
  read(from: number, to: number): Promise<Uint8Array>;
}

/** A packed file, of which any game can be read without the others. */
export interface PackedFile {
  /** How many games it has, those of damaged blocks among them where the index tells of them. */
  readonly games: number;
  /** Whether it was read through for its blocks, since its index cannot be read. */
  readonly isMended: boolean;
  /** The game of a number, from 0, played and proved. Its block is read, the other games of it are not played. */
  game(number: number): Promise<Either<ReadFault, Proved>>;
}

/** Why a game of a packed file is not read. */
export type ReadFault = GameFault | DamagedBlock | NoSuchGame | SourceFailed;

/** A block: where it is, and which games are in it. */
interface Entry {
  readonly offset: number;
  readonly length: number;
  readonly first: number;
  readonly games: number;
}

/** Opens a packed file by its index; nothing throws. */
export const openPacked = (slices: Slices, resolve: Resolve = resolveHere): Promise<Either<SourceFailed, PackedFile>> =>
  answered(async () => {
    const index = await indexed(slices);
    const entries = index ?? (await mended(slices));
    const last = entries.at(-1);
    const games = last === undefined ? 0 : last.first + last.games;
    const blockOf = lastKept((entry) => blockAt(slices, entry));
    const read = async (number: number): Promise<Either<ReadFault, Proved>> => {
      const entry = entries.find(({ first, games }) => first <= number && number < first + games);
      if (entry === undefined) return refused(noSuchGame(number, games));
      const block = await blockOf(entry);
      if (block._tag === 'Left') return block;
      const packed = block.right.games[number - block.right.first];
      return packed === undefined ? refused(noSuchGame(number, games)) : unpackWith(resolve, packed);
    };
    return accepted({ games, isMended: index === undefined, game: (number) => answered(() => read(number)) });
  });

/** An answer that waits for a source, or that the source failed. */
const answered = async <E, A>(answer: () => Promise<Either<E, A>>): Promise<Either<E | SourceFailed, A>> => {
  try {
    return await answer();
  } catch (error) {
    return refused(sourceFailed(error));
  }
};

/** Keeps the last block that was read, since who reads a game often wants the next one. */
const lastKept = (read: (entry: Entry) => Promise<Either<DamagedBlock, Block>>): typeof read => {
  let kept: { readonly entry: Entry; readonly block: Either<DamagedBlock, Block> } | undefined;
  return async (entry) => {
    if (kept?.entry !== entry) kept = { entry, block: await read(entry) };
    return kept.block;
  };
};

/** The blocks by the index; undefined where it is not whole. */
const indexed = async (slices: Slices): Promise<readonly Entry[] | undefined> => {
  const { size } = slices;
  const end = await frameIn(slices, size - END, size);
  const from = end?.kind === 'end' ? indexIn(end.body) : -1;
  const index = await frameIn(slices, from, size - END);
  if (index?.kind !== 'index') return undefined;
  try {
    return entriesUpTo(from, readIndex(index.body));
  } catch (error) {
    if (error instanceof Malformed) return undefined;
    throw error;
  }
};

/** The blocks of an index that stands right behind them. */
const entriesUpTo = (index: number, places: readonly BlockPlace[]): readonly Entry[] | undefined => {
  let [offset, first] = [0, 0];
  const entries = places.map((place): Entry => {
    const entry = { ...place, offset, first };
    offset += place.length;
    first += place.games;
    return entry;
  });
  return offset === index ? entries : undefined;
};

/** The frame that takes just this part of a file. */
const frameIn = async ({ read }: Slices, from: number, to: number): Promise<Frame | undefined> => {
  if (from < 0 || from + HEAD > to || to - from > HEAD + LONGEST_BODY) return undefined;
  const bytes = await read(from, to);
  const head = headAt(bytes);
  if (head === null || HEAD + head.length !== to - from) return undefined;
  const body = bodyAt(bytes, head.length);
  return body === null ? undefined : { kind: head.kind, offset: from, body };
};

const blockAt = async (slices: Slices, { offset, length }: Entry): Promise<Either<DamagedBlock, Block>> => {
  const frame = await frameIn(slices, offset, offset + length);
  return frame?.kind === 'block' ? blockIn(frame) : refused(damagedBlock(offset, offset + length));
};

/** A file without an index is read through in parts of so many bytes. */
const PART = 1 << 20;

/** The blocks that can be read, found one by one. */
const mended = async ({ size, read }: Slices): Promise<readonly Entry[]> => {
  const { push, end } = scanner();
  const entries: Entry[] = [];
  const add = (found: readonly (Frame | Gap)[]): void => {
    for (const each of found) {
      const block = each.kind === 'block' ? blockIn(each) : undefined;
      if (block?._tag !== 'Right' || each.kind === 'gap') continue;
      const { first, games } = block.right;
      entries.push({ offset: each.offset, length: HEAD + each.body.length, first, games: games.length });
    }
  };
  for (let from = 0; from < size; from += PART) add(push(await read(from, Math.min(from + PART, size))));
  add(end());
  return entries;
};
