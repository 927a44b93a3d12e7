import { HEADER_BYTES, type REQUESTS } from '../../../src/cli/env/protocol.js';

/** Builds a frame; its length may be a lie. */
export const frame = (kind: number, body: Uint8Array = new Uint8Array(), length = body.length): Uint8Array => {
  const bytes = Buffer.alloc(HEADER_BYTES + body.length);
  bytes.writeUInt32LE(length, 0);
  bytes.writeUInt32LE(kind, 4);
  bytes.set(body, HEADER_BYTES);
  return bytes;
};

/** Builds a body of integers, then bytes. */
export const body = (numbers: readonly number[], rest: string | Uint8Array = ''): Uint8Array => {
  const bytes = Buffer.alloc(4 * numbers.length);
  numbers.forEach((number, i) => {
    bytes.writeInt32LE(number, 4 * i);
  });
  return Buffer.concat([bytes, typeof rest === 'string' ? Buffer.from(rest) : rest]);
};

/** An answer that a server sent. */
export interface Answer {
  readonly kind: number;
  readonly body: Buffer;
}

/** Splits bytes into frames; fails if one is cut off. */
export const framesIn = (bytes: Buffer): readonly Answer[] => {
  const answers: Answer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const end = at + HEADER_BYTES + bytes.readUInt32LE(at);
    if (end > bytes.length) throw new Error('a frame is cut off');
    answers.push({ kind: bytes.readUInt32LE(at + 4), body: bytes.subarray(at + HEADER_BYTES, end) });
    at = end;
  }
  return answers;
};

export type RequestName = keyof typeof REQUESTS;
