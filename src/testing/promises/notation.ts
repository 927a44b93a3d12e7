import * as fc from 'fast-check';
import type { Game, Types } from '../../core/contract/game.js';
import { assert, formatOneLine } from '../assert.js';
import type { Suite } from '../suite.js';
import { forAll } from '../trial.js';

/** Checks that every move has a notation of its own, and that no other text is accepted. */
export const notationIsUnique = <G extends Types>(suite: Suite<G>): void => {
  const { game } = suite;
  const texts = collectNotations(game);
  const checkParse = (text: unknown) => checkParsed(game, texts, text);
  for (const text of spreadOver(Array.from(texts.keys()), MAX_MUTATED)) similarTexts(text).forEach(checkParse);
  NOT_NOTATIONS.concat(Array.from(texts.keys()).slice(0, 3).flatMap(disguise)).forEach(checkParse);
  forAll(suite, fc.string({ unit: 'binary' }), checkParse, 10);
  const letters = Array.from(new Set(Array.from(texts.keys()).join('')));
  if (letters.length > 0)
    forAll(suite, fc.string({ unit: fc.constantFrom(...letters), maxLength: 12 }), checkParse, 50);
};

const collectNotations = <G extends Types>(game: Game<G>): ReadonlyMap<unknown, G['Move']> => {
  const texts = new Map<unknown, G['Move']>();
  for (const move of game.catalogue) {
    const text = game.formatMove(move);
    assert(
      typeof text === 'string' && text !== '',
      () => `the notation of ${formatOneLine(move)} is ${formatOneLine(text)}`,
    );
    const namesake = texts.get(text);
    assert(
      namesake === undefined,
      () => `${formatOneLine(namesake)} and ${formatOneLine(move)} share the notation '${text}'`,
    );
    texts.set(text, move);
  }
  for (const [text, move] of texts) {
    const parsed = game.parseMove(text as string);
    assert(
      parsed._tag === 'Right' && parsed.right === move,
      () => `'${text}' of ${formatOneLine(move)} parses as ${formatOneLine(parsed)}`,
    );
  }
  return texts;
};

const checkParsed = <G extends Types>(game: Game<G>, texts: ReadonlyMap<unknown, G['Move']>, text: unknown): void => {
  const parsed = game.parseMove(text as string);
  const move = texts.get(text);
  if (parsed._tag === 'Right') {
    assert(
      parsed.right === move,
      () => `${formatOneLine(text)} is not a notation, but parses as ${formatOneLine(parsed.right)}`,
    );
  } else {
    assert(
      move === undefined,
      () => `${formatOneLine(text)} is the notation of ${formatOneLine(move)}, but is refused`,
    );
    assert(parsed.left._tag === 'InvalidMove', () => `${formatOneLine(text)} is refused with ${parsed.left._tag}`);
  }
};

const MAX_MUTATED = 400;

const spreadOver = <A>(list: readonly A[], max: number): readonly A[] => {
  const step = Math.max(1, list.length / max);
  return Array.from({ length: Math.min(list.length, max) }, (_, i) => list[Math.floor(i * step)]!);
};

/** Returns texts that are similar to a notation. */
const similarTexts = (whole: unknown): readonly string[] => {
  const text = String(whole);
  const upper = text.toUpperCase();
  const lower = text.toLowerCase();
  const pads = [' ', '\n', '\t', '\0', '\u200b', '\ufeff', '0', '-', '+', '.'];
  const padded = pads.flatMap((pad) => [text + pad, pad + text, text.slice(0, 1) + pad + text.slice(1)]);
  const cut = Array.from(text, (_, i) => [text.slice(0, i), text.slice(i + 1), text.slice(0, i) + text.slice(i + 1)]);
  const doubled = Array.from(text, (letter, i) => text.slice(0, i) + letter + text.slice(i));
  const next = Array.from(text, (letter, i) => text.slice(0, i) + nextLetter(letter) + text.slice(i + 1));
  const wide = Array.from(text, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)).join('');
  return [upper, lower, ...padded, ...cut.flat(), ...doubled, ...next, wide, text + text, `${text}\u0301`];
};

const nextLetter = (letter: string): string => String.fromCharCode(letter.charCodeAt(0) + 1);

const disguise = (text: unknown): unknown[] => [[text], Object(text), { toString: () => text }, [[text]]];

const NOT_NOTATIONS: readonly unknown[] = [
  '',
  '__proto__',
  'constructor',
  'toString',
  'undefined',
  undefined,
  null,
  0,
  NaN,
  {},
];
