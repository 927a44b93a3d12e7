import type { Types } from '../../core/contract/game.js';
import { stateAt, type Viewer } from '../../index.js';
import { type Publication, publish } from '../../table/index.js';
import { playerName } from './names.js';
import type { Session } from './session.js';

/** The table as a viewer may see it, and sentences about the last moves. */
export interface RecentEvents extends Publication<Types> {
  readonly report: readonly string[];
}

/** Reports the moves from number `ply` on, as a viewer may see them. */
export const reportSince = (session: Session, viewer: Viewer, ply: number): RecentEvents => {
  const { game, table } = session;
  const publication = publish(game, table, viewer, { undoCount: table.undoCount, ply }, Number.POSITIVE_INFINITY);
  const steps = publication.steps ?? [];
  const report = steps.flatMap((step, i) =>
    formatStep(session, step, game.view(stateAt(game, table.match, ply + i)!, viewer)),
  );
  return { ...publication, report };
};

/** Tells the events of a move; the move itself too if none of them names the player who made it. */
const formatStep = (
  session: Session,
  { player, move, frames }: NonNullable<Publication<Types>['steps']>[number],
  before: Types['View'],
): readonly string[] => {
  const { gameText, texts } = session;
  const name = playerName(session, player);
  const events = frames.flatMap(({ event, state }) => (event === null ? [] : [gameText.event(state, event)]));
  const isClear = events.length === 0 || events.some((sentence) => sentence.includes(name));
  return [...(isClear ? [] : [texts.labelled(name, gameText.move(before, move))]), ...events].map(
    (line) => `  ${line}`,
  );
};
