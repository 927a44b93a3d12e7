import type { Either } from 'fp-ts/lib/Either.js';
import type { AnyGame } from '../../core/contract/game.js';
import { accepted, refused } from '../../core/errors/verdict.js';
import { toldSettings } from '../../core/play/told-options.js';
import { MOST_PLAYERS } from '../../core/records/envelope-codec.js';
import { FORMAT } from '../../core/records/record.js';
import { VERSION } from '../../core/records/version.js';
import type { Header } from './header.js';
import { fieldsOf, type HeaderFields } from './header-fields.js';
import type { Mistake, Placed } from './mistake.js';
import type { Moves } from './moves.js';
import { moveTyped } from './typed.js';

/** The record that a text describes, before it is validated. */
export interface TextDocument {
  readonly document: Readonly<Record<string, unknown>>;
  /** The places of its parts, by path in the record. */
  readonly places: ReadonlyMap<string, Placed>;
}

/** Builds the record of a header and moves, and fills in what a person leaves out; without an id it gets a provisional one. */
export const documentOf = (header: Header, body: Moves, game: AnyGame): Either<Mistake, TextDocument> => {
  const read = fieldsOf(header, game);
  if (read._tag === 'Left') return read;
  const { fields, places } = read.right;
  const origin = originOf(read.right, body, game);
  if (origin._tag === 'Left') return origin;
  placeMoves(places, body);
  const envelope = envelopeOf(read.right, body);
  const document = {
    format: FORMAT,
    game: game.id,
    rules: game.version,
    components: game.componentsId,
    id: 'provisional',
    ...fields,
    by: { package: 'sastrugi', version: VERSION, ...(fields['by'] as object | undefined) },
    ...origin.right,
    moves: body.moves.map(({ text }) => moveTyped(game, text) ?? game.notationOf(text)),
    ...(envelope === undefined ? {} : { envelope }),
  };
  return accepted({ document, places });
};

const NO_FACTS = 'A game with a seed or a start has no facts: leave them out, or the seed.';

/** Returns the beginning of the game: options with a seed, or with facts, or a start. */
const originOf = ({ fields, options, places }: HeaderFields, body: Moves, game: AnyGame): Either<Mistake, object> => {
  const isFrom = fields['start'] !== undefined;
  const isTold = !isFrom && options['seed'] === undefined;
  const stray = isTold ? undefined : body.facts.find(({ facts }) => facts.length > 0);
  if (stray !== undefined) return refused({ place: stray.facts[0]!, message: NO_FACTS });
  // Options beside a start are refused with the record.
  if (isFrom) return accepted(Object.keys(options).length === 0 ? {} : { options });
  const settings = isTold ? toldSettings(game, options) : game.Options.decode(options);
  if (settings._tag === 'Left') {
    const { path, message } = settings.left;
    return refused({ place: places.get(`options.${path}`) ?? TOP, message, error: settings.left });
  }
  if (!isTold) return accepted({ options: settings.right });
  return accepted({
    options: settings.right,
    told: body.facts.map(({ facts }) => facts.map(({ text }) => game.notationOf(text)).join(' ')),
  });
};

/** The beginning of a text, where fields are missing. */
export const TOP: Placed = { text: '', at: 0 };

const placeMoves = (places: Map<string, Placed>, { moves, facts, comments }: Moves): void => {
  for (const [i, place] of moves.entries()) places.set(`moves[${i}]`, place);
  for (const [i, { place }] of facts.entries()) places.set(`told[${i}]`, place);
  for (const [i, place] of comments.entries()) places.set(`envelope.comments[${i}]`, place);
};

/** Returns the envelope with all players, and with the clocks and comments of the moves. */
const envelopeOf = ({ envelope, options, fields }: HeaderFields, { clocks, comments }: Moves): object | undefined => {
  const { players } = (envelope ?? {}) as { readonly players?: readonly unknown[] };
  const { players: seats } = (fields['start'] ?? options) as { readonly players?: unknown };
  const length = Math.max(players?.length ?? 0, typeof seats === 'number' ? Math.min(seats, MOST_PLAYERS) : 0);
  const whole = {
    ...envelope,
    ...(players === undefined ? {} : { players: Array.from({ length }, (_, seat) => players[seat] ?? {}) }),
    ...(clocks.length === 0 ? {} : { clocks }),
    ...(comments.length === 0 ? {} : { comments: comments.map(({ after, text }) => ({ after, text })) }),
  };
  return envelope === undefined && Object.keys(whole).length === 0 ? undefined : whole;
};
