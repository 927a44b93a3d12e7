import { type Estimate, estimateByDeal, type ShareOfDeal } from './interval.js';
import type { Schedule } from './plan.js';
import type { CountedGame } from './standings.js';

/** The results of two entrants against each other. */
export interface PairResult {
  /** Their names, that of the better ranked first. */
  readonly entrants: readonly [string, string];
  /** The number of games in which both play; in team and solo games, the number of deals that both have played. */
  readonly games: number;
  /**
   * The share of the first, with an interval by deals: of the games that one of them won, seat against seat; in team
   * and solo games, of the deals, by the higher share of a win.
   */
  readonly rate: Estimate;
}

/** Compares the entrants that have met; `ranked` has the numbers of all, best first. */
export const comparePairs = (
  { tournament: { entrants }, payoff }: Schedule,
  countedGames: readonly CountedGame[],
  ranked: readonly number[],
): readonly PairResult[] => {
  const ranks = new Map(ranked.map((entrant, rank) => [entrant, rank]));
  const pairs = new Map<number, ShareOfDeal[][]>();
  for (const encounter of payoff === 'opponents' ? countedGames.map(encounterOf) : encountersByDeal(countedGames)) {
    const present = [...encounter.entrants].sort((a, b) => ranks.get(a)! - ranks.get(b)!);
    for (const [i, one] of present.entries()) {
      for (const other of present.slice(i + 1)) {
        const key = ranks.get(one)! * ranked.length + ranks.get(other)!;
        const sharesByEncounter = pairs.get(key) ?? [];
        sharesByEncounter.push(encounter.sharesAgainst(one, other).map((share) => ({ deal: encounter.deal, share })));
        pairs.set(key, sharesByEncounter);
      }
    }
  }
  const nameOf = (rank: number): string => entrants[ranked[rank]!]!.name;
  return [...pairs]
    .sort(([a], [b]) => a - b)
    .map(([key, sharesByEncounter]) => ({
      entrants: [nameOf(Math.floor(key / ranked.length)), nameOf(key % ranked.length)],
      games: sharesByEncounter.length,
      rate: estimateByDeal(sharesByEncounter.flat()),
    }));
};

/** A game or a deal in which entrants meet. */
interface Encounter {
  readonly deal: number;
  readonly entrants: ReadonlySet<number>;
  /** Lists the shares of one of them against another. */
  sharesAgainst(one: number, other: number): readonly number[];
}

/** Lets entrants meet in a game: each seat of the one with each seat of the other, unless neither seat won. */
const encounterOf = ({ deal, seats, shares }: CountedGame): Encounter => {
  const sharesOf = (entrant: number): readonly number[] => shares.filter((_, seat) => seats[seat] === entrant);
  return {
    deal,
    entrants: new Set(seats),
    sharesAgainst: (one, other) =>
      sharesOf(one).flatMap((own) =>
        sharesOf(other).flatMap((theirs) => (own + theirs === 0 ? [] : [own / (own + theirs)])),
      ),
  };
};

/** Lets entrants meet in every deal that they have played, each in a game without the others. */
const encountersByDeal = (countedGames: readonly CountedGame[]): readonly Encounter[] => {
  const deals = new Map<number, Map<number, number>>();
  for (const { deal, seats, shares } of countedGames) {
    const played = deals.get(deal) ?? new Map<number, number>();
    deals.set(deal, played.set(seats[0]!, shares[0]!));
  }
  return [...deals].map(([deal, played]) => ({
    deal,
    entrants: new Set(played.keys()),
    sharesAgainst: (one, other) => [(1 + Math.sign(played.get(one)! - played.get(other)!)) / 2],
  }));
};
