import { joined } from './bytes.js';
import { sha256Of } from './hash.js';

/** What a frame holds: games, the places of all blocks, or the place of that index, with which a file ends. */
export type FrameKind = 'block' | 'index' | 'end';

/** A piece of a file whose checksum is right. */
export interface Frame {
  readonly kind: FrameKind;
  /** Where it begins in the file. */
  readonly offset: number;
  readonly body: Uint8Array;
}

/** What stands before a body: four bytes of the kind, four of the body's length, eight of SHA-256. */
export const HEAD = 16;

const CHECKED = 8;
const FIRST_BYTE = 0xd3;
const MARKS = {
  block: [FIRST_BYTE, 0x73, 0x67, 0x42],
  index: [FIRST_BYTE, 0x73, 0x67, 0x49],
  end: [FIRST_BYTE, 0x73, 0x67, 0x45],
} as const satisfies Record<FrameKind, readonly number[]>;
const KINDS = ['block', 'index', 'end'] as const;

/** No body is longer: what a head says beyond that is damage, so that nobody waits for it. */
export const LONGEST_BODY = 1 << 23;

/** The bytes of a frame. */
export const frameOf = (kind: FrameKind, body: Uint8Array): Uint8Array => {
  const start = new Uint8Array(CHECKED);
  start.set(MARKS[kind]);
  viewOf(start).setUint32(MARKS[kind].length, body.length);
  return joined([start, checksumOf(start, body), body]);
};

/** What the head with which these bytes begin says; null if they begin with none. */
export const headAt = (bytes: Uint8Array): { readonly kind: FrameKind; readonly length: number } | null => {
  const kind = KINDS.find((name) => MARKS[name].every((byte, i) => bytes[i] === byte));
  if (kind === undefined || bytes.length < HEAD) return null;
  const length = viewOf(bytes).getUint32(MARKS[kind].length);
  return length > LONGEST_BODY ? null : { kind, length };
};

/** The body of so many bytes behind such a head; null where it is not whole. */
export const bodyAt = (bytes: Uint8Array, length: number): Uint8Array | null => {
  if (bytes.length < HEAD + length) return null;
  const body = bytes.subarray(HEAD, HEAD + length);
  const checksum = checksumOf(bytes.subarray(0, CHECKED), body);
  return checksum.every((byte, i) => bytes[CHECKED + i] === byte) ? body : null;
};

/** The place of the next byte with which a head may begin, after the first; the end if there is none. */
export const toNextMark = (bytes: Uint8Array): number => {
  const place = bytes.indexOf(FIRST_BYTE, 1);
  return place < 0 ? bytes.length : place;
};

const checksumOf = (start: Uint8Array, body: Uint8Array): Uint8Array =>
  sha256Of(joined([start, body])).subarray(0, HEAD - CHECKED);

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.length);

const END_BODY = 8;

/** How many bytes the last frame of a file takes. */
export const END = HEAD + END_BODY;

/** The last frame of a file, which tells where the index is. */
export const endFrame = (index: number): Uint8Array => {
  const body = new Uint8Array(END_BODY);
  viewOf(body).setFloat64(0, index);
  return frameOf('end', body);
};

/** Where the index is, by the body of the last frame; -1 where nobody has written it so. */
export const indexIn = (body: Uint8Array): number => {
  const index = body.length === END_BODY ? viewOf(body).getFloat64(0) : -1;
  return Number.isSafeInteger(index) ? index : -1;
};
