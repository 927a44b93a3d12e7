import { type Components, createTables, type Difficulty, type Tables } from './components/index.js';
import { createMoveTables, type MoveTables } from './moves/index.js';
import type { State } from './state/index.js';
import { createStateBeforeDeal } from './state/state-before-deal.js';

/** The components and the tables that the rules read. */
export interface Box extends Tables {
  readonly allMoves: MoveTables;
  /** The start states of games, by difficulty. */
  readonly statesBeforeDeal: Readonly<Record<Difficulty, State>>;
}

/** Builds the tables that the rules read. */
export const prepare = (components: Components, id: string): Box => {
  const tables = createTables(components, id);
  return {
    ...tables,
    allMoves: createMoveTables(tables),
    statesBeforeDeal: {
      easy: createStateBeforeDeal(tables, 'easy'),
      normal: createStateBeforeDeal(tables, 'normal'),
      hard: createStateBeforeDeal(tables, 'hard'),
    },
  };
};
