import { insecureRandomStateOf } from '../../core/chance/random.js';
import type { MoveOutcomes, Step, Types, Viewer } from '../../core/contract/game.js';
import { canonicalJson } from '../../core/data/fingerprint.js';
import { orThrow } from '../../core/errors/errors.js';
import { assert, assertEqual } from '../assert.js';
import { checkOdds, type Probabilities } from '../odds.js';
import type { Suite } from '../suite.js';
import { forAllGames, listViewers, type TrialGame } from '../trial.js';

/** The most ways in which chance may decide a move whose outcomes are listed. */
const MAX_OUTCOMES = 200;
/** The number of positions of a game whose outcomes are counted in samples. */
const COUNTED_POSITIONS = 2;

/** Checks that the outcomes of moves sum to one, contain what `play` does, and are as likely as they say. */
export const outcomesMatchChance = <G extends Types>(suite: Suite<G>): void =>
  forAllGames(suite, (play) => {
    const max = Math.ceil(COUNTED_POSITIONS * suite.sampleShare);
    const left = { states: max, views: max };
    for (const { state, move, sampled } of play.turns(2)) {
      if (!sampled || move === undefined) continue;
      const odds = stateOdds(play, state, move);
      if (odds !== null && odds.size > 1 && left.states-- > 0) countFromState(play, state, move, odds);
      const viewers = listViewers(state);
      const viewer = viewers[play.randomInt(viewers.length)]!;
      const seen = viewOdds(play, state, move, viewer);
      if (seen !== null && seen.size > 1 && left.views-- > 0) {
        countFromView(play, gameOf(play).view(state, viewer), move, seen);
      }
    }
  });

const gameOf = <G extends Types>({ game }: TrialGame<G>) => game;

type MoveStep<G extends Types> = Step<G['State'], G['Event']>;

/** Returns what all viewers together see of a move made in a state. */
const stateKey = <G extends Types>({ game }: TrialGame<G>, { state, events }: MoveStep<G>): string =>
  canonicalJson(listViewers(state).map((viewer) => [game.view(state, viewer), game.viewEvents(events, viewer)]));

/** Returns what a viewer sees of a move made in a state. */
const viewKey = <G extends Types>({ game }: TrialGame<G>, { state, events }: MoveStep<G>, viewer: Viewer): string =>
  canonicalJson([game.view(state, viewer), game.viewEvents(events, viewer)]);

const stateOdds = <G extends Types>(play: TrialGame<G>, state: G['State'], move: G['Move']): Probabilities | null => {
  const { game, trial } = play;
  const found = game.outcomes(state, move, { max: MAX_OUTCOMES });
  const sample = game.sampleOutcome(state, move, trial.choiceSeed);
  for (const { state: next } of [sample, ...found.outcomes]) {
    assertEqual(next.random, state.random, 'the random numbers of an outcome');
    assert(game.State.is(next), 'an outcome does not decode');
  }
  const odds = probabilitiesOf(found, (step) => stateKey(play, step));
  if (odds === null) return null;
  assert(odds.has(stateKey(play, sample)), 'sampleOutcome returns what is no outcome of the state');
  assert(odds.has(stateKey(play, orThrow(game.step(state, move)))), 'what step does is no outcome of the state');
  const other = stateKey(play, orThrow(game.step({ ...state, random: insecureRandomStateOf(trial.choiceSeed) }, move)));
  assert(odds.has(other), 'what step does with other chance is no outcome of the state');
  return odds;
};

const viewOdds = <G extends Types>(
  play: TrialGame<G>,
  state: G['State'],
  move: G['Move'],
  viewer: Viewer,
): Probabilities | null => {
  const { game, trial } = play;
  const view = game.view(state, viewer);
  const found = game.outcomes(view, move, { max: MAX_OUTCOMES });
  const sample = game.sampleOutcome(view, move, trial.choiceSeed);
  for (const { state: next } of [sample, ...found.outcomes]) {
    assert(game.View.is(next), () => `an outcome of the view of ${viewer} does not decode`);
  }
  const odds = probabilitiesOf(found, (step) => canonicalJson([step.state, step.events]));
  if (odds === null) return null;
  const key = viewKey(play, orThrow(game.step(state, move)), viewer);
  assert(odds.has(key), () => `what step does is no outcome of the view of ${viewer}`);
  return odds;
};

/** Returns the probability of each outcome; null if they are not complete. */
const probabilitiesOf = <Position, Event>(
  { outcomes, complete }: MoveOutcomes<Position, Event>,
  keyOf: (step: Step<Position, Event>) => string,
): Probabilities | null => {
  assert(complete || outcomes.length === 0, 'outcomes that are not complete are not empty');
  if (!complete) return null;
  const odds = new Map<string, number>();
  let sum = 0;
  for (const outcome of outcomes) {
    const { probability } = outcome;
    assert(probability > 0 && probability <= 1, () => `an outcome has the probability ${probability}`);
    odds.set(keyOf(outcome), probability);
    sum += probability;
  }
  assert(odds.size === outcomes.length, 'two outcomes look the same to everybody');
  assert(Math.abs(sum - 1) < 1e-9, () => `the probabilities of the outcomes sum to ${sum}`);
  return odds;
};

/** Counts what `step` and `sampleOutcome` do in a state. */
const countFromState = <G extends Types>(
  play: TrialGame<G>,
  state: G['State'],
  move: G['Move'],
  odds: Probabilities,
): void => {
  const { game } = play;
  const drawn = (seed: string) => orThrow(game.step({ ...state, random: insecureRandomStateOf(seed) }, move));
  checkOdds(odds, (seed) => stateKey(play, drawn(seed)), 'step');
  checkOdds(odds, (seed) => stateKey(play, game.sampleOutcome(state, move, seed)), 'sampleOutcome');
};

/** Counts what a move does in states sampled from a view, as far as it is legal there. */
const countFromView = <G extends Types>(
  play: TrialGame<G>,
  view: G['View'],
  move: G['Move'],
  odds: Probabilities,
): void => {
  const { game } = play;
  const sampleState = game.determinizer(view);
  const drawn = (seed: string): string | null => {
    const step = game.step(sampleState(seed), move);
    return step._tag === 'Left' ? null : viewKey(play, step.right, view.viewer);
  };
  checkOdds(odds, drawn, `a sample of the view of ${view.viewer}`);
  const sampled = (seed: string) => game.sampleOutcome(view, move, seed);
  const key = ({ state, events }: Step<G['View'], G['Event']>) => canonicalJson([state, events]);
  checkOdds(odds, (seed) => key(sampled(seed)), `sampleOutcome of the view of ${view.viewer}`);
};
