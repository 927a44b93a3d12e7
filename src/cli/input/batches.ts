import { tooLong } from '../../archive/line.js';
import { cutFile, damagedBlock } from '../../archive/packed/fault.js';
import type { Frame } from '../../archive/packed/frames.js';
import { type Gap, scanner } from '../../archive/packed/scan.js';
import { sourceFailed } from '../../archive/prove.js';
import { Trouble } from '../exit.js';
import type { Fault } from '../judges/entry.js';
import { type Chunk, chunksOf } from './chunks.js';
import type { File } from './files.js';
import { type Opened, open, type Watch } from './open.js';
import type { Rooms } from './rooms.js';

/** A piece of a file that is judged as one, so that threads have enough to do. */
export type Batch = { readonly file: string } & (
  | ({ readonly kind: 'lines' } & Lines)
  | { readonly kind: 'block'; readonly block: Frame }
  | { readonly kind: 'damage'; readonly fault: Fault }
);

/** Some lines, and where they begin; their bytes are lent. */
export interface Lines {
  readonly line: number;
  readonly offset: number;
  readonly bytes: Uint8Array;
  /** The most bytes that one may have. */
  readonly longest: number;
}

/** How files are cut into batches. */
export interface Cutting {
  readonly watch: Watch;
  /** The most bytes that a line may have. */
  readonly longest: number;
  /** Where the bytes of lines stand; who has judged them gives them back. */
  readonly rooms: Rooms;
}

/** Files in batches, one file after the other. */
export async function* batchesOf(files: readonly File[], cutting: Cutting): AsyncGenerator<Batch> {
  for (const file of files) {
    const opened = await open(file, cutting.watch);
    yield* opened.form === 'lines' ? lineBatches(file.name, opened, cutting) : blockBatches(file.name, opened);
  }
}

async function* lineBatches(file: string, { bytes }: Opened, { longest, rooms }: Cutting): AsyncGenerator<Batch> {
  for await (const chunk of chunksOf(bytes, longest, rooms)) {
    yield chunk.kind === 'lines' ? { file, ...chunk, longest } : broken(file, chunk, longest);
  }
}

const broken = (file: string, chunk: Exclude<Chunk, { kind: 'lines' }>, longest: number): Batch => {
  const { line, offset } = chunk;
  const fault = chunk.kind === 'tooLong' ? tooLong(longest) : failureOf(chunk.error);
  return { file, kind: 'damage', fault: { file, line, offset, isProved: false, fault } };
};

/** That a file fails; what is known to be the matter is a whole sentence. */
const failureOf = (error: unknown): Fault['fault'] => {
  const failed = sourceFailed(error);
  return error instanceof Trouble ? { ...failed, message: error.message } : failed;
};

async function* blockBatches(file: string, { bytes }: Opened): AsyncGenerator<Batch> {
  const { push, end } = scanner();
  let [length, isWhole] = [0, false];
  const batches = (found: readonly (Frame | Gap)[]): readonly Batch[] => {
    isWhole = found.length === 0 ? isWhole : found.at(-1)!.kind === 'end';
    return found.flatMap((each) => batchOf(file, each));
  };
  try {
    for await (const piece of bytes) {
      length += piece.length;
      yield* batches(push(piece));
    }
  } catch (error) {
    yield damaged(file, length, failureOf(error));
    return;
  }
  yield* batches(end());
  if (!isWhole) yield damaged(file, length, cutFile(length));
}

const batchOf = (file: string, found: Frame | Gap): readonly Batch[] => {
  if (found.kind === 'gap') return [damaged(file, found.offset, damagedBlock(found.offset, found.end))];
  // Its own bytes, since those of the window are used again.
  return found.kind === 'block' ? [{ file, kind: 'block', block: { ...found, body: found.body.slice() } }] : [];
};

const damaged = (file: string, offset: number, fault: Fault['fault']): Batch => ({
  file,
  kind: 'damage',
  fault: { file, line: null, offset, isProved: false, fault },
});
