import type { BotFault } from '../bots/index.js';
import type { Player } from '../core/contract/game.js';
import { wellFormed } from '../core/data/well-formed.js';
import type { Entrant } from './entrant.js';

/** The reasons for which a bot loses its game: those of `BotFault`, no answer in time, or the end of its thread. */
export const REASONS = ['threw', 'no-move', 'illegal-move', 'late', 'crashed'] as const;

/** A forbidden action of a bot. */
export interface Foul {
  readonly player: Player;
  readonly reason: (typeof REASONS)[number];
  readonly message: string;
  /** The places in its module where it threw, innermost first: `choose (bots.mjs:12:5)`. */
  readonly at?: readonly string[];
}

/** Makes the foul of a bot that broke its contract. Paths are those within the bot's folder: records are published. */
export const foulOf = ({ player, reason, message, stack = '' }: BotFault, { source }: Entrant): Foul => {
  const folder = source === undefined ? '' : folderOf(source.path);
  const at = folder === '' ? [] : placesIn(stack, folder);
  const told = withoutFolders(message, folder);
  return at.length === 0 ? { player, reason, message: told } : { player, reason, message: `${told}, at ${at[0]}`, at };
};

/** The most places of a foul, and the most characters of one. */
export const MOST_PLACES = 5;
export const LONGEST_PLACE = 200;

/** Matches a line of a stack: the function, and the file with line and column. */
const FRAME = /^\s*at (?:(.*) \()?(?:file:\/\/)?(\S.*?):(\d+):(\d+)\)?$/;

/** Lists the places of a stack that lie in a folder, innermost first. */
const placesIn = (stack: string, folder: string): readonly string[] =>
  stack
    .split('\n')
    .flatMap((line) => {
      const [, name, file = '', row, column] = FRAME.exec(line) ?? [];
      const path = decoded(file).replaceAll('\\', '/');
      const start = path.indexOf(folder); // behind the drive's slash in the URL of a file on Windows
      if (start < 0 || start > 1 || path.includes('/node_modules/', start + folder.length - 1)) return [];
      const place = `${path.slice(start + folder.length)}:${row}:${column}`;
      return [wellFormed(name === undefined ? place : `${name} (${place})`, LONGEST_PLACE)];
    })
    .slice(0, MOST_PLACES);

/** Returns the folder of a file with a slash at its end. */
const folderOf = (path: string): string => path.replaceAll('\\', '/').replace(/[^/]*$/, '');

const decoded = (url: string): string => {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
};

/** Matches the folders of an absolute path or of the URL of a file. */
const FOLDERS = /(?<![\w./:])(?:file:\/\/)?(?:\/?[A-Za-z]:)?[\\/](?:[^\s'"`:()<>\\/]+[\\/])+/g;

/** Shortens the paths in a text: those in a folder to their part within it, others to the name of the file. */
const withoutFolders = (text: string, folder: string): string =>
  (folder.length > 1 ? [`file://${folder}`, `file:///${folder}`, folder, folder.replaceAll('/', '\\')] : [])
    .reduce((whole, each) => whole.replaceAll(each, ''), text)
    .replace(FOLDERS, '');
