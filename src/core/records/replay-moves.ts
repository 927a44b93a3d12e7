import type { Either } from 'fp-ts/lib/Either.js';
import type { Game, Rules, Step } from '../contract/game.js';
import { internalsOf } from '../engine/define-rules.js';
import type { Internals } from '../engine/play.js';
import {
  type IllegalMove,
  type InvalidMove,
  type InvalidOptions,
  type InvalidTold,
  orThrow,
  right,
} from '../errors/errors.js';
import { HIDDEN, type Types } from '../types/base-types.js';
import { type GameRecord, type Origin, recordKey, type SeededOrigin, type ToldOrigin } from './record.js';

/** The result of making moves in notation. */
export interface MovesMade<G extends Types> {
  /** The number of moves that were made. */
  readonly ply: number;
  /** The error of the next move; null if all moves were made. */
  readonly error: ReplayError<G> | null;
}

/** The error of a move that cannot be made. */
export type ReplayError<G extends Types> = IllegalMove<G['Refusal']> | InvalidMove | InvalidTold;

/** Makes moves in notation one after another, up to the first that is refused. */
export const validateMoves = <G extends Types>(
  texts: readonly string[],
  rules: Rules<G>,
  { whyIllegal, perform }: GameInProgress<G>,
): MovesMade<G> => {
  for (let ply = 0; ply < texts.length; ply++) {
    const move = rules.parseMove(texts[ply]!);
    const error = move._tag === 'Left' ? move.left : whyIllegal(move.right);
    if (error !== null) return { ply, error };
    if (move._tag === 'Right') perform(move.right);
  }
  return { ply: texts.length, error: null };
};

/** A game in progress. */
export interface GameInProgress<G extends Types> {
  /** Explains why a move is not legal now; null when it is. */
  whyIllegal(move: G['Move']): ReplayError<G> | null;
  /** Makes a legal move. */
  perform(move: G['Move']): void;
  /** Returns the current state, valid until the next move; what was not told is imagined. */
  state(): G['State'];
  /** Lists the legal moves. */
  legalMoves(): readonly G['Move'][];
  /** Lists the fields of the state that contain something imagined. */
  sampledFields(): readonly string[];
  /** Returns false once the record ended within the facts of the deal or of the last move; the state is that before. */
  isComplete(): boolean;
}

/** A recorded game: its beginning, what its key is computed from, and the result that it claims, if any. */
export type RecordedGame<G extends Types> = Origin<G['Settings'], G['State']> &
  Pick<GameRecord, 'game' | 'rules' | 'components' | 'moves' | 'result'>;

/** Starts a recorded game; refuses facts of its deal that are wrong. */
export const startRecordedGame = <G extends Types>(
  game: Game<G>,
  record: RecordedGame<G>,
): Either<InvalidOptions | InvalidTold, GameInProgress<G>> => {
  if (record.told === undefined) return right(startFrom(game, initialState(game, record)));
  const dealt = game.dealTold(record.options, record.told[0]!);
  if (dealt._tag === 'Right') return right(playTold(game, record, dealt.right.position));
  return endsWithin(record, 0, dealt.left) ? right(startImaginedGame(game, record)) : withPly(dealt, record.told, 0);
};

/**
 * Checks whether a record ends within the facts of a move, 0 for the deal: those told so far are right, and something
 * was told. A record that claims a result must tell all of them.
 */
const endsWithin = <G extends Types>({ told, result }: RecordedGame<G>, move: number, refusal: object): boolean =>
  result === undefined &&
  move === told!.length - 1 &&
  isInvalidTold(refusal) &&
  refusal.problem === 'missing' &&
  move + refusal.factIndex > 0;

/** Starts a game in a state. */
const startFrom = <G extends Types>(rules: Rules<G>, start: G['State']): GameInProgress<G> => {
  const internals = internalsOf(rules);
  const progress = internals === undefined ? playByRules(rules, start) : playInPlace(rules, internals, start);
  return {
    ...progress,
    legalMoves: () => rules.legalMoves(progress.state()),
    sampledFields: () => [],
    isComplete: () => true,
  };
};

/** Returns the state in which a game with a seed, or one from a position, began. */
export const initialState = <G extends Types>(
  rules: Rules<G>,
  { options, start }: SeededOrigin<G['Options'], G['State']>,
): G['State'] => start ?? orThrow(rules.setup(options!));

type MovesInProgress<G extends Types> = Pick<GameInProgress<G>, 'whyIllegal' | 'perform' | 'state'>;

/** Plays on one draft, which is about twice as fast. */
const playInPlace = <G extends Types>(
  rules: Rules<G>,
  { engine, kernel }: Internals<G>,
  start: G['State'],
): MovesInProgress<G> => {
  const run = engine.startRun(kernel.clone(start), undefined);
  return {
    whyIllegal: (move) =>
      engine.forbiddenBy(run.draft, move) === undefined ? null : (rules.whyIllegal(run.draft, move) as ReplayError<G>),
    perform: (move) => engine.perform(run, move),
    state: () => run.draft,
  };
};

/**
 * Plays through the public functions, for rules of another copy of this package, whose internals are not accessible.
 */
const playByRules = <G extends Types>(rules: Rules<G>, start: G['State']): MovesInProgress<G> => {
  let state = start;
  return {
    whyIllegal: (move) => rules.whyIllegal(state, move) as ReplayError<G> | null,
    perform: (move) => {
      state = rules.play(state, move);
    },
    state: () => state,
  };
};

