import { drawInt, insecureRandomStateOf } from '../../core/chance/random.js';
import type { Game, Types } from '../../core/contract/game.js';
import { orThrow } from '../../core/errors/errors.js';
import { assert, assertEqual, formatOneLine } from '../assert.js';
import type { Suite } from '../suite.js';
import { forAllGames, type TrialGame } from '../trial.js';

/**
 * Checks that exactly the moves missing from the list of legal moves are refused, by all functions and for the whole
 * catalogue.
 */
export const legalMovesMatchRefusals = <G extends Types>(suite: Suite<G>): void => {
  checkCatalogue(suite.game);
  forAllGames(suite, (play) => {
    for (const { state, moves, sampled } of play.turns(6)) {
      if (!sampled) continue;
      checkMoveList(play.game, moves);
      checkRefusals(play.game, state, new Set(moves));
      checkMask(play.game, state, moves);
      checkFreshCopies(play, state);
    }
  });
};

const checkCatalogue = <G extends Types>(game: Game<G>): void => {
  const { catalogue } = game;
  catalogue.forEach((move, action) => {
    const name = () => `entry ${action} of the catalogue, ${formatOneLine(move)},`;
    assert(Object.isFrozen(move), () => `${name()} is not frozen`);
    const fields = Object.values(move);
    assert(typeof move.kind === 'string' && fields.every(isPlain), () => `${name()} is not a flat record`);
    assert(game.actionOf(move) === action, () => `${name()} has action number ${game.actionOf(move)}`);
    assert(game.moveOf(action) === move, () => `${name()} is not what moveOf returns`);
    const copy = reorderedCopy(move);
    assert(game.actionOf(copy) === action, () => `a fresh copy of ${name()} has action number ${game.actionOf(copy)}`);
    const decoded = game.Move.decode(copy);
    assert(decoded._tag === 'Right' && decoded.right === move, () => `Move.decode does not know ${name()} again`);
  });
  for (const action of [-1, 0.5, catalogue.length]) {
    assert(game.moveOf(action) === undefined, `moveOf(${action}) returns a move`);
  }
};

const isPlain = (field: unknown): boolean => typeof field === 'string' || Number.isInteger(field);

/** Returns another object with the same fields in another order. */
const reorderedCopy = <Move extends object>(move: Move): Move =>
  Object.fromEntries(Object.entries(move).reverse()) as Move;

const checkMoveList = <G extends Types>(game: Game<G>, moves: readonly G['Move'][]): void => {
  let last = -1;
  for (const move of moves) {
    const action = game.actionOf(move);
    assert(
      game.catalogue[action] === move,
      () => `legalMoves has ${formatOneLine(move)}, which is not in the catalogue`,
    );
    assert(action > last, () => `legalMoves is not in catalogue order, or has a duplicate, at ${formatOneLine(move)}`);
    last = action;
  }
};

const checkRefusals = <G extends Types>(game: Game<G>, state: G['State'], legal: Set<G['Move']>): void => {
  for (const move of game.catalogue) {
    const refusal = game.whyIllegal(state, move);
    checkJudgement(game, state, move);
    if (refusal === null) assert(legal.has(move), () => `${formatOneLine(move)} is not refused and not on the list`);
    if (refusal === null) continue;
    assert(!legal.has(move), () => `${formatOneLine(move)} is on the list and refused: ${refusal.message}`);
    assert(refusal._tag === 'RuleBroken', () => `${formatOneLine(move)} is refused with ${refusal._tag}`);
    const known = Object.hasOwn(game.clauses, refusal.clause);
    assert(known, () => `${formatOneLine(move)} is refused with ${refusal.clause}, which is not a clause of the game`);
    const isSaid = !/undefined|[{}]/.test(refusal.message);
    assert(isSaid, () => `${formatOneLine(move)} is refused with '${refusal.message}', in which a fact is missing`);
    const applied = game.applyMove(state, move);
    assert(applied._tag === 'Left', () => `applyMove makes ${formatOneLine(move)}, which whyIllegal refuses`);
    assertEqual(applied.left, refusal, () => `applyMove and whyIllegal refuse ${formatOneLine(move)} differently`);
  }
};

/** Checks that the judgement of a move names the reason of its refusal, and that everything before it passed. */
const checkJudgement = <G extends Types>(game: Game<G>, state: G['State'], move: G['Move']): void => {
  const refusal = game.whyIllegal(state, move);
  const judgement = orThrow(game.judgement(state, move));
  const failed = judgement.findIndex(({ outcome }) => outcome === 'failed');
  const reason = refusal !== null && 'reason' in refusal ? refusal.reason : undefined;
  const isRight =
    judgement[failed]?.reason === reason &&
    judgement.every(({ outcome }, i) =>
      failed < 0 || i < failed ? outcome === 'passed' : i === failed || outcome === 'not-checked',
    );
  assert(isRight, () => `the judgement of ${formatOneLine(move)} differs from whyIllegal: ${formatOneLine(judgement)}`);
};

const checkMask = <G extends Types>(game: Game<G>, state: G['State'], moves: readonly G['Move'][]): void => {
  const mask = new Uint8Array(game.catalogue.length).fill(7);
  assert(game.legalMask(state, mask) === mask, 'legalMask returns another array than it was given');
  const expected = new Uint8Array(mask.length);
  for (const move of moves) expected[game.actionOf(move)] = 1;
  assert(
    mask.every((bit, action) => bit === expected[action]),
    'legalMask and legalMoves differ',
  );
};

const SAMPLED_MOVES = 8;

/** Checks that `applyMove` and `whyIllegal` treat fresh copies of moves like entries of the catalogue. */
const checkFreshCopies = <G extends Types>(play: TrialGame<G>, state: G['State']): void => {
  const { game } = play;
  const legal = game.legalMoves(state);
  const random = insecureRandomStateOf(`${play.trial.choiceSeed} judged ${play.made.length}`);
  for (let i = 0; i < SAMPLED_MOVES && legal.length > 0; i++) {
    const move = legal[drawInt(random, legal.length)]!;
    const applied = game.applyMove(state, move);
    assert(applied._tag === 'Right', () => `applyMove refuses ${formatOneLine(move)}, which is on the list`);
    assertEqual(
      game.applyMove(state, reorderedCopy(move)),
      applied,
      () => `a fresh copy of ${formatOneLine(move)} leads elsewhere`,
    );
    const any = game.catalogue[drawInt(random, game.catalogue.length)]!;
    assertEqual(
      game.whyIllegal(state, reorderedCopy(any)),
      game.whyIllegal(state, any),
      () => `a fresh copy of ${formatOneLine(any)}`,
    );
  }
};
