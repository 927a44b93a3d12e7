import type { Rules, Types } from '../core/contract/game.js';
import type { PhaseOf } from '../core/contract/kernel.js';
import { internalsOf } from '../core/engine/define-rules.js';
import type { WhyIllegal } from '../core/errors/errors.js';

/** The reason why nothing can be done at a place. */
export type WhyNot<G extends Types> =
  /** The refusal of the move there that is closest to being legal. */
  | { readonly refusal: WhyIllegal<G['Refusal']> }
  /**
   * No move there belongs to the pending decision: the phase, whose question says what is decided now, and the legal moves
   * after which something can be done there, where the board knows any.
   */
  | { readonly pendingPhase: PhaseOf<G>['kind']; readonly enablingMoves: readonly G['Move'][] };

/** A function that explains places; `rules` are needed for an owner's components. */
export type ExplainPlace<G extends Types> = (
  state: G['State'] | G['View'],
  place: string,
  rules?: Rules<G>,
) => WhyNot<G> | null;

/** The explanations that a game prefers. */
interface Preferences<G extends Types> {
  /** The reasons that name something that the player does not have: they explain no place. */
  readonly absentReasons?: readonly G['Refusal']['reason'][];
  /** Checks whether the refusal of a move explains a place that it touches; it always does by default. */
  explains?(move: G['Move'], place: string, state: G['State'] | G['View']): boolean;
}

/**
 * Returns the function that explains why nothing can be done at a place of a game's board; it returns null where
 * something can be done. Of the moves that touch the place it takes those whose kind belongs to the pending decision. A
 * kind that can be made elsewhere comes first, then one that is refused for several reasons, then the order of the
 * catalogue decides. The closest move of a kind is the one whose reason comes last in the table of reasons, which has the
 * order in which rules are checked; of equal ones, a move that begins at the place.
 */
export const createWhyNot =
  <G extends Types>(
    printedRules: Rules<G>,
    placesOf: (move: G['Move'], state: G['State'] | G['View'], components: G['Components']) => readonly string[],
    { absentReasons = [], explains = () => true }: Preferences<G> = {},
  ): ExplainPlace<G> =>
  (state, place, rules = printedRules) => {
    const placeIndex = (move: G['Move']): number => placesOf(move, state, rules.components).indexOf(place);
    if (rules.legalMoves(state).some((move) => placeIndex(move) >= 0)) return null;
    const anyRefusal = rules.whyIllegal(state, rules.catalogue[0]!);
    if (anyRefusal !== null && anyRefusal._tag !== 'RuleBroken') return { refusal: anyRefusal };
    const explainsPlace = (move: G['Move']): boolean => placeIndex(move) >= 0 && explains(move, place, state);
    const closest = findClosest(rules, state, explainsPlace, placeIndex);
    const refusal = closest === undefined ? null : rules.whyIllegal(state, closest);
    const isAbsent = refusal?._tag === 'RuleBroken' && absentReasons.includes(refusal.reason);
    return refusal === null || isAbsent ? { pendingPhase: state.phase.kind, enablingMoves: [] } : { refusal };
  };

/** Returns the near move that is closest to being legal; undefined if none belongs to the decision. */
const findClosest = <G extends Types>(
  rules: Rules<G>,
  state: G['State'] | G['View'],
  explainsPlace: (move: G['Move']) => boolean,
  placeIndex: (move: G['Move']) => number,
): G['Move'] | undefined => {
  const { kernel, engine } = internalsOf(rules)!;
  // A view is read as a state: all that the rules read of one is visible to its viewer.
  const reasonOf = (move: G['Move']) => engine.forbiddenBy(state as G['State'], move);
  const isDecided = ({ kind }: G['Move']) => kernel.kinds[kind as G['Move']['kind']].phases.includes(state.phase.kind);
  const moves = rules.catalogue.filter(isDecided);
  const near = moves.filter(explainsPlace);
  const kindRank = (kind: string): number => {
    const reasons = new Set(moves.filter((move) => move.kind === kind).map(reasonOf));
    return reasons.has(undefined) ? 2 : reasons.size > 1 ? 1 : 0;
  };
  const [nearestKind] = [...new Set(near.map(({ kind }) => kind))].sort((a, b) => kindRank(b) - kindRank(a));
  const order = Object.keys(kernel.reasons);
  const closeness = (move: G['Move']): number =>
    2 * order.indexOf(String(reasonOf(move))) + (placeIndex(move) === 0 ? 1 : 0);
  const ofKind = near.filter(({ kind }) => kind === nearestKind);
  return ofKind.reduce<G['Move'] | undefined>(
    (best, move) => (best === undefined || closeness(move) > closeness(best) ? move : best),
    undefined,
  );
};
