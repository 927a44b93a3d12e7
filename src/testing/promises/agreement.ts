import type { Types } from '../../core/contract/game.js';
import { assert, assertEqual } from '../assert.js';
import { createChoose } from '../random-game.js';
import type { Suite } from '../suite.js';
import { forAllGames, playToEnd, type TrialGame } from '../trial.js';

/** Checks that all functions that make moves lead to the same states. */
export const functionsAgree = <G extends Types>(suite: Suite<G>): void =>
  forAllGames(suite, (play) => {
    const { game } = play;
    const dealt = game.deal(play.options);
    assert(dealt._tag === 'Right', 'deal refuses what setup accepts');
    let last: G['State'] = dealt.right.state;
    for (const { ply, state, move, sampled } of play.turns(8)) {
      if (ply === 0) assertEqual(dealt.right.state, state, 'deal and setup give different states');
      last = state;
      if (sampled && move !== undefined) checkMove(play, state, move);
    }
    checkPlayout(play, last);
  });

const checkMove = <G extends Types>({ game }: TrialGame<G>, state: G['State'], move: G['Move']): void => {
  const played = game.play(state, move);
  const applied = game.applyMove(state, move);
  const step = game.step(state, move);
  assert(applied._tag === 'Right' && step._tag === 'Right', 'a move on the list is refused');
  assertEqual(applied.right, played, 'applyMove and play give different states');
  assertEqual(step.right.state, played, 'step and play give different states');
  for (const event of step.right.events) {
    assert(typeof event.kind === 'string', 'an event has no kind');
    assertEqual(JSON.parse(JSON.stringify(event)), event, 'an event is not plain JSON');
  }
};

/**
 * Compares playouts with single moves: from the deal for a game that was played to its end, else from its last state.
 */
const checkPlayout = <G extends Types>(play: TrialGame<G>, last: G['State']): void => {
  const { game, made } = play;
  const isOver = game.legalMoves(last).length === 0;
  const start = isOver ? game.setup(play.options) : ({ _tag: 'Right', right: last } as const);
  assert(start._tag === 'Right', 'setup refuses what it accepted');
  const picks = isOver ? play.trial.choiceSeed : `${play.trial.choiceSeed} on`;
  if (playToEnd(play, start.right, picks) === undefined) return;
  let single: G['State'] = start.right;
  const choose = createChoose(play.chooser, picks);
  const walk = game.walk(start.right);
  let moves = 0;
  const end = game.playout(start.right, (legal, borrowed) => {
    if (moves++ % COMPARE_EVERY === 0)
      assertEqual(borrowed, single, `playout and play differ after ${moves - 1} moves`);
    assertEqual(legal, game.legalMoves(single), 'playout offers other moves than legalMoves');
    const move = choose(legal, borrowed);
    single = game.play(single, move);
    walk.play(move);
    return move;
  });
  assertEqual(end, single, 'playout and play end differently');
  assertEqual(walk.state, single, 'walk and play end differently');
  if (isOver) assertEqual(end, last, `playout leads elsewhere than the ${made.length} moves one by one`);
};

const COMPARE_EVERY = 8;
