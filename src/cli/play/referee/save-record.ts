import { type BaseOptions, type BaseState, type GameRecord, orThrow, recordOf } from '../../../index.js';
import { type SaveState, saveIfChanged, saveOnExit, saveTo } from '../autosave.js';
import type { Referee } from './referee.js';
import { formatFacts } from './told-game.js';

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
