import {
  createCodec,
  exactReader,
  integer,
  jsonAs,
  list,
  number,
  object,
  oneOf,
  optional,
  taggedUnion,
} from '../core/codec/index.js';
import type { BaseOptions } from '../core/contract/game.js';
import { invalidDocument } from '../core/errors/errors.js';
import { type Entrant, entrantReader } from './entrant.js';
import type { InvalidTournament } from './errors.js';
import { clockReader, type GameClock, limitReader, seedReader } from './job.js';
import { type Hypotheses, MAX_ELO_CLAIM } from './sprt.js';

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
  readonly hasAnalysis?: true;
  /** The clock of each player in each game. */
  readonly clock?: GameClock;
  /** The hypotheses between which each line-up decides; it is not played any further once it has. */
  readonly hypotheses?: Hypotheses;
}

const MAX_ENTRANTS = 32;
const MAX_DEALS = 1_000_000;

const claim = number(-MAX_ELO_CLAIM, MAX_ELO_CLAIM);
const errorRate = optional(number(1e-6, 0.5));

const reader = object('a tournament', {
  options: jsonAs<Tournament['options']>(),
  entrants: list(entrantReader, 1, MAX_ENTRANTS),
  form: taggedUnion('a form', {
    'round-robin': {},
    champion: { champion: integer(0, MAX_ENTRANTS - 1) },
    'as-seated': {},
  }),
  seed: seedReader,
  botSeed: seedReader,
  deals: integer(1, MAX_DEALS),
  limit: limitReader,
  hasAnalysis: optional(oneOf(true)),
  clock: clockReader,
  hypotheses: optional(
    object('two hypotheses', {
      kind: oneOf('elo', 'score'),
      low: claim,
      high: claim,
      alpha: errorRate,
      beta: errorRate,
    }),
  ),
});

/** Decodes tournaments; the game decodes their options, and `findMismatch` checks how the parts fit together. */
export const tournamentCodec = createCodec(exactReader<Tournament>()(reader), invalidDocument('InvalidTournament'));

/** Returns the first error in how the parts of a tournament fit together; null if there is none. */
export const findMismatch = ({ entrants, form, hypotheses }: Tournament): InvalidTournament | null => {
  const errorAt = invalidDocument('InvalidTournament');
  const duplicate = findDuplicate(entrants.map(({ name }) => name));
  if (duplicate >= 0) return errorAt(`entrants[${duplicate}].name`, 'is the name of two');
  if (form.kind === 'champion' && form.champion >= entrants.length) {
    return errorAt('form.champion', `there are ${entrants.length} entrants`);
  }
  return hypotheses === undefined || hypotheses.low < hypotheses.high
    ? null
    : errorAt('hypotheses.high', 'is not above low');
};

const findDuplicate = (texts: readonly string[]): number =>
  new Set(texts).size === texts.length ? -1 : texts.findIndex((text, i) => texts.indexOf(text) !== i);
