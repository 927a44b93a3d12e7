import type { Element } from './element.js';
import { idOf } from './paint.js';

/** A piece of a drawing. */
interface Drawn {
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
export const follow = (before: Element, after: Element): Element => {
  const drawn = after.children.filter(isPiece);
  const pieces = drawn.map(pieceOf);
  const kinds = [...new Set(pieces.map(({ kind }) => kind))];
  const ids = inOrderAt(pieces, idsAfter(before.children.filter(isPiece).map(pieceOf), pieces));
  const renamed = drawn
    .map((child, i) => ({ child, kind: kinds.indexOf(pieces[i]!.kind), id: ids[i]! }))
    .sort((one, other) => one.kind - other.kind || byNumber(one.id, other.id))
    .map(({ child, id }) => ({ ...child, attributes: { ...child.attributes, id } }));
  let next = 0;
  return { ...after, children: after.children.map((child) => (isPiece(child) ? renamed[next++]! : child)) };
};

const isPiece = (node: Element['children'][number]): node is Element =>
  typeof node !== 'string' && node.attributes['data-piece'] !== undefined;

const pieceOf = ({ attributes }: Element): Drawn => ({
  kind: String(attributes['data-piece']),
  at: String(attributes['data-at']),
  id: String(attributes['id']),
});

const byNumber = (one: string, other: string): number => numberOf(one) - numberOf(other);

const numberOf = (id: string): number => Number(id.slice(id.lastIndexOf('.') + 1));

/** Returns the ids of the pieces, in order. */
const idsAfter = (before: readonly Drawn[], after: readonly Drawn[]): readonly string[] => {
  const free = new Map(before.map((piece) => [piece.id, piece]));
  const ids: string[] = [];
  const take = (isIt: (old: Drawn, piece: Drawn) => boolean): void =>
    after.forEach((piece, i) => {
      const found = ids[i] === undefined ? [...free.values()].find((old) => isIt(old, piece)) : undefined;
      if (found === undefined) return;
      ids[i] = found.id;
      free.delete(found.id);
    });
  take((old, piece) => old.kind === piece.kind && old.at === piece.at);
  take((old, piece) => old.kind === piece.kind);
  const used = new Set(ids.filter((id) => id !== undefined));
  return after.map((piece, i) => ids[i] ?? fresh(piece, used));
};

/** Exchanges the ids of equal pieces at a place so that they are in order there: of two that overlap, the later covers. */
const inOrderAt = (pieces: readonly Drawn[], ids: readonly string[]): readonly string[] => {
  const keys = pieces.map(({ kind, at }) => `${kind} ${at}`);
  const groups = new Map<string, string[]>(keys.map((key) => [key, []]));
  for (const [i, key] of keys.entries()) groups.get(key)!.push(ids[i]!);
  for (const group of groups.values()) group.sort(byNumber);
  return keys.map((key) => groups.get(key)!.shift()!);
};

/** Returns an unused id for a new piece. */
const fresh = ({ id, kind }: Drawn, used: Set<string>): string => {
  const start = id.slice(0, id.lastIndexOf(kind));
  let number = 0;
  while (used.has(start + idOf(kind, number))) number++;
  used.add(start + idOf(kind, number));
  return start + idOf(kind, number);
};
