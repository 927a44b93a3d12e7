/** A reusable work buffer, lent to one caller at a time. */
export interface BufferPool<A> {
  lend(): A;
  takeBack(room: A): void;
}

/**
 * Builds a one-slot buffer pool. Re-entrant callers get a fresh buffer: a field of a state may be a getter that plays
 * another game. A buffer that is not given back is replaced.
 */
export const bufferPool = <A>(make: () => A): BufferPool<A> => {
  let spare: A | undefined;
  return {
    lend: () => {
      const room = spare ?? make();
      spare = undefined;
      return room;
    },
    takeBack: (room) => {
      spare = room;
    },
  };
};
