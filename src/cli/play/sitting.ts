import type { Types } from '../../core/contract/game.js';
import type { AnyGame, BaseMove } from '../../index.js';
import { knownOf, type Request, type RequestFault, saveTable, stateOf, submit, type Table } from '../../table/index.js';
import type { AnySpeech } from '../../words/index.js';
import { Trouble } from '../exit.js';
import { outputTo } from '../output/output.js';
import { visible } from '../output/visible.js';
import type { SeatedBot } from './seats.js';
import type { Terminal } from './terminal.js';
import type { Texts } from './texts.js';

/** The arguments of a game at the terminal. */
export interface TerminalGame {
  readonly game: AnyGame;
  readonly table: Table<Types>;
  readonly speech: AnySpeech;
  readonly texts: Texts;
  readonly terminal: Terminal;
  /** The file that is written after every move, if any. */
  readonly file: string | undefined;
  /** The beginning of the seeds of the bots. */
  readonly seed: string;
}

/** A game at the terminal, with its progress. */
export interface Sitting extends Omit<TerminalGame, 'table'> {
  table: Table<Types>;
  /** The bots by seat, null for people; undefined before they are built and when they must be built again. */
  bots: readonly SeatedBot[] | undefined;
  /** The person who used the terminal last. */
  seer: number | null;
  /** By player, the number of moves that they have seen; unused for bots. */
  told: number[];
}

/** A request to the table, without the point of the match. */
export type Wish = Request<Types> extends infer R ? (R extends unknown ? Omit<R, 'known'> : never) : never;

/** Starts a game at the terminal, new or resumed. */
export const sittingAt = (setting: TerminalGame): Sitting => {
  const { match, seats } = setting.table;
  return { ...setting, bots: undefined, seer: null, told: seats.map(() => match.ply) };
};

/** The seats of people. */
export const peopleAt = ({ table }: Sitting): readonly number[] =>
  table.seats.flatMap(({ plays }, player) => (plays === 'person' ? [player] : []));

/** Returns the name of a player. */
export const nameAt = ({ table }: Sitting, player: number): string => visible(table.seats[player]!.name);

/** Writes the game to a file; returns null, or the error. */
export const keep = async (
  { game, table }: Pick<TerminalGame, 'game' | 'table'>,
  path: string,
): Promise<string | null> => {
  try {
    const output = await outputTo(path);
    await output.write(`${JSON.stringify(saveTable(game, table))}\n`);
    await output.finish();
    return null;
  } catch (error) {
    if (error instanceof Trouble) return visible(error.message);
    throw error;
  }
};

/** Submits a request to the table; returns null, or the reason why it was refused. */
export const wish = async (sitting: Sitting, by: number, wanted: Wish): Promise<string | null> => {
  const { game, table, file, terminal, texts } = sitting;
  const answer = submit(game, table, by, { ...wanted, known: knownOf(table) } as Request<Types>);
  if (answer._tag === 'Left') return refusalOf(sitting, answer.left);
  sitting.table = answer.right;
  const fault = file === undefined ? null : await keep(sitting, file);
  if (fault !== null) await terminal.say(texts.notKept(fault));
  return null;
};

const refusalOf = ({ speech, texts }: Sitting, fault: RequestFault<Types>): string =>
  fault._tag === 'NothingToUndo' ? texts.nothingToUndo : speech.refusal(fault as Parameters<typeof speech.refusal>[0]);

/** Makes a move and passes it to the bots; returns null, or the reason why it was refused. */
export const makeMove = async (sitting: Sitting, by: number, made: BaseMove): Promise<string | null> => {
  const state = stateOf(sitting.game, sitting.table);
  const refusal = await wish(sitting, by, { kind: 'move', move: made });
  if (refusal === null) for (const bot of sitting.bots ?? []) bot?.note(state, made);
  return refusal;
};
