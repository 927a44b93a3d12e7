import type { Place } from '../board/board.js';
import { formatStyleSheet } from './colours.js';
import { type Element, element } from './element.js';
import { SYMBOL_WIDTH } from './legend.js';
import type { DrawOptions, Label, Piece, Scene } from './scene.js';
import { outline, textElement, translateElements } from './shapes.js';

/** Draws a scene. */
export const paint = (scene: Scene, { prefix = `${scene.game}-`, theme }: DrawOptions): Element => {
  const { width, height, places } = scene.board;
  const size = { viewBox: `0 0 ${width} ${height}`, width: '100%', height: '100%' };
  // A document may hold drawings of several games in light and dark mode: each has its own colours.
  const drawingClass = `${scene.game}-${theme ?? 'auto'}`;
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', class: `sastrugi ${drawingClass}`, role: 'img', ...size },
    [
      createTitle(scene.name),
      element('style', {}, [formatStyleSheet(drawingClass, scene.colours, theme)]),
      element('rect', { width, height, class: 'f-paper' }),
      ...places.map((place) => paintPlace(scene, place, prefix)),
      // Drawn over all places, so that no neighbour covers it.
      ...places
        .filter(({ id }) => (scene.framed ?? scene.marked).has(id))
        .map(({ shape }) => outline(shape, { class: 'mark' })),
      ...scene.labels.flatMap(paintLabel),
      ...numberPieces(sortPieces(scene.pieces)).map(([id, piece]) => paintPiece(id, piece, prefix)),
      ...(scene.marks ?? []),
    ],
  );
};

const createTitle = (words: string): Element => element('title', {}, [words]);

const paintPlace = (scene: Scene, place: Place, prefix: string): Element => {
  const { id, kind, isInUse, shape } = place;
  const { fill, elements = [], title = scene.nameOf(place) } = scene.placeStyle(place);
  const states = [isInUse ? '' : ' closed', scene.marked.has(id) ? ' marked' : ''].join('');
  return element('g', { id: `${prefix}${id}`, class: `place ${kind}${states}`, 'data-place': id }, [
    createTitle(title),
    outline(shape, { class: `shape f-${fill ?? 'paper'}`, rx: shape.kind === 'rectangle' ? 3 : undefined }),
    ...elements,
  ]);
};

const paintLabel = ({ id: _, name, x, y, symbol, ...setting }: Label): readonly Element[] => [
  ...(symbol === undefined ? [] : [translateElements(x - SYMBOL_WIDTH / 2 - 1, y, symbol)]),
  textElement(x, y, name, setting),
];

/**
 * Sorts pieces as they are drawn in every position: by layer, then by kind, those with shorter names first, so that
 * `card-9` comes before `card-10`. Lay overlapping pieces out in this order.
 */
export const sortPieces = <P extends Pick<Piece, 'kind' | 'layer'>>(pieces: readonly P[]): readonly P[] =>
  [...pieces].sort(
    (one, other) =>
      (one.layer ?? 0) - (other.layer ?? 0) ||
      one.kind.length - other.kind.length ||
      Number(one.kind > other.kind) - Number(one.kind < other.kind),
  );

/** Pairs pieces with their ids: the kind, and a number if several pieces look alike. */
const numberPieces = (pieces: readonly Piece[]): readonly (readonly [string, Piece])[] => {
  const counts = new Map<string, number>();
  return pieces.map((piece) => {
    const before = counts.get(piece.kind) ?? 0;
    counts.set(piece.kind, before + 1);
    return [pieceId(piece.kind, before), piece];
  });
};

/** Returns the id of a piece by its kind and number, counted from 0. */
export const pieceId = (kind: string, number: number): string => `${kind}.${number}`;

const paintPiece = (id: string, { kind, name, at, x, y, look }: Piece, prefix: string): Element =>
  element(
    'g',
    {
      id: `${prefix}${id}`,
      class: 'piece',
      'data-piece': kind,
      'data-at': at,
      transform: `translate(${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10})`,
    },
    [createTitle(name), ...look],
  );
