import type { Either } from 'fp-ts/lib/Either.js';
import type { AnyGame, BaseOptions, Payoff } from '../core/contract/game.js';
import { digestOf } from '../core/data/digest.js';
import { type InvalidOptions, invalidDocument, left, orThrow, right } from '../core/errors/errors.js';
import { VERSION } from '../core/records/record.js';
import type { InvalidTournament } from './errors.js';
import type { Job } from './job.js';
import { findMismatch, type Tournament, type TournamentForm, tournamentCodec } from './tournament.js';

/** The games of a tournament, ordered by deal, then line-up, then seating. */
export interface Schedule {
  readonly game: AnyGame;
  readonly tournament: Tournament;
  /** The payoff of the game with these options. */
  readonly payoff: Payoff;
  readonly lineups: readonly Lineup[];
  /** The seatings of a deal, each with its line-up. */
  readonly tables: readonly PlannedTable[];
  /** The number of games. */
  readonly games: number;
  /** Returns the job of a game, counted from 0. */
  jobAt(number: number): Job;
}

/** A seating, and the number of its line-up. */
export interface PlannedTable {
  readonly lineup: number;
  readonly seating: Seating;
}

/** Plans a tournament. */
export const planTournament = (
  game: AnyGame,
  document: Tournament,
): Either<InvalidTournament | InvalidOptions, Schedule> => {
  const read = tournamentCodec.decode(document);
  if (read._tag === 'Left') return read;
  const tournament = read.right;
  const optionsOf = (deal: number) =>
    game.Options.decode({ ...tournament.options, seed: deriveSeed('game', tournament.seed, deal) });
  const mismatch = findMismatch(tournament);
  if (mismatch !== null) return left(mismatch);
  const firstOptions = optionsOf(0);
  if (firstOptions._tag === 'Left') return firstOptions;
  const payoff = game.payoff(firstOptions.right);
  const lineups = lineupsFor(tournament, firstOptions.right, payoff);
  const tables = lineups.flatMap(({ seatings }, lineup) => seatings.map((seating) => ({ lineup, seating })));
  const games = tournament.deals * tables.length;
  const planError = findPlanError(tournament, { payoff, lineups, games });
  if (planError !== null) return left(planError);
  const jobAt = (number: number): Job => {
    const deal = Math.floor(number / tables.length);
    return {
      game: game.id,
      rules: game.version,
      components: game.componentsId,
      version: VERSION,
      options: orThrow(optionsOf(deal)),
      botSeed: deriveSeed('bots', tournament.botSeed, deal),
      seats: tables[number % tables.length]!.seating.map((entrant) => tournament.entrants[entrant]!),
      ...(tournament.limit === undefined ? {} : { limit: tournament.limit }),
      ...(tournament.hasAnalysis === undefined ? {} : { hasAnalysis: tournament.hasAnalysis }),
      ...(tournament.clock === undefined ? {} : { clock: tournament.clock }),
    };
  };
  return right({ game, tournament, payoff, lineups, tables, games, jobAt });
};

/**
 * Derives the seed of a deal, or that of the bots in its games. Each comes from a seed of its own, so that a bot that
 * guesses where its numbers come from learns nothing about the deal.
 */
const deriveSeed = (purpose: 'game' | 'bots', seed: string, deal: number): string =>
  digestOf(['tournament', purpose, seed, deal]);

const lineupsFor = ({ form, entrants }: Tournament, { players }: BaseOptions, payoff: Payoff): readonly Lineup[] =>
  payoff === 'opponents' || form.kind === 'as-seated'
    ? createLineups(form, entrants.length, players)
    : createTeamLineups(entrants.length, players);

const MAX_GAMES = 1_000_000;

const NO_ELO = {
  team: 'Elo needs opponents, and here all play together; ask for a rate',
  solo: 'Elo needs opponents, and here each plays alone; ask for a rate, or have more play',
} as const;

/** Returns the error of a well-formed tournament that cannot be held; null if it can. */
const findPlanError = (
  { hypotheses, entrants, form }: Tournament,
  { payoff, lineups, games }: Pick<Schedule, 'payoff' | 'lineups' | 'games'>,
): InvalidTournament | null => {
  const errorAt = invalidDocument('InvalidTournament');
  if (games > MAX_GAMES) return errorAt('deals', `lead to ${games} games; there may be ${MAX_GAMES}`);
  if (payoff === 'opponents' && entrants.length < 2 && form.kind !== 'as-seated') {
    return errorAt('entrants', 'are too few to play against each other');
  }
  if (hypotheses === undefined) return null;
  if (hypotheses.kind === 'elo' && payoff !== 'opponents') return errorAt('hypotheses.kind', NO_ELO[payoff]);
  const largeLineup = lineups.find((lineup) => lineup.entrants.length > 2);
  return largeLineup === undefined
    ? null
    : errorAt('hypotheses', `is for two at a table, not ${largeLineup.entrants.length}`);
};

/** The seats of a game: by player, the number of an entrant. */
export type Seating = readonly number[];

/** A choice of entrants, with all seatings in which they meet. */
export interface Lineup {
  /** The entrants, each once, in order; against a champion the challenger comes first. */
  readonly entrants: readonly number[];
  readonly seatings: readonly Seating[];
}

/** Lists the line-ups of a tournament of opponents. */
const createLineups = (form: TournamentForm, entrants: number, players: number): readonly Lineup[] => {
  const allEntrants = Array.from({ length: entrants }, (_, i) => i);
  switch (form.kind) {
    case 'as-seated':
      return [createLineup([fillSeats(allEntrants, players)])];
    case 'champion':
      return allEntrants
        .filter((each) => each !== form.champion)
        .map((each) => createLineup(rotationsOf([each, ...Array<number>(players - 1).fill(form.champion)])));
    case 'round-robin':
      return entrants >= players
        ? combinationsOf(allEntrants, players).map((chosen) => createLineup(rotationsOf(chosen)))
        : [createLineup(allEntrants.flatMap((first) => rotationsOf(fillSeats(rotate(allEntrants, first), players))))];
  }
};

/** Lists the line-ups of a team or solo game: each entrant in all seats. */
const createTeamLineups = (entrants: number, players: number): readonly Lineup[] =>
  Array.from({ length: entrants }, (_, each) => createLineup([Array<number>(players).fill(each)]));

const createLineup = (seatings: readonly Seating[]): Lineup => ({
  entrants: [...new Set(seatings[0]!)],
  seatings: [...new Map(seatings.map((seating) => [seating.join(), seating])).values()],
});

const rotate = (seating: Seating, steps: number): Seating => [...seating.slice(steps), ...seating.slice(0, steps)];

const rotationsOf = (seating: Seating): readonly Seating[] => seating.map((_, steps) => rotate(seating, steps));

/** Fills the seats with the entrants in turn. */
const fillSeats = (entrants: Seating, players: number): Seating =>
  Array.from({ length: players }, (_, seat) => entrants[seat % entrants.length]!);

/** Lists every choice of `size` entrants, in order. */
const combinationsOf = (all: Seating, size: number): readonly Seating[] =>
  size === 0
    ? [[]]
    : all.flatMap((first, i) => combinationsOf(all.slice(i + 1), size - 1).map((rest) => [first, ...rest]));
