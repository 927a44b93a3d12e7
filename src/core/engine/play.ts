import type { Either } from 'fp-ts/lib/Either.js';
import { createRefusal } from '../contract/explain.js';
import type { Frame, JudgedReason, Rules, Step } from '../contract/game.js';
import type { Kernel, MoveKind, PhaseKind, PhaseOf, Run, RunOf } from '../contract/kernel.js';
import { sealedPhaseOf, withDecider } from '../contract/sealed.js';
import {
  type ComponentsMismatch,
  type IllegalMove,
  type InvalidState,
  invalidDocument,
  left,
  notToActView,
  type RulesMismatch,
  right,
  stateIsView,
  truncate,
} from '../errors/errors.js';
import { type BaseState, type BaseView, type Emit, HIDDEN, type Player, type Types } from '../types/base-types.js';
import type { MoveIndex } from './action-space.js';

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

/** Asks for a decision; the last one is the end of the game. */
export const ask = <Phase>(run: Run<{ phase: Phase }, unknown, never>, phase: Phase): void => {
  run.draft.phase = phase;
  run.hasAsked = true;
};

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

/** The internals of rules, for the functions of a whole game. */
export interface Internals<G extends Types> {
  readonly kernel: Kernel<G>;
  /** The tables that the rules read; only the kernel may change them. */
  readonly box: G['Box'];
  readonly engine: RulesEngine<G>;
  readonly moveIndex: MoveIndex<G['Move']>;
}

/** The judgement of moves from outside. */
interface LegalityFunctions<G extends Types>
  extends Pick<Rules<G>, 'legalMoves' | 'legalMask' | 'whyIllegal' | 'judgement' | 'deciders' | 'legalChoices'> {
  /** Calls `then` with the catalogue entry of a legal move; returns the refusal of any other. */
  ifLegal<A>(state: G['State'], move: G['Move'], then: (entry: G['Move']) => A): Either<IllegalMove<G['Refusal']>, A>;
}

/** Builds the judgement of moves. Views are read as states: all that the rules read of one is visible to its viewer. */
export const createLegalityFunctions = <G extends Types>({
  kernel,
  box,
  engine,
  moveIndex,
}: Internals<G>): LegalityFunctions<G> => {
  const checkOrigin = createOriginCheck(kernel, box.id);
  const explainUnknown = (move: unknown) => invalidDocument('UnknownMove')(...moveIndex.explainUnknown(move));
  const refusalOf = (state: G['State'], move: G['Move'], action: number) => {
    if (action < 0) return explainUnknown(move);
    const entry = moveIndex.moves[action]!;
    const reason = engine.forbiddenBy(state, entry);
    return reason === undefined ? null : (createRefusal(kernel, { state, box, move: entry, reason }) as G['Refusal']);
  };
  const isOfAnotherPlayer = (position: G['State']): boolean => {
    if (!isView<G>(position)) return false;
    const decider = engine.toAct(position);
    return decider !== null && decider !== position.viewer;
  };
  const legalMoves = (position: G['State']) => (isOfAnotherPlayer(position) ? [] : engine.legalMoves(position));
  const deciders = (position: G['State']): readonly Player[] => {
    const decider = engine.toAct(position);
    return sealedPhaseOf(position)?.deciders ?? (decider === null ? [] : [decider]);
  };
  return {
    legalMoves,
    deciders,
    legalChoices: (position: G['State'], player) => {
      if (!deciders(position).includes(player) || (isView<G>(position) && position.viewer !== player)) return [];
      return engine.legalMoves(withDecider(position, player));
    },
    legalMask: (position: G['State'], mask) => {
      mask.fill(0);
      for (const move of legalMoves(position)) mask[moveIndex.indexOf(move)] = 1;
      return mask;
    },
    whyIllegal: (position: G['State'], move) =>
      checkOrigin(position) ??
      (isOfAnotherPlayer(position) ? notToActView : refusalOf(position, move, moveIndex.indexOf(move))),
    judgement: (position: G['State'], move) => {
      const action = moveIndex.indexOf(move);
      const error =
        checkOrigin(position) ??
        (isOfAnotherPlayer(position) ? notToActView : action < 0 ? explainUnknown(move) : null);
      return error === null ? right(engine.judge(position, moveIndex.moves[action]!)) : left(error);
    },
    ifLegal: (state, move, then) => {
      const action = moveIndex.indexOf(move);
      const refusal = checkOrigin(state) ?? (isView<G>(state) ? stateIsView : refusalOf(state, move, action));
      return refusal === null ? right(then(moveIndex.moves[action]!)) : left(refusal);
    },
  };
};

