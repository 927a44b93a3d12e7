import type { Game, Types } from '../core/game.js';
import { frozen } from './expect.js';
import { viewersOf } from './trial.js';

/** What every pure function of a game says of a state, as plain data; whatever it hands to them is frozen. */
export const accountOf = <G extends Types>(game: Game<G>, state: G['State'], seed: string): unknown => {
  const mask = new Uint8Array(game.catalogue.length);
  return {
    state: game.State.decode(state),
    is: game.State.is(state),
    encoded: game.State.encode(state),
    toAct: game.toAct(state),
    score: game.score(state),
    legal: game.legalMoves(state).map((move) => game.actionOf(move)),
    mask: Array.from(game.legalMask(state, mask)),
    refusals: someMoves(game, state).map((move) => game.whyIllegal(state, move)),
    steps: someMoves(game, state).map((move) => stepOf(game, state, move)),
    views: viewersOf(state).map((viewer) => viewed(game, frozen(game.view(state, viewer)), seed)),
  };
};

const viewed = <G extends Types>(game: Game<G>, view: G['View'], seed: string): unknown => ({
  view,
  decoded: game.View.decode(view),
  legal: game.legalMoves(view).map((move) => game.actionOf(move)),
  refusals: someMoves(game, view).map((move) => game.whyIllegal(view, move)),
  score: game.score(view),
  imagined: game.determinize(view, seed),
});

const stepOf = <G extends Types>(game: Game<G>, state: G['State'], move: G['Move']): unknown => {
  const fresh = frozen({ ...move });
  const step = game.step(state, fresh);
  const events = step._tag === 'Right' ? frozen(step.right.events) : [];
  const heard = viewersOf(state).map((viewer) => game.viewEvents(events, viewer));
  return { step, heard, applied: game.applyMove(state, fresh), text: game.formatMove(fresh) };
};

const MOST = 6;

/** The first legal moves, and entries from all over the catalogue. */
const someMoves = <G extends Types>(game: Game<G>, state: G['State'] | G['View']): readonly G['Move'][] => {
  const { catalogue } = game;
  const spread = Array.from({ length: MOST }, (_, i) => catalogue[Math.floor((i * catalogue.length) / MOST)]!);
  return [...game.legalMoves(state).slice(0, MOST), ...spread];
};
