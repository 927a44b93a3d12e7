import type { Player } from '../core/contract/game.js';
import { sum } from '../core/data/list.js';
import { type Effort, type RunNotes, totalEffort } from './effort.js';
import type { Lineup } from './lineups.js';
import type { Schedule } from './plan.js';
import { ELO } from './rating.js';
import type { RecordedFoul, Result } from './record.js';
import { type Hypotheses, type SequentialTest, type TestVerdict, testOf, trialOf } from './sprt.js';

/** The results of a tournament so far, by number of the game. */
export interface ResultBoard {
  /** Enters the result of a game, and what the run observed if somebody measured it. */
  enter(number: number, result: Result, notes?: RunNotes): void;
  /** Checks whether a game is played. */
  isPlayed(number: number): boolean;
  /** Checks whether a game is still to be played: it is not played yet, and the question of its line-up is open. */
  isWanted(number: number): boolean;
  /** Checks whether a game counts: it is played, and among the deals that decided the question of its line-up. */
  counts(number: number): boolean;
  /** Returns the shares and points of the players in a game, and its moves. */
  result(number: number): Omit<Result, 'foul'>;
  /** Returns the games that were lost by a foul. */
  fouls(): ReadonlyMap<number, RecordedFoul>;
  /** Returns the stack of a foul of this run; undefined if there is none. */
  stack(number: number): string | undefined;
  /** Returns the effort of an entrant in this run, and the number of measured games. */
  effort(entrant: number): MeasuredEffort;
  /** Returns the verdict on a line-up so far; null if the tournament has no question. */
  verdict(lineup: number): TestVerdict | null;
}

/** The effort of an entrant, and the number of games in which it was measured. */
export interface MeasuredEffort extends Effort {
  readonly games: number;
}

/** Makes an empty board. */
export const boardOf = ({ tables, lineups, games, tournament: { question, entrants } }: Schedule): ResultBoard => {
  const players = tables[0]!.seating.length;
  const shares = new Float64Array(games * players).fill(Number.NaN);
  const totals = new Float64Array(games * players);
  const moves = new Int32Array(games);
  const fouls = new Map<number, RecordedFoul>();
  const stacks = new Map<number, string>();
  const efforts = entrants.map((): MeasuredEffort => ({ games: 0, ...totalEffort([]) }));
  const trials = lineups.map((lineup) => (question === undefined ? null : trialOf(testOf(question, scoreIn(lineup)))));
  const firsts = lineups.map((_, lineup) => tables.findIndex((table) => table.lineup === lineup));
  const isPlayed = (number: number): boolean => !Number.isNaN(shares[number * players]);
  const lineupOf = (number: number): number => tables[number % tables.length]!.lineup;
  const dealOf = (number: number): number => Math.floor(number / tables.length);
  const verdict = (lineup: number): TestVerdict | null => trials[lineup]?.verdict() ?? null;
  const row = (list: Float64Array, number: number): readonly number[] =>
    Array.from(list.subarray(number * players, (number + 1) * players));

  /** Returns the score of a line-up's first entrant in a deal; null until all its games are played. */
  const scoreOf = (lineup: number, deal: number): number | null => {
    const { seatings, entrants } = lineups[lineup]!;
    let score = 0;
    for (const [i, seating] of seatings.entries()) {
      const number = deal * tables.length + firsts[lineup]! + i;
      if (number >= games || !isPlayed(number)) return null;
      score += ownShare(seating, entrants[0]!, row(shares, number));
    }
    return score / seatings.length;
  };
  const goOn = (trial: SequentialTest, lineup: number): void => {
    for (let { deals, found } = trial.verdict(); found === null; { deals, found } = trial.verdict()) {
      const score = scoreOf(lineup, deals);
      if (score === null) return;
      trial.add(score);
    }
  };
  const measure = (number: number, { efforts: added, stack }: RunNotes): void => {
    const { seating } = tables[number % tables.length]!;
    if (stack !== undefined) stacks.set(number, stack);
    for (const entrant of new Set(seating)) {
      const { games, ...before } = efforts[entrant]!;
      const own = added.filter((_, seat) => seating[seat] === entrant);
      efforts[entrant] = { games: games + 1, ...totalEffort([before, ...own]) };
    }
  };
  return {
    enter: (number, result, notes) => {
      shares.set(result.shares, number * players);
      totals.set(result.totals, number * players);
      moves[number] = result.moves;
      if (result.foul !== null) fouls.set(number, result.foul);
      if (notes !== undefined) measure(number, notes);
      const lineup = lineupOf(number);
      if (trials[lineup]) goOn(trials[lineup], lineup);
    },
    isPlayed,
    isWanted: (number) => !isPlayed(number) && (verdict(lineupOf(number))?.found ?? null) === null,
    counts: (number) => {
      const { found, deals } = verdict(lineupOf(number)) ?? { found: null, deals: 0 };
      return isPlayed(number) && (found === null || dealOf(number) < deals);
    },
    result: (number) => ({ shares: row(shares, number), totals: row(totals, number), moves: moves[number]! }),
    fouls: () => fouls,
    stack: (number) => stacks.get(number),
    effort: (entrant) => efforts[entrant]!,
    verdict,
  };
};

/** Returns an entrant's share of a game: the sum over its seats, or that of one seat if it sits in all of them. */
const ownShare = (seating: readonly number[], entrant: number, shares: readonly number[]): number =>
  seating.every((each) => each === entrant)
    ? shares[0]!
    : sum(shares.filter((_, player: Player) => seating[player] === entrant));

/** Returns the expected score of a line-up's first entrant, by its Elo advantage. */
const scoreIn =
  ({ entrants, seatings }: Lineup) =>
  (elo: Hypotheses['low']): number => {
    const strength = Math.exp(elo / ELO);
    const scores = seatings.map((seating) => {
      const own = seating.filter((each) => each === entrants[0]).length;
      return (own * strength) / (own * strength + seating.length - own);
    });
    return sum(scores) / scores.length;
  };
