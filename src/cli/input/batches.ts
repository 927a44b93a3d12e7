import { sourceFailed, tooLong } from '../../archive/line-fault.js';
import { Trouble } from '../exit.js';
import type { Fault } from '../queries/entry.js';
import type { Buffers } from './buffers.js';
import { type Chunk, chunksOf } from './chunks.js';
import type { File } from './files.js';
import { open, type ReadListener } from './open.js';

/** A piece of a file that one thread validates, large enough to keep it busy. */
export type Batch = { readonly file: string } & (
  | ({ readonly kind: 'lines' } & Lines)
  | { readonly kind: 'damage'; readonly fault: Fault }
);

/** Some lines and the position of the first; the bytes are in a shared buffer. */
export interface Lines {
  readonly line: number;
  readonly offset: number;
  readonly bytes: Uint8Array;
  /** The most bytes that a line may have. */
  readonly longest: number;
}

/** The options for cutting files into batches. */
export interface Cutting {
  readonly watch: ReadListener;
  /** The most bytes that a line may have. */
  readonly longest: number;
  /** The buffers for bytes of lines; a buffer is given back once its lines are validated. */
  readonly rooms: Buffers;
}

/** Reads files in batches, one file after the other. */
export async function* batchesOf(files: readonly File[], { watch, longest, rooms }: Cutting): AsyncGenerator<Batch> {
  for (const file of files) {
    for await (const chunk of chunksOf(await open(file, watch), longest, rooms)) {
      yield chunk.kind === 'lines' ? { file: file.name, ...chunk, longest } : broken(file.name, chunk, longest);
    }
  }
}

const broken = (file: string, chunk: Exclude<Chunk, { kind: 'lines' }>, longest: number): Batch => {
  const { line, offset } = chunk;
  const error = chunk.kind === 'tooLong' ? tooLong(longest) : failureOf(chunk.error);
  return { file, kind: 'damage', fault: { file, line, offset, isGameValid: false, error } };
};

/** Builds the error of a file that fails; the message of a `Trouble` is a whole sentence already. */
const failureOf = (error: unknown): Fault['error'] => {
  const failed = sourceFailed(error);
  return error instanceof Trouble ? { ...failed, message: error.message } : failed;
};
