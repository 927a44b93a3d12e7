import { RECORD_DIVIDER } from '../../archive/text/field-paths.js';
import type { Output } from './output.js';

/** The forms in which games are written, by queries of their names. */
export const FORMATS = ['records', 'rows', 'text'] as const;

/** The name of a form. */
export type OutputFormat = (typeof FORMATS)[number];

/** A game in one of the forms: a line as it is in its file, a text, or a row. */
export type FormattedGame = Uint8Array | string | object;

/** Returns a function that writes games in a form, with a divider between texts. */
export const createGameWriter = (format: OutputFormat, output: Output): ((game: FormattedGame) => Promise<void>) => {
  let count = 0;
  return async (game) => {
    if (format === 'text' && count++ > 0) await output.write(`${RECORD_DIVIDER}\n`);
    await output.write(typeof game === 'string' || game instanceof Uint8Array ? game : `${JSON.stringify(game)}\n`);
  };
};