/** Plays a told game, whose chance comes from the record. */
const playTold = <G extends Types>(game: Game<G>, record: RecordedGame<G>, dealt: G['View']): GameInProgress<G> => {
  const key = recordKey(record);
  let position = dealt;
  let ply = 0;
  let isComplete = true;
  let prepared: { readonly move: G['Move']; readonly position: G['View'] | null } | null = null;
  /** Returns the position after a move, null within its facts. */
  const stepFor = (move: G['Move']): Either<ReplayError<G>, G['View'] | null> => {
    const step = game.stepTold(position, move, record.told![ply + 1]!);
    if (step._tag === 'Right') return right(step.right.position);
    return endsWithin(record, ply + 1, step.left) ? right(null) : step;
  };
  return {
    whyIllegal: (move) => {
      const step = stepFor(move);
      if (step._tag === 'Left') return withPly(step, record.told!, ply + 1).left;
      prepared = { move, position: step.right };
      return null;
    },
    perform: (move) => {
      const after = prepared?.move === move ? prepared.position : orThrow(stepFor(move));
      prepared = null;
      ply++;
      isComplete = after !== null;
      position = after ?? position;
    },
    state: () => game.determinize(position, key),
    legalMoves: () => game.legalTold(position),
    sampledFields: () => Object.entries(position).flatMap(([field, value]) => (isSampled(field, value) ? [field] : [])),
    isComplete: () => isComplete,
  };
};

/** The fields of a state that no chance decides. */
const HEAD: ReadonlySet<string> = new Set(['game', 'rules', 'components', 'players', 'random']);

/** Imagines a deal that is not told to its end, from the key of the record. */
const startImaginedGame = <G extends Types>(game: Game<G>, record: RecordedGame<G> & ToldOrigin): GameInProgress<G> => {
  const start = orThrow(game.setup({ ...record.options, seed: recordKey(record) } as G['Options']));
  return {
    ...startFrom(game, start),
    sampledFields: () => Object.keys(start).filter((field) => !HEAD.has(field)),
    isComplete: () => false,
  };
};

const isSampled = (field: string, value: unknown): boolean => field !== 'random' && hasHidden(value);

const hasHidden = (value: unknown): boolean =>
  value === HIDDEN || (typeof value === 'object' && value !== null && Object.values(value).some(hasHidden));

/**
 * Adds to an error of what was told the number of the move, 0 for the deal, and where the same fact was told before:
 * what lies on the table already cannot come again.
 */
const withPly = <E>(
  failure: { readonly _tag: 'Left'; readonly left: E },
  told: readonly string[],
  ply: number,
): typeof failure => {
  const { left } = failure;
  if (!isInvalidTold(left)) return failure;
  const message = `${capitalize(turnOf(ply))}, fact ${left.factIndex + 1}: ${left.message}${toldBefore(told, ply, left)}`;
  return { _tag: 'Left', left: { ...left, ply, message } };
};

/** Says where a fact that is not possible was told before; empty if it was not. */
export const toldBefore = (told: readonly string[], move: number, { factIndex, problem }: InvalidTold): string => {
  if (problem !== 'impossible' && problem !== 'unknown') return '';
  const given = factsOf(told[move]!)[factIndex];
  const before = told.slice(0, move).findIndex((entry) => given !== undefined && factsOf(entry).includes(given));
  return before < 0 ? '' : ` It was told before: ${turnOf(before)}.`;
};

const factsOf = (entry: string): readonly string[] => entry.split(' ').filter((fact) => fact !== '');

/** Names the deal or a move. */
const turnOf = (move: number): string => (move === 0 ? 'the deal' : `move ${move}`);

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const isInvalidTold = (error: unknown): error is InvalidTold =>
  (error as { readonly _tag?: unknown })._tag === 'InvalidTold';

/** A position of a record, and the move or the deal that led to it. */
export interface RecordedStep<G extends Types> extends Step<G['State'], G['Event']> {
  /** The number of moves made by then. */
  readonly ply: number;
  /** The move; null for the beginning. */
  readonly move: G['Move'] | null;
}

/**
 * Yields the positions of a valid record: the beginning, whose events are those of the deal, then one for each move.
 * What was not told is imagined. A move within whose facts the record ends has no position yet, and such a deal no
 * events.
 */
export function* stepsOfRecord<G extends Types>(game: Game<G>, record: RecordedGame<G>): Generator<RecordedStep<G>> {
  if (record.told !== undefined) return yield* toldSteps(game, record);
  const start = record.start === undefined ? orThrow(game.deal(record.options!)) : { state: record.start, events: [] };
  yield { ply: 0, move: null, ...start };
  let { state } = start;
  for (const [i, text] of record.moves.entries()) {
    const move = orThrow(game.parseMove(text));
    const step = orThrow(game.step(state, move));
    yield { ply: i + 1, move, ...step };
    state = step.state;
  }
}

function* toldSteps<G extends Types>(game: Game<G>, record: RecordedGame<G> & ToldOrigin): Generator<RecordedStep<G>> {
  const key = recordKey(record);
  const dealt = game.dealTold(record.options, record.told[0]!);
  if (dealt._tag === 'Left') {
    return yield { ply: 0, move: null, state: orThrow(startRecordedGame(game, record)).state(), events: [] };
  }
  let { position } = dealt.right;
  yield { ply: 0, move: null, state: game.determinize(position, key), events: dealt.right.events };
  for (const [i, text] of record.moves.entries()) {
    const move = orThrow(game.parseMove(text));
    const step = game.stepTold(position, move, record.told[i + 1]!);
    if (step._tag === 'Left' && endsWithin(record, i + 1, step.left)) return;
    const { events } = orThrow(step);
    ({ position } = orThrow(step));
    yield { ply: i + 1, move, state: game.determinize(position, key), events };
  }
}
