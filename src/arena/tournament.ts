import {
  anyJson,
  type Codec,
  codecOf,
  integer,
  list,
  number,
  oneOf,
  optional,
  record,
  text,
  variants,
} from '../core/codec.js';
import type { BaseOptions } from '../core/game.js';
import { invalid } from '../core/verdict.js';
import { type Entrant, entrantReader } from './entrant.js';
import type { InvalidTournament } from './faults.js';
import { limitReader } from './job.js';
import type { Question } from './sprt.js';

/** Who meets whom. Where all play together, or one alone, each entrant takes all seats, whatever the form. */
export type Form = RoundRobin | AgainstChampion | AsSeated;

/** Everybody meets everybody in every order of seats that rotation leads to. */
export interface RoundRobin {
  readonly kind: 'round-robin';
}

/** Each meets the champion, who takes all other seats, in every order of seats. */
export interface AgainstChampion {
  readonly kind: 'champion';
  /** Which entrant is the champion. */
  readonly champion: number;
}

/** Everybody keeps the seat of the same number; fewer than there are seats take them in turn. */
export interface AsSeated {
  readonly kind: 'as-seated';
}

/** A tournament: every deal is played in every seating of every line-up. */
export interface Tournament {
  /** Options but for the seed; what is left out is the rulebook's normal game. */
  readonly options: Omit<BaseOptions, 'seed'>;
  readonly entrants: readonly Entrant[];
  readonly form: Form;
  /** The seeds of the deals; no two are the same. */
  readonly seeds: readonly string[];
  /** How many milliseconds a decision may take. */
  readonly limit?: number;
  /** What is to be found out of each line-up, which is not played on when it is. */
  readonly question?: Question;
}

const MOST_ENTRANTS = 32;
const MOST_DEALS = 1_000_000;
const LONGEST_SEED = 256;
/** The most points of Elo that a question may be about. */
export const HIGHEST_CLAIM = 10_000;

const claim = number(-HIGHEST_CLAIM, HIGHEST_CLAIM);
const risk = optional(number(1e-6, 0.5));

/** Reads tournaments; their options are left to the game, and what must fit together to `misfit`. */
export const tournamentCodec = codecOf(
  record('a tournament', {
    options: anyJson,
    entrants: list(entrantReader, 1, MOST_ENTRANTS),
    form: variants('a form', {
      'round-robin': {},
      champion: { champion: integer(0, MOST_ENTRANTS - 1) },
      'as-seated': {},
    }),
    seeds: list(text(1, LONGEST_SEED), 1, MOST_DEALS),
    limit: limitReader,
    question: optional(
      record('a question', { kind: oneOf('elo', 'score'), low: claim, high: claim, alpha: risk, beta: risk }),
    ),
  }),
  invalid('InvalidTournament'),
) as Codec<Tournament, InvalidTournament>;

/** The first thing in a tournament that does not fit the rest of it; null if all does. */
export const misfit = ({ entrants, form, seeds, question }: Tournament): InvalidTournament | null => {
  const wrong = invalid('InvalidTournament');
  const namesake = twice(entrants.map(({ name }) => name));
  if (namesake >= 0) return wrong(`entrants[${namesake}].name`, 'is the name of two');
  const deal = twice(seeds);
  if (deal >= 0) return wrong(`seeds[${deal}]`, 'is listed twice');
  if (form.kind === 'champion' && form.champion >= entrants.length) {
    return wrong('form.champion', `there are ${entrants.length} entrants`);
  }
  return question === undefined || question.low < question.high ? null : wrong('question.high', 'is not above low');
};

const twice = (texts: readonly string[]): number =>
  new Set(texts).size === texts.length ? -1 : texts.findIndex((text, i) => texts.indexOf(text) !== i);
