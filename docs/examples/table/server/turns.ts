/** The turns of bots: one thinks at a time, and no address keeps the tables of others waiting. */

/** A table for which a bot thinks. */
export interface Claim {
  /** The addresses of the pages that wait for the bot: of its players, or of the spectators if nobody plays. */
  readonly addresses: readonly string[];
  /** True if a person plays there. */
  readonly isPlayed: boolean;
}

type Turn = () => Promise<void>;

/** By address, the turns that wait there; the address that comes next is the first. */
type Queues = Map<string, Turn[]>;

export class Turns {
  readonly #played: Queues = new Map();
  readonly #watched: Queues = new Map();
  #isServing = false;

  /** Lets a bot think when it is its turn; a table of several addresses waits where fewest turns wait. */
  take<A>({ addresses, isPlayed }: Claim, ask: () => Promise<A>): Promise<A> {
    const queues = isPlayed ? this.#played : this.#watched;
    const waiting = (address: string): readonly Turn[] => queues.get(address) ?? [];
    const address = addresses.reduce((best, each) => (waiting(each).length < waiting(best).length ? each : best));
    return new Promise<A>((done, fail) => {
      const turn = async (): Promise<void> => {
        try {
          done(await ask());
        } catch (error) {
          fail(error);
        }
      };
      queues.set(address, [...waiting(address), turn]);
      void this.#serve();
    });
  }

  /** Serves all turns, and pages in between. */
  async #serve(): Promise<void> {
    if (this.#isServing) return;
    this.#isServing = true;
    const turns = this.#rounds();
    for (;;) {
      await new Promise(setImmediate);
      const { value: turn } = turns.next();
      if (turn === undefined) break;
      await turn();
    }
    this.#isServing = false;
  }

  /**
   * Goes around the addresses: each has one turn in a round. Tables without a person come last, with one turn for all of
   * them. A turn that is asked for during a round belongs to the next, so that an address has at most two in a row.
   */
  *#rounds(): Generator<Turn, undefined> {
    while (this.#played.size > 0 || this.#watched.size > 0) {
      const round = [...this.#played.keys()];
      for (const address of round) yield takeNext(this.#played, address);
      const last = [...this.#watched.keys()].find((address) => !round.includes(address));
      if (last !== undefined) yield takeNext(this.#watched, last);
    }
  }
}

/** Removes the first turn of an address, which then waits behind all others. */
const takeNext = (queues: Queues, address: string): Turn => {
  const [turn, ...rest] = queues.get(address)!;
  queues.delete(address);
  if (rest.length > 0) queues.set(address, rest);
  return turn!;
};
