import type { Types } from './bases.js';

/** A move that was made, or the deal, and what came of it. */
export interface Made<G extends Types> {
  /** What the game is played with. */
  readonly components: G['Components'];
  /** The state in which the move was made; null for the deal. */
  readonly before: G['State'] | null;
  /** The move; null for the deal. */
  readonly move: G['Move'] | null;
  /** What happened, in its order. */
  readonly events: readonly G['Event'][];
  /** The state that came of it. */
  readonly after: G['State'];
}

/** By what one can see that a clause took effect in a move, or in the deal. */
export type Sign<G extends Types> = (made: Made<G>) => boolean;

/** The signs of all clauses of a game by which something happens. */
export type Signs<G extends Types> = { readonly [C in G['Clause']]?: Sign<G> };

type OfKind<A extends { readonly kind: string }, Kind extends A['kind']> = Extract<A, { readonly kind: Kind }>;

/** The words in which the signs of a game are written. */
export interface SignWords<G extends Types> {
  /** From the deal on, in every game. */
  readonly always: Sign<G>;
  /** When a move of this kind is made, or one of these kinds, and what is asked of it holds. */
  onMove<Kind extends G['Move']['kind']>(
    kinds: Kind | readonly Kind[],
    holds?: (move: OfKind<G['Move'], Kind>, made: Made<G> & { readonly before: G['State'] }) => boolean,
  ): Sign<G>;
  /** When something of this kind happens, or of one of these kinds, and what is asked of it holds. */
  onEvent<Kind extends G['Event']['kind']>(
    kinds: Kind | readonly Kind[],
    holds?: (event: OfKind<G['Event'], Kind>, made: Made<G>) => boolean,
  ): Sign<G>;
  /** When any of these is seen. */
  anyOf<A extends Made<G>>(...signs: readonly ((made: A) => boolean)[]): (made: A) => boolean;
}

/** The words in which the signs of a game are written. */
export const signWords = <G extends Types>(): SignWords<G> => ({
  always: ({ before }) => before === null,
  onMove: (kinds, holds = () => true) => {
    const isAsked = within<G['Move']>(kinds);
    return ({ before, move, ...made }) =>
      before !== null && move !== null && isAsked(move) && holds(move as never, { ...made, before, move });
  },
  onEvent: (kinds, holds = () => true) => {
    const isAsked = within<G['Event']>(kinds);
    return (made) => made.events.some((event) => isAsked(event) && holds(event as never, made));
  },
  anyOf:
    (...signs) =>
    (made) =>
      signs.some((sign) => sign(made)),
});

/** The tables that the rules read, made once for the same components: what the rules ask of them, signs may ask too. */
export const boxed = <Components extends object, Box>(
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

const within = <A extends { readonly kind: string }>(kinds: string | readonly string[]): ((item: A) => boolean) => {
  const asked: ReadonlySet<string> = new Set(typeof kinds === 'string' ? [kinds] : kinds);
  return ({ kind }) => asked.has(kind);
};

/** The clauses that took effect in a move or in the deal, in the order of the rulebook. */
export const tookEffect = <G extends Types>(signs: Signs<G>, made: Made<G>): readonly G['Clause'][] =>
  (Object.keys(signs) as readonly G['Clause'][]).filter((clause) => signs[clause]!(made));
