import { draw, quickSeeded } from '../../core/chance/random.js';
import type { Game, Types } from '../../core/contract/game.js';
import { demand, oneLine, same } from '../expect.js';
import type { Suite } from '../suite.js';
import { forAllGames, type TrialGame } from '../trial.js';

/**
 * Checks that exactly the moves missing from the list of legal moves are refused, by all functions and for the whole
 * catalogue.
 */
export const listsWhatIsLegal = <G extends Types>(suite: Suite<G>): void => {
  catalogueIsSound(suite.game);
  forAllGames(suite, (play) => {
    for (const { state, moves, sampled } of play.turns(6)) {
      if (!sampled) continue;
      listIsSound(play.game, moves);
      listAgreesWithRefusals(play.game, state, new Set(moves));
      maskAgrees(play.game, state, moves);
      movesAreJudgedAlike(play, state);
    }
  });
};

const catalogueIsSound = <G extends Types>(game: Game<G>): void => {
  const { catalogue } = game;
  catalogue.forEach((move, action) => {
    const name = () => `entry ${action} of the catalogue, ${oneLine(move)},`;
    demand(Object.isFrozen(move), () => `${name()} is not frozen`);
    const fields = Object.values(move);
    demand(typeof move.kind === 'string' && fields.every(isPlain), () => `${name()} is not a flat record`);
    demand(game.actionOf(move) === action, () => `${name()} has action number ${game.actionOf(move)}`);
    demand(game.moveOf(action) === move, () => `${name()} is not what moveOf returns`);
    const fresh = freshCopy(move);
    demand(
      game.actionOf(fresh) === action,
      () => `a fresh copy of ${name()} has action number ${game.actionOf(fresh)}`,
    );
    const decoded = game.Move.decode(fresh);
    demand(decoded._tag === 'Right' && decoded.right === move, () => `Move.decode does not know ${name()} again`);
  });
  for (const action of [-1, 0.5, catalogue.length]) {
    demand(game.moveOf(action) === undefined, `moveOf(${action}) returns a move`);
  }
};

const isPlain = (field: unknown): boolean => typeof field === 'string' || Number.isInteger(field);

/** Returns another object with the same fields in another order. */
const freshCopy = <Move extends object>(move: Move): Move => Object.fromEntries(Object.entries(move).reverse()) as Move;

const listIsSound = <G extends Types>(game: Game<G>, moves: readonly G['Move'][]): void => {
  let last = -1;
  for (const move of moves) {
    const action = game.actionOf(move);
    demand(game.catalogue[action] === move, () => `legalMoves has ${oneLine(move)}, which is not in the catalogue`);
    demand(action > last, () => `legalMoves is not in catalogue order, or has a duplicate, at ${oneLine(move)}`);
    last = action;
  }
};

const listAgreesWithRefusals = <G extends Types>(game: Game<G>, state: G['State'], legal: Set<G['Move']>): void => {
  for (const move of game.catalogue) {
    const refusal = game.whyIllegal(state, move);
    if (refusal === null) demand(legal.has(move), () => `${oneLine(move)} is not refused and not on the list`);
    if (refusal === null) continue;
    demand(!legal.has(move), () => `${oneLine(move)} is on the list and refused: ${refusal.message}`);
    demand(refusal._tag === 'RuleBroken', () => `${oneLine(move)} is refused with ${refusal._tag}`);
    const known = Object.hasOwn(game.clauses, refusal.clause);
    demand(known, () => `${oneLine(move)} is refused with ${refusal.clause}, which is not a clause of the game`);
    const isSaid = !/undefined|[{}]/.test(refusal.message);
    demand(isSaid, () => `${oneLine(move)} is refused with '${refusal.message}', in which a fact is missing`);
    const applied = game.applyMove(state, move);
    demand(applied._tag === 'Left', () => `applyMove makes ${oneLine(move)}, which whyIllegal refuses`);
    same(applied.left, refusal, () => `applyMove and whyIllegal refuse ${oneLine(move)} differently`);
  }
};

const maskAgrees = <G extends Types>(game: Game<G>, state: G['State'], moves: readonly G['Move'][]): void => {
  const mask = new Uint8Array(game.catalogue.length).fill(7);
  demand(game.legalMask(state, mask) === mask, 'legalMask returns another array than it was given');
  const expected = new Uint8Array(mask.length);
  for (const move of moves) expected[game.actionOf(move)] = 1;
  demand(
    mask.every((bit, action) => bit === expected[action]),
    'legalMask and legalMoves differ',
  );
};

const SOME = 8;

/** Checks that `applyMove` and `whyIllegal` treat fresh copies of moves like entries of the catalogue. */
const movesAreJudgedAlike = <G extends Types>(play: TrialGame<G>, state: G['State']): void => {
  const { game } = play;
  const legal = game.legalMoves(state);
  const random = quickSeeded(`${play.trial.picks} judged ${play.made.length}`);
  for (let i = 0; i < SOME && legal.length > 0; i++) {
    const move = legal[draw(random, legal.length)]!;
    const applied = game.applyMove(state, move);
    demand(applied._tag === 'Right', () => `applyMove refuses ${oneLine(move)}, which is on the list`);
    same(game.applyMove(state, freshCopy(move)), applied, () => `a fresh copy of ${oneLine(move)} leads elsewhere`);
    const any = game.catalogue[draw(random, game.catalogue.length)]!;
    same(game.whyIllegal(state, freshCopy(any)), game.whyIllegal(state, any), () => `a fresh copy of ${oneLine(any)}`);
  }
};
