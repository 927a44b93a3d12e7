import type { Either } from 'fp-ts/lib/Either.js';
import { left, right } from '../../core/errors/errors.js';
import { MAX_MOVES } from '../../core/records/record.js';
import type { TextError, TextSpan } from './text-error.js';
import { readTokens, type Token } from './tokens.js';

/** The moves of a text. */
export interface TextMoves {
  readonly moves: readonly TextSpan[];
  /** The facts of the deal, then those of each move. */
  readonly facts: readonly MoveFacts[];
  /** The clocks of the first moves, up to the last that is written. */
  readonly clocks: readonly (number | null)[];
  readonly comments: readonly (TextSpan & { readonly ply: number })[];
}

/** The facts of the deal or of a move. */
interface MoveFacts {
  /** The place in parentheses, or the one at which they are missing. */
  readonly span: TextSpan;
  readonly facts: readonly TextSpan[];
}

/** The moves while they are read. */
interface MovesBuilder {
  readonly moves: TextSpan[];
  readonly facts: MoveFacts[];
  readonly clocks: (number | null)[];
  readonly comments: (TextSpan & { readonly ply: number })[];
  /** The moves whose facts and clocks were read. */
  readonly pliesWithFacts: Set<number>;
}

/** Checks whether a text is a move, spaces in it or not. */
type IsMove = (text: string) => boolean;

/** Reads the moves of a text from an index on. */
export const parseMoves = (text: string, start: number, isMove: IsMove): Either<TextError, TextMoves> => {
  const body: MovesBuilder = {
    moves: [],
    facts: [{ span: { text: '', start }, facts: [] }],
    clocks: [],
    comments: [],
    pliesWithFacts: new Set(),
  };
  let before: ReadToken['kind'] | null = null;
  for (const token of readTokens(text, start)) {
    if (token.kind === 'error') return left(token.error);
    const error = continues(body, token, before, isMove) ? null : addToken(body, token);
    if (error !== null) return left(error);
    before = token.kind;
  }
  return right(body);
};

type ReadToken = Exclude<Token, { readonly kind: 'error' }>;

/** Joins a word to the one before it if only both together are a move, as in `G6 e`; false if they are not. */
const continues = (
  { moves, facts }: MovesBuilder,
  token: ReadToken,
  before: ReadToken['kind'] | null,
  isMove: IsMove,
): boolean => {
  const last = moves.at(-1);
  if (token.kind !== 'move' || before !== 'move' || last === undefined) return false;
  const both = `${last.text} ${token.text}`;
  if (isMove(last.text) || isMove(token.text) || !isMove(both)) return false;
  moves[moves.length - 1] = { text: both, start: last.start };
  facts[moves.length] = { span: { text: '', start: token.end }, facts: [] };
  return true;
};

/** Adds a part to the moves; returns the error if it does not fit. */
const addToken = (body: MovesBuilder, token: ReadToken): TextError | null => {
  const { text, start } = token;
  const ply = body.moves.length;
  switch (token.kind) {
    case 'move':
      if (ply === MAX_MOVES) return { span: token, message: `There are more than ${MAX_MOVES} moves.` };
      body.moves.push({ text, start });
      body.facts.push({ span: { text: '', start: token.end }, facts: [] });
      return null;
    case 'number':
      return token.value === ply + 1 ? null : wrongNumber(token, ply + 1);
    case 'comment':
      body.comments.push({ text, start, ply });
      return null;
    case 'facts':
      return addFacts(body, token, ply);
    case 'clock':
      return addClock(body, token, ply);
  }
};

const wrongNumber = (span: TextSpan, number: number): TextError => ({
  span,
  expected: [`${number}.`],
  message: `The next move is number ${number}, not ${Number.parseInt(span.text, 10)}: a move is missing or one too many.`,
});

const addFacts = (
  { facts, pliesWithFacts }: MovesBuilder,
  token: Extract<ReadToken, { readonly kind: 'facts' }>,
  ply: number,
): TextError | null => {
  if (pliesWithFacts.has(ply)) return { span: token, message: `${namePly(ply)} has its facts already.` };
  pliesWithFacts.add(ply);
  facts[ply] = { span: { text: '', start: token.end - 1 }, facts: token.facts };
  return null;
};

const addClock = (
  { clocks }: MovesBuilder,
  token: Extract<ReadToken, { readonly kind: 'clock' }>,
  ply: number,
): TextError | null => {
  if (ply === 0) return { span: token, message: 'A clock stands after a move.' };
  if (clocks.length === ply) return { span: token, message: `${namePly(ply)} has its clock already.` };
  while (clocks.length < ply - 1) clocks.push(null);
  clocks.push(token.value);
  return null;
};

/** Names the deal or a move. */
const namePly = (ply: number): string => (ply === 0 ? 'The deal' : `Move ${ply}`);
