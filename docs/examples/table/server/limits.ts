/** The limits of what the server takes from the pages of an address, and in all. */

export const SECOND = 1000;
export const HOUR = 3600 * SECOND;
export const DAY = 24 * HOUR;

export interface Limits {
  /** The connections in all, of pages and for files. */
  readonly connections: number;
  /** The connections of an address. */
  readonly connectionsEach: number;
  /** The messages of an address in a second; further ones wait. A long answer counts as many messages. */
  readonly messagesEach: number;
  /** The tables that an address opens in an hour. */
  readonly opensEach: number;
  /** The tables in the store. */
  readonly tables: number;
  /** The milliseconds for which a table is kept that nobody opens. */
  readonly kept: number;
  /** The milliseconds for which a table is kept that nobody opens, and at which no move has been made. */
  readonly keptUnbegun: number;
  /** The bytes that wait for a slow page; twice the largest publication by default. */
  readonly unsent: number;
}

export const LIMITS: Limits = {
  connections: 2000,
  connectionsEach: 100,
  messagesEach: 50,
  opensEach: 60,
  tables: 20_000,
  kept: 30 * DAY,
  keptUnbegun: DAY,
  unsent: 2 ** 20,
};

/** Counts what each address does, and lets it do so much in every span of milliseconds. */
export class Quota {
  readonly #most: number;
  readonly #taken = new Map<string, number>();
  readonly #timer: ReturnType<typeof setInterval>;

  constructor(most: number, span: number) {
    this.#most = most;
    this.#timer = setInterval(() => this.#renew(), span).unref();
  }

  /** Takes one; returns false if none is left. */
  take(address: string): boolean {
    const taken = this.#taken.get(address) ?? 0;
    if (taken >= this.#most) return false;
    this.#taken.set(address, taken + 1);
    return true;
  }

  /** Counts what has been more work than one; an address that owes for it waits. */
  charge(address: string, more: number): void {
    this.#taken.set(address, (this.#taken.get(address) ?? 0) + more);
  }

  #renew(): void {
    for (const [address, taken] of this.#taken) {
      if (taken > this.#most) this.#taken.set(address, taken - this.#most);
      else this.#taken.delete(address);
    }
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
