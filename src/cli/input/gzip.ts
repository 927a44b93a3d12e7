import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** Decompresses gzip. */
export async function* gunzipped(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const gunzip = createGunzip();
  let length = 0;
  const counted = async function* () {
    for await (const piece of source) {
      length += piece.length;
      yield piece;
    }
  };
  const from = Readable.from(counted());
  from.on('error', (error) => gunzip.destroy(error));
  try {
    for await (const piece of from.pipe(gunzip)) yield piece as Uint8Array;
  } catch (error) {
    throw CUT.has((error as NodeJS.ErrnoException).code ?? '') ? new Error('it is cut off') : error;
  }
  if (gunzip.bytesWritten < length) throw new Error('it is damaged: it contains data that is not gzip');
}

const CUT: ReadonlySet<string> = new Set(['Z_BUF_ERROR']);
