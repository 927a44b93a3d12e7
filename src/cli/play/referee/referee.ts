import {
  type BaseOptions,
  type BaseState,
  type BaseView,
  type Envelope,
  type GameRecord,
  orThrow,
  recordOf,
} from '../../../index.js';
import type { AnyGameText } from '../../../words/index.js';
import { type Autosave, type SaveState, saveIfChanged, saveOnExit, saveTo } from '../autosave.js';
import type { AnyAbout } from '../describe.js';
import type { Texts } from '../texts.js';
import type { RealTexts } from './texts.js';
import { formatFacts, type ToldGame } from './told-game.js';

/** A game at a real table, with its progress. */
export interface Referee extends Autosave {
  told: ToldGame;
  readonly envelope: Envelope | undefined;
  readonly gameText: AnyGameText;
  readonly about: AnyAbout;
  readonly texts: Texts & RealTexts;
  /** A position of another game with the same options, for sentences before the deal is told. */
  readonly otherGameView: BaseView;
}

/** Returns a position of the game, for its sentences; until the deal is told, one of another game. */
export const viewForText = ({ told, otherGameView }: Referee): BaseView =>
  told.completeTurns.at(-1)?.view ?? otherGameView;

/** Returns the record of all that was told, within a deal or a move too; null if nothing was. */
const saveStateOf = ({ told, envelope }: Referee): SaveState | null => {
  const { game, options, completeTurns, openTurn } = told;
  const last = completeTurns.at(-1);
  if (last === undefined && openTurn?.facts.length === 0) return null;
  const all = openTurn === null ? completeTurns : [...completeTurns, openTurn];
  const recorded = {
    options,
    told: all.map(formatFacts),
    moves: all.flatMap(({ move }) => (move === null ? [] : [move])),
    ...(envelope === undefined ? {} : { envelope }),
  };
  return {
    progress: told,
    document: (): GameRecord<BaseOptions, BaseState> => {
      const record = orThrow(recordOf(game, recorded));
      if (openTurn !== null || last === undefined) return record;
      // A replay imagines what nobody told from its key.
      return orThrow(recordOf(game, { ...recorded, end: game.determinize(last.view, record.id) }));
    },
  };
};

/** Writes the record to a file, and from then on after every answer; returns null, or the error. */
export const saveRecordTo = async (referee: Referee, path: string): Promise<string | null> => {
  const state = saveStateOf(referee);
  return state === null ? referee.texts.nothingTold : saveTo(referee, state, path);
};

/** Keeps the record in its file up to date; returns null, or the error. */
export const saveRecordIfChanged = async (referee: Referee): Promise<string | null> => {
  const state = saveStateOf(referee);
  return state === null ? null : saveIfChanged(referee, state);
};

/** Keeps the record when the referee leaves. */
export const saveRecordOnExit = async (referee: Referee): Promise<void> => {
  const state = saveStateOf(referee);
  if (state !== null) await saveOnExit(referee, state);
};
