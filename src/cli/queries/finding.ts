import { isRecord } from '../../core/codec/type.js';
import { stepsOfRecord } from '../../core/records/replay-moves.js';
import type { AnyGame, BaseEvent, BaseState } from '../../index.js';
import type { ArchivePlace, Entry, Fault, Query } from './entry.js';
import { areOf, type Effects, effectsOf, gameWith } from './signs.js';
import { type NumberedMove, stepsOf } from './steps.js';

/** An inclusive range. */
export type Bounds = readonly [least: number, most: number];

/** The conditions of a search; a game must meet all of them. */
export interface Wanted {
  readonly id?: string;
  /** A part of the name or the id of a player. */
  readonly player?: string;
  /** The first and the last date, each as far as it is given: `2026`, `2026-03` or `2026-03-01`. */
  readonly date?: readonly [first: string, last: string];
  /** A part of the name of the tournament, club or table. */
  readonly club?: string;
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
  readonly event?: EventWanted;
}

/** A kind of event, with values of its fields. */
export interface EventWanted {
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
  readonly after: number | null;
  /** A description of the match. */
  readonly what: string | null;
}

/** A field of the wanted event, as the events of this kind have it. */
export interface FieldSeen {
  readonly path: string;
  /** The fields that there are, if none is at this path; null if there is one. */
  readonly others: readonly string[] | null;
}

/** Builds the query that finds games, and lists them or returns them in the form of another query. */
export const finding = async (wanted: Wanted, form: Query | null): Promise<Query> => {
  const effects = await effectsWith(wanted.clause);
  let isFieldSeen = false; // in one game of a batch is enough
  return {
    game: (entry, copy) => {
      if (!fits(entry, wanted)) return null;
      const met = meeting(entry, wanted, effects);
      if (met === null) {
        const seen = isFieldSeen ? null : unseenIn(entry, wanted.event);
        isFieldSeen ||= seen !== null;
        return seen;
      }
      return form === null ? { ...summary(entry), ...met } : form.game(entry, copy);
    },
    fault: (fault) => (form === null ? refusedFor(fault, wanted) : null),
  };
};

/** Returns the clauses that take effect in the game of a clause; null unless this is one of them. */
const effectsWith = async (clause: string | undefined): Promise<Effects | null> => {
  if (clause === undefined) return null;
  const game = gameWith(clause);
  return game?.clauses[clause]?.enforced === 'effect' ? effectsOf(game) : null;
};

const isWithin = (value: number, [least, most]: Bounds): boolean => value >= least && value <= most;

/** Checks whether a game meets the conditions that need no replay. */
export const fits = (entry: Entry, wanted: Wanted): boolean =>
  fitsEnvelope(entry.record, wanted) && fitsResult(entry, wanted);

const fitsEnvelope = ({ id, envelope = {} }: Entry['record'], { player, date, club, ...wanted }: Wanted): boolean =>
  (wanted.id === undefined || id === wanted.id) &&
  (player === undefined ||
    (envelope.players ?? []).some((each) => contains(each.name, player) || contains(each.id, player))) &&
  (club === undefined || contains(envelope.event, club)) &&
  (date === undefined || (envelope.date !== undefined && isFrom(envelope.date, date)));

/** Checks whether a text contains another, whatever their case and accents. */
const contains = (text: string | undefined, part: string): boolean =>
  text !== undefined && folded(text).includes(folded(part));

const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Compares the parts of a date that the bounds have. */
const isFrom = (date: string, [first, last]: readonly [string, string]): boolean =>
  date.slice(0, first.length) >= first && (last === '' || date.slice(0, last.length) <= last);

const fitsResult = ({ record, end, score }: Entry, wanted: Wanted): boolean =>
  (wanted.game === undefined || record.game === wanted.game) &&
  (wanted.players === undefined || end.players === wanted.players) &&
  (wanted.length === undefined || isWithin(record.moves.length, wanted.length)) &&
  (wanted.total === undefined || score.players.some(({ total }) => isWithin(total, wanted.total!))) &&
  (wanted.winner === undefined || score.winners.includes(wanted.winner - 1)) &&
  (wanted.over === undefined || score.over === wanted.over) &&
  (wanted.outcome === undefined || JSON.stringify(score.outcome).includes(wanted.outcome));