const isView = <G extends Types>(position: G['State'] | G['View']): position is G['View'] => position.random === HIDDEN;

/**
 * Returns a function that explains why a state is not of this game with these components, by its first keys;
 * null if it is.
 */
export const createOriginCheck = <G extends Types>({ id: game, title, version }: Kernel<G>, id: string) => {
  const notAState = Object.freeze(invalidDocument('InvalidState')('', `This is not a state of ${title}.`));
  return (state: BaseState | BaseView): InvalidState | RulesMismatch | ComponentsMismatch | null => {
    try {
      if (state.game !== game) return notAState;
      const { rules, components, random } = state;
      if (rules !== version) return mismatchError('RulesMismatch', 'rules version', version, rules);
      if (components !== id) return mismatchError('ComponentsMismatch', 'components', id, components);
      return random === undefined ? notAState : null;
    } catch {
      return notAState;
    }
  };
};

const mismatchError = <Tag extends string>(_tag: Tag, what: string, expected: string, found: unknown) => ({
  _tag,
  expected,
  found: truncate(found),
  message: `The state was made with ${what} '${truncate(found)}'; this game has '${expected}'.`,
});

/** The functions that make moves. */
type MoveFunctions<G extends Types> = Pick<Rules<G>, 'applyMove' | 'step' | 'frames' | 'play' | 'playout'>;

/** Builds the functions that make moves: judged ones, and trusted ones without a check. */
export const createMoveFunctions = <G extends Types>(
  { kernel, engine }: Internals<G>,
  { ifLegal }: Pick<LegalityFunctions<G>, 'ifLegal'>,
): MoveFunctions<G> => {
  const perform = (state: G['State'], move: G['Move'], emit?: Emit<G['Event']>): G['State'] => {
    const run = engine.startRun(kernel.clone(state), emit);
    engine.perform(run, move);
    return run.draft;
  };
  return {
    applyMove: (state, move) => ifLegal(state, move, (entry) => perform(state, entry)),
    step: (state, move) => ifLegal(state, move, (entry) => withEvents((emit) => perform(state, entry, emit))),
    frames: (state, move) => ifLegal(state, move, (entry) => collectFrames(kernel, engine, state, entry)),
    play: (state, move) => perform(state, move),
    playout: (state, choose) => {
      const run = engine.startRun(kernel.clone(state), undefined);
      for (let moves = engine.legalMoves(run.draft); moves.length > 0; moves = engine.legalMoves(run.draft)) {
        engine.perform(run, choose(moves, run.draft));
      }
      return run.draft;
    },
  };
};

/** Makes a change of a state, and collects its events. */
export const withEvents = <State, Event>(change: (emit: Emit<Event>) => State): Step<State, Event> => {
  const events: Event[] = [];
  return { state: change((event) => events.push(event)), events };
};

/** Makes a move, with a copy of the draft after each event. */
const collectFrames = <G extends Types>(
  kernel: Kernel<G>,
  engine: RulesEngine<G>,
  state: G['State'],
  move: G['Move'],
): readonly Frame<G['State'], G['Event']>[] => {
  const frames: Frame<G['State'], G['Event']>[] = [];
  const draft = kernel.clone(state);
  const run = engine.startRun(draft, (event) => frames.push({ event, state: kernel.clone(draft) }));
  engine.perform(run, move);
  return [...frames, { event: null, state: draft }];
};
