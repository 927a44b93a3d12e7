import type { Frame, Game, Player, Types, Viewer } from '../core/game.js';
import { stateAt } from '../core/match.js';
import { orThrow } from '../core/verdict.js';
import type { AskedUndo, Seat, Table } from './table.js';
import { isFreeUndo, undoOf } from './taking-back.js';

/** What a viewer is told of a table, and nothing that they may not know. */
export interface Publication<G extends Types> {
  /** The version that requests are to name. */
  readonly version: number;
  /** How far this tells: to be sent back as what is known, for the moves that have been made since. */
  readonly known: Known;
  readonly seats: readonly Seat[];
  readonly view: G['View'];
  /** Who decides; null when the game is over. */
  readonly toAct: Player | null;
  /** What the viewer may do now; none unless it is for them to decide. */
  readonly moves: readonly G['Move'][];
  readonly undo: UndoChoices;
  /** The moves made since what the viewer knew; null where some were taken back, and for who knows nothing yet. */
  readonly steps: readonly SeenStep<G>[] | null;
}

/** How far somebody knows a match. */
export interface Known {
  readonly line: number;
  readonly ply: number;
}

/** What a viewer may do about moves that were made. */
export interface UndoChoices {
  /** Whether they may take their last move back, at once, or if all agree; no if there is none, or another player asks. */
  readonly own: 'no' | 'at-once' | 'if-agreed';
  /** What somebody wants to take back. */
  readonly asked: AskedUndo | null;
  /** Whether the viewer is to say if they agree. */
  readonly answer: boolean;
}

/** A move that was made, as a viewer may know it. */
export interface SeenStep<G extends Types> {
  readonly by: Player;
  readonly move: G['SeenMove'];
  /** What happened, and the position after each thing, to be animated. */
  readonly frames: readonly Frame<G['View'], G['Event']>[];
}

/** What goes to a viewer who knows the match so far: at first nothing. */
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
  if (isTaken || undoOf(game, table.match, viewer) === null) return { own: 'no', asked, answer };
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
