import type { Either } from 'fp-ts/lib/Either.js';
import { accepted, refused } from '../../core/errors/verdict.js';
import { MOST_MOVES } from '../../core/records/record.js';
import type { Mistake, Placed } from './mistake.js';
import { type Token, tokensOf } from './tokens.js';

/** The moves of a text. */
export interface Moves {
  readonly moves: readonly Placed[];
  /** The facts of the deal, then those of each move. */
  readonly facts: readonly FactsOfMove[];
  /** The clocks of the first moves, up to the last that is written. */
  readonly clocks: readonly (number | null)[];
  readonly comments: readonly (Placed & { readonly after: number })[];
}

/** The facts of the deal or of a move. */
export interface FactsOfMove {
  /** The place in parentheses, or the one at which they are missing. */
  readonly place: Placed;
  readonly facts: readonly Placed[];
}

/** The moves while they are read. */
interface OpenMoves {
  readonly moves: Placed[];
  readonly facts: FactsOfMove[];
  readonly clocks: (number | null)[];
  readonly comments: (Placed & { readonly after: number })[];
  /** The moves whose facts and clocks were read. */
  readonly told: Set<number>;
}

/** Checks whether a text is a move, spaces in it or not. */
export type IsMove = (text: string) => boolean;

/** Reads the moves of a text from an index on. */
export const movesIn = (text: string, from: number, isMove: IsMove): Either<Mistake, Moves> => {
  const body: OpenMoves = {
    moves: [],
    facts: [{ place: { text: '', at: from }, facts: [] }],
    clocks: [],
    comments: [],
    told: new Set(),
  };
  let before: ReadToken['kind'] | null = null;
  for (const token of tokensOf(text, from)) {
    if (token.kind === 'mistake') return refused(token.mistake);
    const mistake = continues(body, token, before, isMove) ? null : take(body, token);
    if (mistake !== null) return refused(mistake);
    before = token.kind;
  }
  return accepted(body);
};

type ReadToken = Exclude<Token, { readonly kind: 'mistake' }>;

/** Joins a word to the one before it if only both together are a move, as in `G6 e`; false if they are not. */
const continues = (
  { moves, facts }: OpenMoves,
  token: ReadToken,
  before: ReadToken['kind'] | null,
  isMove: IsMove,
): boolean => {
  const last = moves.at(-1);
  if (token.kind !== 'move' || before !== 'move' || last === undefined) return false;
  const both = `${last.text} ${token.text}`;
  if (isMove(last.text) || isMove(token.text) || !isMove(both)) return false;
  moves[moves.length - 1] = { text: both, at: last.at };
  facts[moves.length] = { place: { text: '', at: token.end }, facts: [] };
  return true;
};

/** Adds a part to the moves; returns the mistake if it does not fit. */
const take = (body: OpenMoves, token: ReadToken): Mistake | null => {
  const { text, at } = token;
  const made = body.moves.length;
  switch (token.kind) {
    case 'move':
      if (made === MOST_MOVES) return { place: token, message: `There are more than ${MOST_MOVES} moves.` };
      body.moves.push({ text, at });
      body.facts.push({ place: { text: '', at: token.end }, facts: [] });
      return null;
    case 'number':
      return token.value === made + 1 ? null : wrongNumber(token, made + 1);
    case 'comment':
      body.comments.push({ text, at, after: made });
      return null;
    case 'facts':
      return takeFacts(body, token, made);
    case 'clock':
      return takeClock(body, token, made);
  }
};

const wrongNumber = (place: Placed, number: number): Mistake => ({
  place,
  expected: [`${number}.`],
  message: `The next move is number ${number}, not ${Number.parseInt(place.text, 10)}: a move is missing or one too many.`,
});

const takeFacts = (
  { facts, told }: OpenMoves,
  token: Extract<ReadToken, { readonly kind: 'facts' }>,
  made: number,
): Mistake | null => {
  if (told.has(made)) return { place: token, message: `${nameOf(made)} has its facts already.` };
  told.add(made);
  facts[made] = { place: { text: '', at: token.end - 1 }, facts: token.facts };
  return null;
};

const takeClock = (
  { clocks }: OpenMoves,
  token: Extract<ReadToken, { readonly kind: 'clock' }>,
  made: number,
): Mistake | null => {
  if (made === 0) return { place: token, message: 'A clock stands after a move.' };
  if (clocks.length === made) return { place: token, message: `${nameOf(made)} has its clock already.` };
  while (clocks.length < made - 1) clocks.push(null);
  clocks.push(token.value);
  return null;
};

/** Names the deal or a move. */
const nameOf = (made: number): string => (made === 0 ? 'The deal' : `Move ${made}`);
