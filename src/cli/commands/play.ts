import { randomUUID } from 'node:crypto';
import { LONGEST_LINE } from '../../archive/longest-line.js';
import type { Types } from '../../core/contract/game.js';
import { type AnyGame, gameIds, loadGame, orThrow, startMatch } from '../../index.js';
import { openSaved, openTable, type Table } from '../../table/index.js';
import { wordsOf } from '../../words/index.js';
import { pairOf } from '../arena/entrants.js';
import type { Command, Given } from '../command.js';
import { EXIT, systemMessage, Trouble, wrongUse } from '../exit.js';
import { knownGame } from '../games.js';
import { STDIN, unreadable } from '../input/files.js';
import { open } from '../input/open.js';
import { integer } from '../options.js';
import { STDOUT } from '../output/output.js';
import { visible } from '../output/visible.js';
import { seatsOf } from '../play/seats.js';
import { terminalHere } from '../play/terminal.js';
import { TEXTS } from '../play/texts.js';
import { playOn } from '../play/turns.js';
import { LANGUAGE, type Language, wordsIn } from '../play/words.js';

/** Plays a game at the terminal. */
export const play: Command = {
  name: 'play',
  operands: '[game] [players...]',
  text: 'play at the terminal against people and bots; a player is a name, or a bot as in tournaments; NAME=person is a person even if the name resembles that of a bot',
  options: [
    { flags: '-p, --players <n>', text: 'the number of players; bots take the remaining seats', read: integer(1) },
    {
      flags: '--option <name=value>',
      text: 'an option of the game, such as difficulty=easy; may be repeated',
      read: (text, before) => [...((before as readonly string[]) ?? []), text],
    },
    { flags: '--deal <text>', text: 'the seed of the game; random by default' },
    LANGUAGE,
    { flags: '--save <file>', text: 'save the game to this file after every move' },
    { flags: '--resume <file>', text: 'continue a saved game, and save it there' },
  ],
  examples: [
    ['sastrugi play blueprints', 'against a bot'],
    ['sastrugi play igloo-igloo Ann Ben expert --language fr', 'two people and a bot, in French'],
    ['sastrugi play nunatak Pat=person club', "Pat is a person, though 'flat' is a bot"],
    ['sastrugi play --resume game.json', 'continue a saved game'],
  ],
  run: async ([id, ...names], given) => {
    const { game, table } =
      given.resume === undefined
        ? await opened(id, names, given)
        : await resumed(given.resume, [id, given.players, given.option, given.deal]);
    const language = given.language as Language;
    const words = await wordsIn(game.id, language);
    const players = table.seats.map(({ name }) => visible(name));
    const terminal = terminalHere();
    await playOn({
      game,
      table,
      speech: wordsOf(words, game, players),
      texts: TEXTS[language],
      terminal,
      file: keptIn(given),
      seed: randomUUID(),
    });
    terminal.close();
    return EXIT.valid;
  },
};

interface ResumedGame {
  readonly game: AnyGame;
  readonly table: Table<Types>;
}

const opened = async (id: string | undefined, names: readonly string[], given: Given): Promise<ResumedGame> => {
  if (id === undefined) throw wrongUse(`No game is given; there are ${gameIds.join(', ')}.`);
  const game = await knownGame(id);
  const seats = seatsOf(game, names, given.players);
  const { option = [], deal = randomUUID() } = given;
  const settings = { ...Object.fromEntries(option.map(pairOf)), players: seats.length, seed: deal };
  const match = startMatch(game, settings);
  if (match._tag === 'Left') throw new Trouble('WrongUse', `This cannot be played: ${match.left.message}.`);
  return { game, table: orThrow(openTable(game, match.right, seats)) };
};

const resumed = async (file: string, more: readonly unknown[]): Promise<ResumedGame> => {
  if (more.some((each) => each !== undefined)) {
    throw new Trouble('WrongUse', `${file} contains the game and its players: write --resume ${file} alone.`);
  }
  if (file === STDIN) throw new Trouble('WrongUse', 'Standard input is read for moves: name a file for --resume.');
  const saved = await documentIn(file);
  const { game: id } = ((saved as { readonly record?: unknown } | null)?.record ?? {}) as { readonly game?: unknown };
  const game = await loadGame(String(id));
  if (game === undefined) throw new Trouble('CannotRead', `${file} does not contain a game saved by sastrugi play.`);
  const table = openSaved(game, saved);
  if (table._tag === 'Right') return { game, table: table.right };
  throw new Trouble('CannotRead', `${file} cannot be resumed: ${table.left.message}`);
};

const keptIn = ({ save, resume }: Given): string | undefined => {
  if (save === STDOUT) throw new Trouble('WrongUse', 'Standard output shows the game: name a file for --save.');
  return save ?? resume;
};

const documentIn = async (file: string): Promise<unknown> => {
  try {
    return JSON.parse(await textOf(file));
  } catch (error) {
    if (error instanceof Trouble) throw error;
    throw unreadable(file, error instanceof SyntaxError ? 'it is not JSON' : systemMessage(error));
  }
};

/** Reads a small file, compressed or not. */
const textOf = async (name: string): Promise<string> => {
  const bytes = await open({ name, size: null, trouble: null }, { bytes: () => {}, trouble: () => {} });
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of bytes) {
    length += piece.length;
    if (length > LONGEST_LINE) throw unreadable(name, `it has more than ${LONGEST_LINE} bytes, more than any game`);
    pieces.push(piece.slice()); // it is only valid until the next one is read
  }
  return Buffer.concat(pieces).toString();
};
