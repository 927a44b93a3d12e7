import { isObject } from '../../core/codec/reader.js';
import { stepsOfRecord } from '../../core/records/replay-moves.js';
import type { AnyGame, BaseEvent, BaseState } from '../../index.js';
import type { ArchivePlace, LocatedError } from '../read/batches.js';
import type { ValidGame } from '../validate/validate-batch.js';
import { belongToGame, type ClauseEffects, findGameWithClause, loadClauseEffects } from './clause-effects.js';
import { type NumberedTransition, type Query, transitionsOf } from './query.js';

/** An inclusive range. */
export type Bounds = readonly [min: number, max: number];

/** The conditions of a search; a game must meet all of them. */
export interface SearchConditions {
  readonly id?: string;
  /** A part of the name or the id of a player. */
  readonly player?: string;
  /** The first and the last date, each as far as it is given: `2026`, `2026-03` or `2026-03-01`. */
  readonly date?: readonly [first: string, last: string];
  /** A part of the name of the tournament, club or table. */
  readonly occasion?: string;
  readonly game?: string;
  readonly players?: number;
  /** The number of moves. */
  readonly length?: Bounds;
  /** The points of any player. */
  readonly total?: Bounds;
  /** The number of a winner, from 1. */
  readonly winner?: number;
  readonly over?: boolean;
  /** A part of the outcome as JSON text. */
  readonly outcome?: string;
  /** A clause that took effect, that forbade a move, or for which the record is refused. */
  readonly clause?: string;
  /** An event that happened. */
  readonly event?: EventCondition;
}

/** A kind of event, with values of its fields. */
export interface EventCondition {
  readonly kind: string;
  readonly fields: readonly (readonly [name: string, value: string])[];
}

/** A game that meets the conditions. */
export interface FoundGame extends ArchivePlace {
  readonly id: string | null;
  readonly game: string | null;
  readonly players: number | null;
  readonly length: number | null;
  readonly over: boolean | null;
  readonly totals: readonly number[];
  readonly winners: readonly number[];
  /** The number of moves before the first match of the clause or event; null without such a condition. */
  readonly ply: number | null;
  /** A description of the match. */
  readonly match: string | null;
}

/** A field of the wanted event, as the events of this kind have it. */
export interface FieldCheck {
  readonly path: string;
  /** The fields that there are, if none is at this path; null if there is one. */
  readonly knownFields: readonly string[] | null;
}

/** Builds the query that finds games, and lists them or returns them in the form of another query. */
export const createFindQuery = async (conditions: SearchConditions, formatQuery: Query | null): Promise<Query> => {
  const effects = await loadEffectsOf(conditions.clause);
  let isFieldSeen = false; // in one game of a batch is enough
  return {
    onGame: (entry, copy) => {
      if (!meetsConditions(entry, conditions)) return null;
      const match = findMatch(entry, conditions, effects);
      if (match === null) {
        const seen = isFieldSeen ? null : checkFields(entry, conditions.event);
        isFieldSeen ||= seen !== null;
        return seen;
      }
      return formatQuery === null ? { ...summarise(entry), ...match } : formatQuery.onGame(entry, copy);
    },
    onError: (error) => (formatQuery === null ? matchRefusedRecord(error, conditions) : null),
  };
};

/** Returns the clauses that take effect in the game of a clause; null unless this is one of them. */
const loadEffectsOf = async (clause: string | undefined): Promise<ClauseEffects | null> => {
  if (clause === undefined) return null;
  const game = findGameWithClause(clause);
  return game?.clauses[clause]?.enforced === 'effect' ? loadClauseEffects(game) : null;
};

const isWithin = (value: number, [min, max]: Bounds): boolean => value >= min && value <= max;

/** Checks whether a game meets the conditions that need no replay. */
export const meetsConditions = (entry: ValidGame, conditions: SearchConditions): boolean =>
  meetsEnvelopeConditions(entry.record, conditions) && meetsResultConditions(entry, conditions);

const meetsEnvelopeConditions = (
  { id, envelope = {} }: ValidGame['record'],
  { player, date, occasion, ...wanted }: SearchConditions,
): boolean =>
  (wanted.id === undefined || id === wanted.id) &&
  (player === undefined ||
    (envelope.players ?? []).some((each) => contains(each.name, player) || contains(each.id, player))) &&
  (occasion === undefined || contains(envelope.occasion, occasion)) &&
  (date === undefined || (envelope.date !== undefined && isDateWithin(envelope.date, date)));

/** Checks whether a text contains another, whatever their case and accents. */
const contains = (text: string | undefined, part: string): boolean =>
  text !== undefined && foldCase(text).includes(foldCase(part));

const foldCase = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Compares the parts of a date that the bounds have. */
const isDateWithin = (date: string, [first, last]: readonly [string, string]): boolean =>
  date.slice(0, first.length) >= first && (last === '' || date.slice(0, last.length) <= last);

