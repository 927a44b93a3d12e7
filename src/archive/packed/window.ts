/** The part of a file that is being looked at. */
export interface Window {
  /** Where it begins in the file. */
  offset(): number;
  /** What is in it; these bytes are never written over. */
  bytes(): Uint8Array;
  /** Adds what follows. */
  add(piece: Uint8Array): void;
  /** Leaves so many bytes behind. */
  pass(bytes: number): void;
}

const SMALLEST = 1 << 16;

/** A window at the beginning of a file. */
export const openWindow = (): Window => {
  let buffer = new Uint8Array(SMALLEST);
  let [start, end, passed] = [0, 0, 0];
  return {
    offset: () => passed,
    bytes: () => buffer.subarray(start, end),
    add: (piece) => {
      if (end + piece.length > buffer.length) {
        const kept = buffer.subarray(start, end);
        // Twice as long as needed, so that many small pieces are not copied again and again.
        buffer = new Uint8Array(Math.max(SMALLEST, 2 * (kept.length + piece.length)));
        buffer.set(kept);
        [start, end] = [0, kept.length];
      }
      buffer.set(piece, end);
      end += piece.length;
    },
    pass: (bytes) => {
      start += bytes;
      passed += bytes;
    },
  };
};
