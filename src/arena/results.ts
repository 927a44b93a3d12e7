import type { Player } from '../core/contract/game.js';
import { sum } from '../core/data/list.js';
import { type Effort, type RunNotes, sumEfforts } from './effort.js';
import type { Lineup, Schedule } from './plan.js';
import { ELO_PER_UNIT } from './rating.js';
import type { GameResult, RecordedForfeit } from './record.js';
import { createSequentialTest, type Hypotheses, type SequentialTest, type TestVerdict, testBounds } from './sprt.js';

/** The results of a tournament so far, by number of the game. */
export interface ResultStore {
  /** Enters the result of a game, and what the run observed if somebody measured it. */
  add(number: number, result: GameResult, notes?: RunNotes): void;
  /** Checks whether a game is played. */
  isPlayed(number: number): boolean;
  /** Checks whether a game is still to be played: it is not played yet, and the question of its line-up is open. */
  isNeeded(number: number): boolean;
  /** Checks whether a game counts: it is played, and among the deals that decided the question of its line-up. */
  isCounted(number: number): boolean;
  /** Returns the shares and points of the players in a game, and its moves. */
  result(number: number): Omit<GameResult, 'forfeit'>;
  /** Returns the games that were forfeited. */
  forfeits(): ReadonlyMap<number, RecordedForfeit>;
  /** Returns the stack of the error behind a forfeit of this run; undefined if there is none. */
  errorStack(number: number): string | undefined;
  /** Returns the effort of an entrant in this run, and the number of measured games. */
  effort(entrant: number): MeasuredEffort;
  /** Returns the verdict on a line-up so far; null if the tournament has no question. */
  verdict(lineup: number): TestVerdict | null;
}

/** The effort of an entrant, and the number of games in which it was measured. */
export interface MeasuredEffort extends Effort {
  readonly games: number;
}

/** Makes a store without results. */
export const createResultStore = ({
  tables,
  lineups,
  games,
  tournament: { hypotheses, entrants },
}: Schedule): ResultStore => {
  const players = tables[0]!.seating.length;
  const shares = new Float64Array(games * players).fill(Number.NaN);
  const totals = new Float64Array(games * players);
  const moves = new Int32Array(games);
  const forfeits = new Map<number, RecordedForfeit>();
  const errorStacks = new Map<number, string>();
  const efforts = entrants.map((): MeasuredEffort => ({ games: 0, ...sumEfforts([]) }));
  const tests = lineups.map((lineup) =>
    hypotheses === undefined ? null : createSequentialTest(testBounds(hypotheses, expectedScore(lineup))),
  );
  const firstTables = lineups.map((_, lineup) => tables.findIndex((table) => table.lineup === lineup));
  const isPlayed = (number: number): boolean => !Number.isNaN(shares[number * players]);
  const lineupOf = (number: number): number => tables[number % tables.length]!.lineup;
  const dealOf = (number: number): number => Math.floor(number / tables.length);
  const verdict = (lineup: number): TestVerdict | null => tests[lineup]?.verdict() ?? null;
  const valuesOfGame = (valuesByGame: Float64Array, number: number): readonly number[] =>
    Array.from(valuesByGame.subarray(number * players, (number + 1) * players));

  /** Returns the score of a line-up's first entrant in a deal; null until all its games are played. */
  const scoreOf = (lineup: number, deal: number): number | null => {
    const { seatings, entrants } = lineups[lineup]!;
    let score = 0;
    for (const [i, seating] of seatings.entries()) {
      const number = deal * tables.length + firstTables[lineup]! + i;
      if (number >= games || !isPlayed(number)) return null;
      score += entrantShare(seating, entrants[0]!, valuesOfGame(shares, number));
    }
    return score / seatings.length;
  };
  const advanceTest = (test: SequentialTest, lineup: number): void => {
    for (
      let { deals, acceptedClaim } = test.verdict();
      acceptedClaim === null;
      { deals, acceptedClaim } = test.verdict()
    ) {
      const score = scoreOf(lineup, deals);
      if (score === null) return;
      test.add(score);
    }
  };
  const addEfforts = (number: number, { efforts: gameEfforts, errorStack }: RunNotes): void => {
    const { seating } = tables[number % tables.length]!;
    if (errorStack !== undefined) errorStacks.set(number, errorStack);
    for (const entrant of new Set(seating)) {
      const { games, ...effortSoFar } = efforts[entrant]!;
      const ownEfforts = gameEfforts.filter((_, seat) => seating[seat] === entrant);
      efforts[entrant] = { games: games + 1, ...sumEfforts([effortSoFar, ...ownEfforts]) };
    }
  };
  return {
    add: (number, result, notes) => {
      shares.set(result.shares, number * players);
      totals.set(result.totals, number * players);
      moves[number] = result.moves;
      if (result.forfeit !== null) forfeits.set(number, result.forfeit);
      if (notes !== undefined) addEfforts(number, notes);
      const lineup = lineupOf(number);
      if (tests[lineup]) advanceTest(tests[lineup], lineup);
    },
    isPlayed,
    isNeeded: (number) => !isPlayed(number) && (verdict(lineupOf(number))?.acceptedClaim ?? null) === null,
    isCounted: (number) => {
      const { acceptedClaim, deals } = verdict(lineupOf(number)) ?? { acceptedClaim: null, deals: 0 };
      return isPlayed(number) && (acceptedClaim === null || dealOf(number) < deals);
    },
    result: (number) => ({
      shares: valuesOfGame(shares, number),
      totals: valuesOfGame(totals, number),
      moves: moves[number]!,
    }),
    forfeits: () => forfeits,
    errorStack: (number) => errorStacks.get(number),
    effort: (entrant) => efforts[entrant]!,
    verdict,
  };
};

/** Returns an entrant's share of a game: the sum over its seats, or that of one seat if it sits in all of them. */
const entrantShare = (seating: readonly number[], entrant: number, shares: readonly number[]): number =>
  seating.every((each) => each === entrant)
    ? shares[0]!
    : sum(shares.filter((_, player: Player) => seating[player] === entrant));

/** Returns the expected score of a line-up's first entrant, by its Elo advantage. */
const expectedScore =
  ({ entrants, seatings }: Lineup) =>
  (elo: Hypotheses['low']): number => {
    const strength = Math.exp(elo / ELO_PER_UNIT);
    const scores = seatings.map((seating) => {
      const ownSeats = seating.filter((each) => each === entrants[0]).length;
      return (ownSeats * strength) / (ownSeats * strength + seating.length - ownSeats);
    });
    return sum(scores) / scores.length;
  };
