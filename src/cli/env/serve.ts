import { HEADER_BYTES } from './protocol.js';
import type { FramePieces } from './rows.js';
import { errorFrame, type Server } from './server.js';

/** The input and output of a program, which wait. */
export interface Pipe {
  /** Reads some bytes and returns their number; 0 at the end. */
  read(into: Uint8Array): number;
  /** Writes these pieces, one after the other. */
  write(pieces: FramePieces): void;
}

/** The reason for which no more requests are read: a last one, the end of the input, or one that cannot be read. */
export type ServeEnd = 'closed' | 'cut' | 'tooLong';

/** Answers requests in their order until the input ends. */
export const serve = (server: Server, { read, write }: Pipe, maxBytes: number): ServeEnd => {
  const buffer = new Uint8Array(HEADER_BYTES + maxBytes);
  const numbers = new DataView(buffer.buffer);
  for (let filled = 0; ; ) {
    const count = read(buffer.subarray(filled));
    if (count === 0) return filled === 0 ? 'closed' : 'cut';
    filled += count;
    let at = 0;
    while (filled - at >= HEADER_BYTES) {
      const length = numbers.getUint32(at, true);
      if (length > maxBytes) {
        write(errorFrame(tooLongError(length, maxBytes)));
        return 'tooLong';
      }
      const end = at + HEADER_BYTES + length;
      if (end > filled) break;
      const { frame, isLast } = server.answer(numbers.getUint32(at + 4, true), buffer.subarray(at + HEADER_BYTES, end));
      write(frame);
      if (isLast) return 'closed';
      at = end;
    }
    buffer.copyWithin(0, at, filled);
    filled -= at;
  }
};

const tooLongError = (length: number, maxBytes: number) => ({
  _tag: 'RequestTooLong',
  message: `A request has ${length} bytes; at most ${maxBytes} are read, and nothing after it.`,
});
