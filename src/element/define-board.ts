/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

import type { BaseMove } from '../core/contract/game.js';
import { type BoardControls, createBoard } from './board.js';
import type { BoardError } from './errors.js';
import { ATTRIBUTES, type BoardProperties, DEFAULTS } from './properties.js';

/** The events of a board. */
export interface BoardEventMap {
  /**
   * A move was chosen. The board then offers nothing until its view or its moves are set; after `preventDefault` the
   * choice stays open.
   */
  readonly move: CustomEvent<BaseMove>;
  /** Something given to the board cannot be shown as it should; the page goes on. */
  readonly error: CustomEvent<BoardError>;
}

/** The element `<sastrugi-board>`. */
export interface SastrugiBoard extends HTMLElement, BoardProperties {
  /** Listens to the events of a board. */
  addEventListener<Name extends keyof BoardEventMap>(
    type: Name,
    listener: (event: BoardEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  /** Listens to those of any element. */
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'sastrugi-board': SastrugiBoard;
  }
}

/**
 * Defines the element `<sastrugi-board>`, once, however often it is called. Where there is no page, as on a server, it
 * does nothing.
 */
export const defineBoard = (name = 'sastrugi-board'): void => {
  if (typeof customElements !== 'undefined' && customElements.get(name) === undefined)
    customElements.define(name, createElementClass());
};

/** Creates the class of the element: there is no `HTMLElement` to extend before a page is there. */
const createElementClass = (): CustomElementConstructor => {
  const names = Object.keys(DEFAULTS) as (keyof BoardProperties)[];

  class BoardElement extends HTMLElement {
    static readonly observedAttributes = Object.keys(ATTRIBUTES);
    readonly properties: BoardProperties = { ...DEFAULTS };
    readonly #board: BoardControls = createBoard(this, this.attachShadow({ mode: 'open' }), this.properties, {
      move: (move) => this.dispatchEvent(new CustomEvent('move', { detail: move, bubbles: true, cancelable: true })),
      error: (error) => void this.dispatchEvent(new CustomEvent('error', { detail: error })),
    });

    changed(name: keyof BoardProperties): void {
      this.#board.change(name);
    }

    connectedCallback(): void {
      // Properties that were set before the element was defined hide the accessors.
      for (const name of names) {
        if (!Object.hasOwn(this, name)) continue;
        const value: unknown = Reflect.get(this, name);
        Reflect.deleteProperty(this, name);
        Reflect.set(this, name, value);
      }
      this.#board.connect();
    }

    disconnectedCallback(): void {
      this.#board.disconnect();
    }

    attributeChangedCallback(name: keyof typeof ATTRIBUTES, _: string | null, text: string | null): void {
      Reflect.set(this, name, text === null ? DEFAULTS[name] : ATTRIBUTES[name](text));
    }
  }

  for (const name of names)
    Object.defineProperty(BoardElement.prototype, name, {
      get(this: BoardElement) {
        return this.properties[name];
      },
      set(this: BoardElement, value: unknown) {
        Reflect.set(this.properties, name, value);
        this.changed(name);
      },
    });
  return BoardElement;
};
