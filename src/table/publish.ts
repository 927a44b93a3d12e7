import type { Frame, Game, Player, Types, Viewer } from '../core/contract/game.js';
import { orThrow } from '../core/errors/verdict.js';
import { stateAt } from '../core/records/match.js';
import type { AskedUndo, Table, TableSeat } from './table.js';
import { isFreeUndo, undoPly } from './taking-back.js';

/** A table as one viewer may see it, ready to be sent. */
export interface Publication<G extends Types> {
  /** The version to be named in requests. */
  readonly version: number;
  /** The progress of the viewer after this publication; send it back to get the moves made since. */
  readonly known: Known;
  readonly seats: readonly TableSeat[];
  readonly view: G['View'];
  /** The player to decide; null when the game is over. */
  readonly toAct: Player | null;
  /** The viewer's legal moves; empty unless the viewer is to decide. */
  readonly moves: readonly G['Move'][];
  readonly undo: UndoChoices;
  /** The moves made since `known`; null if some were taken back, or if nothing was known yet. */
  readonly steps: readonly SeenStep<G>[] | null;
}

/** The part of a match that a viewer knows. */
export interface Known {
  readonly line: number;
  readonly ply: number;
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

/** Returns the publication for a viewer who knows the match up to `known`, by default nothing of it. */
export const publish = <G extends Types>(
  game: Game<G>,
  table: Table<G>,
  viewer: Viewer,
  known?: Known,
): Publication<G> => {
  const { match, version, line, seats } = table;
  const state = stateAt(game, match)!;
  const view = game.view(state, viewer);
  const from = known !== undefined && known.line === line && known.ply <= match.ply ? known.ply : null;
  return {
    version,
    known: { line, ply: match.ply },
    seats,
    view,
    toAct: game.toAct(view),
    moves: game.legalMoves(view),
    undo: undoChoices(game, table, viewer),
    steps: from === null ? null : stepsSince(game, table, { viewer, from }),
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
  { viewer, from }: { readonly viewer: Viewer; readonly from: number },
): readonly SeenStep<G>[] =>
  match.moves.slice(from, match.ply).map((move, i) => {
    const state = stateAt(game, match, from + i)!;
    return {
      by: game.toAct(state)!,
      move: game.viewMove(state, move, viewer),
      frames: game.viewFrames(orThrow(game.frames(state, move)), viewer),
    };
  });
