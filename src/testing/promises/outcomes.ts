import { quickSeeded } from '../../core/chance/random.js';
import type { MoveOutcomes, Step, Types, Viewer } from '../../core/contract/game.js';
import { canonical } from '../../core/data/fingerprint.js';
import { orThrow } from '../../core/errors/verdict.js';
import { demand, same } from '../expect.js';
import { meetsOdds, type Odds } from '../odds.js';
import type { Suite } from '../suite.js';
import { forAllGames, type TrialGame, viewersOf } from '../trial.js';

/** The most ways in which chance may decide a move whose outcomes are listed. */
const MOST = 200;
/** The number of positions of a game whose outcomes are counted in samples. */
const COUNTED = 2;

/** Checks that the outcomes of moves sum to one, contain what `play` does, and are as likely as they say. */
export const meetsItsOdds = <G extends Types>(suite: Suite<G>): void =>
  forAllGames(suite, (play) => {
    const most = Math.ceil(COUNTED * suite.share);
    const left = { states: most, views: most };
    for (const { state, move, sampled } of play.turns(2)) {
      if (!sampled || move === undefined) continue;
      const odds = oddsOfState(play, state, move);
      if (odds !== null && odds.size > 1 && left.states-- > 0) countedFromState(play, state, move, odds);
      const viewers = viewersOf(state);
      const viewer = viewers[play.draw(viewers.length)]!;
      const seen = oddsOfView(play, state, move, viewer);
      if (seen !== null && seen.size > 1 && left.views-- > 0) {
        countedFromView(play, game(play).view(state, viewer), move, seen);
      }
    }
  });

const game = <G extends Types>({ game }: TrialGame<G>) => game;

type Made<G extends Types> = Step<G['State'], G['Event']>;

/** Returns what all viewers together see of a move made in a state. */
const stateKey = <G extends Types>({ game }: TrialGame<G>, { state, events }: Made<G>): string =>
  canonical(viewersOf(state).map((viewer) => [game.view(state, viewer), game.viewEvents(events, viewer)]));

/** Returns what a viewer sees of a move made in a state. */
const viewKey = <G extends Types>({ game }: TrialGame<G>, { state, events }: Made<G>, viewer: Viewer): string =>
  canonical([game.view(state, viewer), game.viewEvents(events, viewer)]);

const oddsOfState = <G extends Types>(play: TrialGame<G>, state: G['State'], move: G['Move']): Odds | null => {
  const { game, trial } = play;
  const found = game.outcomes(state, move, { most: MOST });
  const sample = game.sampleOutcome(state, move, trial.picks);
  for (const { state: next } of [sample, ...found.outcomes]) {
    same(next.random, state.random, 'the random numbers of an outcome');
    demand(game.State.is(next), 'an outcome does not decode');
  }
  const odds = oddsOf(found, (made) => stateKey(play, made));
  if (odds === null) return null;
  demand(odds.has(stateKey(play, sample)), 'sampleOutcome returns what is no outcome of the state');
  demand(odds.has(stateKey(play, orThrow(game.step(state, move)))), 'what step does is no outcome of the state');
  const other = stateKey(play, orThrow(game.step({ ...state, random: quickSeeded(trial.picks) }, move)));
  demand(odds.has(other), 'what step does with other chance is no outcome of the state');
  return odds;
};

const oddsOfView = <G extends Types>(
  play: TrialGame<G>,
  state: G['State'],
  move: G['Move'],
  viewer: Viewer,
): Odds | null => {
  const { game, trial } = play;
  const view = game.view(state, viewer);
  const found = game.outcomes(view, move, { most: MOST });
  const sample = game.sampleOutcome(view, move, trial.picks);
  for (const { state: next } of [sample, ...found.outcomes]) {
    demand(game.View.is(next), () => `an outcome of the view of ${viewer} does not decode`);
  }
  const odds = oddsOf(found, (made) => canonical([made.state, made.events]));
  if (odds === null) return null;
  const key = viewKey(play, orThrow(game.step(state, move)), viewer);
  demand(odds.has(key), () => `what step does is no outcome of the view of ${viewer}`);
  return odds;
};

/** Returns the probability of each outcome; null if they are not complete. */
const oddsOf = <Position, Event>(
  { outcomes, complete }: MoveOutcomes<Position, Event>,
  keyOf: (made: Step<Position, Event>) => string,
): Odds | null => {
  demand(complete || outcomes.length === 0, 'outcomes that are not complete are not empty');
  if (!complete) return null;
  const odds = new Map<string, number>();
  let sum = 0;
  for (const outcome of outcomes) {
    const { probability } = outcome;
    demand(probability > 0 && probability <= 1, () => `an outcome has the probability ${probability}`);
    odds.set(keyOf(outcome), probability);
    sum += probability;
  }
  demand(odds.size === outcomes.length, 'two outcomes look the same to everybody');
  demand(Math.abs(sum - 1) < 1e-9, () => `the probabilities of the outcomes sum to ${sum}`);
  return odds;
};

/** Counts what `step` and `sampleOutcome` do in a state. */
const countedFromState = <G extends Types>(
  play: TrialGame<G>,
  state: G['State'],
  move: G['Move'],
  odds: Odds,
): void => {
  const { game } = play;
  const drawn = (seed: string) => orThrow(game.step({ ...state, random: quickSeeded(seed) }, move));
  meetsOdds(odds, (seed) => stateKey(play, drawn(seed)), 'step');
  meetsOdds(odds, (seed) => stateKey(play, game.sampleOutcome(state, move, seed)), 'sampleOutcome');
};

/** Counts what a move does in states sampled from a view, as far as it is legal there. */
const countedFromView = <G extends Types>(play: TrialGame<G>, view: G['View'], move: G['Move'], odds: Odds): void => {
  const { game } = play;
  const imagine = game.determinizer(view);
  const drawn = (seed: string): string | null => {
    const step = game.step(imagine(seed), move);
    return step._tag === 'Left' ? null : viewKey(play, step.right, view.viewer);
  };
  meetsOdds(odds, drawn, `a sample of the view of ${view.viewer}`);
  const sampled = (seed: string) => game.sampleOutcome(view, move, seed);
  const key = ({ state, events }: Step<G['View'], G['Event']>) => canonical([state, events]);
  meetsOdds(odds, (seed) => key(sampled(seed)), `sampleOutcome of the view of ${view.viewer}`);
};
