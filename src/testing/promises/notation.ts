import * as fc from 'fast-check';
import type { Game, Types } from '../../core/contract/game.js';
import { demand, oneLine } from '../expect.js';
import type { Suite } from '../suite.js';
import { forAll } from '../trial.js';

/** Checks that every move has a notation of its own, and that no other text is accepted. */
export const speaksOneNotation = <G extends Types>(suite: Suite<G>): void => {
  const { game } = suite;
  const texts = textsOf(game);
  const isRead = (text: unknown) => readsOnlyTexts(game, texts, text);
  for (const text of spread(Array.from(texts.keys()), MOST_BENT)) bent(text).forEach(isRead);
  NO_TEXTS.concat(Array.from(texts.keys()).slice(0, 3).flatMap(disguised)).forEach(isRead);
  forAll(suite, fc.string({ unit: 'binary' }), isRead, 10);
  const letters = Array.from(new Set(Array.from(texts.keys()).join('')));
  if (letters.length > 0) forAll(suite, fc.string({ unit: fc.constantFrom(...letters), maxLength: 12 }), isRead, 50);
};

const textsOf = <G extends Types>(game: Game<G>): ReadonlyMap<unknown, G['Move']> => {
  const texts = new Map<unknown, G['Move']>();
  for (const move of game.catalogue) {
    const text = game.formatMove(move);
    demand(typeof text === 'string' && text !== '', () => `the notation of ${oneLine(move)} is ${oneLine(text)}`);
    const namesake = texts.get(text);
    demand(namesake === undefined, () => `${oneLine(namesake)} and ${oneLine(move)} share the notation '${text}'`);
    texts.set(text, move);
  }
  for (const [text, move] of texts) {
    const parsed = game.parseMove(text as string);
    demand(
      parsed._tag === 'Right' && parsed.right === move,
      () => `'${text}' of ${oneLine(move)} parses as ${oneLine(parsed)}`,
    );
  }
  return texts;
};

const readsOnlyTexts = <G extends Types>(
  game: Game<G>,
  texts: ReadonlyMap<unknown, G['Move']>,
  text: unknown,
): void => {
  const parsed = game.parseMove(text as string);
  const move = texts.get(text);
  if (parsed._tag === 'Right') {
    demand(parsed.right === move, () => `${oneLine(text)} is not a notation, but parses as ${oneLine(parsed.right)}`);
  } else {
    demand(move === undefined, () => `${oneLine(text)} is the notation of ${oneLine(move)}, but is refused`);
    demand(parsed.left._tag === 'InvalidMove', () => `${oneLine(text)} is refused with ${parsed.left._tag}`);
  }
};

const MOST_BENT = 400;

const spread = <A>(list: readonly A[], most: number): readonly A[] => {
  const step = Math.max(1, list.length / most);
  return Array.from({ length: Math.min(list.length, most) }, (_, i) => list[Math.floor(i * step)]!);
};

/** Returns texts that are similar to a notation. */
const bent = (whole: unknown): readonly string[] => {
  const text = String(whole);
  const upper = text.toUpperCase();
  const lower = text.toLowerCase();
  const pads = [' ', '\n', '\t', '\0', '\u200b', '\ufeff', '0', '-', '+', '.'];
  const padded = pads.flatMap((pad) => [text + pad, pad + text, text.slice(0, 1) + pad + text.slice(1)]);
  const cut = Array.from(text, (_, i) => [text.slice(0, i), text.slice(i + 1), text.slice(0, i) + text.slice(i + 1)]);
  const doubled = Array.from(text, (letter, i) => text.slice(0, i) + letter + text.slice(i));
  const next = Array.from(text, (letter, i) => text.slice(0, i) + following(letter) + text.slice(i + 1));
  const wide = Array.from(text, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)).join('');
  return [upper, lower, ...padded, ...cut.flat(), ...doubled, ...next, wide, text + text, `${text}\u0301`];
};

const following = (letter: string): string => String.fromCharCode(letter.charCodeAt(0) + 1);

const disguised = (text: unknown): unknown[] => [[text], Object(text), { toString: () => text }, [[text]]];

const NO_TEXTS: readonly unknown[] = [
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
