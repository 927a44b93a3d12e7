import type { Types, Viewer } from '../../core/contract/game.js';
import { canonicalJson } from '../../core/data/fingerprint.js';
import { assert, formatOneLine, isObjectOrList } from '../assert.js';
import { formatPath, hiddenPathsIn, type Path, partAt, pathsOf } from '../parts.js';
import type { TrialGame } from '../trial.js';

/**
 * Checks that the states sampled by `determinize` cover all possibilities, as far as a sample can show it. The real
 * state is one of them, so each of its hidden parts, and each two neighbouring parts together, must occur in the
 * sample. A missing one is excused when rare values occur at its place, since it may be rare as well.
 */
export const samplesCoverHidden = <G extends Types>(
  { game, trial }: TrialGame<G>,
  truth: G['State'],
  viewer: Viewer,
): void => {
  const view = game.view(truth, viewer);
  const places = hiddenPathsIn(view)
    .filter(([key]) => key !== 'random')
    .flatMap((path) => leavesUnder(truth, path));
  const tallies = [...places.map((path) => [path]), ...neighbours(places)].map((paths) => createTally(paths, truth));
  if (tallies.length === 0) return;
  const sampleState = game.determinizer(view);
  const sample = (from: number, to: number, wanted: readonly Tally[]) => {
    for (let i = from; i < to; i++) {
      const sampled = sampleState(`${trial.choiceSeed} sample ${i}`);
      for (const tally of wanted) countSample(tally, sampled);
    }
  };
  sample(0, FIRST_SAMPLES, tallies);
  const suspects = tallies.filter(missesReal);
  if (suspects.length === 0) return;
  sample(FIRST_SAMPLES, SAMPLES, suspects);
  for (const tally of suspects.filter(missesReal)) {
    // The real value may be much rarer than all others at its place: the sample grows.
    for (let from = SAMPLES; from < MAX_SAMPLES && !tally.counts.has(tally.expected); from += SAMPLES) {
      sample(from, from + SAMPLES, [tally]);
    }
    const { paths, expected, counts } = tally;
    const names = paths.map(formatPath).join(' and ');
    const reached = `${counts.size} others at ${names} in ${MAX_SAMPLES} samples for ${viewer}`;
    assert(counts.has(expected), `determinize never reaches the truth, ${formatOneLine(expected)}, but ${reached}`);
  }
};

/** The sizes of samples: for a suspicion, a strong suspicion, and certainty. */
const FIRST_SAMPLES = 96;
const SAMPLES = 3072;
const MAX_SAMPLES = 16 * SAMPLES;
const RARE_TIMES = 2;

const missesReal = ({ expected, counts }: Tally): boolean =>
  !counts.has(expected) && Array.from(counts.values()).every((times) => times > RARE_TIMES);

interface Tally {
  readonly paths: readonly Path[];
  readonly expected: string;
  readonly counts: Map<string, number>;
}

const createTally = (paths: readonly Path[], state: unknown): Tally => ({
  paths,
  expected: formatValuesAt(paths, state),
  counts: new Map(),
});

const countSample = ({ paths, counts }: Tally, sampled: unknown): void => {
  const found = formatValuesAt(paths, sampled);
  counts.set(found, (counts.get(found) ?? 0) + 1);
};

const formatValuesAt = (paths: readonly Path[], value: unknown): string =>
  paths.map((path) => canonicalJson(partAt(value, path) ?? null)).join(' and ');

/** Lists the leaves of a hidden part. */
const leavesUnder = (state: unknown, path: Path): readonly Path[] => {
  const part = partAt(state, path);
  if (!isObjectOrList(part) || Object.keys(part).length === 0) return [path];
  return pathsOf(part)
    .filter((inner) => !isObjectOrList(partAt(part, inner)))
    .map((inner) => [...path, ...inner]);
};

const neighbours = (places: readonly Path[]): readonly (readonly Path[])[] =>
  places.slice(1).map((path, i) => [places[i]!, path]);
