import type { Types } from '../../core/contract/game.js';
import type { AnyGame, BaseMove } from '../../index.js';
import { knownOf, type Request, type RequestFault, saveTable, stateOf, submit, type Table } from '../../table/index.js';
import type { AnySpeech } from '../../words/index.js';
import { introduction } from './introduction.js';
import { type Keeping, keepUp, type Saving } from './keep.js';
import { nameAt } from './names.js';
import type { SeatedBot } from './seats.js';
import type { AnyAbout } from './what.js';

/** A game at the terminal, with its progress. */
export interface Sitting extends Keeping {
  readonly game: AnyGame;
  readonly speech: AnySpeech;
  readonly about: AnyAbout;
  /** The beginning of the seeds of the bots. */
  readonly seed: string;
  table: Table<Types>;
  /** The bots by seat, null for people; undefined before they are built and when they must be built again. */
  bots: readonly SeatedBot[] | undefined;
  /** The person who used the terminal last. */
  seer: number | null;
  /** Lines that are to be shown before anything else. */
  unsaid: readonly string[];
  /** By player, the number of moves that they have seen; unused for bots. */
  told: number[];
}

/** The arguments of a game at the terminal. */
export type TerminalGame = Readonly<Omit<Sitting, 'bots' | 'seer' | 'unsaid' | 'told'>>;

/** A request to the table, without the point of the match. */
export type Wish = Request<Types> extends infer R ? (R extends unknown ? Omit<R, 'known'> : never) : never;

/** Starts a game at the terminal, new or resumed. */
export const sittingAt = (setting: TerminalGame): Sitting => {
  const { match, seats } = setting.table;
  const unsaid = [
    introduction(
      setting,
      seats.map((_, player) => nameAt(setting, player)),
    ),
  ];
  return { ...setting, bots: undefined, seer: null, unsaid, told: seats.map(() => match.ply) };
};

/** The seats of people. */
export const peopleAt = ({ table }: Sitting): readonly number[] =>
  table.seats.flatMap(({ plays }, player) => (plays === 'person' ? [player] : []));

/** Returns the progress of the game, for its file. */
export const progressOf = ({ game, table }: Sitting): Saving => ({
  progress: table,
  document: () => saveTable(game, table),
});

/** Submits a request to the table; returns null, or the reason why it was refused. */
export const wish = async (sitting: Sitting, by: number, wanted: Wish): Promise<string | null> => {
  const { game, table, terminal } = sitting;
  const answer = submit(game, table, by, { ...wanted, known: knownOf(table) } as Request<Types>);
  if (answer._tag === 'Left') return refusalOf(sitting, answer.left);
  sitting.table = answer.right;
  const fault = await keepUp(sitting, progressOf(sitting));
  if (fault !== null) await terminal.say(fault);
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
