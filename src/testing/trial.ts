import * as fc from 'fast-check';
import type { Game, Types, Viewer } from '../core/game.js';
import { draw, seeded } from '../core/random.js';
import { type Chooser, choosing, randomGame, type Turn } from './random-game.js';
import type { Suite, Unseeded } from './suite.js';

/** A random game as fast-check draws it; a shorter one is a smaller counterexample. */
export interface Trial<G extends Types> {
  readonly options: Unseeded<G['Options']>;
  readonly chooser: string;
  readonly seed: string;
  readonly picks: string;
  /** After so many moves the game is left, unless it is over before. */
  readonly plies: number;
}

/** A trial under way. */
export interface Play<G extends Types> {
  readonly game: Game<G>;
  readonly trial: Trial<G>;
  readonly options: G['Options'];
  readonly chooser: Chooser<G>;
  readonly bound: number;
  /** The moves that `turns` has handed out so far. */
  readonly made: G['Move'][];
  /** The positions of the game; `sampled` are all the early ones, ever fewer of the later, and the last. */
  turns(density: number): Iterable<Turn<G> & { readonly sampled: boolean }>;
  /** A number below `n` out of a sequence that belongs to the trial. */
  draw(n: number): number;
}

/** Holds `check` to random games of the suite; throws an Error with the smallest game for which it throws. */
export const forAllGames = <G extends Types>(suite: Suite<G>, check: (play: Play<G>) => void): void =>
  forAll(suite, trials(suite), (trial) => {
    const play = playOf(suite, trial);
    try {
      check(play);
    } catch (error) {
      throw new Error(`${messageOf(error)}\n  in the game ${told(play)}`, { cause: error });
    }
  });

/** Holds `check` to values of any kind, as often as the suite has games, or `times` as often. */
export const forAll = <A>(
  { games, seed }: { readonly games: number; readonly seed: number | undefined },
  values: fc.Arbitrary<A>,
  check: (value: A) => void,
  times = 1,
): void => {
  const property = fc.property(values, (value) => check(value));
  const result = fc.check(property, { numRuns: games * times, ...(seed === undefined ? {} : { seed }) });
  if (!result.failed) return;
  const found = `Counterexample: ${fc.stringify(result.counterexample?.[0])}`;
  const where = `after ${result.numRuns} tests, shrunk ${result.numShrinks} times, seed ${result.seed}`;
  throw new Error(`${messageOf(result.errorInstance)}\n${found}\n(${where})`, { cause: result.errorInstance });
};

/** Everybody who can look at a game. */
export const viewersOf = (state: { readonly players: number }): readonly Viewer[] => [
  ...Array.from({ length: state.players }, (_, player) => player),
  'spectator',
];

/** Plays on to the end; undefined when that takes more than `bound` moves. */
export const endOf = <G extends Types>(play: Play<G>, state: G['State'], picks: string): G['State'] | undefined => {
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

const trials = <G extends Types>(suite: Suite<G>): fc.Arbitrary<Trial<G>> => {
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

/** Three games out of five are played to the end; the others are left as often early as late, whatever the bound. */
const pliesUpTo = (bound: number): fc.Arbitrary<number> =>
  fc.noBias(fc.nat((FULL * 5) / 2)).map((n) => (n >= FULL ? bound : Math.floor((bound + 1) ** (n / FULL)) - 1));

const FULL = 2 ** 18;

const playOf = <G extends Types>(suite: Suite<G>, trial: Trial<G>): Play<G> => {
  const { game } = suite;
  const options = Object.assign({}, trial.options, { seed: trial.seed }) as unknown as G['Options'];
  const chooser = suite.choosers[trial.chooser]!;
  const bound = suite.boundOf(trial.options);
  const random = seeded(`${trial.picks} beside the game`);
  const made: G['Move'][] = [];
  const turns = function* (density: number): Generator<Turn<G> & { readonly sampled: boolean }> {
    const sampling = seeded(`${trial.picks} sampled`);
    made.length = 0;
    for (const turn of randomGame(game, options, chooser, trial.picks, trial.plies)) {
      // One number for each position, whatever follows: a shortened game keeps its sample.
      const sampled = draw(sampling, turn.ply + 1) < density || turn.move === undefined;
      yield { ...turn, sampled };
      if (turn.move !== undefined) made.push(turn.move);
    }
  };
  return { game, trial, options, chooser, bound, made, turns, draw: (n) => draw(random, n) };
};

const MOST_TOLD = 300;

const told = <G extends Types>({ game, options, made }: Play<G>): string => {
  const texts = made.slice(-MOST_TOLD).map((move) => game.formatMove(move));
  const before = made.length > MOST_TOLD ? `(${made.length - MOST_TOLD} moves) ` : '';
  return `${JSON.stringify(options)} after ${made.length} moves: ${before}${texts.join(' ')}`;
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
