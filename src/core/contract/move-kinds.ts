import type { Player, Types } from '../types/base-types.js';
import type { Run } from './run.js';

/** The members of a union of records that have this kind. */
export type OfKind<Union extends { readonly kind: string }, Kind extends Union['kind']> = Union extends unknown
  ? Kind extends Union['kind']
    ? Union['kind'] extends Kind
      ? Union
      : Union & { readonly kind: Kind }
    : never
  : never;

/** The phases of a game. */
export type PhaseOf<G extends Types> = G['State']['phase'];

/** A change of a game's state in progress. */
export type RunOf<G extends Types> = Run<G['Draft'], G['Box'], G['Event']>;

/** A kind of move: the definition of its moves, legality and effects. */
export interface MoveKind<G extends Types, Move = G['Move'], Phase extends PhaseOf<G> = PhaseOf<G>> {
  /** The phases in which the move is possible. */
  readonly phases: readonly Phase['kind'][];
  /** Lists all moves of the kind, in catalogue order. */
  allMoves(box: G['Box']): readonly Move[];
  /**
   * Adds the entries that may be legal, in their order; without it all entries are tested. It may leave out moves that
   * are certainly forbidden, and no others.
   */
  candidates?(state: G['State'], box: G['Box'], phase: Phase, moves: G['Move'][]): void;
  /** True if all candidates are legal and need no further test; use it only where a benchmark shows a need. */
  readonly prechecked?: true;
  /** Returns the first reason that forbids a move in one of its phases; undefined when it is legal. */
  forbiddenBy(state: G['State'], box: G['Box'], move: Move, phase: Phase): G['Reason'] | undefined;
  /** The reasons of `forbiddenBy`, where it checks them in a fixed order: `judgement` lists them. */
  readonly reasons?: readonly G['Reason'][];
  /** Makes a legal move. Automatic steps are left to the kernel's `nextStep`, unless a decision is pending. */
  apply(run: RunOf<G>, move: Move, phase: Phase): void;
}

/** A phase: its decider, and the special cases of its decision. */
export interface PhaseKind<G extends Types, Phase extends PhaseOf<G> = PhaseOf<G>> {
  /** Returns the player who decides; null when the game is over. */
  decider(state: G['State'], phase: Phase): Player | null;
  /** The reason that forbids the moves of all other kinds. */
  readonly otherwiseForbidden: G['Reason'] | ((state: G['State'], move: G['Move']) => G['Reason']);
  /** Returns the move that is made without asking, if there is one. */
  forcedMove?(state: G['State'], box: G['Box'], phase: Phase): G['Move'] | undefined;
  /**
   * Lists the legal moves faster than by their kinds, with the same result; use it only where a benchmark shows a need.
   */
  legalMoves?(state: G['State'], box: G['Box'], phase: Phase): readonly G['Move'][];
}

/** The kinds of moves of a game, in the order of its catalogue. */
export type MoveKinds<G extends Types> = {
  readonly [Kind in G['Move']['kind']]: MoveKind<G, OfKind<G['Move'], Kind>>;
};

/** The phases of a game. */
export type PhaseKinds<G extends Types> = {
  readonly [Kind in PhaseOf<G>['kind']]: PhaseKind<G, OfKind<PhaseOf<G>, Kind>>;
};

/**
 * Returns a function that types a kind of move: its functions receive only the phases in which the move is possible.
 */
export const moveKind =
  <G extends Types>() =>
  <Move extends G['Move'], Kind extends PhaseOf<G>['kind']>(
    kind: MoveKind<G, NoInfer<Move>, OfKind<PhaseOf<G>, NoInfer<Kind>>> & {
      readonly phases: readonly Kind[];
      allMoves(box: G['Box']): readonly Move[];
    },
  ): MoveKind<G, Move, OfKind<PhaseOf<G>, Kind>> =>
    kind;

/** Checks whether any move of a kind is legal. */
export const isSomeLegal = <G extends Types, Phase extends PhaseOf<G>>(
  kind: MoveKind<G, G['Move'], Phase>,
  state: G['State'],
  box: G['Box'],
  phase: Phase,
): boolean => {
  const candidates: G['Move'][] = [];
  kind.candidates?.(state, box, phase, candidates);
  const moves = kind.candidates === undefined ? kind.allMoves(box) : candidates;
  for (let i = 0; i < moves.length; i++) {
    if (kind.forbiddenBy(state, box, moves[i]!, phase) === undefined) return true;
  }
  return false;
};
