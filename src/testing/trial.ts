import * as fc from 'fast-check';
import { draw, quickSeeded } from '../core/chance/random.js';
import type { Game, Types, Viewer } from '../core/contract/game.js';
import { Counterexample } from './counterexample.js';
import { cut } from './expect.js';
import { type Chooser, choosing, randomGame, type Turn } from './random-game.js';
import type { Trial, TrialSuite } from './suite.js';

/** A trial in progress. */
export interface TrialGame<G extends Types> {
  readonly game: Game<G>;
  readonly trial: Trial<G>;
  readonly options: G['Options'];
  readonly chooser: Chooser<G>;
  readonly bound: number;
  /** The moves made in the last run of `turns`. */
  readonly made: G['Move'][];
  /**
   * Plays the game and yields its positions; `sampled` are all early ones, fewer and fewer of the later ones, and the
   * last.
   */
  turns(density: number): Iterable<Turn<G> & { readonly sampled: boolean }>;
  /** Draws an integer below `n` from a sequence of the trial. */
  draw(n: number): number;
}

/** Runs `check` on random games of the suite, or on `only`; throws the error for the smallest game that fails. */
export const forAllGames = <G extends Types>(suite: TrialSuite<G>, check: (play: TrialGame<G>) => void): void => {
  const hold = (trial: Trial<G>): void => {
    const play = playOf(suite, trial);
    try {
      check(play);
    } catch (error) {
      throw new Counterexample(error, trialReport(play), { only: trial });
    }
  };
  if (suite.only === undefined) search(suite, suite.games, trials(suite), hold);
  else hold(suite.only);
};

/**
 * Runs `check` on random values, `times` as many as the suite has games; throws the error for the smallest that fails.
 */
export const forAll = <A>(run: SuiteSize, values: fc.Arbitrary<A>, check: (value: A) => void, times: number): void =>
  search(run, run.games * times, values, (value) => {
    try {
      check(value);
    } catch (error) {
      throw new Counterexample(error, [`given ${cut(fc.stringify(value))}`], {});
    }
  });

/** The parts of a suite that fast-check needs. */
type SuiteSize = Pick<TrialSuite<Types>, 'games' | 'seed'>;

/** Throws the counterexample of `check` for the smallest value. */
const search = <A>(
  { games, seed }: SuiteSize,
  numRuns: number,
  values: fc.Arbitrary<A>,
  check: (value: A) => void,
): void => {
  const property = fc.property(values, (value) => check(value));
  const result = fc.check(property, { numRuns, ...(seed === undefined ? {} : { seed }) });
  if (!result.failed) return;
  const found = result.errorInstance;
  if (!(found instanceof Counterexample)) throw found;
  throw new Counterexample(found.cause, found.witness, { games, seed: result.seed, ...found.change });
};

/** Lists the players and the spectator. */
export const viewersOf = (state: { readonly players: number }): readonly Viewer[] => [
  ...Array.from({ length: state.players }, (_, player) => player),
  'spectator',
];

/** Plays to the end and returns it; undefined after more than `bound` moves. */
export const endOf = <G extends Types>(
  play: TrialGame<G>,
  state: G['State'],
  picks: string,
): G['State'] | undefined => {
  const choose = choosing(play.chooser, picks);
  let left = play.bound;
  try {
    return play.game.playout(state, (moves, lent) => {
      if (left-- === 0) throw TOO_LONG;
      return choose(moves, lent);
    });
  } catch (error) {
    if (error === TOO_LONG) return undefined;
    throw error;
  }
};

const TOO_LONG = new Error('too long');

const trials = <G extends Types>(suite: TrialSuite<G>): fc.Arbitrary<Trial<G>> => {
  const name = fc.noShrink(fc.noBias(fc.integer({ min: 0, max: 2 ** 32 - 1 }))).map((n) => n.toString(36));
  return fc.constantFrom(...suite.options).chain((options) =>
    fc.record({
      options: fc.constant(options),
      chooser: fc.constantFrom(...Object.keys(suite.choosers)),
      seed: name,
      picks: name,
      plies: pliesUpTo(suite.boundOf(options)),
    }),
  );
};

/**
 * Draws lengths: three games out of five are played to the end, the others end early as often as late, whatever the
 * bound.
 */
const pliesUpTo = (bound: number): fc.Arbitrary<number> =>
  fc.noBias(fc.nat((FULL * 5) / 2)).map((n) => (n >= FULL ? bound : Math.floor((bound + 1) ** (n / FULL)) - 1));

const FULL = 2 ** 18;

const playOf = <G extends Types>(suite: TrialSuite<G>, trial: Trial<G>): TrialGame<G> => {
  const { game } = suite;
  const options = Object.assign({}, trial.options, { seed: trial.seed }) as unknown as G['Options'];
  const chooser = suite.choosers[trial.chooser];
  if (chooser === undefined) throw new Error(`the plan has no chooser '${trial.chooser}'`);
  const bound = suite.boundOf(trial.options);
  const random = quickSeeded(`${trial.picks} beside the game`);
  const made: G['Move'][] = [];
  const turns = function* (density: number): Generator<Turn<G> & { readonly sampled: boolean }> {
    const sampling = quickSeeded(`${trial.picks} sampled`);
    made.length = 0;
    for (const turn of randomGame(game, options, chooser, trial.picks, trial.plies)) {
      // One number for each position, so that a shortened game keeps its sample.
      const sampled = draw(sampling, turn.ply + 1) < density * suite.share || turn.move === undefined;
      yield { ...turn, sampled };
      if (turn.move !== undefined) made.push(turn.move);
    }
  };
  return { game, trial, options, chooser, bound, made, turns, draw: (n) => draw(random, n) };
};

const MOST_TOLD = 1000;

const trialReport = <G extends Types>({ game, options, made }: TrialGame<G>): readonly string[] => {
  const dealt = `in the game ${JSON.stringify(options)}`;
  if (made.length === 0) return [dealt, 'after the deal'];
  const texts = made.slice(-MOST_TOLD).map((move) => game.formatMove(move));
  const before = made.length > MOST_TOLD ? '… ' : '';
  return [dealt, `after move ${made.length}: ${before}${texts.join(' ')}`];
};
