import type { Entrant } from '../../arena/index.js';
import { loadEntrant, loadProgram } from '../../arena-node/index.js';
import { wellFormed } from '../../core/data/well-formed.js';
import type { AnyGame } from '../../index.js';
import { Trouble, wrongUse } from '../exit.js';
import { pathOf } from '../io.js';
import { jsonOr } from '../options.js';

/** The form of a bot on the command line. */
export const BOTS_TEXT =
  '[NAME=]BOT[:SETTING=VALUE,...], where BOT is a name or FILE#NAME, or [NAME=]exec[(FOLDER)]:PROGRAM [ARGUMENT...]';

/** Reads the entrants of a game. A bot that occurs again without a name gets a number: `random 2`. */
export const entrantsOf = (texts: readonly string[], game: AnyGame): Promise<readonly Entrant[]> =>
  Promise.all(
    texts.map(async (text, i) => {
      const entrant = await entrantOf(text, game);
      const number = texts.slice(0, i + 1).filter((other) => other === text).length;
      return entrant.name === text && number > 1 ? { ...entrant, name: `${text} ${number}` } : entrant;
    }),
  );

/** Matches a program, such as `Mine=exec(bots):./mybot --depth 3`. */
const PROGRAM = /^(?:([^=:#]+)=)?exec(?:\(([^)]*)\))?:(.*)$/s;

/** Checks whether a text names a program. */
export const isProgram = (text: string): boolean => PROGRAM.test(text);

const LONGEST_NAME = 64;

/** Reads a program. */
const programOf = async (text: string): Promise<Entrant> => {
  const [, name = wellFormed(text, LONGEST_NAME), folder = '.', line = ''] = PROGRAM.exec(text)!;
  const loaded = await loadProgram({ command: wordsOf(line), folder: pathOf(folder) }, name);
  if (loaded._tag === 'Right') return loaded.right;
  throw new Trouble('CannotRead', loaded.left.message);
};

const WORD = /(?:[^\s"']|"[^"]*"|'[^']*')+/g;

/** Splits a command into words; quotation marks hold spaces together. */
const wordsOf = (line: string): readonly string[] => {
  const words = line.match(WORD) ?? [];
  if (words.length === 0 || line.replace(WORD, '').trim() !== '')
    throw new Trouble(
      'WrongUse',
      `'${line}' is not a command: write exec:PROGRAM [ARGUMENT...], and close quotation marks.`,
    );
  return words.map((word) => word.replace(/"([^"]*)"|'([^']*)'/g, '$1$2'));
};

/** Reads an entrant: `greedy`, `Deep=search:iterations=400`, `Mine=./bots.mjs#mine:depth=3`. */
const entrantOf = async (text: string, game: AnyGame): Promise<Entrant> => {
  if (isProgram(text)) return programOf(text);
  const parts = /^(?:([^=:#]+)=)?((?:(.+)#)?[^:#]+?)(?::([^#]*))?$/.exec(text);
  if (parts === null) throw new Trouble('WrongUse', `'${text}' is not a bot: write ${BOTS_TEXT}.`);
  const [, name, whole, file, settings] = parts;
  const bot = file === undefined ? whole! : whole!.slice(file.length + 1);
  const entrant = { name: name ?? text, bot, ...(settings ? { settings: settingsOf(settings) } : {}) };
  if (file === undefined) return entrant;
  const loaded = await loadEntrant(pathOf(file), entrant, game);
  if (loaded._tag === 'Right') return loaded.right;
  throw new Trouble(loaded.left._tag === 'NoBots' ? 'CannotRead' : 'WrongUse', loaded.left.message);
};

const settingsOf = (text: string): Readonly<Record<string, unknown>> => Object.fromEntries(text.split(',').map(pairOf));

/** Reads options of a game; those that the command sets itself are refused. */
export const gameOptionsOf = (texts: readonly string[] = []): Readonly<Record<string, unknown>> => {
  const options = Object.fromEntries(texts.map(pairOf));
  const wrong = SET_OTHERWISE.find((name) => name in options);
  if (wrong !== undefined) throw wrongUse(`--option cannot set '${wrong}': the command sets it otherwise, see --help.`);
  return options;
};

const SET_OTHERWISE = ['players', 'seed'];

/** Reads NAME=VALUE; the value is parsed as JSON, or else taken as text. */
const pairOf = (text: string): readonly [name: string, value: unknown] => {
  const [, name, value] = /^([^=]+)=(.*)$/.exec(text) ?? [];
  if (name === undefined) throw new Trouble('WrongUse', `'${text}' is not a setting: write NAME=VALUE.`);
  return [name, jsonOr(value!)];
};
