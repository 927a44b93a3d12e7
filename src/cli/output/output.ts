import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { print } from './print.js';
import { openWhole, type Whole } from './whole.js';

/** Where the command writes what it makes. */
export interface Output {
  write(piece: string | Uint8Array): Promise<void>;
  /** After the last piece: only now a file is there. */
  finish(): Promise<void>;
  /** Leaves a file as it was, and throws the reason; standard output and streams end here. */
  withhold(why: string): Promise<void>;
}

/** What stands for standard output among the names of files. */
export const STDOUT = '-';

/** Standard output, or a file, which is compressed if its name ends in `.gz` or `.zst`. */
export const outputTo = async (path: string | undefined): Promise<Output> => {
  if (path === undefined || path === STDOUT) return { write: print, finish: async () => {}, withhold: async () => {} };
  const whole = await openWhole(path);
  const ending = /\.(gz|zst)$/.exec(path)?.[1];
  const compress = ending === undefined ? asItIs : COMPRESSIONS[ending as keyof typeof COMPRESSIONS];
  return gathered(whole, compress);
};

/** Makes of bytes a part of a compressed file that stands alone: such parts one after the other are a file. */
type Compress = (bytes: Uint8Array) => Promise<Uint8Array>;

const asItIs: Compress = async (bytes) => bytes;

const COMPRESSIONS = {
  gz: promisify<Uint8Array, Uint8Array>(gzip),
  zst: async (bytes: Uint8Array) => (await import('../input/zstd.js')).zstd(bytes),
} as const satisfies Record<string, Compress>;

const ENOUGH = 1 << 20;

/** Writes when enough is there, since small parts compress badly. */
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
