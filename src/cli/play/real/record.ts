import { type BaseOptions, type BaseState, type GameRecord, orThrow, recordOf } from '../../../index.js';
import { keepAtLast, keepIn, keepUp, type Saving } from '../keep.js';
import type { Referee } from './referee.js';
import { textOf } from './told-game.js';

/** Returns the record of all that was told, within a deal or a move too; null if nothing was. */
const progressOf = ({ told, envelope }: Referee): Saving | null => {
  const { game, options, turns, begun } = told;
  const last = turns.at(-1);
  if (last === undefined && begun?.facts.length === 0) return null;
  const all = begun === null ? turns : [...turns, begun];
  const recorded = {
    options,
    told: all.map(textOf),
    moves: all.flatMap(({ move }) => (move === null ? [] : [move])),
    ...(envelope === undefined ? {} : { envelope }),
  };
  return {
    progress: told,
    document: (): GameRecord<BaseOptions, BaseState> => {
      const record = orThrow(recordOf(game, recorded));
      if (begun !== null || last === undefined) return record;
      // A replay imagines what nobody told from its key.
      return orThrow(recordOf(game, { ...recorded, end: game.determinize(last.position, record.id) }));
    },
  };
};

/** Writes the record to a file, and from then on after every answer; returns null, or the error. */
export const recordIn = async (referee: Referee, path: string): Promise<string | null> => {
  const progress = progressOf(referee);
  return progress === null ? referee.texts.nothingTold : keepIn(referee, progress, path);
};

/** Keeps the record in its file up to date; returns null, or the error. */
export const recordUp = async (referee: Referee): Promise<string | null> => {
  const progress = progressOf(referee);
  return progress === null ? null : keepUp(referee, progress);
};

/** Keeps the record when the referee leaves. */
export const recordAtLast = async (referee: Referee): Promise<void> => {
  const progress = progressOf(referee);
  if (progress !== null) await keepAtLast(referee, progress);
};
