import { BOTS } from '../../../arena/bot-names.js';
import { misfit } from '../../../core/records/envelope-codec.js';
import {
  type AnyGame,
  type BaseOptions,
  type Envelope,
  loadGame,
  orThrow,
  type ToldOptions,
  validateRecord,
} from '../../../index.js';
import { gameOptionsOf } from '../../arena/entrants.js';
import { valuesIn } from '../../changes.js';
import type { Given } from '../../command.js';
import { Trouble, wrongUse } from '../../exit.js';
import { visible } from '../../output/visible.js';
import { changed, seated } from '../../queries/editing.js';
import { distinct } from '../names.js';
import { savedIn } from '../saved.js';
import type { Referee } from './referee.js';
import { beginTold, resumeTold } from './told-game.js';

/** The most characters of a name in a record. */
const LONGEST_NAME = 200;

/** A game at a real table that begins or goes on, and the names of its players, if they are known. */
interface BegunGame extends Pick<Referee, 'told' | 'envelope' | 'before'> {
  readonly names: readonly string[];
}

/** Starts a game with the players and options of the command line. */
export const begunReal = (game: AnyGame, texts: readonly string[], given: Given): BegunGame => {
  const names = texts.map(nameIn);
  const players = given.players ?? names.length;
  if (players === 0) throw wrongUse('Name the players in the order of their seats, or write --players N.');
  if (names.length > 0 && names.length !== players) {
    throw wrongUse(`${names.length} ${names.length === 1 ? 'player is' : 'players are'} named, but ${players} play.`);
  }
  const options = { players, ...gameOptionsOf(given.option) };
  const asked = game.asksDeal(options, '');
  if (asked._tag === 'Left') throw wrongUse(`This cannot be played: ${asked.left.message}.`);
  const envelope = envelopeOf(names, { players, set: given.set });
  return {
    told: beginTold(game, options),
    envelope,
    before: anotherGame(game, options),
    names: namesOf(envelope, players),
  };
};

/** Returns what a record says besides its moves: the players, today's date, and what the command line sets. */
const envelopeOf = (
  names: readonly string[],
  { players, set = [] }: { readonly players: number; readonly set: Given['set'] },
): Envelope => {
  const named = names.length === 0 ? {} : { players: names.map((name) => ({ name })) };
  const changes = valuesIn(set);
  if (changes.some(({ keys: [key, field] }) => key !== 'envelope' || field === 'termination')) {
    throw wrongUse('Before the game only event, date, players and meta can be set.');
  }
  const document = seated(changes.reduce(changed, { envelope: { date: today(), ...named } }), players);
  const { envelope = {} } = document as { readonly envelope?: Envelope };
  const wrong = misfit(envelope, { players, moves: 0, over: false });
  if (wrong !== null) throw wrongUse(`This cannot be set: ${wrong.message}.`);
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
    : distinct(Array.from({ length: count }, (_, player) => visible(players[player]?.name ?? `${player + 1}`)));

/** Continues the game of a record. */
export const resumedReal = async (file: string, more: readonly unknown[]): Promise<BegunGame> => {
  const document = await savedIn(file, more);
  const id = (document as { readonly game?: unknown } | null)?.game;
  const game = await loadGame(String(id));
  if (game === undefined) throw new Trouble('CannotRead', `${file} does not contain a record of a game.`);
  const valid = validateRecord(document, game);
  if (valid._tag === 'Left') throw new Trouble('CannotRead', `${file} cannot be resumed: ${valid.left.message}`);
  const { record, isComplete } = valid.right;
  const { envelope, moves } = record;
  const { clocks, comments, termination } = envelope ?? {};
  const isOurs = valid.right.envelope === null && [clocks, comments, termination].every((each) => each === undefined);
  if (record.told === undefined || !isOurs) {
    throw new Trouble('CannotRead', `${file} is not a game saved by sastrugi play --real.`);
  }
  const told = resumeTold(game, record, { moves, isComplete });
  const names = namesOf(envelope ?? {}, record.options.players);
  return { told, envelope, before: anotherGame(game, record.options), names };
};

/** Returns a position of another game with these options. */
const anotherGame = (game: AnyGame, options: ToldOptions<BaseOptions>): Referee['before'] =>
  game.view(orThrow(game.setup({ ...options, seed: 'another game' })), 'spectator');

/** Reads the name of a person; refuses bots. */
const nameIn = (text: string): string => {
  const person = /^(.+)=person$/s.exec(text)?.[1];
  const bot = text.replace(/^[^=:#]+=/, '').replace(/:.*$/s, '');
  if (person === undefined && (bot.includes('#') || BOTS.includes(bot))) {
    throw wrongUse(`${text} is a bot: with --real only people play; write ${bot}=person for a person of this name.`);
  }
  const name = person ?? text;
  if (name === '' || name.length > LONGEST_NAME) throw wrongUse(`A name has 1 to ${LONGEST_NAME} characters.`);
  return name;
};
