import { DIVIDER } from '../archive/text/fields.js';
import type { Output } from './output/output.js';

/** The forms in which games are written, each with the query that produces it. */
export const FORMS = { records: 'records', rows: 'rows', text: 'readable' } as const;

/** The name of a form. */
export type GameForm = keyof typeof FORMS;

/** A game in one of the forms: a line as it is in its file, a text, or a row. */
export type Formed = Uint8Array | string | object;

/** Returns a function that writes games in a form, with a divider between texts. */
export const writerOf = (form: GameForm, output: Output): ((game: Formed) => Promise<void>) => {
  let count = 0;
  return async (game) => {
    if (form === 'text' && count++ > 0) await output.write(`${DIVIDER}\n`);
    await output.write(typeof game === 'string' || game instanceof Uint8Array ? game : `${JSON.stringify(game)}\n`);
  };
};
