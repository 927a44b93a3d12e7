import type { Game, Types } from '../core/contract/game.js';
import { frozen } from './expect.js';
import { viewersOf } from './trial.js';

/** Returns the results of every pure function of a game on a state, as plain data; all arguments are frozen. */
export const accountOf = <G extends Types>(game: Game<G>, state: G['State'], seed: string): unknown => {
  const mask = new Uint8Array(game.catalogue.length);
  return {
    state: game.State.decode(state),
    is: game.State.is(state),
    encoded: game.State.encode(state),
    toAct: game.toAct(state),
    score: game.score(state),
    returns: game.returns(state),
    progress: game.progress(state),
    legal: game.legalMoves(state).map((move) => game.actionOf(move)),
    mask: Array.from(game.legalMask(state, mask)),
    refusals: someMoves(game, state).map((move) => game.whyIllegal(state, move)),
    steps: someMoves(game, state).map((move) => stepOf(game, state, move)),
    chances: chancesOf(game, state, game.legalMoves(state), seed),
    views: viewersOf(state).map((viewer) => viewed(game, frozen(game.view(state, viewer)), seed)),
  };
};

const viewed = <G extends Types>(game: Game<G>, view: G['View'], seed: string): unknown => ({
  view,
  decoded: game.View.decode(view),
  legal: game.legalMoves(view).map((move) => game.actionOf(move)),
  refusals: someMoves(game, view).map((move) => game.whyIllegal(view, move)),
  score: game.score(view),
  progress: game.progress(view),
  imagined: game.determinize(view, seed),
  sampled: game.determinizer(view)(seed),
  foreseen: someMoves(game, view).map((move) => game.predictable(view, move)),
  chances: chancesOf(game, view, game.legalMoves(view), seed),
});

/** The most ways in which chance may decide a move whose outcomes are listed. */
const MOST_WAYS = 12;

/** Returns what the first and the last legal move can lead to. */
const chancesOf = <G extends Types>(
  game: Game<G>,
  position: G['State'] | G['View'],
  moves: readonly G['Move'][],
  seed: string,
): unknown =>
  [...moves.slice(0, 1), ...moves.slice(-1)].map((move) => ({
    outcomes: game.outcomes(position, move, { most: MOST_WAYS }),
    sampled: game.sampleOutcome(position, move, seed),
  }));

const stepOf = <G extends Types>(game: Game<G>, state: G['State'], move: G['Move']): unknown => {
  const fresh = frozen({ ...move });
  const step = game.step(state, fresh);
  const events = step._tag === 'Right' ? frozen(step.right.events) : [];
  const frames = frozen(game.frames(state, fresh));
  const heard = viewersOf(state).map((viewer) => ({
    events: game.viewEvents(events, viewer),
    move: game.viewMove(state, fresh, viewer),
    frames: frames._tag === 'Right' ? game.viewFrames(frames.right, viewer) : [],
  }));
  return { step, frames, heard, applied: game.applyMove(state, fresh), text: game.formatMove(fresh) };
};

const MOST = 6;

/** Returns the first legal moves, and entries from all over the catalogue. */
const someMoves = <G extends Types>(game: Game<G>, state: G['State'] | G['View']): readonly G['Move'][] => {
  const { catalogue } = game;
  const spread = Array.from({ length: MOST }, (_, i) => catalogue[Math.floor((i * catalogue.length) / MOST)]!);
  return [...game.legalMoves(state).slice(0, MOST), ...spread];
};
