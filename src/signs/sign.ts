import type { OfKind } from '../core/contract/rows.js';
import type { Types } from '../core/types/base-types.js';

/** A move that was made, or the deal, with its consequences. */
export interface MoveMade<G extends Types> {
  /** The components of the game. */
  readonly components: G['Components'];
  /** The state in which the move was made; null for the deal. */
  readonly before: G['State'] | null;
  /** The move; null for the deal. */
  readonly move: G['Move'] | null;
  /** The events, in their order. */
  readonly events: readonly G['Event'][];
  /** The state after it. */
  readonly after: G['State'];
}

/** A function that detects whether a clause took effect in a move or in the deal. */
export type Sign<G extends Types> = (made: MoveMade<G>) => boolean;

/** The signs of all clauses of a game that take effect without a refusal. */
export type Signs<G extends Types> = { readonly [C in G['Clause']]?: Sign<G> };

/** The functions that build the signs of a game. */
export interface SignWords<G extends Types> {
  /** Holds for the deal of every game. */
  readonly always: Sign<G>;
  /** Holds when a move of one of these kinds is made and satisfies `holds`. */
  onMove<Kind extends G['Move']['kind']>(
    kinds: Kind | readonly Kind[],
    holds?: (move: OfKind<G['Move'], Kind>, made: MoveMade<G> & { readonly before: G['State'] }) => boolean,
  ): Sign<G>;
  /** Holds when an event of one of these kinds happens and satisfies `holds`. */
  onEvent<Kind extends G['Event']['kind']>(
    kinds: Kind | readonly Kind[],
    holds?: (event: OfKind<G['Event'], Kind>, made: MoveMade<G>) => boolean,
  ): Sign<G>;
  /** Holds when any of these signs holds. */
  anyOf<A extends MoveMade<G>>(...signs: readonly ((made: A) => boolean)[]): (made: A) => boolean;
}

/** Returns the functions that build the signs of a game. */
export const signWords = <G extends Types>(): SignWords<G> => ({
  always: ({ before }) => before === null,
  onMove: (kinds, holds = () => true) => {
    const isAsked = ofKinds<G['Move']>(kinds);
    return ({ before, move, ...made }) =>
      before !== null && move !== null && isAsked(move) && holds(move as never, { ...made, before, move });
  },
  onEvent: (kinds, holds = () => true) => {
    const isAsked = ofKinds<G['Event']>(kinds);
    return (made) => made.events.some((event) => isAsked(event) && holds(event as never, made));
  },
  anyOf:
    (...signs) =>
    (made) =>
      signs.some((sign) => sign(made)),
});

/** Returns a function that prepares the rules' tables once per components, for signs that need them. */
export const preparedOnce = <Components extends object, Box>(
  prepare: (components: Components, id: string) => Box,
): ((made: { readonly components: Components }) => Box) => {
  const boxes = new WeakMap<Components, Box>();
  return ({ components }) => {
    const known = boxes.get(components);
    if (known !== undefined) return known;
    const box = prepare(components, '');
    boxes.set(components, box);
    return box;
  };
};

const ofKinds = <A extends { readonly kind: string }>(kinds: string | readonly string[]): ((item: A) => boolean) => {
  const asked: ReadonlySet<string> = new Set(typeof kinds === 'string' ? [kinds] : kinds);
  return ({ kind }) => asked.has(kind);
};

/** Lists the clauses that took effect in a move or in the deal, in the order of the rulebook. */
export const tookEffect = <G extends Types>(signs: Signs<G>, made: MoveMade<G>): readonly G['Clause'][] =>
  (Object.keys(signs) as readonly G['Clause'][]).filter((clause) => signs[clause]!(made));
