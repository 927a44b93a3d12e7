import type { Payoff } from '../core/contract/game.js';
import { orThrow } from '../core/errors/errors.js';
import { VERSION } from '../core/records/record.js';
import { type Estimate, estimateByDeal } from './interval.js';
import { jobId } from './job.js';
import { comparePairs, type PairResult } from './pairs.js';
import type { Schedule } from './plan.js';
import type { RecordedForfeit } from './record.js';
import type { MeasuredEffort, ResultStore } from './results.js';
import type { TestVerdict } from './sprt.js';
import { type CountedGame, type EntrantStanding, meanOf, rankEntrants } from './standings.js';
import type { Tournament } from './tournament.js';

/** The answer to a question so far. */
export interface TestResult extends TestVerdict {
  /** The names of the entrants: the first, and its opponent if there is one. */
  readonly entrants: readonly string[];
}

/** The results of a seat, for all entrants together. */
export interface SeatResult {
  readonly rate: Estimate;
  readonly points: number;
}

/** A game that was forfeited. */
export interface ForfeitedGame extends RecordedForfeit {
  /** The number of the game, from 0. */
  readonly game: number;
  /** The id of its record. */
  readonly id: string;
  readonly name: string;
  /** The number of moves before the decision. */
  readonly moves: number;
  /** The whole stack of what the bot threw, with paths of the machine; known for games of this run. */
  readonly errorStack?: string;
}

/** The effort of an entrant in this run: games that were in the archive before are not measured. */
export interface EntrantEffort extends MeasuredEffort {
  readonly name: string;
}

/** The results of a tournament, with everything needed to repeat it. */
export interface Report {
  /** The id, title and rules version of the game. */
  readonly game: string;
  readonly title: string;
  readonly rules: string;
  /** The id of the components, and their title if they have one. */
  readonly components: { readonly id: string; readonly title?: string };
  /** The version of this package. */
  readonly version: string;
  /** The tournament, with its options filled in. */
  readonly tournament: Tournament;
  readonly payoff: Payoff;
  /** The number of players of each game. */
  readonly players: number;
  /** The numbers of games that were planned, are played, and count. */
  readonly plannedGames: number;
  readonly playedGames: number;
  readonly countedGames: number;
  /** The entrants, best first. */
  readonly standings: readonly EntrantStanding[];
  /** The entrants in pairs, the best first. */
  readonly pairs: readonly PairResult[];
  readonly seats: readonly SeatResult[];
  /** The lengths of the games in moves. */
  readonly moves: { readonly min: number; readonly mean: number; readonly max: number };
  /** The efforts of the entrants that were measured, in the order of the standings. */
  readonly efforts: readonly EntrantEffort[];
  readonly testResults: readonly TestResult[];
  readonly forfeits: readonly ForfeitedGame[];
}

/** Reports the results of a tournament so far. */
export const createReport = (plan: Schedule, results: ResultStore): Report => {
  const { payoff, tournament, tables, lineups } = plan;
  const numbers = Array.from({ length: plan.games }, (_, number) => number);
  const countedGames = numbers.filter(results.isCounted).map((number): CountedGame => {
    const { seating } = tables[number % tables.length]!;
    return { deal: Math.floor(number / tables.length), seats: seating, ...results.result(number) };
  });
  const forfeits = listForfeits(plan, results);
  const standings = rankEntrants(
    plan,
    countedGames,
    (name) => forfeits.filter((forfeit) => forfeit.name === name).length,
  );
  const ranked = standings.map(({ name }) => tournament.entrants.findIndex((entrant) => entrant.name === name));
  const lengths = countedGames.map(({ moves }) => moves);
  return {
    ...reportHeader(plan),
    payoff,
    players: tables[0]!.seating.length,
    plannedGames: plan.games,
    playedGames: numbers.filter(results.isPlayed).length,
    countedGames: countedGames.length,
    standings,
    pairs: comparePairs(plan, countedGames, ranked),
    seats: tables[0]!.seating.map((_, seat) => ({
      rate: estimateByDeal(countedGames.map(({ deal, shares }) => ({ deal, share: shares[seat]! }))),
      points: meanOf(countedGames.map(({ totals }) => totals[seat]!)),
    })),
    moves: { min: smallest(lengths), mean: meanOf(lengths), max: -smallest(lengths.map((length) => -length)) },
    efforts: ranked.flatMap((entrant) => {
      const effort = results.effort(entrant);
      return effort.games === 0 ? [] : [{ name: tournament.entrants[entrant]!.name, ...effort }];
    }),
    testResults: lineups.flatMap(({ entrants }, lineup) => {
      const verdict = results.verdict(lineup);
      return verdict === null
        ? []
        : [{ entrants: entrants.map((each) => tournament.entrants[each]!.name), ...verdict }];
    }),
    forfeits,
  };
};

/** Lists the games that count and were forfeited. */
const listForfeits = (plan: Schedule, results: ResultStore): readonly ForfeitedGame[] =>
  [...results.forfeits()]
    .filter(([number]) => results.isCounted(number))
    .sort(([a], [b]) => a - b)
    .map(([number, forfeit]): ForfeitedGame => {
      const { seats, ...job } = plan.jobAt(number);
      const errorStack = results.errorStack(number);
      return {
        game: number,
        id: jobId({ ...job, seats }),
        name: seats[forfeit.player]!.name,
        moves: results.result(number).moves,
        ...forfeit,
        ...(errorStack === undefined ? {} : { errorStack }),
      };
    });

/** Returns the game, the versions and the tournament. */
const reportHeader = ({ game, tournament }: Schedule) => {
  const { seed: _, ...options } = orThrow(game.Options.decode({ ...tournament.options, seed: 'any' }));
  const { title } = game.components as { readonly title?: unknown };
  return {
    game: game.id,
    title: game.title,
    rules: game.version,
    components: { id: game.componentsId, ...(typeof title === 'string' ? { title } : {}) },
    version: VERSION,
    tournament: { ...tournament, options },
  };
};

const smallest = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((min, each) => Math.min(min, each));
