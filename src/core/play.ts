import type { Emit, Player, Types } from './game.js';
import type { Kernel } from './kernel.js';
import type { MoveKind, PhaseKind, PhaseOf, RunOf } from './rows.js';

/** What the rows of a game come to: its moves, which of them are legal, and what they do. */
export interface Play<G extends Types> {
  /** Every move there is, in the order of the catalogue. */
  readonly moves: readonly G['Move'][];
  /** Who decides next; null when the game is over. */
  toAct(state: G['State']): Player | null;
  /** The entries of the catalogue that are legal now, in its order. */
  legalMoves(state: G['State']): readonly G['Move'][];
  /** The first reason that forbids an entry of the catalogue; undefined when it is legal. */
  forbiddenBy(state: G['State'], move: G['Move']): G['Reason'] | undefined;
  /** A change of a draft, about to begin. */
  runOn(draft: G['Draft'], emit: Emit<G['Event']>): RunOf<G>;
  /** Makes a legal move, and all that follows from it by itself. */
  perform(run: RunOf<G>, move: G['Move']): void;
  /** Goes on until a decision is asked for that has an alternative, or the game is over. */
  settle(run: RunOf<G>): void;
}

/** The play of a game with some tables. */
export const playOf = <G extends Types>(kernel: Kernel<G>, box: G['Box']): Play<G> => {
  type State = G['State'];
  type Move = G['Move'];

  const kinds = Object.entries<MoveKind<G>>(kernel.kinds).map(([name, row]) => kindOf(name, row, box));
  const phases = Object.entries<PhaseKind<G>>(kernel.phases).map(([name, row]) => phaseOf(name, row, kinds));
  const asksInVain = phases.some(({ only }) => only !== undefined);

  const legalMoves = (state: State): readonly Move[] => {
    const phase: PhaseOf<G> = state.phase;
    const { legalMoves: found, kinds: possible } = named(phases, phase.kind);
    if (found !== undefined) return found(state, box, phase);
    const moves: Move[] = [];
    for (let i = 0; i < possible.length; i++) addLegal(possible[i]!, state, phase, moves);
    return moves;
  };
  const addLegal = (kind: Kind<G>, state: State, phase: PhaseOf<G>, moves: Move[]): void => {
    const first = moves.length;
    if (kind.candidates !== undefined) {
      kind.candidates(state, box, phase, moves);
      if (!kind.sure) keepLegal(kind, state, phase, moves, first);
      return;
    }
    const all = kind.moves;
    for (let i = 0; i < all.length; i++) {
      if (kind.forbiddenBy(state, box, all[i]!, phase) === undefined) moves.push(all[i]!);
    }
  };
  /** Takes what is forbidden out of the moves from number `first` on. */
  const keepLegal = (kind: Kind<G>, state: State, phase: PhaseOf<G>, moves: Move[], first: number): void => {
    let kept = first;
    for (let i = first; i < moves.length; i++) {
      const move = moves[i]!;
      if (kind.forbiddenBy(state, box, move, phase) === undefined) moves[kept++] = move;
    }
    while (moves.length > kept) moves.pop();
  };
  const forbiddenBy = (state: State, move: Move): G['Reason'] | undefined => {
    const phase: PhaseOf<G> = state.phase;
    const { kinds: possible, others } = named(phases, phase.kind);
    for (let i = 0; i < possible.length; i++) {
      const kind = possible[i]!;
      if (kind.name === move.kind) return kind.forbiddenBy(state, box, move, phase);
    }
    return typeof others === 'function' ? others(state, move) : others;
  };

  const make = (run: RunOf<G>, move: Move, forced: boolean): void => {
    run.asked = false;
    run.forced = forced;
    named(kinds, move.kind).does(run, move, run.draft.phase);
  };
  const settle = (run: RunOf<G>): void => {
    for (;;) {
      while (!run.asked) kernel.next(run);
      if (!asksInVain) return;
      const phase: PhaseOf<G> = run.draft.phase;
      const only = named(phases, phase.kind).only?.(run.draft, box, phase);
      if (only === undefined) return;
      make(run, only, true);
    }
  };

  return {
    moves: kinds.flatMap(({ moves }) => moves),
    toAct: (state) => named(phases, state.phase.kind).decides(state, state.phase),
    legalMoves,
    forbiddenBy,
    runOn: (draft, emit) => ({ draft, box, emit, asked: false, forced: false }),
    perform: (run, move) => {
      make(run, move, false);
      settle(run);
    },
    settle,
  };
};

/** The row of a kind of move, and all moves of it. */
interface Kind<G extends Types> extends Pick<MoveKind<G>, 'in' | 'forbiddenBy' | 'does'> {
  readonly name: string;
  readonly moves: readonly G['Move'][];
  readonly candidates: MoveKind<G>['candidates'] | undefined;
  readonly sure: true | undefined;
}

/** The row of a phase, and the kinds of moves that can be made in it. */
interface Phase<G extends Types> extends Pick<PhaseKind<G>, 'decides' | 'others'> {
  readonly name: string;
  readonly kinds: readonly Kind<G>[];
  readonly only: PhaseKind<G>['only'] | undefined;
  readonly legalMoves: PhaseKind<G>['legalMoves'] | undefined;
}

// All rows have one shape: those of games have as many as there are ways to leave a field out.
const kindOf = <G extends Types>(name: string, row: MoveKind<G>, box: G['Box']): Kind<G> => ({
  candidates: undefined,
  sure: undefined,
  ...row,
  name,
  moves: row.entries(box),
});

const phaseOf = <G extends Types>(name: string, row: PhaseKind<G>, kinds: readonly Kind<G>[]): Phase<G> => ({
  only: undefined,
  legalMoves: undefined,
  ...row,
  name,
  kinds: kinds.filter((kind) => kind.in.includes(name)),
});

/** The row of this name. Looked through, since a `Map` of a few short names takes longer, three times for every move. */
const named = <Row extends { readonly name: string }>(rows: readonly Row[], name: string): Row => {
  for (let i = 0; i < rows.length; i++) {
    if (rows[i]!.name === name) return rows[i]!;
  }
  throw new RangeError(`There is no '${name}'.`);
};
