import type { MoveSecrets } from '../../../core/contract/game.js';
import type { Tables } from '../components/index.js';
import type { Move, SeenMove } from './kinds.js';

/** The hidden fields of moves: none, since all players see every move. */
export const moveSecrets: MoveSecrets<Move> = {};

type FieldOf<Each> = Each extends Move ? Exclude<keyof Each, 'kind'> : never;
/** A field of moves. */
export type Field = FieldOf<Move>;

/** A move of any kind, as its fields. */
export type Fields = Pick<Move, 'kind'> & { readonly [Each in Field]?: string | number };

/** The fields, in the order in which they are written. */
const FIELDS: readonly Field[] = [
  'n',
  'meeple',
  'zone',
  'site',
  'slot',
  'position',
  'building',
  'technology',
  'law',
  'card',
  'type',
  'token',
  'consequence',
];

const PREFIXES: Partial<Readonly<Record<Move['kind'], string>>> = { site: 'on', tile: 'at', technology: 'tech' };

/**
 * Writes a move: the kind, then its fields separated by colons: Meeples W E C A, everything else by its id, numbers as
 * they are.
 */
export const format = (move: SeenMove, tables: Tables): string => {
  const fields: Fields = move;
  const words = FIELDS.map((field) => (fields[field] === undefined ? '' : `:${wordOf(field, fields[field], tables)}`));
  return [PREFIXES[move.kind] ?? move.kind, ...words].join('');
};

const wordOf = (field: Field, value: string | number, { components, sites }: Tables): string | number => {
  if (field === 'meeple' || field === 'type') return String(value)[0]!.toUpperCase();
  if (typeof value === 'string') return value;
  if (field === 'site') return sites[value]!;
  const { map, buildings, technologies, laws, citizens } = components;
  const tables = { position: map.positions, building: buildings, technology: technologies, law: laws, card: citizens };
  return field in tables ? tables[field as keyof typeof tables][value]!.id : value;
};
