import type { AnyGame } from '../../core/contract/game.js';
import { canonicalJson } from '../../core/data/fingerprint.js';
import type { Envelope, Termination } from '../../core/records/envelope.js';
import type { GameRecord } from '../../core/records/record.js';
import { escapeControls } from './escape-controls.js';
import { NO_VALUE } from './field-paths.js';

/**
 * Writes a record as a text for people: a header with a field on each line, an empty line, then the facts of the deal
 * and the numbered moves with their facts, clocks and comments. `parseRecord` reads it.
 */
export const formatRecord = (record: GameRecord, game: AnyGame): string =>
  [...formatHeader(record), '', ...formatMoves(record, game)].map((line) => `${line}\n`).join('');

const formatHeader = (record: GameRecord): readonly string[] => {
  const { format, game, rules, components, id, createdBy, options, told, start, envelope, result } = record;
  const { seed, ...settings } = options ?? {};
  return [
    formatField('format', format),
    formatField('game', game),
    formatField('rules', rules),
    formatField('components', components),
    formatField('id', id),
    formatField('by', createdBy.package),
    formatField('version', createdBy.version),
    ...Object.entries(settings).map(([name, value]) => formatField(name, String(value))),
    ...(seed === undefined ? [] : [formatField('seed', seed)]),
    ...(told === undefined ? [] : [`seed: ${NO_VALUE}`]),
    ...(start === undefined ? [] : [formatJsonField('start', start)]),
    ...(envelope === undefined ? [] : formatEnvelope(envelope)),
    result === undefined ? `result: ${NO_VALUE}` : formatJsonField('result', result),
  ];
};

const formatEnvelope = (envelope: Envelope): readonly string[] => {
  const { date, occasion, players = [], termination, clocks, comments, meta } = envelope;
  return [
    ...(Object.keys(envelope).length === 0 ? ['envelope: {}'] : []),
    ...(date === undefined ? [] : [formatField('date', date)]),
    ...(occasion === undefined ? [] : [formatField('occasion', occasion)]),
    ...players.flatMap(({ name, id, rating }, seat) => [
      formatField(`player ${seat + 1}`, name),
      ...(id === undefined ? [] : [formatField(`player ${seat + 1} id`, id)]),
      ...(rating === undefined ? [] : [`player ${seat + 1} rating: ${rating}`]),
    ]),
    ...(termination === undefined ? [] : [formatTermination(termination)]),
    ...(clocks?.length === 0 ? ['clocks: []'] : []),
    ...(comments?.length === 0 ? ['comments: []'] : []),
    ...(meta === undefined ? [] : [formatJsonField('meta', meta)]),
  ];
};

const formatTermination = (termination: Termination): string =>
  Object.keys(termination).length === 1
    ? formatField('termination', termination.kind)
    : formatJsonField('termination', termination);

const formatField = (name: string, text: string | undefined): string =>
  text === undefined ? `${name}:` : `${name}: ${formatValue(text)}`;

const formatJsonField = (name: string, value: unknown): string => `${name}: ${escapeControls(canonicalJson(value))}`;

/** Returns a text as it is, or as JSON if it could be read as something else. */
const formatValue = (text: string): string => {
  const isPlain =
    text !== NO_VALUE && text !== '' && !/^["{]/.test(text) && text.trim() === text && escapeControls(text) === text;
  return isPlain ? text : escapeControls(JSON.stringify(text));
};

const formatMoves = ({ moves, told, envelope = {} }: GameRecord, { tableTextOf }: AnyGame): readonly string[] => {
  const { clocks = [], comments = [] } = envelope;
  const formatted = comments.map(({ ply, text }) => ({ ply, text: formatComment(text) }));
  const commentsByPly = new Map<number, string[]>();
  for (const { ply, text } of formatted) commentsByPly.set(ply, [...(commentsByPly.get(ply) ?? []), text]);
  const formatFacts = (ply: number): readonly string[] =>
    told?.[ply] ? [`(${told[ply].split(' ').map(tableTextOf).join(' ')})`] : [];
  const formatClock = (index: number): readonly string[] =>
    index < clocks.length ? [`@${clocks[index] === null ? '?' : clocks[index]}`] : [];
  return [
    ...formatFacts(0),
    ...(commentsByPly.get(0) ?? []),
    ...moves.map((move, i) =>
      [
        `${i + 1}.`,
        tableTextOf(move),
        ...formatFacts(i + 1),
        ...formatClock(i),
        ...(commentsByPly.get(i + 1) ?? []),
      ].join(' '),
    ),
  ];
};

/** Writes a comment in braces; backslashes, closing braces and what cannot be seen are escaped. */
const formatComment = (text: string): string => {
  const escaped = text.replace(/[\\}]/g, (character) => `\\${character}`).replaceAll('\n', '\\n');
  return `{${escapeControls(escaped)}}`;
};
