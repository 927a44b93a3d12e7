import type { Types } from '../../core/contract/game.js';
import { stateAt, type Viewer } from '../../index.js';
import { type Publication, publish } from '../../table/index.js';
import { nameAt } from './names.js';
import type { Sitting } from './sitting.js';

/** The table as a viewer may see it, and sentences about the last moves. */
export interface Happened extends Publication<Types> {
  readonly report: readonly string[];
}

/** Reports the moves from number `ply` on, as a viewer may see them. */
export const happenedSince = (sitting: Sitting, viewer: Viewer, ply: number): Happened => {
  const { game, table } = sitting;
  const publication = publish(game, table, viewer, { line: table.line, ply }, Number.POSITIVE_INFINITY);
  const steps = publication.steps ?? [];
  const report = steps.flatMap((step, i) =>
    stepLines(sitting, step, game.view(stateAt(game, table.match, ply + i)!, viewer)),
  );
  return { ...publication, report };
};

/** Tells the events of a move; the move itself too if none of them names the player who made it. */
const stepLines = (
  sitting: Sitting,
  { by, move, frames }: NonNullable<Publication<Types>['steps']>[number],
  before: Types['View'],
): readonly string[] => {
  const { speech, texts } = sitting;
  const name = nameAt(sitting, by);
  const events = frames.flatMap(({ event, state }) => (event === null ? [] : [speech.event(state, event)]));
  const isClear = events.length === 0 || events.some((sentence) => sentence.includes(name));
  return [...(isClear ? [] : [texts.labelled(name, speech.move(before, move))]), ...events].map((line) => `  ${line}`);
};
