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

  const kinds = new Map<string, MoveKind<G>>(Object.entries(kernel.kinds));
  const phases = new Map<string, PhaseKind<G>>(Object.entries(kernel.phases));
  const asksInVain = [...phases.values()].some(({ only }) => only !== undefined);
  const entries = new Map([...kinds.values()].map((kind) => [kind, kind.entries(box)]));
  const inPhase = new Map([...phases.keys()].map((phase) => [phase, listsOf(phase, entries)]));

  const legalMoves = (state: State): readonly Move[] => {
    const phase: PhaseOf<G> = state.phase;
    const row = phases.get(phase.kind)!;
    if (row.legalMoves !== undefined) return row.legalMoves(state, box, phase);
    const moves: Move[] = [];
    const lists = inPhase.get(phase.kind)!;
    for (let i = 0; i < lists.length; i++) addLegal(lists[i]!, state, phase, moves);
    return moves;
  };
  const addLegal = ({ kind, moves: all }: KindList<G>, state: State, phase: PhaseOf<G>, moves: Move[]): void => {
    const first = moves.length;
    if (kind.candidates !== undefined) {
      kind.candidates(state, box, phase, moves);
      if (kind.sure !== true) keepLegal(kind, state, phase, moves, first);
      return;
    }
    for (let i = 0; i < all.length; i++) {
      if (kind.forbiddenBy(state, box, all[i]!, phase) === undefined) moves.push(all[i]!);
    }
  };
  /** Takes what is forbidden out of the moves from number `first` on. */
  const keepLegal = (kind: MoveKind<G>, state: State, phase: PhaseOf<G>, moves: Move[], first: number): void => {
    let kept = first;
    for (let i = first; i < moves.length; i++) {
      const move = moves[i]!;
      if (kind.forbiddenBy(state, box, move, phase) === undefined) moves[kept++] = move;
    }
    while (moves.length > kept) moves.pop();
  };
  const forbiddenBy = (state: State, move: Move): G['Reason'] | undefined => {
    const phase: PhaseOf<G> = state.phase;
    const kind = kinds.get(move.kind)!;
    if (kind.in.includes(phase.kind)) return kind.forbiddenBy(state, box, move, phase);
    const { others } = phases.get(phase.kind)!;
    return typeof others === 'function' ? others(state, move) : others;
  };

  const make = (run: RunOf<G>, move: Move, forced: boolean): void => {
    run.asked = false;
    run.forced = forced;
    kinds.get(move.kind)!.does(run, move, run.draft.phase);
  };
  const settle = (run: RunOf<G>): void => {
    for (;;) {
      while (!run.asked) kernel.next(run);
      if (!asksInVain) return;
      const phase: PhaseOf<G> = run.draft.phase;
      const only = phases.get(phase.kind)!.only?.(run.draft, box, phase);
      if (only === undefined) return;
      make(run, only, true);
    }
  };

  return {
    moves: [...entries.values()].flat(),
    toAct: (state) => phases.get(state.phase.kind)!.decides(state, state.phase),
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

/** A kind of move, and all moves of it. */
interface KindList<G extends Types> {
  readonly kind: MoveKind<G>;
  readonly moves: readonly G['Move'][];
}

const listsOf = <G extends Types>(
  phase: string,
  entries: ReadonlyMap<MoveKind<G>, readonly G['Move'][]>,
): readonly KindList<G>[] =>
  [...entries].filter(([kind]) => kind.in.includes(phase)).map(([kind, moves]) => ({ kind, moves }));
