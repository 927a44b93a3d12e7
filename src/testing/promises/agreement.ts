import type { Types } from '../../core/contract/game.js';
import { demand, same } from '../expect.js';
import { choosing } from '../random-game.js';
import type { Suite } from '../suite.js';
import { endOf, forAllGames, type TrialGame } from '../trial.js';

/** Checks that all functions that make moves lead to the same states. */
export const agreesWithItself = <G extends Types>(suite: Suite<G>): void =>
  forAllGames(suite, (play) => {
    const { game } = play;
    const dealt = game.deal(play.options);
    demand(dealt._tag === 'Right', 'deal refuses what setup accepts');
    let last: G['State'] = dealt.right.state;
    for (const { ply, state, move, sampled } of play.turns(8)) {
      if (ply === 0) same(dealt.right.state, state, 'deal and setup give different states');
      last = state;
      if (sampled && move !== undefined) movesAgree(play, state, move);
    }
    playoutAgrees(play, last);
  });

const movesAgree = <G extends Types>({ game }: TrialGame<G>, state: G['State'], move: G['Move']): void => {
  const played = game.play(state, move);
  const applied = game.applyMove(state, move);
  const step = game.step(state, move);
  demand(applied._tag === 'Right' && step._tag === 'Right', 'a move on the list is refused');
  same(applied.right, played, 'applyMove and play give different states');
  same(step.right.state, played, 'step and play give different states');
  for (const event of step.right.events) {
    demand(typeof event.kind === 'string', 'an event has no kind');
    same(JSON.parse(JSON.stringify(event)), event, 'an event is not plain JSON');
  }
};

/**
 * Compares playouts with single moves: from the deal for a game that was played to its end, else from its last state.
 */
const playoutAgrees = <G extends Types>(play: TrialGame<G>, last: G['State']): void => {
  const { game, made } = play;
  const isOver = game.legalMoves(last).length === 0;
  const start = isOver ? game.setup(play.options) : ({ _tag: 'Right', right: last } as const);
  demand(start._tag === 'Right', 'setup refuses what it accepted');
  const picks = isOver ? play.trial.picks : `${play.trial.picks} on`;
  if (endOf(play, start.right, picks) === undefined) return;
  let single: G['State'] = start.right;
  const choose = choosing(play.chooser, picks);
  const walk = game.walk(start.right);
  let moves = 0;
  const end = game.playout(start.right, (legal, lent) => {
    if (moves++ % STRIDE === 0) same(lent, single, `playout and play differ after ${moves - 1} moves`);
    same(legal, game.legalMoves(single), 'playout offers other moves than legalMoves');
    const move = choose(legal, lent);
    single = game.play(single, move);
    walk.play(move);
    return move;
  });
  same(end, single, 'playout and play end differently');
  same(walk.state, single, 'walk and play end differently');
  if (isOver) same(end, last, `playout leads elsewhere than the ${made.length} moves one by one`);
};

const STRIDE = 8;
