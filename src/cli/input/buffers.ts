/** A pool of shared buffers for threads, so that memory does not grow with the input. */
export interface Buffers {
  /** Returns a buffer of at least this length. */
  take(length: number): Uint8Array;
  /** Gives back a buffer, or a part of one, that is no longer needed. */
  give(part: Uint8Array): void;
}

/** Builds an empty pool. */
export const sharedBuffers = (): Buffers => {
  const free: Uint8Array[] = [];
  return {
    take: (length) => {
      const found = free.findIndex((room) => room.length >= length);
      return found < 0 ? new Uint8Array(new SharedArrayBuffer(length)) : free.splice(found, 1)[0]!;
    },
    give: ({ buffer }) => {
      free.push(new Uint8Array(buffer));
    },
  };
};
