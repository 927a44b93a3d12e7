import { BOT_NAMES } from '../../../arena/bots.js';
import { findEnvelopeMismatch } from '../../../core/records/record-codec.js';
import {
  type AnyGame,
  type BaseOptions,
  type Envelope,
  orThrow,
  type ToldOptions,
  validateRecord,
} from '../../../index.js';
import { parseGameOptions } from '../../arena/entrants.js';
import type { CommandOptions } from '../../command.js';
import { CommandError, usageError } from '../../exit-status.js';
import { findGame } from '../../games.js';
import { valuesIn } from '../../query/changes.js';
import { applyChange, completePlayers } from '../../query/edit.js';
import { escapeControls } from '../../write/print.js';
import { readSavedGame } from '../autosave.js';
import { numberDuplicates } from '../describe.js';
import type { Referee } from './referee.js';
import { beginTold, resumeTold } from './told-game.js';

/** The most characters of a name in a record. */
const MAX_NAME_LENGTH = 200;

/** A game at a real table that begins or goes on, and the names of its players, if they are known. */
interface RefereedGame extends Pick<Referee, 'told' | 'envelope' | 'otherGameView'> {
  readonly names: readonly string[];
}

/** Starts a game with the players and options of the command line. */
export const startRealGame = (
  game: AnyGame,
  texts: readonly string[],
  commandOptions: CommandOptions,
): RefereedGame => {
  const names = texts.map(parseName);
  const players = commandOptions.players ?? names.length;
  if (players === 0) throw usageError('Name the players in the order of their seats, or write --players N.');
  if (names.length > 0 && names.length !== players) {
    throw usageError(`${names.length} ${names.length === 1 ? 'player is' : 'players are'} named, but ${players} play.`);
  }
  const options = { players, ...parseGameOptions(commandOptions.option) };
  const question = game.nextDealQuestion(options, '');
  if (question._tag === 'Left') throw usageError(`This cannot be played: ${question.left.message}.`);
  const envelope = envelopeOf(names, { players, set: commandOptions.set });
  return {
    told: beginTold(game, options),
    envelope,
    otherGameView: viewOfOtherGame(game, options),
    names: namesOf(envelope, players),
  };
};

/** Returns what a record says besides its moves: the players, today's date, and what the command line sets. */
const envelopeOf = (
  names: readonly string[],
  { players, set = [] }: { readonly players: number; readonly set: CommandOptions['set'] },
): Envelope => {
  const named = names.length === 0 ? {} : { players: names.map((name) => ({ name })) };
  const changes = valuesIn(set);
  if (changes.some(({ keys: [key, field] }) => key !== 'envelope' || field === 'termination')) {
    throw usageError('Before the game only event, date, players and meta can be set.');
  }
  const document = completePlayers(changes.reduce(applyChange, { envelope: { date: today(), ...named } }), players);
  const { envelope = {} } = document as { readonly envelope?: Envelope };
  const wrong = findEnvelopeMismatch(envelope, { players, moves: 0, over: false });
  if (wrong !== null) throw usageError(`This cannot be set: ${wrong.message}.`);
  return envelope;
};

/** Returns the date here, `2026-03-01`. */
const today = (): string => {
  const now = new Date();
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
};

/** Returns the names by which sentences call the players; none if nobody has a name. */
const namesOf = ({ players = [] }: Envelope, count: number): readonly string[] =>
  players.every(({ name }) => name === undefined)
    ? []
    : numberDuplicates(
        Array.from({ length: count }, (_, player) => escapeControls(players[player]?.name ?? `${player + 1}`)),
      );

/** Continues the game of a record. */
export const resumeRealGame = async (file: string, more: readonly unknown[]): Promise<RefereedGame> => {
  const document = await readSavedGame(file, more);
  const id = (document as { readonly game?: unknown } | null)?.game;
  const game = await findGame(String(id));
  if (game === undefined) throw new CommandError('CannotRead', `${file} does not contain a record of a game.`);
  const valid = validateRecord(document, game);
  if (valid._tag === 'Left') throw new CommandError('CannotRead', `${file} cannot be resumed: ${valid.left.message}`);
  const { record, isComplete } = valid.right;
  const { envelope, moves } = record;
  const { clocks, comments, termination } = envelope ?? {};
  const isFromHere =
    valid.right.envelopeError === null && [clocks, comments, termination].every((each) => each === undefined);
  if (record.told === undefined || !isFromHere) {
    throw new CommandError('CannotRead', `${file} is not a game saved by sastrugi play --real.`);
  }
  const told = resumeTold(game, record, { moves, isComplete });
  const names = namesOf(envelope ?? {}, record.options.players);
  return { told, envelope, otherGameView: viewOfOtherGame(game, record.options), names };
};

/** Returns a position of another game with these options. */
const viewOfOtherGame = (game: AnyGame, options: ToldOptions<BaseOptions>): Referee['otherGameView'] =>
  game.view(orThrow(game.setup({ ...options, seed: 'another game' })), 'spectator');

/** Reads the name of a person; refuses bots. */
const parseName = (text: string): string => {
  const person = /^(.+)=person$/s.exec(text)?.[1];
  const bot = text.replace(/^[^=:#]+=/, '').replace(/:.*$/s, '');
  if (person === undefined && (bot.includes('#') || BOT_NAMES.includes(bot))) {
    throw usageError(`${text} is a bot: with --real only people play; write ${bot}=person for a person of this name.`);
  }
  const name = person ?? text;
  if (name === '' || name.length > MAX_NAME_LENGTH) throw usageError(`A name has 1 to ${MAX_NAME_LENGTH} characters.`);
  return name;
};
