import { lineTooLong, sourceError } from '../../archive/line-error.js';
import { CommandError } from '../exit-status.js';
import type { LocatedError } from '../queries/valid-game.js';
import type { Buffers } from './buffers.js';
import { type Chunk, readChunks } from './chunks.js';
import type { File } from './files.js';
import { openSource, type ReadListener } from './open-source.js';

/** A piece of a file that one thread validates, large enough to keep it busy. */
export type Batch = { readonly file: string } & (
  | ({ readonly kind: 'lines' } & Lines)
  | { readonly kind: 'damage'; readonly error: LocatedError }
);

/** Some lines and the position of the first; the bytes are in a shared buffer. */
export interface Lines {
  readonly line: number;
  readonly offset: number;
  readonly bytes: Uint8Array;
  /** The most bytes that a line may have. */
  readonly maxLineBytes: number;
}

/** The options for cutting files into batches. */
export interface BatchOptions {
  readonly listener: ReadListener;
  /** The most bytes that a line may have. */
  readonly maxLineBytes: number;
  /** The buffers for bytes of lines; a buffer is given back once its lines are validated. */
  readonly buffers: Buffers;
}

/** Reads files in batches, one file after the other. */
export async function* readBatches(
  files: readonly File[],
  { listener, maxLineBytes, buffers }: BatchOptions,
): AsyncGenerator<Batch> {
  for (const file of files) {
    for await (const chunk of readChunks(await openSource(file, listener), maxLineBytes, buffers)) {
      yield chunk.kind === 'lines'
        ? { file: file.name, ...chunk, maxLineBytes }
        : createErrorBatch(file.name, chunk, maxLineBytes);
    }
  }
}

const createErrorBatch = (file: string, chunk: Exclude<Chunk, { kind: 'lines' }>, maxLineBytes: number): Batch => {
  const { line, offset } = chunk;
  const error = chunk.kind === 'tooLong' ? lineTooLong(maxLineBytes) : sourceErrorOf(chunk.error);
  return { file, kind: 'damage', error: { file, line, offset, isGameValid: false, error } };
};

/** Builds the error of a file that fails; the message of a `CommandError` is a whole sentence already. */
const sourceErrorOf = (error: unknown): LocatedError['error'] => {
  const named = sourceError(error);
  return error instanceof CommandError ? { ...named, message: error.message } : named;
};
