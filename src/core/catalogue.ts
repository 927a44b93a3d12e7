import type { BaseMove } from './game.js';

/** The action space of a game. */
export interface Catalogue<Move> {
  readonly moves: readonly Move[];
  /** The number of an entry, or of a fresh object with the same fields; -1 for anything else. */
  indexOf(move: unknown): number;
  /** The entry with this text. */
  parse(text: unknown): Move | undefined;
}

/** Entries of one kind, by their fields: a map for each field, the last one down to the number. */
interface Shape {
  readonly fields: readonly string[];
  readonly root: Branch;
}
type Branch = Map<unknown, Branch> | number;

/** The catalogue of some moves, which it freezes. Moves of one kind have the same fields. */
export const catalogueOf = <Move extends BaseMove>(
  moves: readonly Move[],
  format: (move: Move) => string,
): Catalogue<Move> => {
  const numbers = new Map<unknown, number>();
  const texts = new Map<unknown, Move>();
  const shapes = new Map<unknown, Shape>();
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
    indexOf: (move) => numbers.get(move) ?? find(shapes, move),
    parse: (text) => texts.get(text),
  };
};

const grow = ({ fields, root }: Shape, move: BaseMove, number: number): void => {
  let branch = root;
  fields.forEach((field, depth) => {
    if (typeof branch === 'number') return;
    const value = move[field as keyof BaseMove];
    const next = branch.get(value) ?? (depth === fields.length - 1 ? number : new Map());
    branch.set(value, next as Map<unknown, Branch>);
    branch = next;
  });
};

const find = (shapes: ReadonlyMap<unknown, Shape>, move: unknown): number => {
  if (typeof move !== 'object' || move === null) return -1;
  try {
    const record = move as Readonly<Record<string, unknown>>;
    if (Array.isArray(record)) return -1;
    const shape = Object.hasOwn(record, 'kind') ? shapes.get(record['kind']) : undefined;
    if (shape === undefined || Reflect.ownKeys(record).length !== shape.fields.length + 1) return -1;
    let branch: Branch | undefined = shape.root;
    for (const field of shape.fields) {
      if (typeof branch !== 'object' || !Object.hasOwn(record, field)) return -1;
      branch = branch.get(record[field]);
    }
    return typeof branch === 'number' ? branch : -1;
  } catch {
    return -1; // a getter or a proxy that throws
  }
};
