import type { Types } from '../../core/contract/game.js';
import type { AnyGame, BaseMove, BaseState } from '../../index.js';
import {
  type Request,
  type RequestError,
  revisionOf,
  saveTable,
  stateOf,
  submit,
  type Table,
} from '../../table/index.js';
import type { AnyGameText } from '../../words/index.js';
import { type Autosave, type SaveState, saveIfChanged } from './autosave.js';
import { type AnyAbout, formatIntroduction, playerName } from './describe.js';
import type { SeatedBot } from './seats.js';

/** A game at the terminal, with its progress. */
export interface Session extends Autosave {
  readonly game: AnyGame;
  readonly gameText: AnyGameText;
  readonly about: AnyAbout;
  /** The beginning of the seeds of the bots. */
  readonly seed: string;
  table: Table<Types>;
  /** The bots by seat, null for people; undefined before they are built and when they must be built again. */
  bots: readonly SeatedBot[] | undefined;
  /** The person who used the terminal last. */
  lastViewer: number | null;
  /** Lines that are to be shown before anything else. */
  pendingLines: readonly string[];
  /** By player, the number of moves that they have seen; unused for bots. */
  seenPlies: number[];
}

/** The arguments of a game at the terminal. */
export type SessionSettings = Readonly<Omit<Session, 'bots' | 'lastViewer' | 'pendingLines' | 'seenPlies'>>;

/** A request to the table, without the point of the match. */
type TableRequest = Request<Types> extends infer R ? (R extends unknown ? Omit<R, 'revision'> : never) : never;

/** Starts a game at the terminal, new or resumed. */
export const createSession = (setting: SessionSettings): Session => {
  const { match, seats } = setting.table;
  const pendingLines = [
    formatIntroduction(
      setting,
      seats.map((_, player) => playerName(setting, player)),
    ),
  ];
  return { ...setting, bots: undefined, lastViewer: null, pendingLines, seenPlies: seats.map(() => match.ply) };
};

/** The seats of people. */
export const humanSeats = ({ table }: Session): readonly number[] =>
  table.seats.flatMap(({ kind }, player) => (kind === 'person' ? [player] : []));

/** Returns the progress of the game, for its file. */
export const saveStateOf = ({ game, table }: Session): SaveState => ({
  progress: table,
  document: () => saveTable(game, table),
});

/** Returns the position in which the next player is asked: the waiting choices of those asked before are made. */
export const currentState = ({ game, table }: Pick<Session, 'game' | 'table'>): BaseState => {
  const state = stateOf(game, table);
  const deciders = game.deciders(state);
  const next = deciders.findIndex((player) => table.choices[player] === null);
  return deciders
    .slice(0, next)
    .reduce<BaseState>((before, player) => game.play(before, table.choices[player]!), state);
};

/** Submits a request to the table; returns null, or the reason why it was refused. */
export const submitRequest = async (session: Session, player: number, wanted: TableRequest): Promise<string | null> => {
  const { game, table, terminal } = session;
  const answer = submit(game, table, player, { ...wanted, revision: revisionOf(table) } as Request<Types>);
  if (answer._tag === 'Left') return formatRequestError(session, answer.left);
  session.table = answer.right;
  const error = await saveIfChanged(session, saveStateOf(session));
  if (error !== null) await terminal.print(error);
  return null;
};

const formatRequestError = ({ gameText, texts }: Session, error: RequestError<Types>): string =>
  error._tag === 'NothingToUndo'
    ? texts.nothingToUndo
    : gameText.refusal(error as Parameters<typeof gameText.refusal>[0]);

/** Makes a move and passes it to the bots; returns null, or the reason why it was refused. */
export const submitMove = async (session: Session, player: number, move: BaseMove): Promise<string | null> => {
  const state = currentState(session);
  const refusal = await submitRequest(session, player, { kind: 'move', move });
  if (refusal === null) for (const bot of session.bots ?? []) bot?.note(state, move);
  return refusal;
};
