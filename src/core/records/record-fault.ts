import type { Rules } from '../contract/game.js';
import { difference } from '../data/fingerprint.js';
import type {
  Failure,
  IllegalMove,
  InvalidMove,
  InvalidOptions,
  InvalidRecord,
  InvalidState,
  InvalidTold,
  RuleBroken,
} from '../errors/verdict.js';
import { shortened } from '../play/check-origin.js';
import type { Types } from '../types/base-types.js';
import type { ReadRecord, RecordResult } from './record.js';

/** The record is of another game. */
export interface OtherGame extends Failure {
  readonly _tag: 'OtherGame';
  readonly expected: string;
  readonly found: string;
}

/** The record was made under another version of the rules, by which the same moves may lead elsewhere. */
export interface OtherRules extends Failure {
  readonly _tag: 'OtherRules';
  readonly expected: string;
  readonly found: string;
}

/** The record was made with other components. */
export interface RecordOfOtherComponents extends Failure {
  readonly _tag: 'OtherComponents';
  readonly expected: string;
  readonly found: string;
}

/** A move of the record cannot be read, or is not legal where it stands. */
export interface MoveRefused<Refusal extends RuleBroken = RuleBroken> extends Failure {
  readonly _tag: 'MoveRefused';
  /** The number of the move, from 1. */
  readonly number: number;
  /** The text of the move in the record. */
  readonly text: string;
  /** The clause that forbids it; null if the text is not a move at all. */
  readonly clause: Refusal['clause'] | null;
  /** The error of the move. */
  readonly reason: IllegalMove<Refusal> | InvalidMove;
  /** The legal moves in the same position. */
  readonly legal: readonly string[];
}

/** The moves lead to another result than the record claims. */
export interface WrongResult extends Failure {
  readonly _tag: 'WrongResult';
  /** The path of the first difference, such as `result.totals[1]`. */
  readonly path: string;
  /** The result to which the moves lead. */
  readonly result: RecordResult;
}

/** The first error of a record; the envelope is validated separately. */
export type RecordFault<Refusal extends RuleBroken = RuleBroken> =
  | InvalidRecord
  | OtherGame
  | OtherRules
  | RecordOfOtherComponents
  | InvalidOptions
  | InvalidState
  | InvalidTold
  | MoveRefused<Refusal>
  | WrongResult;

/** Explains why a record is not of these rules; null if it is. */
export const originFault = <G extends Types>(
  rules: Rules<G>,
  { game, rules: version, components }: Pick<ReadRecord, 'game' | 'rules' | 'components'>,
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

/** Builds the error of a move that is refused where others are legal. */
export const moveRefused = <G extends Types>(
  rules: Rules<G>,
  legal: readonly G['Move'][],
  { number, text, refusal: reason }: RefusedMove<G>,
): MoveRefused<G['Refusal']> => ({
  _tag: 'MoveRefused',
  number,
  text,
  clause: reason._tag === 'RuleBroken' ? reason.clause : null,
  reason,
  legal: legal.map((move) => rules.formatMove(move)),
  message: `Move ${number}, '${text}': ${reason.message}`,
});

/** A move of a record, its number, and the reason why it is refused. */
interface RefusedMove<G extends Types> extends Pick<MoveRefused, 'number' | 'text'> {
  readonly refusal: MoveRefused<G['Refusal']>['reason'];
}

/** Compares a claimed result with the actual one; null if they are equal. */
export const wrongResult = (result: RecordResult, claimed: RecordResult): WrongResult | null => {
  const found = difference(result, claimed);
  if (found === null) return null;
  const path = found.startsWith('[') || found === '' ? `result${found}` : `result.${found}`;
  const [claim, actual] = [textAt(claimed, found), textAt(result, found)];
  return {
    _tag: 'WrongResult',
    path,
    result,
    message: `${path}: the record claims ${claim}, the moves give ${actual}.`,
  };
};

/** Returns the JSON of the part at a path that `difference` found, shortened. */
const textAt = (value: unknown, path: string): string => {
  const keys = path.match(/[^.[\]]+/g) ?? [];
  const part = keys.reduce<unknown>((whole, key) => (isIn(whole, key) ? Reflect.get(whole, key) : undefined), value);
  return shortened(JSON.stringify(part) ?? 'nothing');
};

const isIn = (whole: unknown, key: string): whole is object =>
  typeof whole === 'object' && whole !== null && Object.hasOwn(whole, key);
