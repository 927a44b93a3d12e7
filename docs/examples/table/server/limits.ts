/** The limits of what the server takes from the pages of an address, and in all. */
import type { IncomingMessage } from 'node:http';

export interface Limits {
  /** The connections in all, of pages and for files. */
  readonly connections: number;
  /** The connections of an address. */
  readonly connectionsEach: number;
  /** The messages of an address in a second; further ones wait. */
  readonly messagesEach: number;
  /** The tables that an address opens in an hour. */
  readonly opensEach: number;
  /** The tables in the store. */
  readonly tables: number;
  /** The bytes that wait for a slow page; twice the largest publication by default. */
  readonly unsent: number;
}

export const LIMITS: Limits = {
  connections: 2000,
  connectionsEach: 100,
  messagesEach: 50,
  opensEach: 60,
  tables: 20_000,
  unsent: 2 ** 20,
};

export const SECOND = 1000;
export const HOUR = 3600 * SECOND;

/** Counts what each address does; counts begin again after every span of milliseconds. */
export class Quota {
  readonly #most: number;
  readonly #taken = new Map<string, number>();
  readonly #timer: ReturnType<typeof setInterval>;

  constructor(most: number, span: number) {
    this.#most = most;
    this.#timer = setInterval(() => this.#taken.clear(), span).unref();
  }

  /** Takes one; returns false if none is left. */
  take(address: string): boolean {
    const taken = this.#taken.get(address) ?? 0;
    if (taken >= this.#most) return false;
    this.#taken.set(address, taken + 1);
    return true;
  }

  close(): void {
    clearInterval(this.#timer);
  }
}

/**
 * Returns the address of a request: of the connection, or the one that a proxy in front of the server adds. A household
 * has a whole IPv6 network, so that only its part of the address counts.
 */
export const addressOf = ({ socket, headers }: IncomingMessage, isProxied: boolean): string => {
  const forwarded = isProxied
    ? String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)!
        .trim()
    : '';
  return networkOf(forwarded || (socket.remoteAddress ?? ''));
};

/** Returns the first four of the eight parts of an IPv6 address, and an IPv4 address as it is. */
export const networkOf = (address: string): string => address.split(':').slice(0, 4).join(':');
