import { randomUUID } from 'node:crypto';
import type { Types } from '../../core/contract/game.js';
import { type AnyGame, orThrow, startMatch } from '../../index.js';
import { loadTable, openTable, type Table } from '../../table/index.js';
import { parseGameOptions } from '../arena/entrants.js';
import { GAME_OPTION } from '../arena/options.js';
import type { Command, CommandAction, CommandOptions } from '../command.js';
import { CommandError, EXIT, usageError } from '../exit-status.js';
import { findGame, listGameIds, loadKnownGame } from '../games.js';
import { collectValues, integerAtLeast, OWN_GAME_OPTION } from '../options.js';
import { checkNewFile, readSavedGame } from '../play/autosave.js';
import { numberDuplicates } from '../play/describe.js';
import { LANGUAGE_OPTION, type Language, loadGameText, loadVoice } from '../play/languages.js';
import { playReal } from '../play/referee/play.js';
import { resumeRealGame, startRealGame } from '../play/referee/start.js';
import { REAL_TEXTS } from '../play/referee/texts.js';
import { assignSeats, checkPrograms } from '../play/seats.js';
import { openTerminal, type Terminal } from '../play/terminal.js';
import { TEXTS } from '../play/texts.js';
import { playSession } from '../play/turns.js';
import { STDOUT } from '../write/output.js';
import { escapeControls } from '../write/print.js';

/** Plays a game at the terminal. */
export const command: Command = {
  name: 'play',
  operands: '[game] [players...]',
  text: 'play at the terminal against people and bots; a player is a name, or a bot as in tournaments; NAME=person is a person even if the name resembles that of a bot',
  options: [
    {
      flags: '-p, --players <n>',
      text: 'the number of players; bots take the remaining seats',
      parse: integerAtLeast(1),
    },
    GAME_OPTION,
    { flags: '--deal <text>', text: 'the seed of the game; random by default' },
    OWN_GAME_OPTION,
    LANGUAGE_OPTION,
    {
      flags: '--real',
      text: 'keep a game that people play at a real table: asks for moves, dice and cards, and saves a record',
    },
    {
      flags: '--set <field=value>',
      text: "the occasion, date, player1.id, player1.rating or meta.KEY of the record of --real, as edit sets them; the date is today's by default; may be repeated",
      parse: collectValues,
    },
    { flags: '--save <file>', text: 'save the game to this new file after every move' },
    { flags: '--resume <file>', text: 'continue a saved game, and save it there' },
    { flags: '--exec', text: 'start the programs that a saved game names, which can be any program' },
  ],
  examples: [
    ['sastrugi play blueprints', 'against a bot'],
    ['sastrugi play igloo-igloo Ann Ben expert --language fr', 'two people and a bot, in French'],
    ['sastrugi play nunatak Pat=person club', "Pat is a person, though 'flat' is a bot"],
    ['sastrugi play --resume game.json', 'continue a saved game'],
    ['sastrugi play --game ./my-game.mjs Ann Ben', 'a game of your own'],
    ['sastrugi play blueprints Ann Ben --real --save evening.json', 'record a game with real dice and cards'],
    [
      'sastrugi play nunatak Ann Ben Cleo --real --set occasion="Club night"',
      'the same, with the name of the occasion',
    ],
  ],
  run: (operands, options) => run(operands, options),
};

/** Plays a game at the terminal. */
const run: CommandAction = async (operands, options) => {
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
