import type { Types, Viewer } from '../../core/contract/game.js';
import { createObserver, type Layout, type Observer, type Range } from '../../learning/index.js';
import { assert } from '../assert.js';
import type { Suite } from '../suite.js';
import { forAllGames, listViewers, type TrialGame } from '../trial.js';

/**
 * Checks that observations are finite numbers, that the layout explains each of them, and that equal views give equal
 * numbers.
 */
export const observationsAreValid = <G extends Types>(suite: Suite<G>): void =>
  forAllGames(suite, (play) => {
    const { game, options } = play;
    const observer = createObserver(game, options.players);
    assert(observer._tag === 'Right', `no observer for ${options.players} players`);
    checkLayout(observer.right.layout);
    for (const { state, sampled } of play.turns(4)) {
      if (!sampled) continue;
      for (const viewer of listViewers(state)) checkObservation(play, state, viewer, observer.right);
    }
  });

const checkLayout = ({ ranges, size }: Layout): void => {
  const end = ranges.reduce((next, { path, from, size: numbers, meaning }) => {
    assert(
      from === next && numbers > 0,
      () => `${path} is said to have ${numbers} numbers from ${from}, not ${next}, on`,
    );
    if ('values' in meaning) assert(meaning.values.length === numbers, () => `${path} has not a number for each value`);
    return from + numbers;
  }, 0);
  assert(end === size, `the layout explains ${end} of ${size} numbers`);
  const names = new Set(
    ranges.map(({ path, meaning }) => `${path} ${meaning.type} ${meaning.type === 'whether' ? meaning.value : ''}`),
  );
  assert(names.size === ranges.length, 'two ranges of the layout have the same name');
};

/** The largest amount of a number of points, which nearly always lies between -1 and 1. */
const MAX_POINTS_VALUE = 2;

const checkObservation = <G extends Types>(
  { game, trial }: TrialGame<G>,
  state: G['State'],
  viewer: Viewer,
  { layout, observe }: Observer<G>,
): void => {
  const view = game.view(state, viewer);
  const numbers = observe(view);
  for (const range of layout.ranges) checkRange(numbers, range);
  const used = observe(view, new Float32Array(numbers.length).fill(Number.NaN));
  checkSameNumbers(used, numbers, `what ${viewer} observes, written over something else`);
  const twin = game.view(game.determinize(view, `${trial.choiceSeed} observed`), viewer);
  checkSameNumbers(observe(twin), numbers, `what ${viewer} observes of a game that looks the same`);
};

const checkRange = (numbers: Float32Array, { path, from, size, meaning }: Range): void => {
  const found = numbers.subarray(from, from + size);
  const [min, max] = meaning.type === 'points' ? [-MAX_POINTS_VALUE, MAX_POINTS_VALUE] : [0, 1];
  const wrong = found.find((number) => !(number >= min && number <= max));
  assert(wrong === undefined, () => `${path} has the number ${wrong}`);
  const chosen = meaning.type === 'one of' ? found.filter((number) => number !== 0).length : 0;
  assert(chosen <= 1, () => `${path} is ${chosen} values at once`);
};

const checkSameNumbers = (found: Float32Array, expected: Float32Array, what: string): void => {
  const place = found.findIndex((number, i) => number !== expected[i]);
  assert(place < 0, () => `${what}: number ${place} is ${found[place]} instead of ${expected[place]}`);
};
