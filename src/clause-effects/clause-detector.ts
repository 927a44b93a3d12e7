import type { OfKind } from '../core/contract/kernel.js';
import type { Types } from '../core/types/base-types.js';

/** A move that was made, or the deal, with its events. */
export interface Transition<G extends Types> {
  /** The number of players. */
  readonly players: number;
  /** The move; null for the deal. */
  readonly move: G['Move'] | null;
  /** The events, in their order. */
  readonly events: readonly G['Event'][];
}

/** A function that detects whether a clause took effect in a move or in the deal. */
export type ClauseDetector<G extends Types> = (transition: Transition<G>) => boolean;

/** The detectors of all clauses of a game whose effect a move or an event shows. */
export type ClauseDetectors<G extends Types> = { readonly [C in G['Clause']]?: ClauseDetector<G> };

/** The functions that build the detectors of a game. */
export interface DetectorBuilders<G extends Types> {
  /** Holds for the deal of a game with one of these numbers of players; without numbers, of every game. */
  onDeal(...players: readonly number[]): ClauseDetector<G>;
  /** Holds when a move of one of these kinds is made and satisfies `matches`. */
  onMove<Kind extends G['Move']['kind']>(
    kinds: Kind | readonly Kind[],
    matches?: (move: OfKind<G['Move'], Kind>, events: readonly G['Event'][]) => boolean,
  ): ClauseDetector<G>;
  /** Holds when an event of one of these kinds happens and satisfies `matches`. */
  onEvent<Kind extends G['Event']['kind']>(
    kinds: Kind | readonly Kind[],
    matches?: (event: OfKind<G['Event'], Kind>, transition: Transition<G>) => boolean,
  ): ClauseDetector<G>;
  /** Holds when any of these detectors holds. */
  anyOf(...detectors: readonly ClauseDetector<G>[]): ClauseDetector<G>;
}

/** Returns the functions that build the detectors of a game. */
export const createDetectorBuilders = <G extends Types>(): DetectorBuilders<G> => ({
  onDeal:
    (...wanted) =>
    ({ players, move }) =>
      move === null && (wanted.length === 0 || wanted.includes(players)),
  onMove: (kinds, matches = () => true) => {
    const isOfKind = hasKind<G['Move']>(kinds);
    return ({ move, events }) => move !== null && isOfKind(move) && matches(move as never, events);
  },
  onEvent: (kinds, matches = () => true) => {
    const isOfKind = hasKind<G['Event']>(kinds);
    return (transition) => transition.events.some((event) => isOfKind(event) && matches(event as never, transition));
  },
  anyOf:
    (...detectors) =>
    (transition) =>
      detectors.some((detector) => detector(transition)),
});

const hasKind = <A extends { readonly kind: string }>(kinds: string | readonly string[]): ((item: A) => boolean) => {
  const wanted: ReadonlySet<string> = new Set(typeof kinds === 'string' ? [kinds] : kinds);
  return ({ kind }) => wanted.has(kind);
};

/** Lists the clauses that took effect in a move or in the deal, in the order of the rulebook. */
export const listEffectiveClauses = <G extends Types>(
  detectors: ClauseDetectors<G>,
  transition: Transition<G>,
): readonly G['Clause'][] =>
  (Object.keys(detectors) as readonly G['Clause'][]).filter((clause) => detectors[clause]!(transition));
