/** Patterns that no sentence for players may contain: pieces of code, and bad typing. */
const BAD_PATTERNS: Readonly<Record<string, RegExp>> = {
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

/** French requires a no-break space before these; the other languages allow no space. */
const STOPS: Readonly<Record<string, RegExp>> = { fr: /(^|[^\u00a0])[;:!?»]/ };

/** The beginning of a sentence: a capital, a digit, a quotation mark, or the name of a place. */
const BEGINNING = /^([\p{Lu}\d«„]|[a-z]\d[ab]? )/u;

/** Lists the problems of a sentence or name in a language. */
export const findProblems = (locale: string, text: string): readonly string[] => [
  ...(text === '' ? ['it is empty'] : []),
  ...Object.entries(BAD_PATTERNS).flatMap(([sign, found]) => (found.test(text) ? [`it has ${sign}: ${text}`] : [])),
  ...(isSpacedOtherwise(locale, text) ? [`its stops are spaced otherwise: ${text}`] : []),
];

/** Checks whether a stop lacks the space before it that the language requires, or has a forbidden one. */
export const isSpacedOtherwise = (locale: string, text: string): boolean => (STOPS[locale] ?? /\s[;:!?]/).test(text);

/** Lists the problems of a complete sentence. */
export const findSentenceProblems = (locale: string, text: string): readonly string[] => [
  ...findProblems(locale, text),
  ...(BEGINNING.test(text) ? [] : [`it begins small: ${text}`]),
  ...(/[.?!]$/.test(text) ? [] : [`it does not end: ${text}`]),
];

/** Lists the problems of the words for a move, which are shown on a button: no stop at the end. */
export const findMoveProblems = (locale: string, text: string): readonly string[] => [
  ...findProblems(locale, text),
  ...(BEGINNING.test(text) ? [] : [`it begins small: ${text}`]),
  ...(/[.?!:;,]$/.test(text) ? [`it ends as a sentence: ${text}`] : []),
];
