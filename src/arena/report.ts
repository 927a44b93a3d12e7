import type { Payoff } from '../core/contract/game.js';
import { sum } from '../core/data/list.js';
import type { ResultBoard } from './board.js';
import { type Estimate, rateByDeal } from './interval.js';
import type { Schedule } from './plan.js';
import { type Bout, ratings } from './rating.js';
import type { Foul } from './record.js';
import type { TestVerdict } from './sprt.js';

/** The results of an entrant. */
export interface EntrantStanding {
  readonly name: string;
  /** The number of its seats in games that count; in team and solo games, the number of games. */
  readonly games: number;
  /** The sum of its shares. */
  readonly won: number;
  /** Its share per game, with an interval by deals. */
  readonly rate: Estimate;
  /** Its Elo rating above the mean, or above the champion; null in team and solo games. */
  readonly elo: Estimate | null;
  /** Its mean points. */
  readonly points: number;
  /** The number of games it lost by fouls. */
  readonly fouls: number;
}

/** The answer to a question so far. */
export interface TestResult extends TestVerdict {
  /** The names of the entrants: the first, and its opponent if there is one. */
  readonly entrants: readonly string[];
}

/** The results of a seat, for all entrants together. */
export interface SeatStanding {
  readonly rate: Estimate;
  readonly points: number;
}

/** A game that was lost by a foul. */
export interface FoulOfGame extends Foul {
  /** The number of the game, from 0. */
  readonly game: number;
  readonly name: string;
}

/** The results of a tournament. */
export interface Report {
  readonly game: string;
  readonly payoff: Payoff;
  /** The number of players of each game. */
  readonly players: number;
  /** The numbers of games that were planned, are played, and count. */
  readonly planned: number;
  readonly played: number;
  readonly counted: number;
  /** The entrants, best first. */
  readonly standings: readonly EntrantStanding[];
  readonly seats: readonly SeatStanding[];
  /** The lengths of the games in moves. */
  readonly moves: { readonly least: number; readonly mean: number; readonly most: number };
  readonly answers: readonly TestResult[];
  readonly fouls: readonly FoulOfGame[];
}

/** A game that counts. */
interface Counted extends Bout {
  readonly totals: readonly number[];
  readonly moves: number;
}

/** Reports the results of a tournament so far. */
export const reportOf = (plan: Schedule, board: ResultBoard): Report => {
  const { game, payoff, tournament, tables, lineups } = plan;
  const numbers = Array.from({ length: plan.games }, (_, number) => number);
  const counted = numbers.filter(board.counts).map((number): Counted => {
    const { seating } = tables[number % tables.length]!;
    return { deal: Math.floor(number / tables.length), seats: seating, ...board.result(number) };
  });
  const fouls = [...board.fouls()]
    .filter(([number]) => board.counts(number))
    .sort(([a], [b]) => a - b)
    .map(([number, foul]): FoulOfGame => {
      const { name } = tournament.entrants[tables[number % tables.length]!.seating[foul.player]!]!;
      return { game: number, name, ...foul };
    });
  const lengths = counted.map(({ moves }) => moves);
  return {
    game: game.id,
    payoff,
    players: tables[0]!.seating.length,
    planned: plan.games,
    played: numbers.filter(board.isPlayed).length,
    counted: counted.length,
    standings: standingsOf(plan, counted, fouls),
    seats: tables[0]!.seating.map((_, seat) => ({
      rate: rateByDeal(counted.map(({ deal, shares }) => ({ deal, share: shares[seat]! }))),
      points: mean(counted.map(({ totals }) => totals[seat]!)),
    })),
    moves: { least: least(lengths), mean: mean(lengths), most: -least(lengths.map((length) => -length)) },
    answers: lineups.flatMap(({ entrants }, lineup) => {
      const verdict = board.verdict(lineup);
      return verdict === null
        ? []
        : [{ entrants: entrants.map((each) => tournament.entrants[each]!.name), ...verdict }];
    }),
    fouls,
  };
};

const standingsOf = (
  { tournament: { entrants, form }, payoff }: Schedule,
  counted: readonly Counted[],
  fouls: readonly FoulOfGame[],
): readonly EntrantStanding[] => {
  const anchor = form.kind === 'champion' ? form.champion : undefined;
  const isRated = payoff === 'opponents' && entrants.length > 1;
  const elos = isRated ? ratings(counted, entrants.length, anchor) : [];
  const standings = entrants.map(({ name }, entrant): EntrantStanding => {
    const seats = counted.flatMap(({ deal, seats: who, shares, totals }) =>
      places(who, entrant, payoff).map((seat) => ({ deal, share: shares[seat]!, total: totals[seat]! })),
    );
    return {
      name,
      games: seats.length,
      won: sum(seats.map(({ share }) => share)),
      rate: rateByDeal(seats),
      elo: elos[entrant] ?? null,
      points: mean(seats.map(({ total }) => total)),
      fouls: fouls.filter((foul) => foul.name === name).length,
    };
  });
  return standings.sort((a, b) => (b.elo?.value ?? b.rate.value) - (a.elo?.value ?? a.rate.value));
};

/** Lists the seats of an entrant that count: all of them, but one in team and solo games, where all fare alike. */
const places = (seating: readonly number[], entrant: number, payoff: Payoff): readonly number[] => {
  const own = seating.flatMap((each, seat) => (each === entrant ? [seat] : []));
  return payoff === 'opponents' ? own : own.slice(0, 1);
};

/** Returns the mean; 0 for an empty list, so that reports are JSON. */
const mean = (numbers: readonly number[]): number => (numbers.length === 0 ? 0 : sum(numbers) / numbers.length);

const least = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((least, each) => Math.min(least, each));
