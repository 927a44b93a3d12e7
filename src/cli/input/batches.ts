import { sourceFailed } from '../../archive/document.js';
import { tooLong } from '../../archive/line.js';
import { Trouble } from '../exit.js';
import type { Fault } from '../judges/entry.js';
import { type Chunk, chunksOf } from './chunks.js';
import type { File } from './files.js';
import { open, type Watch } from './open.js';
import type { Rooms } from './rooms.js';

/** A piece of a file that is judged as one, so that threads have enough to do. */
export type Batch = { readonly file: string } & (
  | ({ readonly kind: 'lines' } & Lines)
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
export async function* batchesOf(files: readonly File[], { watch, longest, rooms }: Cutting): AsyncGenerator<Batch> {
  for (const file of files) {
    for await (const chunk of chunksOf(await open(file, watch), longest, rooms)) {
      yield chunk.kind === 'lines' ? { file: file.name, ...chunk, longest } : broken(file.name, chunk, longest);
    }
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
