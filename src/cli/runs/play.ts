import { randomUUID } from 'node:crypto';
import type { Types } from '../../core/contract/game.js';
import { type AnyGame, gameIds, loadGame, orThrow, startMatch } from '../../index.js';
import { openSaved, openTable, type Table } from '../../table/index.js';
import { aboutOf, wordsOf } from '../../words/index.js';
import { gameOptionsOf } from '../arena/entrants.js';
import type { Given, RunCommand } from '../command.js';
import { EXIT, Trouble, wrongUse } from '../exit.js';
import { knownGame } from '../games.js';
import { STDOUT } from '../output/output.js';
import { visible } from '../output/visible.js';
import { checkNew } from '../play/keep.js';
import { distinct } from '../play/names.js';
import { begunReal, resumedReal } from '../play/real/begin.js';
import { playReal } from '../play/real/play.js';
import { REAL_TEXTS } from '../play/real/texts.js';
import { savedIn } from '../play/saved.js';
import { checkPrograms, seatsOf } from '../play/seats.js';
import { type Terminal, terminalHere } from '../play/terminal.js';
import { TEXTS } from '../play/texts.js';
import { playOn } from '../play/turns.js';
import { type Language, wordsIn } from '../play/words.js';

/** Plays a game at the terminal. */
export const run: RunCommand = async (operands, given) => {
  if (given.real !== true && given.set !== undefined)
    throw wrongUse('Write --set with --real alone: it is for the record.');
  const terminal = terminalHere();
  try {
    await (given.real ? refereed : seatedAt)(terminal, operands, given);
  } finally {
    terminal.close();
  }
  return EXIT.valid;
};

/** Plays a game whose players sit at the terminal. */
const seatedAt = async (terminal: Terminal, [id, ...names]: readonly string[], given: Given): Promise<void> => {
  const { game, table } =
    given.resume === undefined
      ? await opened(id, names, given)
      : await resumed(given.resume, [id, given.players, given.option, given.deal], given.exec === true);
  const language = given.language as Language;
  const words = await wordsIn(game.id, language);
  const players = distinct(table.seats.map(({ name }) => visible(name)));
  const file = await keptIn(given);
  const speech = wordsOf(words, game, players);
  await playOn({
    game,
    table,
    speech,
    about: aboutOf(words, game, speech),
    texts: TEXTS[language],
    terminal,
    file,
    kept: file !== undefined && file === given.resume ? table : null,
    seed: randomUUID(),
  });
};

/** Keeps a game whose players sit at a real table. */
const refereed = async (terminal: Terminal, [id, ...names]: readonly string[], given: Given): Promise<void> => {
  const { resume, players, option, deal, set } = given;
  if (deal !== undefined) throw wrongUse('Dice and cards decide with --real: write no --deal.');
  const file = await keptIn(given);
  const begun =
    resume === undefined
      ? begunReal(await gameGiven(id), names, given)
      : await resumedReal(resume, [id, players, option, set]);
  const { game } = begun.told;
  const language = given.language as Language;
  const words = await wordsIn(game.id, language);
  const speech = wordsOf(words, game, begun.names);
  const about = aboutOf(words, game, speech);
  const kept = file === resume && file !== undefined ? begun.told : null;
  await playReal({
    ...begun,
    speech,
    about,
    texts: { ...TEXTS[language], ...REAL_TEXTS[language] },
    terminal,
    file,
    kept,
  });
};

interface ResumedGame {
  readonly game: AnyGame;
  readonly table: Table<Types>;
}

const opened = async (id: string | undefined, names: readonly string[], given: Given): Promise<ResumedGame> => {
  const game = await gameGiven(id);
  const named = names.length === 0 ? [await unnamed(game, given.language as Language)] : names;
  const seats = seatsOf(game, named, given.players);
  const { option, deal = randomUUID() } = given;
  const settings = { ...gameOptionsOf(option), players: seats.length, seed: deal };
  const match = startMatch(game, settings);
  if (match._tag === 'Left') throw new Trouble('WrongUse', `This cannot be played: ${match.left.message}.`);
  return { game, table: orThrow(openTable(game, match.right, seats)) };
};

/** Returns what sentences call a player without a name. */
const unnamed = async (game: AnyGame, language: Language): Promise<string> =>
  wordsOf(await wordsIn(game.id, language), game).name('player', 0);

const gameGiven = async (id: string | undefined): Promise<AnyGame> => {
  if (id === undefined) throw wrongUse(`No game is given; there are ${gameIds.join(', ')}.`);
  return knownGame(id);
};

const resumed = async (file: string, more: readonly unknown[], startsPrograms: boolean): Promise<ResumedGame> => {
  const saved = await savedIn(file, more);
  const { game: id } = ((saved as { readonly record?: unknown } | null)?.record ?? {}) as { readonly game?: unknown };
  const game = await loadGame(String(id));
  if (game === undefined) throw new Trouble('CannotRead', `${file} does not contain a game saved by sastrugi play.`);
  const table = openSaved(game, saved);
  if (table._tag === 'Right') {
    if (!startsPrograms) checkPrograms(file, table.right.seats);
    return { game, table: table.right };
  }
  throw new Trouble('CannotRead', `${file} cannot be resumed: ${table.left.message}`);
};

/** Returns the file in which a game is to be kept: the one from which it was resumed, or a new one. */
const keptIn = async ({ save, resume }: Given): Promise<string | undefined> => {
  if (save === STDOUT) throw new Trouble('WrongUse', 'Standard output shows the game: name a file for --save.');
  const file = save ?? resume;
  if (file !== undefined && file !== resume) await checkNew(file);
  return file;
};
