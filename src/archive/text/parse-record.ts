import type { Either } from 'fp-ts/lib/Either.js';
import type { AnyGame } from '../../core/contract/game.js';
import {
  accepted,
  type InvalidEnvelope,
  type InvalidTold,
  orThrow,
  refused,
  type ToldProblem,
} from '../../core/errors/verdict.js';
import { shortened } from '../../core/play/check-origin.js';
import { withPossible } from '../../core/play/told-facts.js';
import type { GameRecord } from '../../core/records/record.js';
import type { RecordFault } from '../../core/records/record-fault.js';
import { recordKey } from '../../core/records/record-key.js';
import { toldBefore } from '../../core/records/replay-moves.js';
import { resultOf, type Validated, validateRecord } from '../../core/records/validate-record.js';
import { LONGEST_LINE } from '../longest-line.js';
import { documentOf, type TextDocument, TOP } from './document.js';
import { factsMeant, type ToldDocument } from './facts-meant.js';
import { type Header, headerIn } from './header.js';
import { type InvalidText, invalidText, type Mistake, type Placed } from './mistake.js';
import { type Moves, movesIn } from './moves.js';
import { moveTyped } from './typed.js';

/** The labels in the header of a text, as far as it has them. */
export type TextLabels = Readonly<Partial<Record<'game' | 'rules' | 'components', string>>>;

/** Returns the game of a text with these labels, or a sentence that says why there is none. */
export type ChooseGame = (labels: TextLabels) => AnyGame | string;

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
  const { values, end } = header.right;
  const game = typeof given === 'function' ? given(labelsIn(header.right)) : given;
  if (typeof game === 'string') return refused({ place: values.get('game') ?? TOP, message: game });
  const body = movesIn(text, end, (typed) => moveTyped(game, typed) !== null);
  if (body._tag === 'Left') return body;
  const read = documentOf(header.right, body.right, game);
  if (read._tag === 'Left') return read;
  let { document } = read.right;
  let validated = validateRecord(document, game);
  if (validated._tag === 'Left' && validated.left._tag === 'InvalidTold') {
    document = { ...document, told: factsMeant(game, document as unknown as ToldDocument, body.right) };
    validated = validateRecord(document, game);
  }
  const wrong = validated._tag === 'Left' ? validated.left : validated.right.envelope;
  if (wrong !== null) return refused(mistakeOf(wrong, { ...read.right, document, body: body.right, game }));
  return accepted(filledIn(orThrow(validated), header.right, game));
};

const labelsIn = ({ values }: Header): TextLabels =>
  Object.fromEntries(
    LABELS.flatMap((name) => {
      const value = values.get(name)?.text;
      return value === undefined ? [] : [[name, value]];
    }),
  );

const LABELS = ['game', 'rules', 'components'] as const;

/** Adds the id and the result, unless the text says otherwise. */
const filledIn = ({ record, score, end, isComplete }: Validated, { values }: Header, game: AnyGame): GameRecord => ({
  ...record,
  id: values.has('id') ? record.id : recordKey(record),
  ...(values.has('result') || !isComplete
    ? {}
    : { result: resultOf(score, record.told === undefined ? end : game.view(end, 'spectator')) }),
});

/** A text that was read, and the game by whose rules. */
interface TextRead extends TextDocument {
  readonly body: Moves;
  readonly game: AnyGame;
}

/** Finds the place of an error of the record, and words it for people. */
const mistakeOf = (error: RecordFault | InvalidEnvelope, read: TextRead): Mistake => {
  const { places, body, game } = read;
  switch (error._tag) {
    case 'InvalidTold':
      return factMistake(error, read);
    case 'MoveRefused': {
      const place = body.moves[error.number - 1]!;
      const expected = error.legal.map((move) => game.tableTextOf(move));
      const legal = expected.slice(0, MOST_NAMED).join(', ');
      const more = expected.length > MOST_NAMED ? ` and ${expected.length - MOST_NAMED} more` : '';
      const { _tag, message } = error.reason;
      const why = _tag === 'InvalidMove' ? 'This is not a move of the game.' : message;
      const what = `${moveBy(error.number, read)}, '${shortened(place.text)}': ${why}`;
      return { place, expected, message: `${what}${legal === '' ? '' : ` Legal: ${legal}${more}.`}`, error };
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
const factMistake = (error: InvalidTold, read: TextRead): Mistake => {
  const { body, document, game } = read;
  const { fact, problem } = error;
  const move = error.move ?? 0;
  const { place, facts } = body.facts[move]!;
  const expected = error.expected.map((each) => game.tableTextOf(each));
  const typed = facts[fact];
  const found = `'${shortened(typed?.text ?? '')}'`;
  const sentences: Readonly<Partial<Record<ToldProblem, string>>> = {
    missing: 'A fact is missing.',
    unknown: `${found} is not a fact of ${game.title}.`,
    impossible: `${found} is not possible here.`,
    extra: `${found} is one fact too many: chance brings ${fact} here.`,
  };
  const sentence = sentences[problem];
  if (sentence === undefined) return { place: typed ?? place, expected, message: error.message, error };
  const again = toldBefore((document as unknown as ToldDocument).told, move, error);
  const where = `${move === 0 ? 'The deal' : moveBy(move, read)}, fact ${fact + 1}`;
  const message = `${where}: ${withPossible(sentence, expected)}${again}`;
  const example =
    problem === 'missing' && facts.length === 0 ? ` Write facts in parentheses, here (${expected[0]}).` : '';
  return { place: typed ?? place, expected, message: `${message}${example}`, error };
};

/** Names a move and the player who makes it. */
const moveBy = (number: number, { document, game }: TextRead): string => {
  const { moves, told, envelope } = document as unknown as Pick<GameRecord, 'moves' | 'told' | 'envelope'>;
  const { result: _, ...before } = document;
  const earlier = { ...before, moves: moves.slice(0, number - 1), ...(told && { told: told.slice(0, number) }) };
  const by = game.toAct(orThrow(validateRecord({ ...earlier, envelope: {} }, game)).end);
  if (by === null) return `Move ${number}`;
  const name = envelope?.players?.[by]?.name;
  return `Move ${number} by ${name === undefined ? `player ${by + 1}` : shortened(name)}`;
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
