import type { Payoff } from '../core/contract/game.js';
import { sum } from '../core/data/list.js';
import { type Estimate, estimateByDeal } from './interval.js';
import type { Schedule } from './plan.js';
import { estimateRatings, type RatedGame } from './rating.js';

/** The results of an entrant. */
export interface EntrantStanding {
  readonly name: string;
  /** The number of its seats in games that count; in team and solo games, the number of games. */
  readonly games: number;
  /** The sum of its shares. */
  readonly totalShare: number;
  /** Its share per game, with an interval by deals. */
  readonly rate: Estimate;
  /** Its Elo rating above the mean, or above the champion; null in team and solo games. */
  readonly elo: Estimate | null;
  /** Its mean points. */
  readonly points: number;
  /** The number of games it forfeited. */
  readonly forfeits: number;
}

/** A game that counts. */
export interface CountedGame extends RatedGame {
  readonly totals: readonly number[];
  readonly moves: number;
}

/** Ranks the entrants, best first; `countForfeits` returns the number of games that an entrant forfeited. */
export const rankEntrants = (
  { tournament: { entrants, form }, payoff }: Schedule,
  countedGames: readonly CountedGame[],
  countForfeits: (name: string) => number,
): readonly EntrantStanding[] => {
  const anchor = form.kind === 'champion' ? form.champion : undefined;
  const isRated = payoff === 'opponents' && entrants.length > 1;
  const elos = isRated ? estimateRatings(countedGames, entrants.length, anchor) : [];
  const standings = entrants.map(({ name }, entrant): EntrantStanding => {
    const seats = countedGames.flatMap(({ deal, seats: seating, shares, totals }) =>
      countedSeats(seating, entrant, payoff).map((seat) => ({ deal, share: shares[seat]!, total: totals[seat]! })),
    );
    return {
      name,
      games: seats.length,
      totalShare: sum(seats.map(({ share }) => share)),
      rate: estimateByDeal(seats),
      elo: elos[entrant] ?? null,
      points: meanOf(seats.map(({ total }) => total)),
      forfeits: countForfeits(name),
    };
  });
  return standings.sort((a, b) => (b.elo?.value ?? b.rate.value) - (a.elo?.value ?? a.rate.value));
};

/** Lists the seats of an entrant that count: all of them, but one in team and solo games, where all fare alike. */
const countedSeats = (seating: readonly number[], entrant: number, payoff: Payoff): readonly number[] => {
  const ownSeats = seating.flatMap((each, seat) => (each === entrant ? [seat] : []));
  return payoff === 'opponents' ? ownSeats : ownSeats.slice(0, 1);
};

/** Returns the mean; 0 for an empty list, so that reports are JSON. */
export const meanOf = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : sum(numbers) / numbers.length;
