/** The items of a shuffled list that are not drawn yet. */
export interface Urn {
  readonly items: readonly unknown[];
  /** Draws the item of a place. */
  draw(place: LazyDraw): unknown;
  /** Decides whether a place has an item, and as little else as possible; undefined if the place stays undecided. */
  ask(place: LazyDraw, item: unknown): unknown;
}

/** A value that chance has not decided yet; it is decided when a rule first reads it. */
export class LazyDraw {
  #value: unknown;
  #isPending = true;
  readonly #draw: () => unknown;
  /** The items among which it is drawn; null if it is not one of a shuffled list. */
  readonly urn: Urn | null;
  /** The value that views show as long as it is undecided; undefined for a hidden one. */
  readonly placeholder: unknown;

  constructor(draw: (() => unknown) | Urn, placeholder?: unknown) {
    this.urn = typeof draw === 'function' ? null : draw;
    this.#draw = typeof draw === 'function' ? draw : () => draw.draw(this);
    this.placeholder = placeholder;
  }

  get isPending(): boolean {
    return this.#isPending;
  }

  /** Returns the value, and decides it if it is undecided. */
  get(): unknown {
    if (this.#isPending) {
      const value = this.#draw();
      this.#value = value instanceof LazyDraw ? value.get() : value;
      this.#isPending = false;
    }
    return this.#value;
  }

  /** Checks whether this is the value, and decides as little else as possible. */
  is(value: unknown): boolean {
    if (!this.#isPending || this.urn === null || this.urn.items.some(isStandIn)) return this.get() === value;
    this.#value = this.urn.ask(this, value);
    this.#isPending = this.#value === undefined;
    return this.#value === value;
  }

  /** Decides the value when it is used as a number or a key. */
  [Symbol.toPrimitive](): unknown {
    return this.get();
  }
}

const isStandIn = (item: unknown): boolean => item instanceof LazyDraw;

/** Checks whether a field of a draft is still undecided, without deciding it. */
export const isFieldPending = (object: object, field: string): boolean => {
  // A draft decides what is read from it, but not what is asked for so.
  const value: unknown = Reflect.getOwnPropertyDescriptor(object, field)?.value;
  return value instanceof LazyDraw && value.isPending;
};

/** The key by which a wrapped list or record gives what it wraps, so that undecided items can be moved unread. */
export const RAW = Symbol('raw');

/** Returns a value without its wrapping. */
export const rawOf = <A>(value: A): A =>
  typeof value === 'object' && value !== null ? ((value as { readonly [RAW]?: A })[RAW] ?? value) : value;
