/** What no sentence for players has: code showing through, and bad typing. */
const SIGNS: Readonly<Record<string, RegExp>> = {
  'a word of the code': /undefined|null|NaN|\[object|hidden|\b[a-z]+[A-Z]/,
  braces: /[{}<>|_]/,
  'a number below 0': /(^|\s)-\d/,
  'a player 0': /(Player|Joueur|Spieler) 0/,
  'two spaces': /\s\s/,
  'space before a stop': /\s[.,)]/,
  'two stops': /[.,;:!?][.,;:!?]/,
  'space at an end': /^\s|\s$/,
  'nothing between brackets': /\(\)|«\s*»|„“/,
};

/** French puts a no-break space before these, the other languages none. */
const STOPS: Readonly<Record<string, RegExp>> = { fr: /(^|[^\u00a0])[;:!?»]/ };

/** A sentence begins with a capital, a figure, a quotation, or the name of a place. */
const BEGINNING = /^([\p{Lu}\d«„]|[a-z]\d[ab]? )/u;

/** What is wrong with a sentence or name in a language. */
export const faultsIn = (locale: string, text: string): readonly string[] => [
  ...(text === '' ? ['it is empty'] : []),
  ...Object.entries(SIGNS).flatMap(([sign, found]) => (found.test(text) ? [`it has ${sign}: ${text}`] : [])),
  ...(isSpacedOtherwise(locale, text) ? [`its stops are spaced otherwise: ${text}`] : []),
];

/** Whether a stop has a space before it that it should not have, or has none. */
export const isSpacedOtherwise = (locale: string, text: string): boolean => (STOPS[locale] ?? /\s[;:!?]/).test(text);

/** What is wrong with a sentence that is to stand alone. */
export const sentenceFaults = (locale: string, text: string): readonly string[] => [
  ...faultsIn(locale, text),
  ...(BEGINNING.test(text) ? [] : [`it begins small: ${text}`]),
  ...(/[.?!]$/.test(text) ? [] : [`it does not end: ${text}`]),
];

/** What is wrong with the words for a move, which stand on a button: no stop at their end. */
export const moveFaults = (locale: string, text: string): readonly string[] => [
  ...faultsIn(locale, text),
  ...(BEGINNING.test(text) ? [] : [`it begins small: ${text}`]),
  ...(/[.?!:;,]$/.test(text) ? [`it ends as a sentence: ${text}`] : []),
];
