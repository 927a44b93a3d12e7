import { bodyAt, type Frame, HEAD, headAt, LONGEST_BODY, toNextMark } from './frames.js';
import { openWindow } from './window.js';

/** A stretch of a file in which no frame is whole. */
export interface Gap {
  readonly kind: 'gap';
  /** Where it begins. */
  readonly offset: number;
  /** Where it ends. */
  readonly end: number;
}

/** Finds the frames in a file that comes in pieces, and the gaps between them; it keeps no more than a frame and a piece. */
export interface Scanner {
  /** What is found with the next piece. */
  push(piece: Uint8Array): readonly (Frame | Gap)[];
  /** What is found when nothing more comes. */
  end(): readonly (Frame | Gap)[];
}

/**
 * After damage it looks for the next frame at every byte. A head that somebody made up costs the checksum of a body for
 * nothing; beyond so many times the bytes read, its length is believed instead, so that no file takes longer than that.
 */
const MOST_WASTED = 8;

/** Begins to look for frames. */
export const scanner = (): Scanner => {
  const window = openWindow();
  let gapFrom = -1;
  let wasted = -MOST_WASTED * LONGEST_BODY;

  /** Passes bytes that are of no frame. */
  const skip = (bytes: number): void => {
    if (gapFrom < 0) gapFrom = window.offset();
    window.pass(bytes);
  };
  const found = (frames: (Frame | Gap)[], frame?: Frame): void => {
    if (gapFrom >= 0) frames.push({ kind: 'gap', offset: gapFrom, end: window.offset() });
    gapFrom = -1;
    if (frame !== undefined) frames.push(frame);
  };
  const skipBad = (length: number): void => {
    wasted += length;
    skip(wasted > MOST_WASTED * window.offset() ? Math.min(HEAD + length, window.bytes().length) : 1);
  };
  const look = (isEnd: boolean): readonly (Frame | Gap)[] => {
    const frames: (Frame | Gap)[] = [];
    for (let bytes = window.bytes(); bytes.length >= HEAD; bytes = window.bytes()) {
      const head = headAt(bytes);
      if (head === null) {
        skip(toNextMark(bytes));
        continue;
      }
      if (bytes.length < HEAD + head.length && !isEnd) return frames;
      const body = bodyAt(bytes, head.length);
      if (body === null) {
        skipBad(head.length);
        continue;
      }
      found(frames, { kind: head.kind, offset: window.offset(), body });
      window.pass(HEAD + head.length);
    }
    return frames;
  };
  return {
    push: (piece) => {
      window.add(piece);
      return look(false);
    },
    end: () => {
      const frames = [...look(true)];
      const rest = window.bytes().length;
      if (rest > 0) skip(rest);
      found(frames);
      return frames;
    },
  };
};
