/** A pool of shared buffers for threads, so that memory does not grow with the input. */
export interface Buffers {
  /** Returns a buffer of at least this length. */
  acquire(length: number): Uint8Array;
  /** Gives back a buffer, or a part of one, that is no longer needed. */
  release(part: Uint8Array): void;
}

/** Builds an empty pool. */
export const createSharedBuffers = (): Buffers => {
  const free: Uint8Array[] = [];
  return {
    acquire: (length) => {
      const found = free.findIndex((buffer) => buffer.length >= length);
      return found < 0 ? new Uint8Array(new SharedArrayBuffer(length)) : free.splice(found, 1)[0]!;
    },
    release: ({ buffer }) => {
      free.push(new Uint8Array(buffer));
    },
  };
};
