import type { Rules } from '../contract/game.js';
import { firstDifference } from '../data/fingerprint.js';
import type {
  ComponentsMismatch,
  ErrorValue,
  IllegalMove,
  InvalidMove,
  InvalidOptions,
  InvalidRecord,
  InvalidState,
  InvalidTold,
  RuleBroken,
  RulesMismatch,
} from '../errors/errors.js';
import { truncate } from '../errors/errors.js';
import type { Types } from '../types/base-types.js';
import type { RecordResult, UnvalidatedRecord } from './record.js';

/** The record is of another game. */
export interface GameMismatch extends ErrorValue {
  readonly _tag: 'GameMismatch';
  readonly expected: string;
  readonly found: string;
}

/** A move of the record cannot be read, or is not legal where it stands. */
export interface MoveRefused<Refusal extends RuleBroken = RuleBroken> extends ErrorValue {
  readonly _tag: 'MoveRefused';
  /** The number of the move, from 1. */
  readonly ply: number;
  /** The text of the move in the record. */
  readonly text: string;
  /** The clause that forbids it; null if the text is not a move at all. */
  readonly clause: Refusal['clause'] | null;
  /** The error of the move. */
  readonly error: IllegalMove<Refusal> | InvalidMove;
  /** The legal moves in the same position. */
  readonly legalMoves: readonly string[];
}

/** The moves lead to another result than the record claims. */
export interface WrongResult extends ErrorValue {
  readonly _tag: 'WrongResult';
  /** The path of the first difference, such as `result.totals[1]`. */
  readonly path: string;
  /** The result to which the moves lead. */
  readonly result: RecordResult;
}

/** The first error of a record; the envelope is validated separately. */
export type RecordError<Refusal extends RuleBroken = RuleBroken> =
  | InvalidRecord
  | GameMismatch
  | RulesMismatch
  | ComponentsMismatch
  | InvalidOptions
  | InvalidState
  | InvalidTold
  | MoveRefused<Refusal>
  | WrongResult;

/** Explains why a record is not of these rules; null if it is. */
export const findOriginMismatch = <G extends Types>(
  rules: Rules<G>,
  { game, rules: version, components }: Pick<UnvalidatedRecord, 'game' | 'rules' | 'components'>,
): GameMismatch | RulesMismatch | ComponentsMismatch | null => {
  if (game !== rules.id) return mismatchError('GameMismatch', 'game', rules.id, game);
  if (version !== rules.version) return mismatchError('RulesMismatch', 'rules version', rules.version, version);
  if (components !== rules.componentsId)
    return mismatchError('ComponentsMismatch', 'components', rules.componentsId, components);
  return null;
};

const mismatchError = <Tag extends string>(_tag: Tag, what: string, expected: string, found: string) => ({
  _tag,
  expected,
  found,
  message: `The record is of ${what} '${found}', not '${expected}'.`,
});

/** Builds the error of a move that is refused where others are legal. */
export const moveRefusedError = <G extends Types>(
  rules: Rules<G>,
  legalMoves: readonly G['Move'][],
  { ply, text, error }: RefusedRecordMove<G>,
): MoveRefused<G['Refusal']> => ({
  _tag: 'MoveRefused',
  ply,
  text,
  clause: error._tag === 'RuleBroken' ? error.clause : null,
  error,
  legalMoves: legalMoves.map((move) => rules.formatMove(move)),
  message: `Move ${ply}, '${text}': ${error.message}`,
});

/** A move of a record, its number, and the reason why it is refused. */
interface RefusedRecordMove<G extends Types> extends Pick<MoveRefused, 'ply' | 'text'> {
  readonly error: MoveRefused<G['Refusal']>['error'];
}

/** Compares a claimed result with the actual one; null if they are equal. */
export const findWrongResult = (result: RecordResult, claimed: RecordResult): WrongResult | null => {
  const found = firstDifference(result, claimed);
  if (found === null) return null;
  const path = found.startsWith('[') || found === '' ? `result${found}` : `result.${found}`;
  const [claim, actual] = [jsonAt(claimed, found), jsonAt(result, found)];
  return {
    _tag: 'WrongResult',
    path,
    result,
    message: `${path}: the record claims ${claim}, the moves give ${actual}.`,
  };
};

/** Returns the JSON of the part at a path that `firstDifference` found, shortened. */
const jsonAt = (value: unknown, path: string): string => {
  const keys = path.match(/[^.[\]]+/g) ?? [];
  const part = keys.reduce<unknown>(
    (container, key) => (hasKey(container, key) ? Reflect.get(container, key) : undefined),
    value,
  );
  return truncate(JSON.stringify(part) ?? 'nothing');
};

const hasKey = (container: unknown, key: string): container is object =>
  typeof container === 'object' && container !== null && Object.hasOwn(container, key);
