import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type AtomicFile, openAtomic } from './atomic-file.js';
import { print } from './print.js';

/** An output of the command. */
export interface Output {
  write(piece: string | Uint8Array): Promise<void>;
  /** Completes the output after the last piece; only then does a file appear. */
  finish(): Promise<void>;
  /** Leaves a file as it was and throws the reason; standard output and streams end normally. */
  discard(why: string): Promise<void>;
}

/** The name that stands for standard output. */
export const STDOUT = '-';

/** Opens standard output, or a file, which is compressed if its name ends in `.gz` or `.zst`. */
export const openOutput = async (path: string | undefined): Promise<Output> => {
  if (path === undefined || path === STDOUT) return { write: print, finish: async () => {}, discard: async () => {} };
  const file = await openAtomic(path);
  const ending = /\.(gz|zst)$/.exec(path)?.[1];
  const compress = ending === undefined ? keepUncompressed : COMPRESSORS[ending as keyof typeof COMPRESSORS];
  return bufferPieces(file, compress);
};

/** Compresses bytes into a frame of their own; concatenated frames are a valid file. */
type Compress = (bytes: Uint8Array) => Promise<Uint8Array>;

const keepUncompressed: Compress = async (bytes) => bytes;

const COMPRESSORS = {
  gz: promisify<Uint8Array, Uint8Array>(gzip),
  zst: async (bytes: Uint8Array) => (await import('../input/zstd.js')).zstd(bytes),
} as const satisfies Record<string, Compress>;

const FLUSH_BYTES = 1 << 20;

/** Collects pieces before writing them, since small pieces compress badly. */
const bufferPieces = (file: AtomicFile, compress: Compress): Output => {
  let pieces: Uint8Array[] = [];
  let length = 0;
  const flush = async (): Promise<void> => {
    const bytes = Buffer.concat(pieces);
    [pieces, length] = [[], 0];
    await file.write(await compress(bytes));
  };
  return {
    write: async (piece) => {
      const bytes = Buffer.from(piece as string);
      pieces.push(bytes);
      length += bytes.length;
      if (length >= FLUSH_BYTES) await flush();
    },
    finish: async () => {
      await flush();
      await file.finish();
    },
    discard: async (why) => {
      await flush();
      await file.discard(why);
    },
  };
};
