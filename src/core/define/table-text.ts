import type { Game } from '../contract/game.js';
import type { Types } from '../types/base-types.js';

/** Matches a number without leading zeros. */
const NUMBER = /^(?:0|[1-9]\d*)$/;

/**
 * Builds the functions that write notation as people at a table read it, and read that again. The patterns match the
 * texts with numbers that notation counts from 0; these numbers are their groups.
 */
export const createTableTextFunctions = <G extends Types>(
  tableNumberPatterns: readonly RegExp[] = [],
): Pick<Game<G>, 'tableTextOf' | 'notationOf'> => {
  const patterns = tableNumberPatterns.map(({ source }) => new RegExp(source, 'd'));
  const shiftNumbers = (text: string, difference: number): string => {
    const spans =
      patterns
        .map((pattern) => pattern.exec(text))
        .find((match) => match !== null)
        ?.indices?.slice(1) ?? [];
    return spans.reduceRight((whole, span) => {
      const number = span === undefined ? '' : text.slice(...span);
      return NUMBER.test(number)
        ? `${whole.slice(0, span![0])}${Number(number) + difference}${whole.slice(span![1])}`
        : whole;
    }, text);
  };
  return { tableTextOf: (notation) => shiftNumbers(notation, 1), notationOf: (text) => shiftNumbers(text, -1) };
};
