import {
  type Codec,
  codecOf,
  exactly,
  integer,
  jsonUpTo,
  list,
  matching,
  nullable,
  number,
  optional,
  record,
  text,
  variants,
} from '../codec/index.js';
import { type InvalidEnvelope, invalid } from '../errors/verdict.js';
import type { BrokenOff, Envelope, Termination } from './envelope.js';
import { MOST_MOVES } from './record.js';

/** The most players that a record can have. */
export const MOST_PLAYERS = 16;
const LONGEST_NAME = 200;
const LONGEST_COMMENT = 2000;
const LONGEST_META = 10_000;
const LONGEST_CLOCK = 1_000_000_000;

const LONG_MONTH = '(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])';
const SHORT_MONTH = '(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)';
const FEBRUARY = '02-(?:0[1-9]|1\\d|2[0-8])';
const LEAP_YEAR = '(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)';
const DAY = `(?:\\d{4}-(?:${LONG_MONTH}|${SHORT_MONTH}|${FEBRUARY})|${LEAP_YEAR}-02-29)`;
const TIME = 'T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d{1,3})?Z';

const date = matching(
  'a day that exists, such as 2026-03-01, or a moment of it, such as 2026-03-01T18:30:00Z',
  new RegExp(`^${DAY}(?:${TIME})?$`),
);
const name = text(1, LONGEST_NAME);
const seats = optional(list(integer(0, MOST_PLAYERS - 1), 0, MOST_PLAYERS));
const brokenOff = { by: seats, winners: seats, reason: optional(text(1, LONGEST_COMMENT)) };

const termination = variants('a termination', {
  playedOut: {},
  resigned: brokenOff,
  outOfTime: brokenOff,
  abandoned: brokenOff,
  agreed: brokenOff,
  forfeited: brokenOff,
});

const form = record('an envelope', {
  date: optional(date),
  event: optional(name),
  players: optional(
    list(
      record('a player', { name: optional(name), id: optional(name), rating: optional(number(-100_000, 100_000)) }),
      1,
      MOST_PLAYERS,
    ),
  ),
  termination: optional(termination),
  clocks: optional(list(nullable(integer(-LONGEST_CLOCK, LONGEST_CLOCK)), 0, MOST_MOVES)),
  comments: optional(
    list(record('a comment', { after: integer(0, MOST_MOVES), text: text(1, LONGEST_COMMENT) }), 0, MOST_MOVES),
  ),
  meta: optional(jsonUpTo(LONGEST_META)),
});

/** Reads an envelope on its own; `misfit` checks it against its game. */
export const envelopeCodec: Codec<Envelope, InvalidEnvelope> = codecOf(
  exactly<Envelope>()(form),
  invalid('InvalidEnvelope'),
);

/** The facts of a game with which an envelope must agree. */
export interface Enclosed {
  readonly players: number;
  readonly moves: number;
  readonly over: boolean;
}

/** Returns the first field of an envelope that does not fit its game; null if all fit. */
export const misfit = (envelope: Envelope, game: Enclosed): InvalidEnvelope | null => {
  const { players, clocks, comments, termination } = envelope;
  const wrong = invalid('InvalidEnvelope');
  if (players !== undefined && players.length !== game.players) {
    return wrong('players', `expected ${game.players}, one for each seat, got ${players.length}`);
  }
  if (clocks !== undefined && clocks.length > game.moves) {
    return wrong('clocks', `expected at most ${game.moves}, one for each move, got ${clocks.length}`);
  }
  let last = 0;
  for (const [i, { after }] of (comments ?? []).entries()) {
    if (after > game.moves)
      return wrong(`comments[${i}].after`, `expected at most ${game.moves}, the number of moves, got ${after}`);
    if (after < last) return wrong(`comments[${i}].after`, 'is less than that of the comment before it');
    last = after;
  }
  return termination === undefined ? null : wrongTermination(termination, game);
};

const wrongTermination = (termination: Termination, { players, over }: Enclosed): InvalidEnvelope | null => {
  const wrong = invalid('InvalidEnvelope');
  if (termination.kind === 'playedOut') {
    return over ? null : wrong('termination.kind', "'playedOut', but the game was not over");
  }
  if (over) return wrong('termination.kind', `'${termination.kind}', but the game was played out`);
  for (const key of ['by', 'winners'] as const satisfies readonly (keyof BrokenOff)[]) {
    const named = termination[key] ?? [];
    const stranger = named.findIndex((player) => player >= players);
    if (stranger >= 0)
      return wrong(
        `termination.${key}[${stranger}]`,
        `is ${named[stranger]}, but there are ${players} players, from 0`,
      );
    const twice = named.findIndex((player, i) => named.indexOf(player) !== i);
    if (twice >= 0) return wrong(`termination.${key}[${twice}]`, 'is named twice');
  }
  return null;
};
