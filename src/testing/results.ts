import type { Game, Types } from '../core/contract/game.js';
import { deepFreeze } from './assert.js';
import { listViewers } from './trial.js';

/** Returns the results of every pure function of a game on a state, as plain data; all arguments are frozen. */
export const resultsOf = <G extends Types>(game: Game<G>, state: G['State'], seed: string): unknown => {
  const mask = new Uint8Array(game.catalogue.length);
  return {
    state: game.State.decode(state),
    is: game.State.is(state),
    encoded: game.State.encode(state),
    toAct: game.toAct(state),
    score: game.score(state),
    returns: game.returns(state),
    progress: game.evaluate(state),
    legal: game.legalMoves(state).map((move) => game.actionOf(move)),
    mask: Array.from(game.legalMask(state, mask)),
    refusals: someMoves(game, state).map((move) => game.whyIllegal(state, move)),
    steps: someMoves(game, state).map((move) => stepResults(game, state, move)),
    chances: outcomesOf(game, state, game.legalMoves(state), seed),
    views: listViewers(state).map((viewer) => viewResults(game, deepFreeze(game.view(state, viewer)), seed)),
  };
};

const viewResults = <G extends Types>(game: Game<G>, view: G['View'], seed: string): unknown => ({
  view,
  decoded: game.View.decode(view),
  legal: game.legalMoves(view).map((move) => game.actionOf(move)),
  refusals: someMoves(game, view).map((move) => game.whyIllegal(view, move)),
  score: game.score(view),
  progress: game.evaluate(view),
  imagined: game.determinize(view, seed),
  sampled: game.determinizer(view)(seed),
  foreseen: someMoves(game, view).map((move) => game.predictView(view, move)),
  chances: outcomesOf(game, view, game.legalMoves(view), seed),
});

/** The most ways in which chance may decide a move whose outcomes are listed. */
const MAX_OUTCOMES = 12;

/** Returns what the first and the last legal move can lead to. */
const outcomesOf = <G extends Types>(
  game: Game<G>,
  state: G['State'] | G['View'],
  moves: readonly G['Move'][],
  seed: string,
): unknown =>
  [...moves.slice(0, 1), ...moves.slice(-1)].map((move) => ({
    outcomes: game.outcomes(state, move, { max: MAX_OUTCOMES }),
    sampled: game.sampleOutcome(state, move, seed),
  }));

const stepResults = <G extends Types>(game: Game<G>, state: G['State'], move: G['Move']): unknown => {
  const frozenMove = deepFreeze({ ...move });
  const step = game.step(state, frozenMove);
  const events = step._tag === 'Right' ? deepFreeze(step.right.events) : [];
  const frames = deepFreeze(game.frames(state, frozenMove));
  const perViewer = listViewers(state).map((viewer) => ({
    events: game.viewEvents(events, viewer),
    move: game.viewMove(state, frozenMove, viewer),
    frames: frames._tag === 'Right' ? game.viewFrames(frames.right, viewer) : [],
  }));
  return {
    step,
    frames,
    heard: perViewer,
    applied: game.applyMove(state, frozenMove),
    text: game.formatMove(frozenMove),
  };
};

const MAX_MOVES = 6;

/** Returns the first legal moves, and entries from all over the catalogue. */
const someMoves = <G extends Types>(game: Game<G>, state: G['State'] | G['View']): readonly G['Move'][] => {
  const { catalogue } = game;
  const spread = Array.from(
    { length: MAX_MOVES },
    (_, i) => catalogue[Math.floor((i * catalogue.length) / MAX_MOVES)]!,
  );
  return [...game.legalMoves(state).slice(0, MAX_MOVES), ...spread];
};
