import { IntlMessageFormat } from 'intl-messageformat';

/** By language, the number words from two on, and the words for so many times. */
const NUMBER_WORDS: Readonly<Record<string, RegExp>> = {
  en: /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|hundred|twice|thrice)\b/giu,
  fr: /(?<!\p{L})(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|cent)(?!\p{L})/giu,
  de: /(?<!\p{L})(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\p{L}+zehn|zwanzig|dreißig|vierzig|fünfzig|hundert|zu (?:zweit|dritt|viert))(?:mal|fach)?(?!\p{L})/giu,
};

/** A number in digits; digits of ids such as `fish2` and `AN-SUN-1` belong to a name. */
const DIGITS = /(?<![\p{L}\d-])\d+/gu;

/** Lists the numbers that a text says, in digits and in words. */
export const findNumbers = (language: string, text: string): readonly string[] =>
  [DIGITS, NUMBER_WORDS[language]!].flatMap((pattern) => text.match(pattern) ?? []);

type Elements = ReturnType<IntlMessageFormat['getAst']>;

const TEXT = 0;

/**
 * Returns what a message says itself, apart from its parameters and from the numbers by which it chooses: the words for
 * exactly one number, `=2 {two}`, say that number.
 */
export const ownTextOf = (message: string): string => {
  const inside = (elements: Elements): readonly string[] =>
    elements.flatMap((element) => {
      if (element.type === TEXT) return [element.value];
      if (!('options' in element)) return [];
      const options = Object.entries(element.options).filter(([key]) => !key.startsWith('='));
      return options.flatMap(([, { value }]) => inside(value));
    });
  return inside(new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }).getAst()).join(' ');
};
