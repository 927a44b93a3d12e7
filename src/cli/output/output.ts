import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { print } from './print.js';
import { openWhole, type Whole } from './whole.js';

/** An output of the command. */
export interface Output {
  write(piece: string | Uint8Array): Promise<void>;
  /** Completes the output after the last piece; only then does a file appear. */
  finish(): Promise<void>;
  /** Leaves a file as it was and throws the reason; standard output and streams end normally. */
  withhold(why: string): Promise<void>;
}

/** The name that stands for standard output. */
export const STDOUT = '-';

/** Opens standard output, or a file, which is compressed if its name ends in `.gz` or `.zst`. */
export const outputTo = async (path: string | undefined): Promise<Output> => {
  if (path === undefined || path === STDOUT) return { write: print, finish: async () => {}, withhold: async () => {} };
  const whole = await openWhole(path);
  const ending = /\.(gz|zst)$/.exec(path)?.[1];
  const compress = ending === undefined ? asItIs : COMPRESSIONS[ending as keyof typeof COMPRESSIONS];
  return gathered(whole, compress);
};

/** Compresses bytes into a frame of their own; concatenated frames are a valid file. */
type Compress = (bytes: Uint8Array) => Promise<Uint8Array>;

const asItIs: Compress = async (bytes) => bytes;

const COMPRESSIONS = {
  gz: promisify<Uint8Array, Uint8Array>(gzip),
  zst: async (bytes: Uint8Array) => (await import('../input/zstd.js')).zstd(bytes),
} as const satisfies Record<string, Compress>;

const ENOUGH = 1 << 20;

/** Collects pieces before writing them, since small pieces compress badly. */
const gathered = (whole: Whole, compress: Compress): Output => {
  let pieces: Uint8Array[] = [];
  let length = 0;
  const flush = async (): Promise<void> => {
    const bytes = Buffer.concat(pieces);
    [pieces, length] = [[], 0];
    await whole.write(await compress(bytes));
  };
  return {
    write: async (piece) => {
      const bytes = Buffer.from(piece as string);
      pieces.push(bytes);
      length += bytes.length;
      if (length >= ENOUGH) await flush();
    },
    finish: async () => {
      await flush();
      await whole.finish();
    },
    withhold: async (why) => {
      await flush();
      await whole.withhold(why);
    },
  };
};