const meetsResultConditions = ({ record, end, score }: ValidGame, conditions: SearchConditions): boolean =>
  (conditions.game === undefined || record.game === conditions.game) &&
  (conditions.players === undefined || end.players === conditions.players) &&
  (conditions.length === undefined || isWithin(record.moves.length, conditions.length)) &&
  (conditions.total === undefined || score.players.some(({ total }) => isWithin(total, conditions.total!))) &&
  (conditions.winner === undefined || score.winners.includes(conditions.winner - 1)) &&
  (conditions.over === undefined || score.over === conditions.over) &&
  (conditions.outcome === undefined || JSON.stringify(score.outcome).includes(conditions.outcome));

const summarise = ({ place, record, end, score }: ValidGame): Omit<FoundGame, 'ply' | 'match'> => ({
  ...place,
  id: record.id,
  game: record.game,
  players: end.players,
  length: record.moves.length,
  over: score.over,
  totals: score.players.map(({ total }) => total),
  winners: score.winners,
});

/** The first match of a clause or event in a game. */
type ConditionMatch = Pick<FoundGame, 'ply' | 'match'>;

const NO_CONDITION: ConditionMatch = { ply: null, match: null };

/** Finds the first match of the conditions on moves; null if there is none. */
const findMatch = (
  entry: ValidGame,
  { clause, event }: SearchConditions,
  effects: ClauseEffects | null,
): ConditionMatch | null => {
  const eventMatch = event === undefined ? NO_CONDITION : findFirstEvent(entry, event);
  if (eventMatch === null || clause === undefined) return eventMatch;
  if (effects !== null) return belongToGame(effects, entry.game) ? findFirstEffect(entry, clause, effects) : null;
  return Object.hasOwn(entry.game.clauses, clause) ? findFirstForbidden(entry, clause) : null;
};

/** Returns the first wanted field that no event of its kind has; null if there is none, or no such event. */
const checkFields = (entry: ValidGame, wanted: EventCondition | undefined): FieldCheck | null => {
  if (wanted === undefined || wanted.fields.length === 0) return null;
  const events = [...transitionsOf(entry)].flatMap((step) => step.events.filter(({ kind }) => kind === wanted.kind));
  const path = wanted.fields
    .map(([name]) => name)
    .find((name) => events.every((each) => fieldOf(each, name) === undefined));
  if (events.length === 0) return null;
  return {
    path: path ?? wanted.fields[0]![0],
    knownFields: path === undefined ? null : Object.keys(events[0]!).filter((key) => key !== 'kind'),
  };
};

const findFirstEvent = (entry: ValidGame, wanted: EventCondition): ConditionMatch | null => {
  for (const { ply, events } of transitionsOf(entry)) {
    const event = events.find((each) => isMatchingEvent(each, wanted));
    if (event !== undefined) return { ply, match: JSON.stringify(event) };
  }
  return null;
};

/** Finds the first move in which the clause takes effect, or the deal. */
const findFirstEffect = (entry: ValidGame, clause: string, effects: ClauseEffects): ConditionMatch | null => {
  for (const step of transitionsOf(entry)) {
    if (effects.tookEffect(clause, step)) return { ply: step.ply, match: describeEffect(entry, clause, step) };
  }
  return null;
};

const describeEffect = ({ game, record }: ValidGame, clause: string, { ply }: NumberedTransition): string =>
  `${ply === 0 ? 'the deal' : record.moves[ply - 1]}: ${game.clauses[clause]!.text}`;

const isMatchingEvent = (event: BaseEvent, { kind, fields }: EventCondition): boolean =>
  event.kind === kind && fields.every(([path, value]) => formatValue(fieldOf(event, path)) === value);

/** Returns the value at a path such as `place.site`; undefined if there is none. */
const fieldOf = (event: BaseEvent, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, name) => (isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined), event);

const formatValue = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Finds the first position in which the clause forbids a move. */
const findFirstForbidden = ({ game, record }: ValidGame, clause: string): ConditionMatch | null => {
  for (const { ply, state } of stepsOfRecord(game, record)) {
    const match = findForbiddenMove(game, state, clause);
    if (match !== null) return { ply, match };
  }
  return null;
};

const findForbiddenMove = (game: AnyGame, state: BaseState, clause: string): string | null => {
  for (const move of game.catalogue) {
    const why = game.whyIllegal(state, move);
    if (why?._tag === 'RuleBroken' && why.clause === clause) return `${game.formatMove(move)}: ${why.message}`;
  }
  return null;
};

/** Returns a record that is refused for the clause. Its result is unknown, so that no other condition can be met. */
const matchRefusedRecord = (
  { file, line, offset, error }: LocatedError,
  conditions: SearchConditions,
): FoundGame | null => {
  if (error._tag !== 'MoveRefused' || error.clause === null || error.clause !== conditions.clause) return null;
  if (Object.values(conditions).filter((each) => each !== undefined).length > 1) return null;
  return {
    ...{ file, line, offset },
    id: null,
    game: null,
    players: null,
    length: null,
    over: null,
    totals: [],
    winners: [],
    ply: error.ply - 1,
    match: `refused: ${error.message}`,
  };
};
