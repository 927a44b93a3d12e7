import type { JudgedReason } from '../contract/game.js';
import type { Kernel } from '../contract/kernel.js';
import type { MoveKind, PhaseKind, PhaseOf, RunOf } from '../contract/move-kinds.js';
import type { Emit, Player, Types } from '../types/base-types.js';

/** The play of a game: its moves, their legality and their effects. */
export interface RulesEngine<G extends Types> {
  /** Returns the player who decides next; null when the game is over. */
  toAct(state: G['State']): Player | null;
  /** Lists the legal entries of the catalogue, in its order. */
  legalMoves(state: G['State']): readonly G['Move'][];
  /** Returns the first reason that forbids an entry of the catalogue; undefined when it is legal. */
  forbiddenBy(state: G['State'], move: G['Move']): G['Reason'] | undefined;
  /** Lists the reasons that could forbid an entry of the catalogue, in their order. */
  judge(state: G['State'], move: G['Move']): readonly JudgedReason<G['Reason']>[];
  /** Starts a change of a draft. */
  startRun(draft: G['Draft'], emit: Emit<G['Event']>): RunOf<G>;
  /** Makes a legal move and carries out everything that follows automatically. */
  perform(run: RunOf<G>, move: G['Move']): void;
  /** Continues until there is a decision with more than one option, or the game is over. */
  settle(run: RunOf<G>): void;
}

/** Builds the play of a game with prepared tables. */
export const createEngine = <G extends Types>(kernel: Kernel<G>, box: G['Box']): RulesEngine<G> => {
  type State = G['State'];
  type Move = G['Move'];

  const kinds = Object.entries<MoveKind<G>>(kernel.kinds).map(([name, kind]) => createKindRow(name, kind, box));
  const phases = Object.entries<PhaseKind<G>>(kernel.phases).map(([name, phase]) => createPhaseRow(name, phase, kinds));
  const hasForcedPhases = phases.some(({ forcedMove }) => forcedMove !== undefined);

  const legalMoves = (state: State): readonly Move[] => {
    const phase: PhaseOf<G> = state.phase;
    const { legalMoves: listLegalMoves, kinds: phaseKinds } = findRow(phases, phase.kind);
    if (listLegalMoves !== undefined) return listLegalMoves(state, box, phase);
    const moves: Move[] = [];
    for (let i = 0; i < phaseKinds.length; i++) addLegal(phaseKinds[i]!, state, phase, moves);
    return moves;
  };
  const addLegal = (kind: KindRow<G>, state: State, phase: PhaseOf<G>, moves: Move[]): void => {
    const first = moves.length;
    if (kind.candidates !== undefined) {
      kind.candidates(state, box, phase, moves);
      if (!kind.prechecked) keepLegal(kind, state, phase, moves, first);
      return;
    }
    const all = kind.moves;
    for (let i = 0; i < all.length; i++) {
      if (kind.forbiddenBy(state, box, all[i]!, phase) === undefined) moves.push(all[i]!);
    }
  };
  /** Removes illegal moves from index `first` on. */
  const keepLegal = (kind: KindRow<G>, state: State, phase: PhaseOf<G>, moves: Move[], first: number): void => {
    let count = first;
    for (let i = first; i < moves.length; i++) {
      const move = moves[i]!;
      if (kind.forbiddenBy(state, box, move, phase) === undefined) moves[count++] = move;
    }
    while (moves.length > count) moves.pop();
  };
  const forbiddenBy = (state: State, move: Move): G['Reason'] | undefined => {
    const phase: PhaseOf<G> = state.phase;
    const { kinds: phaseKinds, otherwiseForbidden } = findRow(phases, phase.kind);
    for (let i = 0; i < phaseKinds.length; i++) {
      const kind = phaseKinds[i]!;
      if (kind.name === move.kind) return kind.forbiddenBy(state, box, move, phase);
    }
    return typeof otherwiseForbidden === 'function' ? otherwiseForbidden(state, move) : otherwiseForbidden;
  };
  const judge = (state: State, move: Move): readonly JudgedReason<G['Reason']>[] => {
    const reason = forbiddenBy(state, move);
    const row = findRow(phases, state.phase.kind).kinds.find(({ name }) => name === move.kind);
    const reasons = row?.reasons;
    if (reasons === undefined) return reason === undefined ? [] : [{ reason, outcome: 'failed' }];
    const failed = reason === undefined ? reasons.length : reasons.indexOf(reason);
    return reasons.map((each, i) => ({
      reason: each,
      outcome: i < failed ? 'passed' : i === failed ? 'failed' : 'not-checked',
    }));
  };

  const applyKind = (run: RunOf<G>, move: Move, isForced: boolean): void => {
    run.hasAsked = false;
    run.isForced = isForced;
    findRow(kinds, move.kind).apply(run, move, run.draft.phase);
  };
  const settle = (run: RunOf<G>): void => {
    for (;;) {
      while (!run.hasAsked) kernel.nextStep(run);
      if (!hasForcedPhases) return;
      const phase: PhaseOf<G> = run.draft.phase;
      const forcedMove = findRow(phases, phase.kind).forcedMove?.(run.draft, box, phase);
      if (forcedMove === undefined) return;
      applyKind(run, forcedMove, true);
    }
  };

  return {
    toAct: (state) => findRow(phases, state.phase.kind).decider(state, state.phase),
    legalMoves,
    forbiddenBy,
    judge,
    startRun: (draft, emit) => ({ draft, box, emit, hasAsked: false, isForced: false }),
    perform: (run, move) => {
      applyKind(run, move, false);
      settle(run);
    },
    settle,
  };
};

/** The row of a kind of move, with all moves of the kind. */
interface KindRow<G extends Types> extends Pick<MoveKind<G>, 'phases' | 'forbiddenBy' | 'apply'> {
  readonly name: string;
  readonly moves: readonly G['Move'][];
  readonly candidates: MoveKind<G>['candidates'] | undefined;
  readonly prechecked: true | undefined;
  readonly reasons: MoveKind<G>['reasons'] | undefined;
}

/** The row of a phase, with the kinds of moves that are possible in it. */
interface PhaseRow<G extends Types> extends Pick<PhaseKind<G>, 'decider' | 'otherwiseForbidden'> {
  readonly name: string;
  readonly kinds: readonly KindRow<G>[];
  readonly forcedMove: PhaseKind<G>['forcedMove'] | undefined;
  readonly legalMoves: PhaseKind<G>['legalMoves'] | undefined;
}

// All rows get one shape: rows of games have as many shapes as there are combinations of optional fields.
const createKindRow = <G extends Types>(name: string, kind: MoveKind<G>, box: G['Box']): KindRow<G> => ({
  candidates: undefined,
  prechecked: undefined,
  reasons: undefined,
  ...kind,
  name,
  moves: kind.allMoves(box),
});

const createPhaseRow = <G extends Types>(
  name: string,
  phase: PhaseKind<G>,
  kinds: readonly KindRow<G>[],
): PhaseRow<G> => ({
  forcedMove: undefined,
  legalMoves: undefined,
  ...phase,
  name,
  kinds: kinds.filter((kind) => kind.phases.includes(name)),
});

/**
 * Returns the row with this name. Searches linearly: a `Map` of a few short names is slower, and this runs three times
 * a move.
 */
const findRow = <Row extends { readonly name: string }>(rows: readonly Row[], name: string): Row => {
  for (let i = 0; i < rows.length; i++) {
    if (rows[i]!.name === name) return rows[i]!;
  }
  throw new RangeError(`There is no '${name}'.`);
};
