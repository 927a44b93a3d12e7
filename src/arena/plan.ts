import type { Either } from 'fp-ts/lib/Either.js';
import type { AnyGame, BaseOptions, Payoff } from '../core/contract/game.js';
import { digestOf } from '../core/data/digest.js';
import { accepted, type InvalidOptions, invalid, orThrow, refused } from '../core/errors/verdict.js';
import { VERSION } from '../core/records/version.js';
import type { InvalidTournament } from './faults.js';
import type { Job } from './job.js';
import { type Lineup, lineupsOf, type Seating, teams } from './lineups.js';
import { misfit, type Tournament, tournamentCodec } from './tournament.js';

/** The games of a tournament, ordered by deal, then line-up, then seating. */
export interface Schedule {
  readonly game: AnyGame;
  readonly tournament: Tournament;
  /** The payoff of the game with these options. */
  readonly payoff: Payoff;
  readonly lineups: readonly Lineup[];
  /** The seatings of a deal, each with its line-up. */
  readonly tables: readonly TableOfPlan[];
  /** The number of games. */
  readonly games: number;
  /** Returns the job of a game, counted from 0. */
  jobAt(number: number): Job;
}

/** A seating, and the number of its line-up. */
export interface TableOfPlan {
  readonly lineup: number;
  readonly seating: Seating;
}

/** Plans a tournament. */
export const planOf = (game: AnyGame, document: Tournament): Either<InvalidTournament | InvalidOptions, Schedule> => {
  const read = tournamentCodec.decode(document);
  if (read._tag === 'Left') return read;
  const tournament = read.right;
  const settingsOf = (deal: number) =>
    game.Options.decode({ ...tournament.options, seed: seedOf('game', tournament.seed, deal) });
  const wrong = misfit(tournament);
  if (wrong !== null) return refused(wrong);
  const first = settingsOf(0);
  if (first._tag === 'Left') return first;
  const payoff = game.payoff(first.right);
  const lineups = seated(tournament, first.right, payoff);
  const tables = lineups.flatMap(({ seatings }, lineup) => seatings.map((seating) => ({ lineup, seating })));
  const games = tournament.deals * tables.length;
  const trouble = unplayable(tournament, { payoff, lineups, games });
  if (trouble !== null) return refused(trouble);
  const jobAt = (number: number): Job => {
    const deal = Math.floor(number / tables.length);
    return {
      game: game.id,
      rules: game.version,
      components: game.componentsId,
      by: VERSION,
      options: orThrow(settingsOf(deal)),
      botSeed: seedOf('bots', tournament.botSeed, deal),
      seats: tables[number % tables.length]!.seating.map((entrant) => tournament.entrants[entrant]!),
      ...(tournament.limit === undefined ? {} : { limit: tournament.limit }),
      ...(tournament.thoughts === undefined ? {} : { thoughts: tournament.thoughts }),
      ...(tournament.clock === undefined ? {} : { clock: tournament.clock }),
    };
  };
  return accepted({ game, tournament, payoff, lineups, tables, games, jobAt });
};

/**
 * Derives the seed of a deal, or that of the bots in its games. Each comes from a seed of its own, so that a bot that
 * guesses where its numbers come from learns nothing about the deal.
 */
const seedOf = (purpose: 'game' | 'bots', seed: string, deal: number): string =>
  digestOf(['tournament', purpose, seed, deal]);

const seated = ({ form, entrants }: Tournament, { players }: BaseOptions, payoff: Payoff): readonly Lineup[] =>
  payoff === 'opponents' || form.kind === 'as-seated'
    ? lineupsOf(form, entrants.length, players)
    : teams(entrants.length, players);

const MOST_GAMES = 1_000_000;

const NO_ELO = {
  team: 'Elo needs opponents, and here all play together; ask for a rate',
  solo: 'Elo needs opponents, and here each plays alone; ask for a rate, or have more play',
} as const;

/** Returns the error of a well-formed tournament that cannot be held; null if it can. */
const unplayable = (
  { question, entrants, form }: Tournament,
  { payoff, lineups, games }: Pick<Schedule, 'payoff' | 'lineups' | 'games'>,
): InvalidTournament | null => {
  const wrong = invalid('InvalidTournament');
  if (games > MOST_GAMES) return wrong('deals', `lead to ${games} games; there may be ${MOST_GAMES}`);
  if (payoff === 'opponents' && entrants.length < 2 && form.kind !== 'as-seated') {
    return wrong('entrants', 'are too few to play against each other');
  }
  if (question === undefined) return null;
  if (question.kind === 'elo' && payoff !== 'opponents') return wrong('question.kind', NO_ELO[payoff]);
  const crowd = lineups.find((lineup) => lineup.entrants.length > 2);
  return crowd === undefined ? null : wrong('question', `is for two at a table, not ${crowd.entrants.length}`);
};
