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
 * told apart have the same id in every drawing, and the others are numbered.
 */
export const follow = (before: Element, after: Element): Element => {
  const ids = idsAfter(piecesOf(before), piecesOf(after));
  let next = 0;
  const children = after.children.map((child) =>
    isPiece(child) ? { ...child, attributes: { ...child.attributes, id: ids[next++]! } } : child,
  );
  return { ...after, children };
};

const isPiece = (node: Element['children'][number]): node is Element =>
  typeof node !== 'string' && node.attributes['data-piece'] !== undefined;

const piecesOf = ({ children }: Element): readonly Drawn[] =>
  children.filter(isPiece).map(({ attributes }) => ({
    kind: String(attributes['data-piece']),
    at: String(attributes['data-at']),
    id: String(attributes['id']),
  }));

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

/** Returns an unused id for a new piece. */
const fresh = ({ id, kind }: Drawn, used: Set<string>): string => {
  const start = id.slice(0, id.lastIndexOf(kind));
  let number = 0;
  while (used.has(start + idOf(kind, number))) number++;
  used.add(start + idOf(kind, number));
  return start + idOf(kind, number);
};
