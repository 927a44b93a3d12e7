import type { Either } from 'fp-ts/lib/Either.js';
import { anyJson, boolean, type Codec, codecOf, integer, list, oneOf, optional, record, text } from './codec.js';
import { difference } from './fingerprint.js';
import type { BaseOptions, Player, Rules, Types } from './game.js';
import type {
  MoveRefused,
  OtherGame,
  OtherRules,
  RecordFault,
  RecordOfOtherComponents,
  WrongResult,
} from './record-fault.js';
import {
  accepted,
  type IllegalMove,
  type InvalidMove,
  type InvalidOptions,
  type InvalidRecord,
  invalid,
  orThrow,
  refused,
} from './verdict.js';

/** A game as it was played: everything that is needed to play it again, and to prove its result. */
export interface GameRecord<Options extends BaseOptions = BaseOptions> {
  readonly format: 'sastrugi-record/1';
  /** The game's id. */
  readonly game: string;
  /** The version of the game's rules. */
  readonly rules: string;
  /** The id of the components. */
  readonly components: string;
  /** The options, the seed among them. */
  readonly options: Options;
  /** The moves in notation. */
  readonly moves: readonly string[];
  /** How it stood after the last move, if the record claims that. */
  readonly result?: RecordResult;
  /** Whatever else its keeper wants to keep: names, dates, places. */
  readonly meta?: unknown;
}

/** What a record claims of its last state. */
export interface RecordResult {
  readonly over: boolean;
  /** The points by player. */
  readonly totals: readonly number[];
  readonly winners: readonly Player[];
  readonly outcome: unknown;
}

/**
 * The record of moves made in a game that was dealt with these options, which are filled in. With the state to which
 * they led, the record also claims its result.
 */
export const recordOf = <G extends Types>(
  rules: Rules<G>,
  options: G['Options'],
  moves: readonly G['Move'][],
  end?: G['State'],
): Either<InvalidOptions | InvalidMove, GameRecord<G['Settings']>> => {
  const settings = rules.Options.decode(options);
  if (settings._tag === 'Left') return settings;
  const stranger = moves.findIndex((move) => rules.actionOf(move) < 0);
  if (stranger >= 0) return refused(invalid('InvalidMove')(`moves[${stranger}]`, 'is no move of the catalogue'));
  return accepted({
    format: 'sastrugi-record/1',
    game: rules.id,
    rules: rules.version,
    components: rules.componentsId,
    options: settings.right,
    moves: moves.map((move) => rules.formatMove(move)),
    ...(end === undefined ? {} : { result: resultOf(rules, end) }),
  });
};

/** The last state of a record that is known to be right; throws where it is not. */
export const replay = <G extends Types>(rules: Rules<G>, { options, moves }: GameRecord): G['State'] => {
  let state = orThrow(rules.setup(options));
  for (const move of moves) state = rules.play(state, orThrow(rules.parseMove(move)));
  return state;
};

/** The last state of a record, or the first thing that is wrong with it. */
export const validateRecord = <G extends Types>(
  rules: Rules<G>,
  document: unknown,
): Either<RecordFault<G['Clause'], G['Reason']>, G['State']> => {
  const claimed = readRecord(document);
  return claimed._tag === 'Left' ? claimed : checkRecord(rules, claimed.right);
};

/** A well-formed record, the moves of which nobody has checked yet. */
export const readRecord = (document: unknown): Either<InvalidRecord, ReadRecord> => recordCodec.decode(document);

/** A record as it was read. */
export interface ReadRecord extends Omit<GameRecord, 'options'> {
  readonly options: unknown;
}

