import type { AnyGame } from '../../core/contract/game.js';
import { canonical } from '../../core/data/fingerprint.js';
import type { Envelope, Termination } from '../../core/records/envelope.js';
import type { GameRecord } from '../../core/records/record.js';
import { NONE } from './fields.js';
import { visible } from './visible.js';

/**
 * Writes a record as a text for people: a header with a field on each line, an empty line, then the facts of the deal
 * and the numbered moves with their facts, clocks and comments. `parseRecord` reads it.
 */
export const formatRecord = (record: GameRecord, game: AnyGame): string =>
  [...headerOf(record), '', ...bodyOf(record, game)].map((line) => `${line}\n`).join('');

const headerOf = (record: GameRecord): readonly string[] => {
  const { format, game, rules, components, id, by, options, told, start, envelope, result } = record;
  const { seed, ...settings } = options ?? {};
  return [
    line('format', format),
    line('game', game),
    line('rules', rules),
    line('components', components),
    line('id', id),
    line('by', by.package),
    line('version', by.version),
    ...Object.entries(settings).map(([name, value]) => line(name, String(value))),
    ...(seed === undefined ? [] : [line('seed', seed)]),
    ...(told === undefined ? [] : [`seed: ${NONE}`]),
    ...(start === undefined ? [] : [jsonLine('start', start)]),
    ...(envelope === undefined ? [] : envelopeOf(envelope)),
    result === undefined ? `result: ${NONE}` : jsonLine('result', result),
  ];
};

const envelopeOf = (envelope: Envelope): readonly string[] => {
  const { date, event, players = [], termination, clocks, comments, meta } = envelope;
  return [
    ...(Object.keys(envelope).length === 0 ? ['envelope: {}'] : []),
    ...(date === undefined ? [] : [line('date', date)]),
    ...(event === undefined ? [] : [line('event', event)]),
    ...players.flatMap(({ name, id, rating }, seat) => [
      line(`player ${seat + 1}`, name),
      ...(id === undefined ? [] : [line(`player ${seat + 1} id`, id)]),
      ...(rating === undefined ? [] : [`player ${seat + 1} rating: ${rating}`]),
    ]),
    ...(termination === undefined ? [] : [terminationOf(termination)]),
    ...(clocks?.length === 0 ? ['clocks: []'] : []),
    ...(comments?.length === 0 ? ['comments: []'] : []),
    ...(meta === undefined ? [] : [jsonLine('meta', meta)]),
  ];
};

const terminationOf = (termination: Termination): string =>
  Object.keys(termination).length === 1 ? line('termination', termination.kind) : jsonLine('termination', termination);

const line = (name: string, text: string | undefined): string =>
  text === undefined ? `${name}:` : `${name}: ${writtenValue(text)}`;

const jsonLine = (name: string, value: unknown): string => `${name}: ${visible(canonical(value))}`;

/** Returns a text as it is, or as JSON if it could be read as something else. */
const writtenValue = (text: string): string => {
  const isPlain = text !== NONE && text !== '' && !/^["{]/.test(text) && text.trim() === text && visible(text) === text;
  return isPlain ? text : visible(JSON.stringify(text));
};

const bodyOf = ({ moves, told, envelope = {} }: GameRecord, { tableTextOf }: AnyGame): readonly string[] => {
  const { clocks = [], comments = [] } = envelope;
  const said = comments.map(({ after, text }) => ({ after, text: commentOf(text) }));
  const after = new Map<number, string[]>();
  for (const comment of said) after.set(comment.after, [...(after.get(comment.after) ?? []), comment.text]);
  const facts = (made: number): readonly string[] =>
    told?.[made] ? [`(${told[made].split(' ').map(tableTextOf).join(' ')})`] : [];
  const clock = (index: number): readonly string[] =>
    index < clocks.length ? [`@${clocks[index] === null ? '?' : clocks[index]}`] : [];
  return [
    ...facts(0),
    ...(after.get(0) ?? []),
    ...moves.map((move, i) =>
      [`${i + 1}.`, tableTextOf(move), ...facts(i + 1), ...clock(i), ...(after.get(i + 1) ?? [])].join(' '),
    ),
  ];
};

/** Writes a comment in braces; backslashes, closing braces and what cannot be seen are escaped. */
const commentOf = (text: string): string => {
  const escaped = text.replace(/[\\}]/g, (sign) => `\\${sign}`).replaceAll('\n', '\\n');
  return `{${visible(escaped)}}`;
};
