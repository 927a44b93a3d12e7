import type { BotError } from '../bots/index.js';
import type { Player } from '../core/contract/game.js';
import { toWellFormed } from '../core/data/text.js';
import type { Entrant } from './entrant.js';

/** The reasons for which a bot loses its game: those of `BotError`, no answer in time, or the end of its thread. */
export const FORFEIT_REASONS = ['threw', 'no-move', 'illegal-move', 'late', 'crashed'] as const;

/** A forbidden action of a bot. */
export interface Forfeit {
  readonly player: Player;
  readonly reason: (typeof FORFEIT_REASONS)[number];
  readonly message: string;
  /** The places in its module where it threw, innermost first: `choose (bots.mjs:12:5)`. */
  readonly stackFrames?: readonly string[];
}

/** Makes the forfeit of a bot that broke its contract. Paths are those within the bot's folder: records are published. */
export const forfeitOf = ({ player, reason, message, stack = '' }: BotError, { source }: Entrant): Forfeit => {
  const folder = source === undefined ? '' : folderOf(source.path);
  const stackFrames = folder === '' ? [] : parseStack(stack, folder);
  const shortMessage = shortenPaths(message, folder);
  return stackFrames.length === 0
    ? { player, reason, message: shortMessage }
    : { player, reason, message: `${shortMessage}, at ${stackFrames[0]}`, stackFrames };
};

/** The most stack frames of a forfeit, and the most characters of one. */
export const MAX_STACK_FRAMES = 5;
export const MAX_STACK_FRAME_CHARACTERS = 200;

/** Matches a line of a stack: the function, and the file with line and column. */
const STACK_LINE = /^\s*at (?:(.*) \()?(?:file:\/\/)?(\S.*?):(\d+):(\d+)\)?$/;

/** Lists the places of a stack that lie in a folder, innermost first. */
const parseStack = (stack: string, folder: string): readonly string[] =>
  stack
    .split('\n')
    .flatMap((stackLine) => {
      const [, name, file = '', lineNumber, column] = STACK_LINE.exec(stackLine) ?? [];
      const path = decodeUrl(file).replaceAll('\\', '/');
      const start = path.indexOf(folder); // behind the drive's slash in the URL of a file on Windows
      if (start < 0 || start > 1 || path.includes('/node_modules/', start + folder.length - 1)) return [];
      const stackFrame = `${path.slice(start + folder.length)}:${lineNumber}:${column}`;
      return [toWellFormed(name === undefined ? stackFrame : `${name} (${stackFrame})`, MAX_STACK_FRAME_CHARACTERS)];
    })
    .slice(0, MAX_STACK_FRAMES);

/** Returns the folder of a file with a slash at its end. */
const folderOf = (path: string): string => path.replaceAll('\\', '/').replace(/[^/]*$/, '');

const decodeUrl = (url: string): string => {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
};

/** Matches the folders of an absolute path or of the URL of a file. */
const FOLDERS = /(?<![\w./:])(?:file:\/\/)?(?:\/?[A-Za-z]:)?[\\/](?:[^\s'"`:()<>\\/]+[\\/])+/g;

/** Shortens the paths in a text: those in a folder to their part within it, others to the name of the file. */
const shortenPaths = (text: string, folder: string): string =>
  (folder.length > 1 ? [`file://${folder}`, `file:///${folder}`, folder, folder.replaceAll('/', '\\')] : [])
    .reduce((whole, each) => whole.replaceAll(each, ''), text)
    .replace(FOLDERS, '');
