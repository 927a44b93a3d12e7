import type { Either } from 'fp-ts/lib/Either.js';
import type { Game, Rules, Step } from '../contract/game.js';
import {
  accepted,
  type IllegalMove,
  type InvalidMove,
  type InvalidOptions,
  type InvalidTold,
  orThrow,
} from '../errors/verdict.js';
import { type Internals, internalsOf } from '../play/internals.js';
import { HIDDEN, type Types } from '../types/base-types.js';
import type { GameRecord, Origin, SeededOrigin, ToldOrigin } from './record.js';
import { recordKey } from './record-key.js';

/** The result of making moves in notation. */
export interface MovesMade<G extends Types> {
  /** The number of moves that were made. */
  readonly made: number;
  /** The error of the next move; null if all moves were made. */
  readonly refusal: ReplayRefusal<G> | null;
}

/** The error of a move that cannot be made. */
export type ReplayRefusal<G extends Types> = IllegalMove<G['Refusal']> | InvalidMove | InvalidTold;

/** Makes moves in notation one after another, up to the first that is refused. */
export const validateMoves = <G extends Types>(
  texts: readonly string[],
  rules: Rules<G>,
  { judge, perform }: GameInProgress<G>,
): MovesMade<G> => {
  for (let made = 0; made < texts.length; made++) {
    const move = rules.parseMove(texts[made]!);
    const refusal = move._tag === 'Left' ? move.left : judge(move.right);
    if (refusal !== null) return { made, refusal };
    if (move._tag === 'Right') perform(move.right);
  }
  return { made: texts.length, refusal: null };
};

/** A game in progress. */
export interface GameInProgress<G extends Types> {
  /** Explains why a move is not legal now; null when it is. */
  judge(move: G['Move']): ReplayRefusal<G> | null;
  /** Makes a legal move. */
  perform(move: G['Move']): void;
  /** Returns the current state, valid until the next move; what was not told is imagined. */
  state(): G['State'];
  /** Lists the legal moves. */
  legal(): readonly G['Move'][];
  /** Lists the fields of the state that contain something imagined. */
  imagined(): readonly string[];
  /** Returns false once the record ended within the facts of the deal or of the last move; the state is that before. */
  isComplete(): boolean;
}

/** A recorded game: its beginning, what its key is computed from, and the result that it claims, if any. */
export type RecordedGame<G extends Types> = Origin<G['Settings'], G['State']> &
  Pick<GameRecord, 'game' | 'rules' | 'components' | 'moves' | 'result'>;

