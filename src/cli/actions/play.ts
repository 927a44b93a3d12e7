import { randomUUID } from 'node:crypto';
import type { Types } from '../../core/contract/game.js';
import { type AnyGame, orThrow, startMatch } from '../../index.js';
import { loadTable, openTable, type Table } from '../../table/index.js';
import { parseGameOptions } from '../arena/entrants.js';
import type { CommandAction, CommandOptions } from '../command.js';
import { CommandError, EXIT, usageError } from '../exit-status.js';
import { loadKnownGame } from '../load-games.js';
import { escapeControls } from '../output/escape-controls.js';
import { STDOUT } from '../output/output.js';
import { findGame, listGameIds } from '../own-games.js';
import { checkNewFile } from '../play/autosave.js';
import { type Language, loadGameText, loadVoice } from '../play/languages.js';
import { numberDuplicates } from '../play/names.js';
import { readSavedGame } from '../play/read-saved-game.js';
import { playReal } from '../play/referee/play.js';
import { resumeRealGame, startRealGame } from '../play/referee/start.js';
import { REAL_TEXTS } from '../play/referee/texts.js';
import { assignSeats, checkPrograms } from '../play/seats.js';
import { openTerminal, type Terminal } from '../play/terminal.js';
import { TEXTS } from '../play/texts.js';
import { playSession } from '../play/turns.js';

/** Plays a game at the terminal. */
export const run: CommandAction = async (operands, options) => {
  if (options.real !== true && options.set !== undefined)
    throw usageError('Write --set with --real alone: it is for the record.');
  const terminal = openTerminal();
  try {
    await (options.real ? playAtTable : playAtTerminal)(terminal, operandsFor(operands, options), options);
  } finally {
    terminal.close();
  }
  return EXIT.valid;
};

/** Leaves out the game of a module where a saved game names it. */
const operandsFor = (operands: readonly string[], { game, resume }: CommandOptions): readonly string[] =>
  game === undefined || resume === undefined ? operands : operands.slice(1);

/** Plays a game whose players sit at the terminal. */
const playAtTerminal = async (
  terminal: Terminal,
  [id, ...names]: readonly string[],
  options: CommandOptions,
): Promise<void> => {
  const { game, table } =
    options.resume === undefined
      ? await startTable(id, names, options)
      : await resumeTable(options.resume, [id, options.players, options.option, options.deal], options.exec === true);
  const language = options.language as Language;
  const players = numberDuplicates(table.seats.map(({ name }) => escapeControls(name)));
  const file = await saveFileOf(options);
  await playSession({
    game,
    table,
    ...(await loadVoice(game, language, players)),
    texts: TEXTS[language],
    terminal,
    file,
    savedProgress: file !== undefined && file === options.resume ? table : null,
    seed: randomUUID(),
  });
};

/** Keeps a game whose players sit at a real table. */
const playAtTable = async (
  terminal: Terminal,
  [id, ...names]: readonly string[],
  options: CommandOptions,
): Promise<void> => {
  const { resume, players, option, deal, set } = options;
  if (deal !== undefined) throw usageError('Dice and cards decide with --real: write no --deal.');
  const file = await saveFileOf(options);
  const started =
    resume === undefined
      ? startRealGame(await requireGame(id), names, options)
      : await resumeRealGame(resume, [id, players, option, set]);
  const { game } = started.told;
  const language = options.language as Language;
  const savedProgress = file === resume && file !== undefined ? started.told : null;
  await playReal({
    ...started,
    ...(await loadVoice(game, language, started.names)),
    texts: { ...TEXTS[language], ...REAL_TEXTS[language] },
    terminal,
    file,
    savedProgress,
  });
};

interface ResumedGame {
  readonly game: AnyGame;
  readonly table: Table<Types>;
}

const startTable = async (
  id: string | undefined,
  names: readonly string[],
  options: CommandOptions,
): Promise<ResumedGame> => {
  const game = await requireGame(id);
  const named = names.length === 0 ? [await defaultName(game, options.language as Language)] : names;
  const seats = assignSeats(game, named, options.players);
  const { option, deal = randomUUID() } = options;
  const settings = { ...parseGameOptions(option), players: seats.length, seed: deal };
  const match = startMatch(game, settings);
  if (match._tag === 'Left') throw new CommandError('WrongUse', `This cannot be played: ${match.left.message}.`);
  return { game, table: orThrow(openTable(game, match.right, seats)) };
};

/** Returns what sentences call a player without a name. */
const defaultName = async (game: AnyGame, language: Language): Promise<string> =>
  (await loadGameText(game, language)).name('player', 0);

const requireGame = async (id: string | undefined): Promise<AnyGame> => {
  if (id === undefined) throw usageError(`No game is given; there are ${listGameIds().join(', ')}.`);
  return loadKnownGame(id);
};

const resumeTable = async (file: string, more: readonly unknown[], startsPrograms: boolean): Promise<ResumedGame> => {
  const saved = await readSavedGame(file, more);
  const { game: id } = ((saved as { readonly record?: unknown } | null)?.record ?? {}) as { readonly game?: unknown };
  const game = await findGame(String(id));
  if (game === undefined)
    throw new CommandError('CannotRead', `${file} does not contain a game saved by sastrugi play.`);
  const table = loadTable(game, saved);
  if (table._tag === 'Right') {
    if (!startsPrograms) checkPrograms(file, table.right.seats);
    return { game, table: table.right };
  }
  throw new CommandError('CannotRead', `${file} cannot be resumed: ${table.left.message}`);
};

/** Returns the file in which a game is to be kept: the one from which it was resumed, or a new one. */
const saveFileOf = async ({ save, resume }: CommandOptions): Promise<string | undefined> => {
  if (save === STDOUT) throw new CommandError('WrongUse', 'Standard output shows the game: name a file for --save.');
  const file = save ?? resume;
  if (file !== undefined && file !== resume) await checkNewFile(file);
  return file;
};
