import type { Player, Types } from './game.js';
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

/** A change of a game's state under way. */
export type RunOf<G extends Types> = Run<G['Draft'], G['Box'], G['Event']>;

/** A kind of move: all there is to say of it. */
export interface MoveKind<G extends Types, Move = G['Move'], Phase extends PhaseOf<G> = PhaseOf<G>> {
  /** The phases in which it can be made. */
  readonly in: readonly Phase['kind'][];
  /** All moves of the kind, in the order of the catalogue. */
  entries(box: G['Box']): readonly Move[];
  /**
   * Adds the entries among which the legal ones are, in their order; all of them when left out. It may leave out what is
   * surely forbidden, and nothing else.
   */
  candidates?(state: G['State'], box: G['Box'], phase: Phase, moves: G['Move'][]): void;
  /** The candidates are all legal, and are not judged again: where a measurement asked for it. */
  readonly sure?: true;
  /** The first reason that forbids a move in one of its phases; undefined when it is legal. */
  forbiddenBy(state: G['State'], box: G['Box'], move: Move, phase: Phase): G['Reason'] | undefined;
  /** Makes a legal move. What follows by itself is left to the kernel's `next`, unless a decision is asked for. */
  does(run: RunOf<G>, move: Move, phase: Phase): void;
}

/** A phase: who decides in it, and what is special in its decision. */
export interface PhaseKind<G extends Types, Phase extends PhaseOf<G> = PhaseOf<G>> {
  /** Who decides; null when the game is over. */
  decides(state: G['State'], phase: Phase): Player | null;
  /** The reason that keeps out the moves of all other kinds. */
  readonly others: G['Reason'] | ((state: G['State'], move: G['Move']) => G['Reason']);
  /** The move that is made without asking, if there is one. */
  only?(state: G['State'], box: G['Box'], phase: Phase): G['Move'] | undefined;
  /** The legal moves, found at one go where the bench has asked for it: the same as the kinds would give. */
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

/** Writes the kinds of moves of a game: the functions of each are given the phases in which it can be made. */
export const moveKind =
  <G extends Types>() =>
  <Move extends G['Move'], Kind extends PhaseOf<G>['kind']>(
    row: MoveKind<G, NoInfer<Move>, OfKind<PhaseOf<G>, NoInfer<Kind>>> & {
      readonly in: readonly Kind[];
      entries(box: G['Box']): readonly Move[];
    },
  ): MoveKind<G, Move, OfKind<PhaseOf<G>, Kind>> =>
    row;

/** Whether some move of a kind is legal. */
export const isSomeLegal = <G extends Types, Phase extends PhaseOf<G>>(
  kind: MoveKind<G, G['Move'], Phase>,
  state: G['State'],
  box: G['Box'],
  phase: Phase,
): boolean => {
  const candidates: G['Move'][] = [];
  kind.candidates?.(state, box, phase, candidates);
  const moves = kind.candidates === undefined ? kind.entries(box) : candidates;
  for (let i = 0; i < moves.length; i++) {
    if (kind.forbiddenBy(state, box, moves[i]!, phase) === undefined) return true;
  }
  return false;
};
