import type { Frame, Game, Player, Types, Viewer } from '../core/contract/game.js';
import { orThrow } from '../core/errors/errors.js';
import { stateAt } from '../core/records/match.js';
import type { MatchRevision } from './request.js';
import { isFreeUndo, revisionOf, type Table, type TableSeat, type UndoRequest, undoPly } from './table.js';

/** A table as one viewer may see it, ready to be sent. */
export interface Publication<G extends Types> {
  /** Increases with every change of the table. */
  readonly version: number;
  /** The viewer's point of the match. Requests name it; a page that sends it back gets the moves made since. */
  readonly revision: MatchRevision;
  readonly seats: readonly TableSeat[];
  readonly view: G['View'];
  /** The player to decide; null when the game is over. */
  readonly toAct: Player | null;
  /** The players who have still to decide: more than one only where they choose at the same time. */
  readonly deciders: readonly Player[];
  /** The viewer's legal moves; empty unless the viewer can decide now. */
  readonly moves: readonly G['Move'][];
  /** The viewer's sealed choice, which waits for those of others and may be replaced; null if there is none. */
  readonly choice: G['Move'] | null;
  readonly undo: UndoChoices;
  /**
   * The moves made since the viewer's `revision`. Null if some were taken back, if there is none, or if they have more
   * than `maxFrames` frames: the viewer then starts again from `view`.
   */
  readonly steps: readonly SeenStep<G>[] | null;
}

/** The undo options of a viewer. */
export interface UndoChoices {
  /**
   * The viewer's option to take their last move back: immediately, or if all agree; `'no'` without such a move, or
   * while another player's request is pending.
   */
  readonly ownMove: 'no' | 'immediately' | 'if-agreed';
  /** The pending undo request. */
  readonly request: UndoRequest | null;
  /** True if the viewer is to answer it. */
  readonly canAnswer: boolean;
}

/** A move that was made, as a viewer may see it. */
export interface SeenStep<G extends Types> {
  readonly player: Player;
  readonly move: G['SeenMove'];
  /** The events of the move and the position after each, for animation. */
  readonly frames: readonly Frame<G['View'], G['Event']>[];
}

/** The default of `maxFrames`: 0.2 to 0.5 MB of JSON. */
const DEFAULT_MAX_FRAMES = 128;

/**
 * Returns the publication for a viewer who knows the match up to `revision`, by default nothing of it.
 *
 * @param maxFrames - The largest number of frames in a publication, so that no page can make a server send a whole
 *   match. The last move alone is sent whatever it has.
 */
export const publish = <G extends Types>(
  game: Game<G>,
  table: Table<G>,
  viewer: Viewer,
  revision?: MatchRevision,
  maxFrames: number = DEFAULT_MAX_FRAMES,
): Publication<G> => {
  const { match, version, seats, choices } = table;
  const current = revisionOf(table);
  const state = stateAt(game, match)!;
  const view = game.view(state, viewer);
  const from =
    revision !== undefined && revision.undoCount === current.undoCount && revision.ply <= current.ply
      ? revision.ply
      : null;
  return {
    version,
    revision: current,
    seats,
    view,
    toAct: game.toAct(view),
    deciders: game.deciders(view).filter((player) => choices[player] === null),
    moves: viewer === 'spectator' ? [] : game.legalChoices(view, viewer),
    choice: viewer === 'spectator' ? null : choices[viewer]!,
    undo: undoChoices(game, table, viewer),
    steps: from === null ? null : stepsSince(game, table, { viewer, from, maxFrames }),
  };
};

const undoChoices = <G extends Types>(game: Game<G>, table: Table<G>, viewer: Viewer): UndoChoices => {
  const { undoRequest: request } = table;
  if (viewer === 'spectator') return { ownMove: 'no', request, canAnswer: false };
  const canAnswer = request !== null && !request.agreedPlayers.includes(viewer);
  const isOthers = request !== null && request.player !== viewer;
  if (isOthers || undoPly(game, table.match, viewer) === null) return { ownMove: 'no', request, canAnswer };
  return { ownMove: isFreeUndo(game, table.match, viewer) ? 'immediately' : 'if-agreed', request, canAnswer };
};

const stepsSince = <G extends Types>(
  game: Game<G>,
  { match }: Table<G>,
  { viewer, from, maxFrames }: { readonly viewer: Viewer; readonly from: number; readonly maxFrames: number },
): readonly SeenStep<G>[] | null => {
  const isSingleMove = match.ply - from === 1;
  if (match.ply - from > maxFrames && !isSingleMove) return null; // each step has a frame
  const steps: SeenStep<G>[] = [];
  let state = stateAt(game, match, from)!;
  let frameCount = 0;
  for (const move of match.moves.slice(from, match.ply)) {
    const frames = orThrow(game.frames(state, move));
    frameCount += frames.length;
    if (frameCount > maxFrames && !isSingleMove) return null;
    steps.push({
      player: game.toAct(state)!,
      move: game.viewMove(state, move, viewer),
      frames: game.viewFrames(frames, viewer),
    });
    state = frames.at(-1)!.state;
  }
  return steps;
};
