import type { Tables } from '../components/index.js';
import type { Move, SeenMove } from './kinds.js';

type FieldOfMove<Each> = Each extends Move ? Exclude<keyof Each, 'kind'> : never;
/** A field of moves. */
export type MoveField = FieldOfMove<Move>;

/** A move of any kind, as its fields. */
export type MoveFields = Pick<Move, 'kind'> & { readonly [Each in MoveField]?: string | number };

/** The fields, in the order in which they are written. */
const FIELDS: readonly MoveField[] = [
  'amount',
  'optionNumber',
  'meeple',
  'zone',
  'site',
  'slot',
  'position',
  'building',
  'technology',
  'law',
  'card',
  'citizenType',
  'token',
  'consequence',
];

const NOTATION_NAMES: Partial<Readonly<Record<Move['kind'], string>>> = {
  burnCoal: 'feed',
  playCard: 'card',
  useCallOfDuty: 'call',
  useExpert: 'expert',
  takeDuskOffer: 'patrol',
  workLongShift: 'shift',
  chooseSite: 'on',
  choosePosition: 'at',
  chooseOption: 'option',
  chooseType: 'type',
  drawToken: 'token',
  activateToken: 'activate',
  exhaustToken: 'exhaust',
  removeToken: 'remove',
  drawDeathCard: 'draw',
  discardForDeath: 'discard',
  developTechnology: 'tech',
  enactLaw: 'law',
  keepConsequence: 'keep',
  chooseScout: 'stack',
};

/**
 * Writes a move: the kind, then its fields separated by colons: Meeples W E C A, everything else by its id, numbers as
 * they are.
 */
export const format = (move: SeenMove, tables: Tables): string => {
  const fields: MoveFields = move;
  const parts = FIELDS.map((field) =>
    fields[field] === undefined ? '' : `:${formatField(field, fields[field], tables)}`,
  );
  return [NOTATION_NAMES[move.kind] ?? move.kind, ...parts].join('');
};

const formatField = (field: MoveField, value: string | number, { components, siteNames }: Tables): string | number => {
  if (field === 'meeple' || field === 'citizenType') return String(value)[0]!.toUpperCase();
  if (typeof value === 'string') return value;
  if (field === 'site') return siteNames[value]!;
  const { map, buildings, technologies, laws, citizenCards } = components;
  const tables = {
    position: map.positions,
    building: buildings,
    technology: technologies,
    law: laws,
    card: citizenCards,
  };
  return field in tables ? tables[field as keyof typeof tables][value]!.id : value;
};
