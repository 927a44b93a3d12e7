import { HEADER } from './protocol.js';
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
export type End = 'closed' | 'cut' | 'tooLong';

/** Answers requests in their order until the input ends. */
export const serve = (server: Server, { read, write }: Pipe, longest: number): End => {
  const buffer = new Uint8Array(HEADER + longest);
  const numbers = new DataView(buffer.buffer);
  for (let filled = 0; ; ) {
    const got = read(buffer.subarray(filled));
    if (got === 0) return filled === 0 ? 'closed' : 'cut';
    filled += got;
    let at = 0;
    while (filled - at >= HEADER) {
      const length = numbers.getUint32(at, true);
      if (length > longest) {
        write(errorFrame(tooLong(length, longest)));
        return 'tooLong';
      }
      const end = at + HEADER + length;
      if (end > filled) break;
      const { frame, isLast } = server.answer(numbers.getUint32(at + 4, true), buffer.subarray(at + HEADER, end));
      write(frame);
      if (isLast) return 'closed';
      at = end;
    }
    buffer.copyWithin(0, at, filled);
    filled -= at;
  }
};

const tooLong = (length: number, longest: number) => ({
  _tag: 'RequestTooLong',
  message: `A request has ${length} bytes; at most ${longest} are read, and nothing after it.`,
});
