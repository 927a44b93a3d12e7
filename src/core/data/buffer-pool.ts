/** A reusable work buffer, lent to one caller at a time. */
export interface BufferPool<A> {
  acquire(): A;
  release(buffer: A): void;
}

/**
 * Builds a one-slot buffer pool. Re-entrant callers get a fresh buffer: a field of a state may be a getter that plays
 * another game. A buffer that is not given back is replaced.
 */
export const createBufferPool = <A>(createBuffer: () => A): BufferPool<A> => {
  let spare: A | undefined;
  return {
    acquire: () => {
      const buffer = spare ?? createBuffer();
      spare = undefined;
      return buffer;
    },
    release: (buffer) => {
      spare = buffer;
    },
  };
};
