/** Room to work in, lent to one at a time and used again and again. */
export interface Scratch<A> {
  lend(): A;
  takeBack(room: A): void;
}

/**
 * Room that `make` makes. Who asks for it while it is lent gets room of their own: a field of a state may be a getter that
 * plays another game. What is never given back is made anew.
 */
export const scratch = <A>(make: () => A): Scratch<A> => {
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
