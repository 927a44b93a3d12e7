import type { Types, Viewer } from '../../core/contract/game.js';
import { canonical } from '../../core/data/fingerprint.js';
import { demand, isObject, oneLine } from '../expect.js';
import { at, hiddenIn, type Path, pathsOf, written } from '../parts.js';
import type { TrialGame } from '../trial.js';

/**
 * Checks that the states sampled by `determinize` cover all possibilities, as far as a sample can show it. The real
 * state is one of them, so each of its hidden parts, and each two neighbouring parts together, must occur in the
 * sample. A missing one is excused when rare values occur at its place, since it may be rare as well.
 */
export const spreads = <G extends Types>({ game, trial }: TrialGame<G>, truth: G['State'], viewer: Viewer): void => {
  const view = game.view(truth, viewer);
  const places = hiddenIn(view)
    .filter(([key]) => key !== 'random')
    .flatMap((path) => leavesUnder(truth, path));
  const tallies = [...places.map((path) => [path]), ...neighbours(places)].map((paths) => tallyOf(paths, truth));
  if (tallies.length === 0) return;
  const imagine = game.determinizer(view);
  const sample = (from: number, to: number, wanted: readonly Tally[]) => {
    for (let i = from; i < to; i++) {
      const imagined = imagine(`${trial.picks} sample ${i}`);
      for (const tally of wanted) count(tally, imagined);
    }
  };
  sample(0, FEW, tallies);
  const suspects = tallies.filter(missesTheTruth);
  if (suspects.length === 0) return;
  sample(FEW, MANY, suspects);
  for (const tally of suspects.filter(missesTheTruth)) {
    // The real value may be much rarer than all others at its place: the sample grows.
    for (let from = MANY; from < MOST && !tally.counts.has(tally.expected); from += MANY) {
      sample(from, from + MANY, [tally]);
    }
    const { paths, expected, counts } = tally;
    const names = paths.map(written).join(' and ');
    const reached = `${counts.size} others at ${names} in ${MOST} samples for ${viewer}`;
    demand(counts.has(expected), `determinize never reaches the truth, ${oneLine(expected)}, but ${reached}`);
  }
};

/** The sizes of samples: for a suspicion, a strong suspicion, and certainty. */
const FEW = 96;
const MANY = 3072;
const MOST = 16 * MANY;
const RARE = 2;

const missesTheTruth = ({ expected, counts }: Tally): boolean =>
  !counts.has(expected) && Array.from(counts.values()).every((times) => times > RARE);

interface Tally {
  readonly paths: readonly Path[];
  readonly expected: string;
  readonly counts: Map<string, number>;
}

const tallyOf = (paths: readonly Path[], truth: unknown): Tally => ({
  paths,
  expected: valuesAt(paths, truth),
  counts: new Map(),
});

const count = ({ paths, counts }: Tally, imagined: unknown): void => {
  const found = valuesAt(paths, imagined);
  counts.set(found, (counts.get(found) ?? 0) + 1);
};

const valuesAt = (paths: readonly Path[], value: unknown): string =>
  paths.map((path) => canonical(at(value, path) ?? null)).join(' and ');

/** Lists the leaves of a hidden part. */
const leavesUnder = (truth: unknown, path: Path): readonly Path[] => {
  const part = at(truth, path);
  if (!isObject(part) || Object.keys(part).length === 0) return [path];
  return pathsOf(part)
    .filter((inner) => !isObject(at(part, inner)))
    .map((inner) => [...path, ...inner]);
};

const neighbours = (places: readonly Path[]): readonly (readonly Path[])[] =>
  places.slice(1).map((path, i) => [places[i]!, path]);
