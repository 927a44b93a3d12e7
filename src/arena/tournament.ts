import {
  codecOf,
  exactly,
  integer,
  jsonAs,
  list,
  number,
  oneOf,
  optional,
  record,
  variants,
} from '../core/codec/index.js';
import type { BaseOptions } from '../core/contract/game.js';
import { invalid } from '../core/errors/verdict.js';
import { type Entrant, entrantReader } from './entrant.js';
import type { InvalidTournament } from './faults.js';
import { clockReader, type GameClock, limitReader, seedReader } from './job.js';
import { HIGHEST_CLAIM, type Hypotheses } from './sprt.js';

/** The pairings of a tournament. In team and solo games each entrant takes all seats, whatever the form. */
export type TournamentForm = RoundRobin | AgainstChampion | AsSeated;

/** Every choice of entrants meets, in all rotations of their seats. */
export interface RoundRobin {
  readonly kind: 'round-robin';
}

/** Each entrant meets the champion, who takes all other seats, in every order of seats. */
export interface AgainstChampion {
  readonly kind: 'champion';
  /** The number of the champion among the entrants. */
  readonly champion: number;
}

/** Every entrant keeps the seat of its number; if there are fewer entrants than seats, they take them in turn. */
export interface AsSeated {
  readonly kind: 'as-seated';
}

/** A tournament: every deal is played in every seating of every line-up. */
export interface Tournament {
  /** The options without the seed; defaults are those of the rulebook's normal game. */
  readonly options: Omit<BaseOptions, 'seed'>;
  readonly entrants: readonly Entrant[];
  readonly form: TournamentForm;
  /** The seed from which those of the deals are derived. Whoever guesses it knows every deal: take a random one. */
  readonly seed: string;
  /** The seed from which those of the bots are derived, chosen independently of that of the deals. */
  readonly botSeed: string;
  /** The number of deals. */
  readonly deals: number;
  /** The milliseconds that a decision may take. */
  readonly limit?: number;
  /** Keeps what the bots thought in the comments of the records. */
  readonly thoughts?: true;
  /** The clock of each player in each game. */
  readonly clock?: GameClock;
  /** The question about each line-up, which is not played any further once it is answered. */
  readonly question?: Hypotheses;
}

const MOST_ENTRANTS = 32;
const MOST_DEALS = 1_000_000;

const claim = number(-HIGHEST_CLAIM, HIGHEST_CLAIM);
const risk = optional(number(1e-6, 0.5));

const document = record('a tournament', {
  options: jsonAs<Tournament['options']>(),
  entrants: list(entrantReader, 1, MOST_ENTRANTS),
  form: variants('a form', {
    'round-robin': {},
    champion: { champion: integer(0, MOST_ENTRANTS - 1) },
    'as-seated': {},
  }),
  seed: seedReader,
  botSeed: seedReader,
  deals: integer(1, MOST_DEALS),
  limit: limitReader,
  thoughts: optional(oneOf(true)),
  clock: clockReader,
  question: optional(
    record('a question', { kind: oneOf('elo', 'score'), low: claim, high: claim, alpha: risk, beta: risk }),
  ),
});

/** Decodes tournaments; the game decodes their options, and `misfit` checks how the parts fit together. */
export const tournamentCodec = codecOf(exactly<Tournament>()(document), invalid('InvalidTournament'));

/** Returns the first error in how the parts of a tournament fit together; null if there is none. */
export const misfit = ({ entrants, form, question }: Tournament): InvalidTournament | null => {
  const wrong = invalid('InvalidTournament');
  const namesake = twice(entrants.map(({ name }) => name));
  if (namesake >= 0) return wrong(`entrants[${namesake}].name`, 'is the name of two');
  if (form.kind === 'champion' && form.champion >= entrants.length) {
    return wrong('form.champion', `there are ${entrants.length} entrants`);
  }
  return question === undefined || question.low < question.high ? null : wrong('question.high', 'is not above low');
};

const twice = (texts: readonly string[]): number =>
  new Set(texts).size === texts.length ? -1 : texts.findIndex((text, i) => texts.indexOf(text) !== i);
