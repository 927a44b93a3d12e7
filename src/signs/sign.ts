import type { OfKind } from '../core/contract/rows.js';
import type { Types } from '../core/types/base-types.js';

/** A move that was made, or the deal, with its events. */
export interface MoveMade<G extends Types> {
  /** The number of players. */
  readonly players: number;
  /** The move; null for the deal. */
  readonly move: G['Move'] | null;
  /** The events, in their order. */
  readonly events: readonly G['Event'][];
}

/** A function that detects whether a clause took effect in a move or in the deal. */
export type Sign<G extends Types> = (made: MoveMade<G>) => boolean;

/** The signs of all clauses of a game whose effect a move or an event shows. */
export type Signs<G extends Types> = { readonly [C in G['Clause']]?: Sign<G> };

/** The functions that build the signs of a game. */
export interface SignWords<G extends Types> {
  /** Holds for the deal of a game with one of these numbers of players; without numbers, of every game. */
  onDeal(...players: readonly number[]): Sign<G>;
  /** Holds when a move of one of these kinds is made and satisfies `holds`. */
  onMove<Kind extends G['Move']['kind']>(
    kinds: Kind | readonly Kind[],
    holds?: (move: OfKind<G['Move'], Kind>, events: readonly G['Event'][]) => boolean,
  ): Sign<G>;
  /** Holds when an event of one of these kinds happens and satisfies `holds`. */
  onEvent<Kind extends G['Event']['kind']>(
    kinds: Kind | readonly Kind[],
    holds?: (event: OfKind<G['Event'], Kind>, made: MoveMade<G>) => boolean,
  ): Sign<G>;
  /** Holds when any of these signs holds. */
  anyOf(...signs: readonly Sign<G>[]): Sign<G>;
}

/** Returns the functions that build the signs of a game. */
export const signWords = <G extends Types>(): SignWords<G> => ({
  onDeal:
    (...wanted) =>
    ({ players, move }) =>
      move === null && (wanted.length === 0 || wanted.includes(players)),
  onMove: (kinds, holds = () => true) => {
    const isAsked = ofKinds<G['Move']>(kinds);
    return ({ move, events }) => move !== null && isAsked(move) && holds(move as never, events);
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

const ofKinds = <A extends { readonly kind: string }>(kinds: string | readonly string[]): ((item: A) => boolean) => {
  const asked: ReadonlySet<string> = new Set(typeof kinds === 'string' ? [kinds] : kinds);
  return ({ kind }) => asked.has(kind);
};

/** Lists the clauses that took effect in a move or in the deal, in the order of the rulebook. */
export const tookEffect = <G extends Types>(signs: Signs<G>, made: MoveMade<G>): readonly G['Clause'][] =>
  (Object.keys(signs) as readonly G['Clause'][]).filter((clause) => signs[clause]!(made));
