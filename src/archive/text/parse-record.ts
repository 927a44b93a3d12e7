import type { Either } from 'fp-ts/lib/Either.js';
import { withPossible } from '../../core/chance-outcomes/index.js';
import type { AnyGame } from '../../core/contract/game.js';
import {
  type InvalidEnvelope,
  type InvalidTold,
  left,
  orThrow,
  right,
  type ToldProblem,
  truncate,
} from '../../core/errors/errors.js';
import { type GameRecord, recordKey } from '../../core/records/record.js';
import type { RecordError } from '../../core/records/record-errors.js';
import { toldBefore } from '../../core/records/replay-moves.js';
import { resultOf, type ValidatedRecord, validateRecord } from '../../core/records/validate-record.js';
import { MAX_LINE_BYTES } from '../bytes.js';
import { createDocument, TEXT_START, type TextDocument } from './create-document.js';
import { type Header, parseHeader } from './parse-fields.js';
import { parseMoves, type TextMoves } from './parse-moves.js';
import { type InvalidText, invalidText, type TextError, type TextSpan } from './text-error.js';
import { factsMeant, moveTyped, type ToldDocument } from './typed.js';

/** The names in the header of a text of the game, its rules and its components, as far as it has them. */
export type NamedGame = Readonly<Partial<Record<'game' | 'rules' | 'components', string>>>;

/** Returns the game of a text that names it so, or a sentence that says why there is none. */
export type ChooseGame = (named: NamedGame) => AnyGame | string;

/**
 * Reads the text of a game, as `formatRecord` or a person writes it, and validates it. What the text leaves out is
 * filled in: the defaults of options, rules and components, the result, the id and the writer.
 */
export const parseRecord = (text: string, game: AnyGame | ChooseGame): Either<InvalidText, GameRecord> => {
  const record = text.length > MAX_LINE_BYTES ? left(TOO_LONG) : parseValidRecord(text, game);
  return record._tag === 'Left' ? left(invalidText(text, record.left)) : record;
};

const TOO_LONG: TextError = { span: TEXT_START, message: `The text has more than ${MAX_LINE_BYTES} characters.` };

const parseValidRecord = (text: string, gameOrChoice: AnyGame | ChooseGame): Either<TextError, GameRecord> => {
  const header = parseHeader(text);
  if (header._tag === 'Left') return header;
  const { values, end } = header.right;
  const game = typeof gameOrChoice === 'function' ? gameOrChoice(namedGameIn(header.right)) : gameOrChoice;
  if (typeof game === 'string') return left({ span: values.get('game') ?? TEXT_START, message: game });
  const body = parseMoves(text, end, (typed) => moveTyped(game, typed) !== null);
  if (body._tag === 'Left') return body;
  const read = createDocument(header.right, body.right, game);
  if (read._tag === 'Left') return read;
  let { document } = read.right;
  let validated = validateRecord(document, game);
  if (validated._tag === 'Left' && validated.left._tag === 'InvalidTold') {
    document = { ...document, told: factsMeant(game, document as unknown as ToldDocument, body.right) };
    validated = validateRecord(document, game);
  }
  const wrong = validated._tag === 'Left' ? validated.left : validated.right.envelopeError;
  if (wrong !== null) return left(locateError(wrong, { ...read.right, document, body: body.right, game }));
  return right(fillIn(orThrow(validated), header.right, game));
};

const namedGameIn = ({ values }: Header): NamedGame =>
  Object.fromEntries(
    NAMED_FIELDS.flatMap((name) => {
      const value = values.get(name)?.text;
      return value === undefined ? [] : [[name, value]];
    }),
  );

const NAMED_FIELDS = ['game', 'rules', 'components'] as const;

/** Adds the id and the result, unless the text says otherwise. */
const fillIn = (
  { record, score, end, isComplete }: ValidatedRecord,
  { values }: Header,
  game: AnyGame,
): GameRecord => ({
  ...record,
  id: values.has('id') ? record.id : recordKey(record),
  ...(values.has('result') || !isComplete
    ? {}
    : { result: resultOf(score, record.told === undefined ? end : game.view(end, 'spectator')) }),
});

/** A text that was read, and the game by whose rules. */
interface TextRead extends TextDocument {
  readonly body: TextMoves;
  readonly game: AnyGame;
}

