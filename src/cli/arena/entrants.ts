import { fileURLToPath } from 'node:url';
import type { Entrant } from '../../arena/index.js';
import { loadEntrant, loadProgram } from '../../arena-node/index.js';
import { toWellFormed } from '../../core/data/text.js';
import type { AnyGame } from '../../index.js';
import { CommandError, usageError } from '../exit-status.js';
import { findOwnGame } from '../games.js';
import { resolvePath } from '../io.js';
import { parseJsonOrText } from '../options.js';

/** The form of a bot on the command line. */
const BOT_SYNTAX =
  '[NAME=]BOT[:SETTING=VALUE,...], where BOT is a name or FILE#NAME, or [NAME=]exec[(FOLDER)]:PROGRAM [ARGUMENT...]';

/** Reads the entrants of a game. A bot that occurs again without a name gets a number: `random 2`. */
export const parseEntrants = (texts: readonly string[], game: AnyGame): Promise<readonly Entrant[]> =>
  Promise.all(
    texts.map(async (text, i) => {
      const entrant = await parseEntrant(text, game);
      const number = texts.slice(0, i + 1).filter((other) => other === text).length;
      return entrant.name === text && number > 1 ? { ...entrant, name: `${text} ${number}` } : entrant;
    }),
  );

/** Matches a program, such as `Mine=exec(bots):./mybot --depth 3`. */
const PROGRAM_PATTERN = /^(?:([^=:#]+)=)?exec(?:\(([^)]*)\))?:(.*)$/s;

/** Checks whether a text names a program. */
export const isProgram = (text: string): boolean => PROGRAM_PATTERN.test(text);

const MAX_NAME_LENGTH = 64;

/** Reads a program. */
const loadProgramEntrant = async (text: string): Promise<Entrant> => {
  const [, name = toWellFormed(text, MAX_NAME_LENGTH), folder = '.', line = ''] = PROGRAM_PATTERN.exec(text)!;
  const loaded = await loadProgram({ command: splitCommand(line), folder: resolvePath(folder) }, name);
  if (loaded._tag === 'Right') return loaded.right;
  throw new CommandError('CannotRead', loaded.left.message);
};

const WORD_PATTERN = /(?:[^\s"']|"[^"]*"|'[^']*')+/g;

/** Splits a command into words; quotation marks hold spaces together. */
const splitCommand = (line: string): readonly string[] => {
  const words = line.match(WORD_PATTERN) ?? [];
  if (words.length === 0 || line.replace(WORD_PATTERN, '').trim() !== '')
    throw new CommandError(
      'WrongUse',
      `'${line}' is not a command: write exec:PROGRAM [ARGUMENT...], and close quotation marks.`,
    );
  return words.map((word) => word.replace(/"([^"]*)"|'([^']*)'/g, '$1$2'));
};

/** Reads an entrant: `greedy`, `Deep=search:iterations=400`, `Mine=./bots.mjs#mine:level=3`. */
const parseEntrant = async (text: string, game: AnyGame): Promise<Entrant> => {
  if (isProgram(text)) return loadProgramEntrant(text);
  const parts = /^(?:([^=:#]+)=)?((?:(.+)#)?[^:#]+?)(?::([^#]*))?$/.exec(text);
  if (parts === null) throw new CommandError('WrongUse', `'${text}' is not a bot: write ${BOT_SYNTAX}.`);
  const [, name, botText, file, settings] = parts;
  const bot = file === undefined ? botText! : botText!.slice(file.length + 1);
  const entrant = { name: name ?? text, bot, ...(settings ? { settings: parseSettings(settings) } : {}) };
  const path = file === undefined ? findPackFile(game, bot) : resolvePath(file);
  if (path === null) return entrant;
  const loaded = await loadEntrant(path, entrant, game);
  if (loaded._tag === 'Right') return loaded.right;
  throw new CommandError(loaded.left._tag === 'NoBots' ? 'CannotRead' : 'WrongUse', loaded.left.message);
};

/** Returns the file of the module that has this game and a bot of this name; null if there is none. */
const findPackFile = ({ id }: AnyGame, bot: string): string | null => {
  const own = findOwnGame(id);
  return own !== undefined && Object.hasOwn(own.bots ?? {}, bot) ? fileURLToPath(own.address) : null;
};

const parseSettings = (text: string): Readonly<Record<string, unknown>> =>
  Object.fromEntries(text.split(',').map(parseSetting));

/** Reads options of a game; those that the command sets itself are refused. */
export const parseGameOptions = (texts: readonly string[] = []): Readonly<Record<string, unknown>> => {
  const options = Object.fromEntries(texts.map(parseSetting));
  const wrong = RESERVED_OPTIONS.find((name) => name in options);
  if (wrong !== undefined)
    throw usageError(`--option cannot set '${wrong}': the command sets it otherwise, see --help.`);
  return options;
};

const RESERVED_OPTIONS = ['players', 'seed'];

/** Reads NAME=VALUE; the value is parsed as JSON, or else taken as text. */
const parseSetting = (text: string): readonly [name: string, value: unknown] => {
  const [, name, value] = /^([^=]+)=(.*)$/.exec(text) ?? [];
  if (name === undefined) throw new CommandError('WrongUse', `'${text}' is not a setting: write NAME=VALUE.`);
  return [name, parseJsonOrText(value!)];
};
