/** A value that chance has not decided yet; it is decided when a rule first reads it. */
export class Undecided {
  #value: unknown;
  #isOpen = true;
  readonly #decide: () => unknown;
  /** The items among which it is drawn; null if it is not one of a shuffled list. */
  readonly urn: readonly unknown[] | null;
  /** The value that views show as long as it is undecided; undefined for a hidden one. */
  readonly shown: unknown;

  constructor(decide: () => unknown, urn: readonly unknown[] | null = null, shown?: unknown) {
    this.#decide = decide;
    this.urn = urn;
    this.shown = shown;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Returns the value, and decides it if it is undecided. */
  get(): unknown {
    if (this.#isOpen) {
      const value = this.#decide();
      this.#value = value instanceof Undecided ? value.get() : value;
      this.#isOpen = false;
    }
    return this.#value;
  }

  /** Decides the value when it is used as a number or a key. */
  [Symbol.toPrimitive](): unknown {
    return this.get();
  }
}

/** Checks whether a field of a draft is still undecided, without deciding it. */
export const isUndecided = (record: object, field: string): boolean => {
  // A draft decides what is read from it, but not what is asked for so.
  const value: unknown = Reflect.getOwnPropertyDescriptor(record, field)?.value;
  return value instanceof Undecided && value.isOpen;
};

/** The key by which a wrapped list or record gives what it wraps, so that undecided items can be moved unread. */
export const RAW = Symbol('raw');

/** Returns a value without its wrapping. */
export const rawOf = <A>(value: A): A =>
  typeof value === 'object' && value !== null ? ((value as { readonly [RAW]?: A })[RAW] ?? value) : value;
