import type { Element } from './element.js';
import { pieceId } from './paint.js';

/** A piece of a drawing. */
interface DrawnPiece {
  readonly kind: string;
  readonly at: string;
  readonly id: string;
}

/**
 * Renames the pieces of a drawing so that they keep the ids of the drawing before it, which lets them be animated.
 * Pieces that stay in place are matched first, then the others of their kind in order. Without it, pieces that can be
 * told apart have the same id in every drawing, and the others are numbered. Pieces are listed by id in both cases, so
 * that a piece that stays never changes its place among the others.
 */
export const keepPieceIds = (before: Element, after: Element): Element => {
  const drawn = after.children.filter(isPiece);
  const pieces = drawn.map(parsePiece);
  const kinds = [...new Set(pieces.map(({ kind }) => kind))];
  const ids = sortIdsAtPlaces(pieces, matchIds(before.children.filter(isPiece).map(parsePiece), pieces));
  const renamed = drawn
    .map((child, i) => ({ child, kind: kinds.indexOf(pieces[i]!.kind), id: ids[i]! }))
    .sort((one, other) => one.kind - other.kind || compareByNumber(one.id, other.id))
    .map(({ child, id }) => ({ ...child, attributes: { ...child.attributes, id } }));
  let next = 0;
  return { ...after, children: after.children.map((child) => (isPiece(child) ? renamed[next++]! : child)) };
};

const isPiece = (node: Element['children'][number]): node is Element =>
  typeof node !== 'string' && node.attributes['data-piece'] !== undefined;

const parsePiece = ({ attributes }: Element): DrawnPiece => ({
  kind: String(attributes['data-piece']),
  at: String(attributes['data-at']),
  id: String(attributes['id']),
});

const compareByNumber = (one: string, other: string): number => parseNumber(one) - parseNumber(other);

const parseNumber = (id: string): number => Number(id.slice(id.lastIndexOf('.') + 1));

/** Returns the ids of the pieces, in order. */
const matchIds = (before: readonly DrawnPiece[], after: readonly DrawnPiece[]): readonly string[] => {
  const unmatched = new Map(before.map((piece) => [piece.id, piece]));
  const ids: string[] = [];
  const matchBy = (isIt: (old: DrawnPiece, piece: DrawnPiece) => boolean): void =>
    after.forEach((piece, i) => {
      const found = ids[i] === undefined ? [...unmatched.values()].find((old) => isIt(old, piece)) : undefined;
      if (found === undefined) return;
      ids[i] = found.id;
      unmatched.delete(found.id);
    });
  matchBy((old, piece) => old.kind === piece.kind && old.at === piece.at);
  matchBy((old, piece) => old.kind === piece.kind);
  const used = new Set(ids.filter((id) => id !== undefined));
  return after.map((piece, i) => ids[i] ?? createId(piece, used));
};

/** Exchanges the ids of equal pieces at a place so that they are in order there: of two that overlap, the later covers. */
const sortIdsAtPlaces = (pieces: readonly DrawnPiece[], ids: readonly string[]): readonly string[] => {
  const keys = pieces.map(({ kind, at }) => `${kind} ${at}`);
  const groups = new Map<string, string[]>(keys.map((key) => [key, []]));
  for (const [i, key] of keys.entries()) groups.get(key)!.push(ids[i]!);
  for (const group of groups.values()) group.sort(compareByNumber);
  return keys.map((key) => groups.get(key)!.shift()!);
};

/** Returns an unused id for a new piece. */
const createId = ({ id, kind }: DrawnPiece, used: Set<string>): string => {
  const start = id.slice(0, id.lastIndexOf(kind));
  let number = 0;
  while (used.has(start + pieceId(kind, number))) number++;
  used.add(start + pieceId(kind, number));
  return start + pieceId(kind, number);
};