const summary = ({ place, record, end, score }: Entry): Omit<FoundGame, 'after' | 'what'> => ({
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
type Met = Pick<FoundGame, 'after' | 'what'>;

const NOTHING_WANTED: Met = { after: null, what: null };

/** Finds the first match of the conditions on moves; null if there is none. */
const meeting = (entry: Entry, { clause, event }: Wanted, effects: Effects | null): Met | null => {
  const ofEvent = event === undefined ? NOTHING_WANTED : firstEvent(entry, event);
  if (ofEvent === null || clause === undefined) return ofEvent;
  if (effects !== null) return areOf(effects, entry.game) ? firstEffect(entry, clause, effects) : null;
  return Object.hasOwn(entry.game.clauses, clause) ? firstForbidden(entry, clause) : null;
};

/** Returns the first wanted field that no event of its kind has; null if there is none, or no such event. */
const unseenIn = (entry: Entry, wanted: EventWanted | undefined): FieldSeen | null => {
  if (wanted === undefined || wanted.fields.length === 0) return null;
  const events = [...stepsOf(entry)].flatMap((step) => step.events.filter(({ kind }) => kind === wanted.kind));
  const path = wanted.fields
    .map(([name]) => name)
    .find((name) => events.every((each) => fieldOf(each, name) === undefined));
  if (events.length === 0) return null;
  return {
    path: path ?? wanted.fields[0]![0],
    others: path === undefined ? null : Object.keys(events[0]!).filter((key) => key !== 'kind'),
  };
};

const firstEvent = (entry: Entry, wanted: EventWanted): Met | null => {
  for (const { made, events } of stepsOf(entry)) {
    const event = events.find((each) => isWanted(each, wanted));
    if (event !== undefined) return { after: made, what: JSON.stringify(event) };
  }
  return null;
};

/** Finds the first move in which the clause takes effect, or the deal. */
const firstEffect = (entry: Entry, clause: string, effects: Effects): Met | null => {
  for (const step of stepsOf(entry)) {
    if (effects.has(clause, step)) return { after: step.made, what: effectOf(entry, clause, step) };
  }
  return null;
};

const effectOf = ({ game, record }: Entry, clause: string, { made }: NumberedMove): string =>
  `${made === 0 ? 'the deal' : record.moves[made - 1]}: ${game.clauses[clause]!.text}`;

const isWanted = (event: BaseEvent, { kind, fields }: EventWanted): boolean =>
  event.kind === kind && fields.every(([path, value]) => textOf(fieldOf(event, path)) === value);

/** Returns the value at a path such as `where.site`; undefined if there is none. */
const fieldOf = (event: BaseEvent, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, name) => (isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined), event);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Finds the first position in which the clause forbids a move. */
const firstForbidden = ({ game, record }: Entry, clause: string): Met | null => {
  for (const { made, state } of stepsOfRecord(game, record)) {
    const what = forbidden(game, state, clause);
    if (what !== null) return { after: made, what };
  }
  return null;
};

const forbidden = (game: AnyGame, state: BaseState, clause: string): string | null => {
  for (const move of game.catalogue) {
    const why = game.whyIllegal(state, move);
    if (why?._tag === 'RuleBroken' && why.clause === clause) return `${game.formatMove(move)}: ${why.message}`;
  }
  return null;
};

/** Returns a record that is refused for the clause. Its result is unknown, so that no other condition can be met. */
const refusedFor = ({ file, line, offset, error }: Fault, wanted: Wanted): FoundGame | null => {
  if (error._tag !== 'MoveRefused' || error.clause === null || error.clause !== wanted.clause) return null;
  if (Object.values(wanted).filter((each) => each !== undefined).length > 1) return null;
  return {
    ...{ file, line, offset },
    id: null,
    game: null,
    players: null,
    length: null,
    over: null,
    totals: [],
    winners: [],
    after: error.number - 1,
    what: `refused: ${error.message}`,
  };
};
