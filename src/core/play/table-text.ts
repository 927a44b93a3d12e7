import type { Game } from '../contract/game.js';
import type { Types } from '../types/base-types.js';

/** Matches a number without leading zeros. */
const NUMBER = /^(?:0|[1-9]\d*)$/;

/**
 * Builds the functions that write notation as people at a table read it, and read that again. `counted` match the texts
 * with numbers that notation counts from 0; these numbers are their groups.
 */
export const tableTextsOf = <G extends Types>(
  counted: readonly RegExp[] = [],
): Pick<Game<G>, 'tableTextOf' | 'notationOf'> => {
  const patterns = counted.map(({ source }) => new RegExp(source, 'd'));
  const moved = (text: string, by: number): string => {
    const places =
      patterns
        .map((pattern) => pattern.exec(text))
        .find((match) => match !== null)
        ?.indices?.slice(1) ?? [];
    return places.reduceRight((whole, place) => {
      const number = place === undefined ? '' : text.slice(...place);
      return NUMBER.test(number)
        ? `${whole.slice(0, place![0])}${Number(number) + by}${whole.slice(place![1])}`
        : whole;
    }, text);
  };
  return { tableTextOf: (notation) => moved(notation, 1), notationOf: (text) => moved(text, -1) };
};
