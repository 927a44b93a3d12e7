import type { Either } from 'fp-ts/lib/Either.js';
import { decodeToldOptions } from '../../core/chance-outcomes/index.js';
import type { AnyGame } from '../../core/contract/game.js';
import { left, right } from '../../core/errors/errors.js';
import { FORMAT, VERSION } from '../../core/records/record.js';
import { MAX_PLAYERS } from '../../core/records/record-codec.js';
import { type Header, type HeaderFields, parseFields } from './parse-fields.js';
import type { TextMoves } from './parse-moves.js';
import type { TextError, TextSpan } from './text-error.js';
import { moveTyped } from './typed.js';

/** The record that a text describes, before it is validated. */
export interface TextDocument {
  readonly document: Readonly<Record<string, unknown>>;
  /** The places of its parts, by path in the record. */
  readonly spans: ReadonlyMap<string, TextSpan>;
}

/** Builds the record of a header and moves, and fills in what a person leaves out; without an id it gets a provisional one. */
export const createDocument = (header: Header, body: TextMoves, game: AnyGame): Either<TextError, TextDocument> => {
  const read = parseFields(header, game);
  if (read._tag === 'Left') return read;
  const { fields, spans } = read.right;
  const origin = createOrigin(read.right, body, game);
  if (origin._tag === 'Left') return origin;
  addMoveSpans(spans, body);
  const envelope = createEnvelope(read.right, body);
  const document = {
    format: FORMAT,
    game: game.id,
    rules: game.version,
    components: game.componentsId,
    id: 'provisional',
    ...fields,
    createdBy: { package: 'sastrugi', version: VERSION, ...(fields['createdBy'] as object | undefined) },
    ...origin.right,
    moves: body.moves.map(({ text }) => moveTyped(game, text) ?? game.notationOf(text)),
    ...(envelope === undefined ? {} : { envelope }),
  };
  return right({ document, spans });
};

const FACTS_NOT_ALLOWED = 'A game with a seed or a start has no facts: leave them out, or the seed.';

/** Returns the beginning of the game: options with a seed, or with facts, or a start. */
const createOrigin = (
  { fields, options, spans }: HeaderFields,
  body: TextMoves,
  game: AnyGame,
): Either<TextError, object> => {
  const hasStart = fields['start'] !== undefined;
  const isTold = !hasStart && options['seed'] === undefined;
  const strayFacts = isTold ? undefined : body.facts.find(({ facts }) => facts.length > 0);
  if (strayFacts !== undefined) return left({ span: strayFacts.facts[0]!, message: FACTS_NOT_ALLOWED });
  // Options beside a start are refused with the record.
  if (hasStart) return right(Object.keys(options).length === 0 ? {} : { options });
  const settings = isTold ? decodeToldOptions(game, options) : game.Options.decode(options);
  if (settings._tag === 'Left') {
    const { path, message } = settings.left;
    return left({ span: spans.get(`options.${path}`) ?? TEXT_START, message, error: settings.left });
  }
  if (!isTold) return right({ options: settings.right });
  return right({
    options: settings.right,
    told: body.facts.map(({ facts }) => facts.map(({ text }) => game.notationOf(text)).join(' ')),
  });
};

/** The beginning of a text, where fields are missing. */
export const TEXT_START: TextSpan = { text: '', start: 0 };

const addMoveSpans = (spans: Map<string, TextSpan>, { moves, facts, comments }: TextMoves): void => {
  for (const [i, span] of moves.entries()) spans.set(`moves[${i}]`, span);
  for (const [i, { span }] of facts.entries()) spans.set(`told[${i}]`, span);
  for (const [i, span] of comments.entries()) spans.set(`envelope.comments[${i}]`, span);
};

/** Returns the envelope with all players, and with the clocks and comments of the moves. */
const createEnvelope = (
  { envelope, options, fields }: HeaderFields,
  { clocks, comments }: TextMoves,
): object | undefined => {
  const { players } = (envelope ?? {}) as { readonly players?: readonly unknown[] };
  const { players: seats } = (fields['start'] ?? options) as { readonly players?: unknown };
  const length = Math.max(players?.length ?? 0, typeof seats === 'number' ? Math.min(seats, MAX_PLAYERS) : 0);
  const complete = {
    ...envelope,
    ...(players === undefined ? {} : { players: Array.from({ length }, (_, seat) => players[seat] ?? {}) }),
    ...(clocks.length === 0 ? {} : { clocks }),
    ...(comments.length === 0 ? {} : { comments: comments.map(({ ply, text }) => ({ ply, text })) }),
  };
  return envelope === undefined && Object.keys(complete).length === 0 ? undefined : complete;
};
