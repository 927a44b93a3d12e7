import type { Place } from '../board/board.js';
import { styleOf } from './colours.js';
import { type Element, element } from './element.js';
import { SIGN } from './legend.js';
import { movedTo, outline, text } from './parts.js';
import type { DrawnPosition, DrawOptions, Label, Piece } from './scene.js';

/** Draws a scene. */
export const paint = (scene: DrawnPosition, { prefix = `${scene.game}-`, theme }: DrawOptions): Element => {
  const { width, height, places } = scene.board;
  const size = { viewBox: `0 0 ${width} ${height}`, width: '100%', height: '100%' };
  // A document may hold drawings of several games in light and dark mode: each has its own colours.
  const own = `${scene.game}-${theme ?? 'auto'}`;
  return element('svg', { xmlns: 'http://www.w3.org/2000/svg', class: `sastrugi ${own}`, role: 'img', ...size }, [
    titled(scene.name),
    element('style', {}, [styleOf(own, scene.colours, theme)]),
    element('rect', { width, height, class: 'f-paper' }),
    ...places.map((place) => placeOf(scene, place, prefix)),
    // Drawn over all places, so that no neighbour covers it.
    ...places
      .filter(({ id }) => (scene.framed ?? scene.marked).has(id))
      .map(({ shape }) => outline(shape, { class: 'mark' })),
    ...scene.labels.flatMap(labelled),
    ...numbered(inOrder(scene.pieces)).map(([id, piece]) => pieceOf(id, piece, prefix)),
    ...(scene.marks ?? []),
  ]);
};

const titled = (words: string): Element => element('title', {}, [words]);

const placeOf = (scene: DrawnPosition, place: Place, prefix: string): Element => {
  const { id, kind, open, shape } = place;
  const { fill, inside = [], name = scene.nameOf(place) } = scene.look(place);
  const states = [open ? '' : ' closed', scene.marked.has(id) ? ' marked' : ''].join('');
  return element('g', { id: `${prefix}${id}`, class: `place ${kind}${states}`, 'data-place': id }, [
    titled(name),
    outline(shape, { class: `shape f-${fill ?? 'paper'}`, rx: shape.kind === 'rectangle' ? 3 : undefined }),
    ...inside,
  ]);
};

const labelled = ({ id: _, name, x, y, sign, ...setting }: Label): readonly Element[] => [
  ...(sign === undefined ? [] : [movedTo(x - SIGN / 2 - 1, y, sign)]),
  text(x, y, name, setting),
];

/**
 * Sorts pieces as they are drawn in every position: by layer, then by kind, those with shorter names first, so that
 * `card-9` comes before `card-10`. Lay overlapping pieces out in this order.
 */
export const inOrder = <P extends Pick<Piece, 'kind' | 'layer'>>(pieces: readonly P[]): readonly P[] =>
  [...pieces].sort(
    (one, other) =>
      (one.layer ?? 0) - (other.layer ?? 0) ||
      one.kind.length - other.kind.length ||
      Number(one.kind > other.kind) - Number(one.kind < other.kind),
  );

/** Pairs pieces with their ids: the kind, and a number if several pieces look alike. */
const numbered = (pieces: readonly Piece[]): readonly (readonly [string, Piece])[] => {
  const counts = new Map<string, number>();
  return pieces.map((piece) => {
    const before = counts.get(piece.kind) ?? 0;
    counts.set(piece.kind, before + 1);
    return [idOf(piece.kind, before), piece];
  });
};

/** Returns the id of a piece by its kind and number, counted from 0. */
export const idOf = (kind: string, number: number): string => `${kind}.${number}`;

const pieceOf = (id: string, { kind, name, at, x, y, look }: Piece, prefix: string): Element =>
  element(
    'g',
    {
      id: `${prefix}${id}`,
      class: 'piece',
      'data-piece': kind,
      'data-at': at,
      transform: `translate(${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10})`,
    },
    [titled(name), ...look],
  );
