import type { Payoff } from '../core/contract/game.js';
import { sum } from '../core/data/list.js';
import { type Estimate, rateByDeal } from './interval.js';
import type { Schedule } from './plan.js';
import { type Bout, ratings } from './rating.js';

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

/** A game that counts. */
export interface CountedGame extends Bout {
  readonly totals: readonly number[];
  readonly moves: number;
}

/** Ranks the entrants, best first; `foulsOf` returns the number of an entrant's fouls. */
export const standingsOf = (
  { tournament: { entrants, form }, payoff }: Schedule,
  counted: readonly CountedGame[],
  foulsOf: (name: string) => number,
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
      fouls: foulsOf(name),
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
export const mean = (numbers: readonly number[]): number => (numbers.length === 0 ? 0 : sum(numbers) / numbers.length);
