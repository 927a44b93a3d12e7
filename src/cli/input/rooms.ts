/** Rooms for bytes that threads share, used again and again, so that memory does not grow with what is read. */
export interface Rooms {
  /** A room for so many bytes, or for more. */
  take(length: number): Uint8Array;
  /** Gives back a room, or a part of one, of which nothing is needed any more. */
  give(part: Uint8Array): void;
}

/** Rooms, of which there are none yet. */
export const roomsFor = (): Rooms => {
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
