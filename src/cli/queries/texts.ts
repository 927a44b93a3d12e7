import { canonicalBytes, formatRecord } from '../../archive/index.js';
import type { Entry, Query } from './entry.js';

/** The query for records, each as it is in its file; where its envelope is wrong, without it. */
export const records: Query<Uint8Array | string> = {
  game: ({ record, envelope }, copy) => (envelope === null ? copy() : null) ?? lineOf(record),
};

/** The query for records that were changed before. */
export const changedRecords: Query<string> = { game: ({ record }) => lineOf(record) };

/** Returns the line of a record, in its canonical form. */
export const lineOf = (record: Entry['record']): string => `${Buffer.from(canonicalBytes(record)).toString()}\n`;

const WIDTH = 96;

/** The query for texts that people read and `sastrugi record` turns into records again. */
export const readable: Query<string> = { game: ({ record }) => formatRecord(record) };

/** Formats the players, options and other facts of a game. */
export const headOf = ({ record, game, end }: Entry): readonly string[] => {
  const { id, rules, by, options, envelope = {} } = record;
  const { date, event, players = [] } = envelope;
  const variant = Object.entries(options ?? {}).filter(([key]) => key !== 'players' && key !== 'seed');
  return [
    `${game.title}, ${end.players} ${end.players === 1 ? 'player' : 'players'}${variant.map(([key, value]) => `, ${key} ${value}`).join('')}`,
    ...chanceOf(record),
    ...given('id', id),
    ...given('date', date),
    ...given('event', event),
    ...players.flatMap(({ name, id: own, rating }, seat) =>
      given(called(seat), [name ?? own ?? 'unknown', ...(rating === undefined ? [] : [`(${rating})`])].join(' ')),
    ),
    ...given('rules', `${rules}, written by ${by.package} ${by.version}`),
  ];
};

/** Names the source of chance of a game. */
const chanceOf = ({ options, told }: Entry['record']): readonly string[] => {
  if (told !== undefined) return given('chance', 'told');
  return given('seed', options === undefined ? 'none: the game begins in a position' : `'${options.seed}'`);
};

/** Returns a player as people count, from 1. */
export const called = (player: number): string => `player ${player + 1}`;

const given = (name: string, value: string | undefined): readonly string[] =>
  value === undefined ? [] : [`  ${name.padEnd(9)} ${value}`];

/** Formats moves in lines, with a number before every tenth; in a told game with the facts of the deal and of each move. */
export const movesOf = ({ moves, told }: Pick<Entry['record'], 'moves' | 'told'>): readonly string[] => {
  const [deal, ...facts] = (told ?? []).map((entry) => (entry === '' ? '' : ` (${entry})`));
  const words = moves.map((move, i) => `${i % 10 === 0 ? `${i + 1}. ` : ''}${move}${facts[i] ?? ''}`);
  return [...(deal === undefined ? [] : [`  the deal${deal}`]), ...wrapped(words)];
};

/** Breaks words into indented lines. */
export const wrapped = (words: readonly string[], width = WIDTH): readonly string[] => {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length >= width) lines.push(`  ${word}`);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
};

/** Formats the end of a game: points, winners, kind of ending, and what nobody told. */
export const endOf = ({ record, score, imagined }: Pick<Entry, 'record' | 'score' | 'imagined'>): readonly string[] => {
  const { termination } = record.envelope ?? {};
  const winners = score.winners.map(called).join(', ');
  return [
    ...score.players.map(({ total, categories }, player) => {
      const parts = Object.entries(categories).map(([name, points]) => `${name} ${points}`);
      return `  ${called(player)}: ${total} (${parts.join(', ')})`;
    }),
    score.over ? `  won by ${winners === '' ? 'nobody' : winners}` : '  not played to its end',
    ...(score.outcome === null ? [] : [`  outcome ${JSON.stringify(score.outcome)}`]),
    ...(termination === undefined ? [] : [`  ${brokenOff(termination)}`]),
    ...imaginedIn(imagined),
  ];
};

/** Names the fields of a position that nobody told. */
export const imaginedIn = (fields: readonly string[]): readonly string[] =>
  fields.length === 0 ? [] : [`  not told, so imagined: ${fields.join(', ')}`];

const brokenOff = (termination: NonNullable<NonNullable<Entry['record']['envelope']>['termination']>): string => {
  if (termination.kind === 'playedOut') return 'played out';
  const { kind, by = [], winners = [], reason } = termination;
  const seats = (players: readonly number[]): string => players.map(called).join(', ');
  return [
    TERMINATIONS[kind],
    ...(by.length === 0 ? [] : [`by ${seats(by)}`]),
    ...(winners.length === 0 ? [] : [`: the win is awarded to ${seats(winners)}`]),
    ...(reason === undefined ? [] : [`(${reason})`]),
  ].join(' ');
};

const TERMINATIONS = {
  resigned: 'resigned',
  outOfTime: 'out of time',
  abandoned: 'abandoned',
  agreed: 'ended by agreement',
  forfeited: 'forfeited',
} as const;
