import type { Payoff } from '../core/contract/game.js';
import { orThrow } from '../core/errors/verdict.js';
import { VERSION } from '../core/records/version.js';
import type { MeasuredEffort, ResultBoard } from './board.js';
import { type Estimate, rateByDeal } from './interval.js';
import { jobId } from './job.js';
import { type PairStanding, pairsOf } from './pairs.js';
import type { Schedule } from './plan.js';
import type { RecordedFoul } from './record.js';
import type { TestVerdict } from './sprt.js';
import { type CountedGame, type EntrantStanding, mean, standingsOf } from './standings.js';
import type { Tournament } from './tournament.js';

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
export interface FoulOfGame extends RecordedFoul {
  /** The number of the game, from 0. */
  readonly game: number;
  /** The id of its record. */
  readonly id: string;
  readonly name: string;
  /** The number of moves before the decision. */
  readonly moves: number;
  /** The whole stack of what the bot threw, with paths of the machine; known for games of this run. */
  readonly stack?: string;
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
  readonly by: string;
  /** The tournament, with its options filled in. */
  readonly tournament: Tournament;
  readonly payoff: Payoff;
  /** The number of players of each game. */
  readonly players: number;
  /** The numbers of games that were planned, are played, and count. */
  readonly planned: number;
  readonly played: number;
  readonly counted: number;
  /** The entrants, best first. */
  readonly standings: readonly EntrantStanding[];
  /** The entrants in pairs, the best first. */
  readonly pairs: readonly PairStanding[];
  readonly seats: readonly SeatStanding[];
  /** The lengths of the games in moves. */
  readonly moves: { readonly least: number; readonly mean: number; readonly most: number };
  /** The efforts of the entrants that were measured, in the order of the standings. */
  readonly efforts: readonly EntrantEffort[];
  readonly answers: readonly TestResult[];
  readonly fouls: readonly FoulOfGame[];
}

/** Reports the results of a tournament so far. */
export const reportOf = (plan: Schedule, board: ResultBoard): Report => {
  const { payoff, tournament, tables, lineups } = plan;
  const numbers = Array.from({ length: plan.games }, (_, number) => number);
  const counted = numbers.filter(board.counts).map((number): CountedGame => {
    const { seating } = tables[number % tables.length]!;
    return { deal: Math.floor(number / tables.length), seats: seating, ...board.result(number) };
  });
  const fouls = foulsOf(plan, board);
  const standings = standingsOf(plan, counted, (name) => fouls.filter((foul) => foul.name === name).length);
  const ranked = standings.map(({ name }) => tournament.entrants.findIndex((entrant) => entrant.name === name));
  const lengths = counted.map(({ moves }) => moves);
  return {
    ...circumstances(plan),
    payoff,
    players: tables[0]!.seating.length,
    planned: plan.games,
    played: numbers.filter(board.isPlayed).length,
    counted: counted.length,
    standings,
    pairs: pairsOf(plan, counted, ranked),
    seats: tables[0]!.seating.map((_, seat) => ({
      rate: rateByDeal(counted.map(({ deal, shares }) => ({ deal, share: shares[seat]! }))),
      points: mean(counted.map(({ totals }) => totals[seat]!)),
    })),
    moves: { least: least(lengths), mean: mean(lengths), most: -least(lengths.map((length) => -length)) },
    efforts: ranked.flatMap((entrant) => {
      const effort = board.effort(entrant);
      return effort.games === 0 ? [] : [{ name: tournament.entrants[entrant]!.name, ...effort }];
    }),
    answers: lineups.flatMap(({ entrants }, lineup) => {
      const verdict = board.verdict(lineup);
      return verdict === null
        ? []
        : [{ entrants: entrants.map((each) => tournament.entrants[each]!.name), ...verdict }];
    }),
    fouls,
  };
};

/** Lists the games that count and were lost by a foul. */
const foulsOf = (plan: Schedule, board: ResultBoard): readonly FoulOfGame[] =>
  [...board.fouls()]
    .filter(([number]) => board.counts(number))
    .sort(([a], [b]) => a - b)
    .map(([number, foul]): FoulOfGame => {
      const { seats, ...job } = plan.jobAt(number);
      const stack = board.stack(number);
      return {
        game: number,
        id: jobId({ ...job, seats }),
        name: seats[foul.player]!.name,
        moves: board.result(number).moves,
        ...foul,
        ...(stack === undefined ? {} : { stack }),
      };
    });

/** Returns the game, the versions and the tournament. */
const circumstances = ({ game, tournament }: Schedule) => {
  const { seed: _, ...options } = orThrow(game.Options.decode({ ...tournament.options, seed: 'any' }));
  const { title } = game.components as { readonly title?: unknown };
  return {
    game: game.id,
    title: game.title,
    rules: game.version,
    components: { id: game.componentsId, ...(typeof title === 'string' ? { title } : {}) },
    by: VERSION,
    tournament: { ...tournament, options },
  };
};

const least = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((least, each) => Math.min(least, each));