/** Starts a recorded game; refuses facts of its deal that are wrong. */
export const playRecord = <G extends Types>(
  game: Game<G>,
  record: RecordedGame<G>,
): Either<InvalidOptions | InvalidTold, GameInProgress<G>> => {
  if (record.told === undefined) return accepted(playFrom(game, initialState(game, record)));
  const dealt = game.dealTold(record.options, record.told[0]!);
  if (dealt._tag === 'Right') return accepted(asTold(game, record, dealt.right.position));
  return endsWithin(record, 0, dealt.left) ? accepted(imaginedDeal(game, record)) : numbered(dealt, record.told, 0);
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
  move + refusal.fact > 0;

/** Starts a game in a state. */
export const playFrom = <G extends Types>(rules: Rules<G>, start: G['State']): GameInProgress<G> => {
  const internals = internalsOf(rules);
  const played = internals === undefined ? oneByOne(rules, start) : inPlace(rules, internals, start);
  return { ...played, legal: () => rules.legalMoves(played.state()), imagined: () => [], isComplete: () => true };
};

/** Returns the state in which a game with a seed, or one from a position, began. */
export const initialState = <G extends Types>(
  rules: Rules<G>,
  { options, start }: SeededOrigin<G['Options'], G['State']>,
): G['State'] => start ?? orThrow(rules.setup(options!));

type Played<G extends Types> = Pick<GameInProgress<G>, 'judge' | 'perform' | 'state'>;

/** Plays on one draft, which is about twice as fast. */
const inPlace = <G extends Types>(rules: Rules<G>, { play, kernel }: Internals<G>, start: G['State']): Played<G> => {
  const run = play.runOn(kernel.clone(start), undefined);
  return {
    judge: (move) =>
      play.forbiddenBy(run.draft, move) === undefined ? null : (rules.whyIllegal(run.draft, move) as ReplayRefusal<G>),
    perform: (move) => play.perform(run, move),
    state: () => run.draft,
  };
};

/**
 * Plays through the public functions, for rules of another copy of this package, whose internals are not accessible.
 */
const oneByOne = <G extends Types>(rules: Rules<G>, start: G['State']): Played<G> => {
  let state = start;
  return {
    judge: (move) => rules.whyIllegal(state, move) as ReplayRefusal<G> | null,
    perform: (move) => {
      state = rules.play(state, move);
    },
    state: () => state,
  };
};

/** Plays a told game, whose chance comes from the record. */
const asTold = <G extends Types>(game: Game<G>, record: RecordedGame<G>, dealt: G['View']): GameInProgress<G> => {
  const key = recordKey(record);
  let position = dealt;
  let made = 0;
  let isComplete = true;
  let judged: { readonly move: G['Move']; readonly position: G['View'] | null } | null = null;
  /** Returns the position after a move, null within its facts. */
  const next = (move: G['Move']): Either<ReplayRefusal<G>, G['View'] | null> => {
    const step = game.stepTold(position, move, record.told![made + 1]!);
    if (step._tag === 'Right') return accepted(step.right.position);
    return endsWithin(record, made + 1, step.left) ? accepted(null) : step;
  };
  return {
    judge: (move) => {
      const step = next(move);
      if (step._tag === 'Left') return numbered(step, record.told!, made + 1).left;
      judged = { move, position: step.right };
      return null;
    },
    perform: (move) => {
      const after = judged?.move === move ? judged.position : orThrow(next(move));
      judged = null;
      made++;
      isComplete = after !== null;
      position = after ?? position;
    },
    state: () => game.determinize(position, key),
    legal: () => game.legalTold(position),
    imagined: () => Object.entries(position).flatMap(([field, value]) => (isOpen(field, value) ? [field] : [])),
    isComplete: () => isComplete,
  };
};

/** The fields of a state that no chance decides. */
const HEAD: ReadonlySet<string> = new Set(['game', 'rules', 'components', 'players', 'random']);

/** Imagines a deal that is not told to its end, from the key of the record. */
const imaginedDeal = <G extends Types>(game: Game<G>, record: RecordedGame<G> & ToldOrigin): GameInProgress<G> => {
  const start = orThrow(game.setup({ ...record.options, seed: recordKey(record) } as G['Options']));
  return {
    ...playFrom(game, start),
    imagined: () => Object.keys(start).filter((field) => !HEAD.has(field)),
    isComplete: () => false,
  };
};

const isOpen = (field: string, value: unknown): boolean => field !== 'random' && hasHidden(value);

const hasHidden = (value: unknown): boolean =>
  value === HIDDEN || (typeof value === 'object' && value !== null && Object.values(value).some(hasHidden));

/**
 * Adds to an error of what was told the number of the move, 0 for the deal, and where the same fact was told before:
 * what lies on the table already cannot come again.
 */
const numbered = <E>(
  refusal: { readonly _tag: 'Left'; readonly left: E },
  told: readonly string[],
  move: number,
): typeof refusal => {
  const { left } = refusal;
  if (!isInvalidTold(left)) return refusal;
  const message = `${capital(turnOf(move))}, fact ${left.fact + 1}: ${left.message}${toldBefore(told, move, left)}`;
  return { _tag: 'Left', left: { ...left, move, message } };
};

/** Says where a fact that is not possible was told before; empty if it was not. */
export const toldBefore = (told: readonly string[], move: number, { fact, problem }: InvalidTold): string => {
  if (problem !== 'impossible' && problem !== 'unknown') return '';
  const given = factsOf(told[move]!)[fact];
  const before = told.slice(0, move).findIndex((entry) => given !== undefined && factsOf(entry).includes(given));
  return before < 0 ? '' : ` It was told before: ${turnOf(before)}.`;
};

const factsOf = (entry: string): readonly string[] => entry.split(' ').filter((fact) => fact !== '');

/** Names the deal or a move. */
export const turnOf = (move: number): string => (move === 0 ? 'the deal' : `move ${move}`);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const isInvalidTold = (error: unknown): error is InvalidTold =>
  (error as { readonly _tag?: unknown })._tag === 'InvalidTold';

/** A position of a record, and the move or the deal that led to it. */
export interface RecordedStep<G extends Types> extends Step<G['State'], G['Event']> {
  /** The number of moves made by then. */
  readonly made: number;
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
  const begun = record.start === undefined ? orThrow(game.deal(record.options!)) : { state: record.start, events: [] };
  yield { made: 0, move: null, ...begun };
  let { state } = begun;
  for (const [i, text] of record.moves.entries()) {
    const move = orThrow(game.parseMove(text));
    const step = orThrow(game.step(state, move));
    yield { made: i + 1, move, ...step };
    state = step.state;
  }
}

function* toldSteps<G extends Types>(game: Game<G>, record: RecordedGame<G> & ToldOrigin): Generator<RecordedStep<G>> {
  const key = recordKey(record);
  const dealt = game.dealTold(record.options, record.told[0]!);
  if (dealt._tag === 'Left') {
    return yield { made: 0, move: null, state: orThrow(playRecord(game, record)).state(), events: [] };
  }
  let { position } = dealt.right;
  yield { made: 0, move: null, state: game.determinize(position, key), events: dealt.right.events };
  for (const [i, text] of record.moves.entries()) {
    const move = orThrow(game.parseMove(text));
    const step = game.stepTold(position, move, record.told[i + 1]!);
    if (step._tag === 'Left' && endsWithin(record, i + 1, step.left)) return;
    const { events } = orThrow(step);
    ({ position } = orThrow(step));
    yield { made: i + 1, move, state: game.determinize(position, key), events };
  }
}
