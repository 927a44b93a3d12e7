import { truncate } from '../../core/errors/errors.js';
import type { TextError, TextSpan } from './text-error.js';

/** A part of a kind, with its place and the index behind it. */
interface TokenOf<Kind extends string> extends TextSpan {
  readonly kind: Kind;
  readonly end: number;
}

/** A part of the moves of a text. */
export type Token =
  | TokenOf<'move' | 'comment'>
  | (TokenOf<'number'> & { readonly value: number })
  | (TokenOf<'clock'> & { readonly value: number | null })
  | (TokenOf<'facts'> & { readonly facts: readonly TextSpan[] })
  | { readonly kind: 'error'; readonly error: TextError };

/** Yields the parts of the moves of a text, which begin at an index; after an error nothing follows. */
export function* readTokens(text: string, start: number): Generator<Token> {
  for (let index = skipSpace(text, start); index < text.length; ) {
    const token = readToken(text, index);
    yield token;
    if (token.kind === 'error') return;
    index = skipSpace(text, token.end);
  }
}

const readToken = (text: string, start: number): Token => {
  if (text[start] === '{') return readComment(text, start);
  if (text[start] === '(') return readFacts(text, start);
  const word = readWord(text, start);
  const end = start + word.length;
  if (word === '') return errorToken({ text: text[start]!, start }, `'${text[start]}' closes nothing here.`);
  if (/^\d{1,6}\.$/.test(word)) return { kind: 'number', text: word, start, value: Number.parseInt(word, 10), end };
  if (!word.startsWith('@')) return { kind: 'move', text: word, start, end };
  if (/^@(?:-?\d{1,10}|\?)$/.test(word)) {
    return { kind: 'clock', text: word, start, value: word === '@?' ? null : Number(word.slice(1)), end };
  }
  return errorToken(
    { text: word, start },
    `'${truncate(word)}' is not a clock: write milliseconds, such as @90000, or @?.`,
  );
};

const errorToken = (span: TextSpan, message: string): Token => ({ kind: 'error', error: { span, message } });

const isSpace = (character: string): boolean => character.trim() === '';

/** Returns the index of the first character that is not a space. */
const skipSpace = (text: string, start: number): number => {
  let index = start;
  while (index < text.length && isSpace(text[index]!)) index++;
  return index;
};

const BRACKETS = '(){}';

/** Returns the word at an index, up to a space or a bracket. */
const readWord = (text: string, start: number): string => {
  let index = start;
  while (index < text.length && !isSpace(text[index]!) && !BRACKETS.includes(text[index]!)) index++;
  return text.slice(start, index);
};

/** Reads facts in parentheses. */
const readFacts = (text: string, start: number): Token => {
  const facts: TextSpan[] = [];
  for (let index = skipSpace(text, start + 1); index < text.length; ) {
    if (text[index] === ')') return { kind: 'facts', text: text.slice(start, index + 1), start, facts, end: index + 1 };
    const word = readWord(text, index);
    if (word === '') break;
    facts.push({ text: word, start: index });
    index = skipSpace(text, index + word.length);
  }
  return errorToken({ text: '(', start }, 'These facts have no closing parenthesis.');
};

/** Reads a comment in braces. */
const readComment = (text: string, start: number): Token => {
  let comment = '';
  for (let index = start + 1; index < text.length; index++) {
    const character = text[index]!;
    if (character === '}') return { kind: 'comment', text: comment, start, end: index + 1 };
    if (character !== '\\') comment += character;
    else {
      const escaped = readEscape(text, index);
      if (escaped === null) return errorToken({ text: text.slice(index, index + 2), start: index }, INVALID_ESCAPE);
      comment += escaped.character;
      index += escaped.length - 1;
    }
  }
  return errorToken({ text: '{', start }, 'This comment has no closing brace.');
};

const INVALID_ESCAPE =
  'After a backslash stands another one, a closing brace, n for a new line, or u and four hex digits.';

const readEscape = (text: string, start: number): { readonly character: string; readonly length: number } | null => {
  const next = text[start + 1];
  if (next === '\\' || next === '}') return { character: next, length: 2 };
  if (next === 'n') return { character: '\n', length: 2 };
  const code = text.slice(start + 2, start + 6);
  if (next !== 'u' || !/^[0-9a-fA-F]{4}$/.test(code)) return null;
  return { character: String.fromCharCode(Number.parseInt(code, 16)), length: 6 };
};
