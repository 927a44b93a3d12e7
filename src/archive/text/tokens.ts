import { shortened } from '../../core/play/check-origin.js';
import type { Mistake, Placed } from './mistake.js';

/** A part of a kind, with its place and the index behind it. */
interface TokenOf<Kind extends string> extends Placed {
  readonly kind: Kind;
  readonly end: number;
}

/** A part of the moves of a text. */
export type Token =
  | TokenOf<'move' | 'comment'>
  | (TokenOf<'number'> & { readonly value: number })
  | (TokenOf<'clock'> & { readonly value: number | null })
  | (TokenOf<'facts'> & { readonly facts: readonly Placed[] })
  | { readonly kind: 'mistake'; readonly mistake: Mistake };

/** Yields the parts of the moves of a text, which begin at an index; after a mistake nothing follows. */
export function* tokensOf(text: string, from: number): Generator<Token> {
  for (let at = afterSpace(text, from); at < text.length; ) {
    const token = tokenAt(text, at);
    yield token;
    if (token.kind === 'mistake') return;
    at = afterSpace(text, token.end);
  }
}

const tokenAt = (text: string, at: number): Token => {
  if (text[at] === '{') return commentAt(text, at);
  if (text[at] === '(') return factsAt(text, at);
  const word = wordAt(text, at);
  const end = at + word.length;
  if (word === '') return mistake({ text: text[at]!, at }, `'${text[at]}' closes nothing here.`);
  if (/^\d{1,6}\.$/.test(word)) return { kind: 'number', text: word, at, value: Number.parseInt(word, 10), end };
  if (!word.startsWith('@')) return { kind: 'move', text: word, at, end };
  if (/^@(?:-?\d{1,10}|\?)$/.test(word)) {
    return { kind: 'clock', text: word, at, value: word === '@?' ? null : Number(word.slice(1)), end };
  }
  return mistake({ text: word, at }, `'${shortened(word)}' is not a clock: write milliseconds, such as @90000, or @?.`);
};

const mistake = (place: Placed, message: string): Token => ({ kind: 'mistake', mistake: { place, message } });

const isSpace = (sign: string): boolean => sign.trim() === '';

/** Returns the index of the first sign that is not a space. */
const afterSpace = (text: string, from: number): number => {
  let at = from;
  while (at < text.length && isSpace(text[at]!)) at++;
  return at;
};

const MARKS = '(){}';

/** Returns the word at an index, up to a space or a bracket. */
const wordAt = (text: string, from: number): string => {
  let at = from;
  while (at < text.length && !isSpace(text[at]!) && !MARKS.includes(text[at]!)) at++;
  return text.slice(from, at);
};

/** Reads facts in parentheses. */
const factsAt = (text: string, from: number): Token => {
  const facts: Placed[] = [];
  for (let at = afterSpace(text, from + 1); at < text.length; ) {
    if (text[at] === ')') return { kind: 'facts', text: text.slice(from, at + 1), at: from, facts, end: at + 1 };
    const word = wordAt(text, at);
    if (word === '') break;
    facts.push({ text: word, at });
    at = afterSpace(text, at + word.length);
  }
  return mistake({ text: '(', at: from }, 'These facts have no closing parenthesis.');
};

/** Reads a comment in braces. */
const commentAt = (text: string, from: number): Token => {
  let comment = '';
  for (let at = from + 1; at < text.length; at++) {
    const sign = text[at]!;
    if (sign === '}') return { kind: 'comment', text: comment, at: from, end: at + 1 };
    if (sign !== '\\') comment += sign;
    else {
      const escaped = escapeAt(text, at);
      if (escaped === null) return mistake({ text: text.slice(at, at + 2), at }, BAD_ESCAPE);
      comment += escaped.sign;
      at += escaped.length - 1;
    }
  }
  return mistake({ text: '{', at: from }, 'This comment has no closing brace.');
};

const BAD_ESCAPE = 'After a backslash stands another one, a closing brace, n for a new line, or u and four hex digits.';

const escapeAt = (text: string, at: number): { readonly sign: string; readonly length: number } | null => {
  const next = text[at + 1];
  if (next === '\\' || next === '}') return { sign: next, length: 2 };
  if (next === 'n') return { sign: '\n', length: 2 };
  const code = text.slice(at + 2, at + 6);
  if (next !== 'u' || !/^[0-9a-fA-F]{4}$/.test(code)) return null;
  return { sign: String.fromCharCode(Number.parseInt(code, 16)), length: 6 };
};
