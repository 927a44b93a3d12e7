import type { Frame, Game, Player, Types, Viewer } from '../core/contract/game.js';
import { orThrow } from '../core/errors/verdict.js';
import { stateAt } from '../core/records/match.js';
import type { Known } from './request.js';
import { type AskedUndo, knownOf, type Table, type TableSeat } from './table.js';
import { isFreeUndo, undoPly } from './taking-back.js';

/** A table as one viewer may see it, ready to be sent. */
export interface Publication<G extends Types> {
  /** Increases with every change of the table. */
  readonly version: number;
  /** The viewer's point of the match. Requests name it; a page that sends it back gets the moves made since. */
  readonly known: Known;
  readonly seats: readonly TableSeat[];
  readonly view: G['View'];
  /** The player to decide; null when the game is over. */
  readonly toAct: Player | null;
  /** The viewer's legal moves; empty unless the viewer is to decide. */
  readonly moves: readonly G['Move'][];
  readonly undo: UndoChoices;
  /**
   * The moves made since `known`. Null if some were taken back, if nothing was known yet, or if they have more than
   * `mostFrames` frames: the viewer then starts again from `view`.
   */
  readonly steps: readonly SeenStep<G>[] | null;
}

/** The undo options of a viewer. */
export interface UndoChoices {
  /**
   * The viewer's option to take their last move back: immediately, or if all agree; `'no'` without such a move, or
   * while another player's request is pending.
   */
  readonly own: 'no' | 'at-once' | 'if-agreed';
  /** The pending undo request. */
  readonly asked: AskedUndo | null;
  /** True if the viewer is to answer it. */
  readonly answer: boolean;
}

/** A move that was made, as a viewer may see it. */
export interface SeenStep<G extends Types> {
  readonly by: Player;
  readonly move: G['SeenMove'];
  /** The events of the move and the position after each, for animation. */
  readonly frames: readonly Frame<G['View'], G['Event']>[];
}

/** The default of `mostFrames`: 0.2 to 0.5 MB of JSON. */
const MOST_FRAMES = 128;

/**
 * Returns the publication for a viewer who knows the match up to `known`, by default nothing of it.
 *
 * @param mostFrames - The largest number of frames in a publication, so that no page can make a server send a whole
 *   match. The last move alone is sent whatever it has.
 */
export const publish = <G extends Types>(
  game: Game<G>,
  table: Table<G>,
  viewer: Viewer,
  known?: Known,
  mostFrames: number = MOST_FRAMES,
): Publication<G> => {
  const { match, version, seats } = table;
  const now = knownOf(table);
  const state = stateAt(game, match)!;
  const view = game.view(state, viewer);
  const from = known !== undefined && known.line === now.line && known.ply <= now.ply ? known.ply : null;
  return {
    version,
    known: now,
    seats,
    view,
    toAct: game.toAct(view),
    moves: game.legalMoves(view),
    undo: undoChoices(game, table, viewer),
    steps: from === null ? null : stepsSince(game, table, { viewer, from, mostFrames }),
  };
};

const undoChoices = <G extends Types>(game: Game<G>, table: Table<G>, viewer: Viewer): UndoChoices => {
  const { asked } = table;
  if (viewer === 'spectator') return { own: 'no', asked, answer: false };
  const answer = asked !== null && !asked.agreed.includes(viewer);
  const isTaken = asked !== null && asked.by !== viewer;
  if (isTaken || undoPly(game, table.match, viewer) === null) return { own: 'no', asked, answer };
  return { own: isFreeUndo(game, table.match, viewer) ? 'at-once' : 'if-agreed', asked, answer };
};

const stepsSince = <G extends Types>(
  game: Game<G>,
  { match }: Table<G>,
  { viewer, from, mostFrames }: { readonly viewer: Viewer; readonly from: number; readonly mostFrames: number },
): readonly SeenStep<G>[] | null => {
  const isOne = match.ply - from === 1;
  if (match.ply - from > mostFrames && !isOne) return null; // each step has a frame
  const steps: SeenStep<G>[] = [];
  let state = stateAt(game, match, from)!;
  let sum = 0;
  for (const move of match.moves.slice(from, match.ply)) {
    const frames = orThrow(game.frames(state, move));
    sum += frames.length;
    if (sum > mostFrames && !isOne) return null;
    steps.push({
      by: game.toAct(state)!,
      move: game.viewMove(state, move, viewer),
      frames: game.viewFrames(frames, viewer),
    });
    state = frames.at(-1)!.state;
  }
  return steps;
};
