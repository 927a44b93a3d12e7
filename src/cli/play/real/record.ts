import { type BaseOptions, type BaseState, type GameRecord, orThrow, recordOf } from '../../../index.js';
import { keepAtLast, keepIn, keepUp, type Saving } from '../keep.js';
import type { Referee } from './referee.js';
import { textOf } from './told-game.js';

/** Returns the turns of which everything is told, and their record; null before the deal is complete. */
const progressOf = ({ told: { game, options, turns }, envelope }: Referee): Saving | null => {
  const last = turns.at(-1);
  if (last === undefined) return null;
  const recorded = {
    options,
    told: turns.map(textOf),
    moves: turns.flatMap(({ move }) => (move === null ? [] : [move])),
    ...(envelope === undefined ? {} : { envelope }),
  };
  return {
    progress: turns,
    document: (): GameRecord<BaseOptions, BaseState> => {
      const { id } = orThrow(recordOf(game, recorded)); // its key, from which a replay imagines what nobody told
      return orThrow(recordOf(game, { ...recorded, end: game.determinize(last.position, id) }));
    },
  };
};

/** Writes the record to a file, and from then on after every move; returns null, or the error. */
export const recordIn = async (referee: Referee, path: string): Promise<string | null> => {
  const progress = progressOf(referee);
  return progress === null ? referee.texts.notDealt : keepIn(referee, progress, path);
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
