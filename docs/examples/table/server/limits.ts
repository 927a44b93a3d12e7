/** The limits of what the server takes from the pages of an address, and in all. */

export const SECOND_MS = 1000;
export const HOUR_MS = 3600 * SECOND_MS;
export const DAY_MS = 24 * HOUR_MS;

export interface Limits {
  /** The connections in all, of pages and for files. */
  readonly maxConnections: number;
  /** The connections of an address. */
  readonly maxConnectionsPerAddress: number;
  /** The messages of an address in a second; further ones wait. A long answer counts as many messages. */
  readonly maxMessagesPerSecond: number;
  /** The tables that an address opens in an hour. */
  readonly maxTablesPerHour: number;
  /** The tables in the store. */
  readonly maxTables: number;
  /** The milliseconds for which a table is kept that nobody opens. */
  readonly maxIdleMs: number;
  /** The milliseconds for which a table is kept that nobody opens, and at which no move has been made. */
  readonly maxUnbegunIdleMs: number;
  /** The bytes that wait for a slow page; twice the largest publication by default. */
  readonly maxUnsentBytes: number;
}

export const LIMITS: Limits = {
  maxConnections: 2000,
  maxConnectionsPerAddress: 100,
  maxMessagesPerSecond: 50,
  maxTablesPerHour: 60,
  maxTables: 20_000,
  maxIdleMs: 30 * DAY_MS,
  maxUnbegunIdleMs: DAY_MS,
  maxUnsentBytes: 2 ** 20,
};

/** Counts what each address does, and lets it do so much in every span of milliseconds. */
export class Quota {
  readonly #most: number;
  readonly #taken = new Map<string, number>();
  readonly #timer: ReturnType<typeof setInterval>;

  constructor(max: number, milliseconds: number) {
    this.#most = max;
    this.#timer = setInterval(() => this.#renew(), milliseconds).unref();
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
