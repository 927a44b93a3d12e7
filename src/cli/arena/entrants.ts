import type { Entrant } from '../../arena/index.js';
import { loadEntrant } from '../../arena-node/index.js';
import type { AnyGame } from '../../index.js';
import { Trouble } from '../exit.js';
import { jsonOr } from '../options.js';

/** The form of a bot on the command line. */
export const BOTS_TEXT = '[NAME=]BOT[:SETTING=VALUE,...], where BOT is a name or FILE#NAME';

/** Reads the entrants of a game. A bot that occurs again without a name gets a number: `random 2`. */
export const entrantsOf = (texts: readonly string[], game: AnyGame): Promise<readonly Entrant[]> =>
  Promise.all(
    texts.map(async (text, i) => {
      const entrant = await entrantOf(text, game);
      const number = texts.slice(0, i + 1).filter((other) => other === text).length;
      return entrant.name === text && number > 1 ? { ...entrant, name: `${text} ${number}` } : entrant;
    }),
  );

/** Reads an entrant: `greedy`, `Deep=search:iterations=400`, `Mine=./bots.mjs#mine:depth=3`. */
const entrantOf = async (text: string, game: AnyGame): Promise<Entrant> => {
  const parts = /^(?:([^=:#]+)=)?((?:(.+)#)?[^:#]+?)(?::([^#]*))?$/.exec(text);
  if (parts === null) throw new Trouble('WrongUse', `'${text}' is not a bot: write ${BOTS_TEXT}.`);
  const [, name, whole, file, settings] = parts;
  const bot = file === undefined ? whole! : whole!.slice(file.length + 1);
  const entrant = { name: name ?? text, bot, ...(settings ? { settings: settingsOf(settings) } : {}) };
  if (file === undefined) return entrant;
  const loaded = await loadEntrant(file, entrant, game);
  if (loaded._tag === 'Right') return loaded.right;
  throw new Trouble(loaded.left._tag === 'NoBots' ? 'CannotRead' : 'WrongUse', loaded.left.message);
};

const settingsOf = (text: string): Readonly<Record<string, unknown>> => Object.fromEntries(text.split(',').map(pairOf));

/** Reads NAME=VALUE; the value is parsed as JSON, or else taken as text. */
export const pairOf = (text: string): readonly [name: string, value: unknown] => {
  const [, name, value] = /^([^=]+)=(.*)$/.exec(text) ?? [];
  if (name === undefined) throw new Trouble('WrongUse', `'${text}' is not a setting: write NAME=VALUE.`);
  return [name, jsonOr(value!)];
};