/** Finds the place of an error of the record, and words it for people. */
const locateError = (error: RecordError | InvalidEnvelope, read: TextRead): TextError => {
  const { spans, body, game } = read;
  switch (error._tag) {
    case 'InvalidTold':
      return locateFactError(error, read);
    case 'MoveRefused': {
      const span = body.moves[error.ply - 1]!;
      const expected = error.legalMoves.map((move) => game.tableTextOf(move));
      const legal = expected.slice(0, MAX_NAMED_MOVES).join(', ');
      const more = expected.length > MAX_NAMED_MOVES ? ` and ${expected.length - MAX_NAMED_MOVES} more` : '';
      const { _tag, message } = error.error;
      const why = _tag === 'InvalidMove' ? 'This is not a move of the game.' : message;
      const what = `${moveBy(error.ply, read)}, '${truncate(span.text)}': ${why}`;
      return { span, expected, message: `${what}${legal === '' ? '' : ` Legal: ${legal}${more}.`}`, error };
    }
    case 'GameMismatch':
    case 'RulesMismatch':
    case 'ComponentsMismatch':
      return {
        span: spans.get(FIELD_OF_MISMATCH[error._tag]) ?? TEXT_START,
        expected: [error.expected],
        message: error.message,
        error,
      };
    default:
      return { span: findSpan(error.path, spans), message: error.message, error };
  }
};

/** Finds the place of a wrong fact, or the one where it is missing. */
const locateFactError = (error: InvalidTold, read: TextRead): TextError => {
  const { body, document, game } = read;
  const { factIndex, problem } = error;
  const move = error.ply ?? 0;
  const { span, facts } = body.facts[move]!;
  const expected = error.expected.map((each) => game.tableTextOf(each));
  const typed = facts[factIndex];
  const found = `'${truncate(typed?.text ?? '')}'`;
  const sentences: Readonly<Partial<Record<ToldProblem, string>>> = {
    missing: 'A fact is missing.',
    unknown: `${found} is not a fact of ${game.title}.`,
    impossible: `${found} is not possible here.`,
    extra: `${found} is one fact too many: chance brings ${factIndex} here.`,
  };
  const sentence = sentences[problem];
  if (sentence === undefined) return { span: typed ?? span, expected, message: error.message, error };
  const again = toldBefore((document as unknown as ToldDocument).told, move, error);
  const where = `${move === 0 ? 'The deal' : moveBy(move, read)}, fact ${factIndex + 1}`;
  const message = `${where}: ${withPossible(sentence, expected)}${again}`;
  const example =
    problem === 'missing' && facts.length === 0 ? ` Write facts in parentheses, here (${expected[0]}).` : '';
  return { span: typed ?? span, expected, message: `${message}${example}`, error };
};

/** Names a move and the player who makes it. */
const moveBy = (number: number, { document, game }: TextRead): string => {
  const { moves, told, envelope } = document as unknown as Pick<GameRecord, 'moves' | 'told' | 'envelope'>;
  const { result: _, ...before } = document;
  const earlier = { ...before, moves: moves.slice(0, number - 1), ...(told && { told: told.slice(0, number) }) };
  const by = game.toAct(orThrow(validateRecord({ ...earlier, envelope: {} }, game)).end);
  if (by === null) return `Move ${number}`;
  const name = envelope?.players?.[by]?.name;
  return `Move ${number} by ${name === undefined ? `player ${by + 1}` : truncate(name)}`;
};

const FIELD_OF_MISMATCH = { GameMismatch: 'game', RulesMismatch: 'rules', ComponentsMismatch: 'components' } as const;

/** The most legal moves that a sentence names. */
const MAX_NAMED_MOVES = 12;

/** Returns the place of the longest known beginning of a path. */
const findSpan = (path: string, spans: ReadonlyMap<string, TextSpan>): TextSpan => {
  const prefixes = [...spans.keys()].filter((key) => path.startsWith(key));
  const nearest =
    prefixes.sort((a, b) => b.length - a.length)[0] ??
    [...spans.keys()].find((key) => path !== '' && key.startsWith(path));
  return nearest === undefined ? TEXT_START : spans.get(nearest)!;
};
