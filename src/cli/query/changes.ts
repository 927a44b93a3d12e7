import { parseJson } from '../../archive/json.js';
import { createCodec, object, optional } from '../../core/codec/index.js';
import { invalidDocument } from '../../core/errors/errors.js';
import { envelopeCodec, recordFields } from '../../core/records/record-codec.js';
import type { CommandOptions } from '../command.js';
import { usageError } from '../exit-status.js';
import { splitAt } from '../games.js';
import { parseJsonOrText } from '../options.js';
import { applyChange, type Change, type Changes, createNameChange, type Renaming } from './edit.js';

/** Reads the changes of the command line; there must be one. */
export const parseChanges = ({ set = [], rename = [] }: CommandOptions): Changes => {
  if (set.length + rename.length === 0)
    throw usageError('No change is given: write one, such as --set occasion="Spring cup".');
  const renamings = rename.map(parseRenaming);
  for (const { to } of renamings) checkValue(createNameChange(0, to));
  return { renamings, changes: valuesIn(set) };
};

/** Reads new values of fields, FIELD=VALUE. */
export const valuesIn = (set: readonly string[]): readonly Change[] => {
  const changes = set.map(parseChange);
  for (const change of changes) checkValue(change);
  return changes;
};

/** Reads the parts of a record that a change has made. */
const changedParts = createCodec(
  object('a change', { id: optional(recordFields.id), envelope: optional(envelopeCodec) }),
  invalidDocument('InvalidRecord'),
);

/** Refuses a value that no record can have, before any record is read. */
const checkValue = (change: Change): void => {
  const read = changedParts.decode(applyChange({}, change) ?? {});
  if (read._tag === 'Left') throw usageError(`This cannot be set: ${read.left.message}.`);
};

/** The fields that can be changed, by pattern: the path of each, and its value for a text. */
const CHANGEABLE_FIELDS: readonly (readonly [
  name: RegExp,
  change: (parts: readonly string[], text: string) => Change,
])[] = [
  [/^id$/, (_, value) => ({ keys: ['id'], value })],
  [/^(occasion|date)$/, ([key], value) => ({ keys: ['envelope', key!], value })],
  [/^termination$/, (_, kind) => ({ keys: ['envelope', 'termination'], value: { kind } })],
  [/^player([1-9]\d?)$/, ([seat], name) => createNameChange(Number(seat) - 1, name)],
  [/^player([1-9]\d?)\.(id)$/, ([seat, key], value) => ({ keys: seatKeys(seat!, key!), value })],
  [
    /^player([1-9]\d?)\.(rating)$/,
    ([seat, key], text) => ({ keys: seatKeys(seat!, key!), value: parseJsonOrText(text) }),
  ],
  [/^meta\.(.+)$/, ([key], text) => ({ keys: ['envelope', 'meta', key!], value: parseJsonOrText(text) })],
];

const seatKeys = (seat: string, key: string): Change['keys'] => ['envelope', 'players', Number(seat) - 1, key];

/** Reads FIELD=VALUE; an empty value removes the field. */
const parseChange = (text: string): Change => {
  const [name, value] = splitAt(text, '=');
  for (const [pattern, change] of CHANGEABLE_FIELDS) {
    const parts = pattern.exec(name)?.slice(1);
    if (parts === undefined || !text.includes('=')) continue;
    const { keys, value: newValue } = change(parts, value);
    return value === '' ? { keys } : { keys, value: newValue };
  }
  throw usageError(
    `'${text}' is not a change: write id, occasion, date, player1, player1.id, player1.rating, termination or meta.KEY, then = and the value.`,
  );
};

/** Reads OLD=NEW, or both names as a list of JSON. */
const parseRenaming = (text: string): Renaming => {
  const [from, to] = text.startsWith('["') ? parseNames(text) : splitAt(text, '=');
  if (from !== '' && to !== '' && from !== to) return { from, to };
  throw usageError(`'${text}' does not name a player: write OLD=NEW, or ["OLD","NEW"] if a name has an equals sign.`);
};

const parseNames = (text: string): readonly [string, string] => {
  const read = parseJson(text);
  const names: readonly unknown[] = read._tag === 'Right' && Array.isArray(read.right) ? read.right : [];
  const [from, to] = names;
  return names.length === 2 && typeof from === 'string' && typeof to === 'string' ? [from, to] : ['', ''];
};
