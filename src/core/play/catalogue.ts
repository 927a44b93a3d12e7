import type { BaseMove } from '../types/base-types.js';

/** The action space of a game: all moves, each with a number. */
export interface Catalogue<Move> {
  readonly moves: readonly Move[];
  /** Returns the number of an entry, or of a fresh object with the same fields; -1 for anything else. */
  indexOf(move: unknown): number;
  /** Returns the entry with this notation. */
  parse(text: unknown): Move | undefined;
  /** Explains why a value is not an entry: the path of the wrong field, or `''`, and what was expected. */
  faultOf(move: unknown): readonly [path: string, message: string];
}

/** An index of the entries of one kind: a map for each field, the last one leading to the number. */
interface KindIndex {
  readonly fields: readonly string[];
  readonly root: Branch;
}
type Branch = Map<unknown, Branch> | number;

/** Builds the catalogue of some moves and freezes them. Moves of one kind must have the same fields. */
export const catalogueOf = <Move extends BaseMove>(
  moves: readonly Move[],
  format: (move: Move) => string,
): Catalogue<Move> => {
  const numbers = new Map<unknown, number>();
  const texts = new Map<unknown, Move>();
  const shapes = new Map<unknown, KindIndex>();
  for (const move of moves) {
    const number = numbers.size;
    numbers.set(Object.freeze(move), number);
    texts.set(format(move), move);
    const fields = Object.keys(move).filter((key) => key !== 'kind');
    const shape = shapes.get(move.kind) ?? { fields, root: fields.length === 0 ? number : new Map() };
    shapes.set(move.kind, shape);
    grow(shape, move, number);
  }
  return {
    moves: Object.freeze(moves.slice()),
    indexOf: (move) => {
      const number = numbers.get(move) ?? look(shapes, move);
      return typeof number === 'number' ? number : -1;
    },
    parse: (text) => texts.get(text),
    faultOf: (move) => {
      const found = look(shapes, move);
      return typeof found === 'number' ? ['', 'is a move'] : found;
    },
  };
};

const grow = ({ fields, root }: KindIndex, move: BaseMove, number: number): void => {
  let branch = root;
  fields.forEach((field, depth) => {
    if (typeof branch === 'number') return;
    const value = move[field as keyof BaseMove];
    const next = branch.get(value) ?? (depth === fields.length - 1 ? number : new Map());
    branch.set(value, next as Map<unknown, Branch>);
    branch = next;
  });
};

type MoveProblem = readonly [path: string, message: string];

const NO_RECORD: MoveProblem = ['', 'is not a move'];

/** Returns the number of the entry with the same fields, or the first error. */
const look = (shapes: ReadonlyMap<unknown, KindIndex>, move: unknown): number | MoveProblem => {
  try {
    if (typeof move !== 'object' || move === null || Array.isArray(move)) return NO_RECORD;
    const record = move as Readonly<Record<string, unknown>>;
    const shape = Object.hasOwn(record, 'kind') ? shapes.get(record['kind']) : undefined;
    return shape === undefined ? ['kind', 'is not a kind of move'] : lookAmong(shape, record);
  } catch {
    return ['', 'cannot be read']; // a getter or a proxy that throws
  }
};

const lookAmong = ({ fields, root }: KindIndex, record: Readonly<Record<string, unknown>>): number | MoveProblem => {
  let branch: Branch | undefined = root;
  for (const field of fields) {
    if (!Object.hasOwn(record, field)) return [field, 'is missing'];
    branch = typeof branch === 'object' ? branch.get(record[field]) : undefined;
    if (branch === undefined) return [field, 'is not one of the values that are possible here'];
  }
  const keys = Reflect.ownKeys(record);
  if (keys.length > fields.length + 1) {
    const other = keys.find((key) => key !== 'kind' && !fields.includes(String(key)));
    return [String(other).slice(0, 40), 'is not a field of this move'];
  }
  return typeof branch === 'number' ? branch : NO_RECORD;
};
