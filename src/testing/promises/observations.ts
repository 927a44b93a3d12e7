import type { Types, Viewer } from '../../core/contract/game.js';
import { type Layout, type Observer, observerOf, type Range } from '../../learning/index.js';
import { demand } from '../expect.js';
import type { Suite } from '../suite.js';
import { forAllGames, type TrialGame, viewersOf } from '../trial.js';

/**
 * Checks that observations are finite numbers, that the layout explains each of them, and that equal views give equal
 * numbers.
 */
export const becomesNumbers = <G extends Types>(suite: Suite<G>): void =>
  forAllGames(suite, (play) => {
    const { game, options } = play;
    const observer = observerOf(game, options.players);
    demand(observer._tag === 'Right', `no observer for ${options.players} players`);
    coversEachNumber(observer.right.layout);
    for (const { state, sampled } of play.turns(4)) {
      if (!sampled) continue;
      for (const viewer of viewersOf(state)) isObserved(play, state, viewer, observer.right);
    }
  });

const coversEachNumber = ({ ranges, size }: Layout): void => {
  const end = ranges.reduce((next, { path, from, size: numbers, means }) => {
    demand(
      from === next && numbers > 0,
      () => `${path} is said to have ${numbers} numbers from ${from}, not ${next}, on`,
    );
    if ('values' in means) demand(means.values.length === numbers, () => `${path} has not a number for each value`);
    return from + numbers;
  }, 0);
  demand(end === size, `the layout explains ${end} of ${size} numbers`);
  const names = new Set(ranges.map(({ path, means }) => `${path} ${means.is}`));
  demand(names.size === ranges.length, 'two ranges of the layout have the same name');
};

/** The largest amount of a number of points, which nearly always lies between -1 and 1. */
const FAR = 2;

const isObserved = <G extends Types>(
  { game, trial }: TrialGame<G>,
  state: G['State'],
  viewer: Viewer,
  { layout, observe }: Observer<G>,
): void => {
  const view = game.view(state, viewer);
  const numbers = observe(view);
  for (const range of layout.ranges) meansSomething(numbers, range);
  const used = observe(view, new Float32Array(numbers.length).fill(Number.NaN));
  areSame(used, numbers, `what ${viewer} observes, written over something else`);
  const twin = game.view(game.determinize(view, `${trial.picks} observed`), viewer);
  areSame(observe(twin), numbers, `what ${viewer} observes of a game that looks the same`);
};

const meansSomething = (numbers: Float32Array, { path, from, size, means }: Range): void => {
  const found = numbers.subarray(from, from + size);
  const [least, most] = means.is === 'points' ? [-FAR, FAR] : [0, 1];
  const wrong = found.find((number) => !(number >= least && number <= most));
  demand(wrong === undefined, () => `${path} has the number ${wrong}`);
  const chosen = means.is === 'one of' ? found.filter((number) => number !== 0).length : 0;
  demand(chosen <= 1, () => `${path} is ${chosen} values at once`);
};

const areSame = (found: Float32Array, expected: Float32Array, what: string): void => {
  const place = found.findIndex((number, i) => number !== expected[i]);
  demand(place < 0, () => `${what}: number ${place} is ${found[place]} instead of ${expected[place]}`);
};
