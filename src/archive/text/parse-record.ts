import type { Either } from 'fp-ts/lib/Either.js';
import type { AnyGame } from '../../core/contract/game.js';
import { accepted, type InvalidEnvelope, type InvalidTold, refused } from '../../core/errors/verdict.js';
import type { GameRecord } from '../../core/records/record.js';
import type { RecordFault } from '../../core/records/record-fault.js';
import { recordKey } from '../../core/records/record-key.js';
import { resultOf, type Validated, validateRecord } from '../../core/records/validate-record.js';
import { LONGEST_LINE } from '../longest-line.js';
import { documentOf, type TextDocument, TOP } from './document.js';
import { type Header, headerIn } from './header.js';
import { type InvalidText, invalidText, type Mistake, type Placed } from './mistake.js';
import { type Moves, movesIn } from './moves.js';

/** Returns the game for the rules and the components that a text names; undefined where it names none. */
export type ChooseGame = (rules: string | undefined, components: string | undefined) => AnyGame;

/**
 * Reads the text of a game, as `formatRecord` or a person writes it, and validates it. What the text leaves out is
 * filled in: the defaults of options, rules and components, the result, the id and the writer.
 */
export const parseRecord = (text: string, game: AnyGame | ChooseGame): Either<InvalidText, GameRecord> => {
  const record = text.length > LONGEST_LINE ? refused(TOO_LONG) : recordIn(text, game);
  return record._tag === 'Left' ? refused(invalidText(text, record.left)) : record;
};

const TOO_LONG: Mistake = { place: TOP, message: `The text has more than ${LONGEST_LINE} characters.` };

const recordIn = (text: string, given: AnyGame | ChooseGame): Either<Mistake, GameRecord> => {
  const header = headerIn(text);
  if (header._tag === 'Left') return header;
  const body = movesIn(text, header.right.end);
  if (body._tag === 'Left') return body;
  const game =
    typeof given === 'function' ? given(valueIn(header.right, 'rules'), valueIn(header.right, 'components')) : given;
  const read = documentOf(header.right, body.right, game);
  if (read._tag === 'Left') return read;
  const validated = validateRecord(read.right.document, game);
  if (validated._tag === 'Left') return refused(mistakeOf(validated.left, read.right, body.right));
  const { envelope } = validated.right;
  if (envelope !== null) return refused(mistakeOf(envelope, read.right, body.right));
  return accepted(filledIn(validated.right, header.right, game));
};

const valueIn = ({ values }: Header, name: string): string | undefined => values.get(name)?.text;

/** Adds the id and the result, unless the text says otherwise. */
const filledIn = ({ record, score, end, isComplete }: Validated, { values }: Header, game: AnyGame): GameRecord => ({
  ...record,
  id: values.has('id') ? record.id : recordKey(record),
  ...(values.has('result') || !isComplete
    ? {}
    : { result: resultOf(score, record.told === undefined ? end : game.view(end, 'spectator')) }),
});

/** Finds the place of an error of the record. */
const mistakeOf = (error: RecordFault | InvalidEnvelope, { places }: TextDocument, body: Moves): Mistake => {
  switch (error._tag) {
    case 'InvalidTold':
      return factMistake(error, body);
    case 'MoveRefused': {
      const legal = error.legal.slice(0, MOST_NAMED).join(', ');
      const more = error.legal.length > MOST_NAMED ? ` and ${error.legal.length - MOST_NAMED} more` : '';
      const message = `${error.message}${legal === '' ? '' : ` Legal: ${legal}${more}.`}`;
      return { place: body.moves[error.number - 1]!, expected: error.legal, message, error };
    }
    case 'OtherGame':
    case 'OtherRules':
    case 'OtherComponents':
      return { place: places.get(PART[error._tag]) ?? TOP, expected: [error.expected], message: error.message, error };
    default:
      return { place: placeAt(error.path, places), message: error.message, error };
  }
};

/** Finds the place of a wrong fact, or the one where it is missing. */
const factMistake = (error: InvalidTold, { facts }: Moves): Mistake => {
  const { expected, fact, message } = error;
  const told = facts[error.move ?? 0]!;
  const place = told.facts[fact];
  if (place !== undefined || expected.length === 0) return { place: place ?? told.place, expected, message, error };
  const example = `Write facts in parentheses, here (${expected[0]}).`;
  return { place: told.place, expected, message: told.facts.length > 0 ? message : `${message} ${example}`, error };
};

const PART = { OtherGame: 'game', OtherRules: 'rules', OtherComponents: 'components' } as const;

/** The most legal moves that a sentence names. */
const MOST_NAMED = 12;

/** Returns the place of the longest known beginning of a path. */
const placeAt = (path: string, places: ReadonlyMap<string, Placed>): Placed => {
  const beginnings = [...places.keys()].filter((key) => path.startsWith(key));
  const nearest =
    beginnings.sort((a, b) => b.length - a.length)[0] ??
    [...places.keys()].find((key) => path !== '' && key.startsWith(path));
  return nearest === undefined ? TOP : places.get(nearest)!;
};
