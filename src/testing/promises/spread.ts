import { canonical } from '../../core/fingerprint.js';
import type { Types, Viewer } from '../../core/game.js';
import { demand, isObject, shown } from '../expect.js';
import { at, hiddenIn, type Path, pathsOf, written } from '../parts.js';
import type { Play } from '../trial.js';

/**
 * What `determinize` makes up for a view spreads over the possibilities, as far as a sample can show it. The truth is
 * one of them, so every hidden part of it, and every two neighbouring parts together, must come up in the sample. One
 * that does not is excused when rare values did come up at its place: then the truth may be another rare one.
 */
export const spreads = <G extends Types>({ game, trial }: Play<G>, truth: G['State'], viewer: Viewer): void => {
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
    // A truth may be much rarer than anything else at its place: it is waited for.
    for (let from = MANY; from < MOST && !tally.counts.has(tally.expected); from += MANY) {
      sample(from, from + MANY, [tally]);
    }
    const { paths, expected, counts } = tally;
    const names = paths.map(written).join(' and ');
    const reached = `${counts.size} others at ${names} in ${MOST} samples for ${viewer}`;
    demand(counts.has(expected), `determinize never reaches the truth, ${shown(expected)}, but ${reached}`);
  }
};

/** Enough to raise a suspicion, to make it strong, and to be certain. */
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

/** A hidden part may have parts of its own. */
const leavesUnder = (truth: unknown, path: Path): readonly Path[] => {
  const part = at(truth, path);
  if (!isObject(part) || Object.keys(part).length === 0) return [path];
  return pathsOf(part)
    .filter((inner) => !isObject(at(part, inner)))
    .map((inner) => [...path, ...inner]);
};

const neighbours = (places: readonly Path[]): readonly (readonly Path[])[] =>
  places.slice(1).map((path, i) => [places[i]!, path]);
