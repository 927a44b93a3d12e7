import * as fc from 'fast-check';
import { drawInt, insecureRandomStateOf } from '../core/chance/random.js';
import type { Game, Types, Viewer } from '../core/contract/game.js';
import { shorten } from './assert.js';
import { Counterexample } from './counterexample.js';
import { type Chooser, createChoose, randomGame, type Turn } from './random-game.js';
import type { Trial, TrialSuite } from './suite.js';

/** A trial in progress. */
export interface TrialGame<G extends Types> {
  readonly game: Game<G>;
  readonly trial: Trial<G>;
  readonly options: G['Options'];
  readonly chooser: Chooser<G>;
  readonly maxPlies: number;
  /** The moves made in the last run of `turns`. */
  readonly made: G['Move'][];
  /**
   * Plays the game and yields its positions; `sampled` are all early ones, fewer and fewer of the later ones, and the
   * last.
   */
  turns(density: number): Iterable<Turn<G> & { readonly sampled: boolean }>;
  /** Draws an integer below `n` from a sequence of the trial. */
  randomInt(n: number): number;
}

/** Runs `check` on random games of the suite, or on `only`; throws the error for the smallest game that fails. */
export const forAllGames = <G extends Types>(suite: TrialSuite<G>, check: (play: TrialGame<G>) => void): void => {
  const checkTrial = (trial: Trial<G>): void => {
    const play = createTrialGame(suite, trial);
    try {
      check(play);
    } catch (error) {
      throw new Counterexample(error, formatTrial(play), { only: trial });
    }
  };
  if (suite.only === undefined) search(suite, suite.games, arbitraryTrials(suite), checkTrial);
  else checkTrial(suite.only);
};

/**
 * Runs `check` on random values, `times` as many as the suite has games; throws the error for the smallest that fails.
 */
export const forAll = <A>(run: SuiteSize, values: fc.Arbitrary<A>, check: (value: A) => void, times: number): void =>
  search(run, run.games * times, values, (value) => {
    try {
      check(value);
    } catch (error) {
      throw new Counterexample(error, [`given ${shorten(fc.stringify(value))}`], {});
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
export const listViewers = (state: { readonly players: number }): readonly Viewer[] => [
  ...Array.from({ length: state.players }, (_, player) => player),
  'spectator',
];

/** Plays to the end and returns it; undefined after more than `maxPlies` moves. */
export const playToEnd = <G extends Types>(
  play: TrialGame<G>,
  state: G['State'],
  choiceSeed: string,
): G['State'] | undefined => {
  const choose = createChoose(play.chooser, choiceSeed);
  let pliesLeft = play.maxPlies;
  try {
    return play.game.playout(state, (moves, borrowed) => {
      if (pliesLeft-- === 0) throw TOO_LONG;
      return choose(moves, borrowed);
    });
  } catch (error) {
    if (error === TOO_LONG) return undefined;
    throw error;
  }
};

const TOO_LONG = new Error('too long');

const arbitraryTrials = <G extends Types>(suite: TrialSuite<G>): fc.Arbitrary<Trial<G>> => {
  const name = fc.noShrink(fc.noBias(fc.integer({ min: 0, max: 2 ** 32 - 1 }))).map((n) => n.toString(36));
  return fc.constantFrom(...suite.options).chain((options) =>
    fc.record({
      options: fc.constant(options),
      chooser: fc.constantFrom(...Object.keys(suite.choosers)),
      seed: name,
      choiceSeed: name,
      plies: arbitraryPlies(suite.maxPliesOf(options)),
    }),
  );
};

/**
 * Draws lengths: three games out of five are played to the end, the others end early as often as late, whatever the
 * bound.
 */
const arbitraryPlies = (maxPlies: number): fc.Arbitrary<number> =>
  fc
    .noBias(fc.nat((LENGTH_SCALE * 5) / 2))
    .map((n) => (n >= LENGTH_SCALE ? maxPlies : Math.floor((maxPlies + 1) ** (n / LENGTH_SCALE)) - 1));

const LENGTH_SCALE = 2 ** 18;

const createTrialGame = <G extends Types>(suite: TrialSuite<G>, trial: Trial<G>): TrialGame<G> => {
  const { game } = suite;
  const options = Object.assign({}, trial.options, { seed: trial.seed }) as unknown as G['Options'];
  const chooser = suite.choosers[trial.chooser];
  if (chooser === undefined) throw new Error(`the plan has no chooser '${trial.chooser}'`);
  const maxPlies = suite.maxPliesOf(trial.options);
  const random = insecureRandomStateOf(`${trial.choiceSeed} beside the game`);
  const made: G['Move'][] = [];
  const turns = function* (density: number): Generator<Turn<G> & { readonly sampled: boolean }> {
    const sampling = insecureRandomStateOf(`${trial.choiceSeed} sampled`);
    made.length = 0;
    for (const turn of randomGame(game, options, chooser, trial.choiceSeed, trial.plies)) {
      // One number for each position, so that a shortened game keeps its sample.
      const sampled = drawInt(sampling, turn.ply + 1) < density * suite.sampleShare || turn.move === undefined;
      yield { ...turn, sampled };
      if (turn.move !== undefined) made.push(turn.move);
    }
  };
  return { game, trial, options, chooser, maxPlies, made, turns, randomInt: (n) => drawInt(random, n) };
};

const MAX_SHOWN_MOVES = 1000;

const formatTrial = <G extends Types>({ game, options, made }: TrialGame<G>): readonly string[] => {
  const dealt = `in the game ${JSON.stringify(options)}`;
  if (made.length === 0) return [dealt, 'after the deal'];
  const texts = made.slice(-MAX_SHOWN_MOVES).map((move) => game.formatMove(move));
  const before = made.length > MAX_SHOWN_MOVES ? '… ' : '';
  return [dealt, `after move ${made.length}: ${before}${texts.join(' ')}`];
};
