import { readJson } from '../archive/json.js';
import { codecOf, optional, record } from '../core/codec/index.js';
import { invalid } from '../core/errors/verdict.js';
import { envelopeCodec } from '../core/records/envelope-codec.js';
import { recordFields } from '../core/records/record-codec.js';
import type { Given } from './command.js';
import { wrongUse } from './exit.js';
import { splitAt } from './games.js';
import { jsonOr } from './options.js';
import { type Change, type Changes, changed, naming, type Renaming } from './queries/editing.js';

/** Reads the changes of the command line; there must be one. */
export const changesIn = ({ set = [], rename = [] }: Given): Changes => {
  if (set.length + rename.length === 0)
    throw wrongUse('No change is given: write one, such as --set event="Spring cup".');
  const renamings = rename.map(renamingOf);
  for (const { to } of renamings) checkValue(naming(0, to));
  return { renamings, changes: valuesIn(set) };
};

/** Reads new values of fields, FIELD=VALUE. */
export const valuesIn = (set: readonly string[]): readonly Change[] => {
  const changes = set.map(changeOf);
  for (const change of changes) checkValue(change);
  return changes;
};

/** Reads the parts of a record that a change has made. */
const parts = codecOf(
  record('a change', { id: optional(recordFields.id), envelope: optional(envelopeCodec) }),
  invalid('InvalidRecord'),
);

/** Refuses a value that no record can have, before any record is read. */
const checkValue = (change: Change): void => {
  const read = parts.decode(changed({}, change) ?? {});
  if (read._tag === 'Left') throw wrongUse(`This cannot be set: ${read.left.message}.`);
};

/** The fields that can be changed, by pattern: the path of each, and its value for a text. */
const FIELDS: readonly (readonly [name: RegExp, change: (parts: readonly string[], text: string) => Change])[] = [
  [/^id$/, (_, value) => ({ keys: ['id'], value })],
  [/^(event|date)$/, ([key], value) => ({ keys: ['envelope', key!], value })],
  [/^termination$/, (_, kind) => ({ keys: ['envelope', 'termination'], value: { kind } })],
  [/^player([1-9]\d?)$/, ([seat], name) => naming(Number(seat) - 1, name)],
  [/^player([1-9]\d?)\.(id)$/, ([seat, key], value) => ({ keys: seatKeys(seat!, key!), value })],
  [/^player([1-9]\d?)\.(rating)$/, ([seat, key], text) => ({ keys: seatKeys(seat!, key!), value: jsonOr(text) })],
  [/^meta\.(.+)$/, ([key], text) => ({ keys: ['envelope', 'meta', key!], value: jsonOr(text) })],
];

const seatKeys = (seat: string, key: string): Change['keys'] => ['envelope', 'players', Number(seat) - 1, key];

/** Reads FIELD=VALUE; an empty value removes the field. */
const changeOf = (text: string): Change => {
  const [name, value] = splitAt(text, '=');
  for (const [pattern, change] of FIELDS) {
    const parts = pattern.exec(name)?.slice(1);
    if (parts === undefined || !text.includes('=')) continue;
    const { keys, value: given } = change(parts, value);
    return value === '' ? { keys } : { keys, value: given };
  }
  throw wrongUse(
    `'${text}' is not a change: write id, event, date, player1, player1.id, player1.rating, termination or meta.KEY, then = and the value.`,
  );
};

/** Reads OLD=NEW, or both names as a list of JSON. */
const renamingOf = (text: string): Renaming => {
  const [from, to] = text.startsWith('["') ? namesIn(text) : splitAt(text, '=');
  if (from !== '' && to !== '' && from !== to) return { from, to };
  throw wrongUse(`'${text}' does not name a player: write OLD=NEW, or ["OLD","NEW"] if a name has an equals sign.`);
};

const namesIn = (text: string): readonly [string, string] => {
  const read = readJson(text);
  const names: readonly unknown[] = read._tag === 'Right' && Array.isArray(read.right) ? read.right : [];
  const [from, to] = names;
  return names.length === 2 && typeof from === 'string' && typeof to === 'string' ? [from, to] : ['', ''];
};