/** Plays a well-formed record move by move. */
export const checkRecord = <G extends Types>(
  rules: Rules<G>,
  claimed: ReadRecord,
): Either<RecordFault<G['Clause'], G['Reason']>, G['State']> => {
  const stranger = strangerTo(rules, claimed);
  if (stranger !== null) return refused(stranger);
  const settings = rules.Options.decode(claimed.options);
  if (settings._tag === 'Left') {
    const { path, message } = settings.left;
    return refused({ _tag: 'InvalidOptions', path: path === '' ? 'options' : `options.${path}`, message });
  }
  const end = replayed(rules, orThrow(rules.setup(settings.right)), claimed.moves);
  if (end._tag === 'Left') return end;
  const wrong = claimed.result === undefined ? null : wrongResult(resultOf(rules, end.right), claimed.result);
  return wrong === null ? end : refused(wrong);
};

/** How a game stands, as a record claims it. */
export const resultOf = <G extends Types>(rules: Rules<G>, state: G['State']): RecordResult => {
  const { over, players, winners, outcome } = rules.score(state);
  return { over, totals: players.map(({ total }) => total), winners, outcome };
};

const strangerTo = <G extends Types>(
  rules: Rules<G>,
  { game, rules: version, components }: ReadRecord,
): OtherGame | OtherRules | RecordOfOtherComponents | null => {
  if (game !== rules.id) return other('OtherGame', 'game', rules.id, game);
  if (version !== rules.version) return other('OtherRules', 'rules version', rules.version, version);
  if (components !== rules.componentsId) return other('OtherComponents', 'components', rules.componentsId, components);
  return null;
};

const other = <Tag extends string>(_tag: Tag, what: string, expected: string, found: string) => ({
  _tag,
  expected,
  found,
  message: `The record is of ${what} '${found}', not '${expected}'.`,
});

const replayed = <G extends Types>(
  rules: Rules<G>,
  start: G['State'],
  moves: readonly string[],
): Either<MoveRefused<G['Clause'], G['Reason']>, G['State']> => {
  let state = start;
  for (let i = 0; i < moves.length; i++) {
    const move = rules.parseMove(moves[i]!);
    const next = move._tag === 'Left' ? move : rules.applyMove(state, move.right);
    if (next._tag === 'Left') return refused(moveRefused(rules, state, i + 1, moves[i]!, next.left));
    state = next.right;
  }
  return accepted(state);
};

const moveRefused = <G extends Types>(
  rules: Rules<G>,
  state: G['State'],
  number: number,
  text: string,
  reason: IllegalMove<G['Clause'], G['Reason']> | InvalidMove,
): MoveRefused<G['Clause'], G['Reason']> => ({
  _tag: 'MoveRefused',
  number,
  text,
  clause: reason._tag === 'RuleBroken' ? reason.clause : null,
  reason,
  legal: rules.legalMoves(state).map((move) => rules.formatMove(move)),
  message: `Move ${number}, '${text}': ${reason.message}`,
});

const wrongResult = (result: RecordResult, claimed: RecordResult): WrongResult | null => {
  const found = difference(result, claimed);
  if (found === null) return null;
  const path = found.startsWith('[') || found === '' ? `result${found}` : `result.${found}`;
  return { _tag: 'WrongResult', path, result, message: `${path}: the moves lead to another result.` };
};

const MOST_MOVES = 100_000;
const LONGEST_TEXT = 64;
const MOST_PLAYERS = 16;

const name = text(1, LONGEST_TEXT);

const recordCodec: Codec<ReadRecord, InvalidRecord> = codecOf(
  record('a record', {
    format: oneOf('sastrugi-record/1'),
    game: name,
    rules: name,
    components: name,
    options: anyJson,
    moves: list(text(0, LONGEST_TEXT), 0, MOST_MOVES),
    result: optional(
      record('a result', {
        over: boolean,
        totals: list(integer(-1_000_000, 1_000_000), 1, MOST_PLAYERS),
        winners: list(integer(0, MOST_PLAYERS - 1), 0, MOST_PLAYERS),
        outcome: anyJson,
      }),
    ),
    meta: optional(anyJson),
  }),
  invalid('InvalidRecord'),
);
