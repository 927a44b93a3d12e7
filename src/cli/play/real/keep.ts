import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { type BaseOptions, type BaseState, type GameRecord, orThrow, recordOf } from '../../../index.js';
import { Trouble } from '../../exit.js';
import { outputTo, STDOUT } from '../../output/output.js';
import { visible } from '../../output/visible.js';
import type { RealGame, Referee } from './referee.js';
import { type ToldGame, textOf } from './told-game.js';

/** Returns the record of the turns of which everything is told; null before the deal is complete. */
const recordOfTold = (
  { game, options, turns }: ToldGame,
  envelope: RealGame['envelope'],
): GameRecord<BaseOptions, BaseState> | null => {
  const last = turns.at(-1);
  if (last === undefined) return null;
  const recorded = {
    options,
    told: turns.map(textOf),
    moves: turns.flatMap(({ move }) => (move === null ? [] : [move])),
    ...(envelope === undefined ? {} : { envelope }),
  };
  const { id } = orThrow(recordOf(game, recorded)); // its key, from which a replay imagines what nobody told
  return orThrow(recordOf(game, { ...recorded, end: game.determinize(last.position, id) }));
};

/** Writes the game to a file, and from then on after every move; returns null, or the error. */
export const keepIn = async (referee: Referee, path: string): Promise<string | null> => {
  const { told, envelope, file, kept, texts } = referee;
  const record = recordOfTold(told, envelope);
  if (record === null) return texts.notDealt;
  const isOurs = path === file && kept !== null;
  if (!isOurs && (path === STDOUT || (await isOldFile(path)))) return texts.exists(visible(path));
  try {
    const output = await outputTo(path);
    await output.write(`${JSON.stringify(record)}\n`);
    await output.finish();
  } catch (error) {
    if (error instanceof Trouble) return texts.notKept(visible(error.message));
    throw error;
  }
  referee.file = path;
  referee.kept = told.turns;
  return null;
};

/** Keeps the game in its file, if it has one that is out of date; returns null, or the error. */
export const keepUp = async (referee: Referee): Promise<string | null> => {
  const { told, file, kept } = referee;
  return file === undefined || told.turns.length === 0 || kept === told.turns ? null : keepIn(referee, file);
};

/** Throws unless a file can be written and does not exist yet. */
export const checkNew = async (path: string): Promise<void> => {
  if (await isOldFile(path)) throw new Trouble('CannotWrite', `${path} exists already: name another file.`);
  if (await isFreeOrFolder(path)) await (await outputTo(path)).withhold('it was only tried').catch(() => {});
};

const isOldFile = async (path: string): Promise<boolean> => (await found(path))?.isFile() === true;

/** Checks whether a path can be opened without effect: devices and pipes cannot. */
const isFreeOrFolder = async (path: string): Promise<boolean> => (await found(path))?.isDirectory() !== false;

const found = (path: string): Promise<Stats | null> => stat(path).catch(() => null);
