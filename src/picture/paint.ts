import type { Place } from '../core/board.js';
import { styleOf } from './colours.js';
import { type Element, element } from './element.js';
import { outline, text } from './parts.js';
import type { DrawOptions, Label, Piece, Scene, Thing } from './scene.js';

/** The drawing of a position. */
export const paint = (scene: Scene, { title = nameOf, prefix = `${scene.game}-`, theme }: DrawOptions): Element => {
  const { width, height, places } = scene.board;
  const say = (thing: Thing): string => title(thing);
  const size = { viewBox: `0 0 ${width} ${height}`, width: '100%', height: '100%' };
  return element('svg', { xmlns: 'http://www.w3.org/2000/svg', class: 'sastrugi', role: 'img', ...size }, [
    titled(say({ of: 'board', kind: scene.game, id: scene.game, name: scene.name, facts: {} })),
    element('style', {}, [styleOf(scene.colours, theme)]),
    element('rect', { width, height, class: 'f-paper' }),
    ...places.map((place) => placeOf(scene, place, { say, prefix })),
    // Over all places, so that no neighbour covers it.
    ...places.filter(({ id }) => scene.marked.has(id)).map(({ shape }) => outline(shape, { class: 'mark' })),
    ...scene.labels.map((label) => labelOf(label, say)),
    ...numbered(scene.pieces).map(([id, piece]) => pieceOf(id, piece, { say, prefix })),
  ]);
};

const nameOf = ({ name }: Thing): string => name;

const titled = (words: string): Element => element('title', {}, [words]);

interface Manner {
  readonly say: (thing: Thing) => string;
  readonly prefix: string;
}

const placeOf = (scene: Scene, place: Place, { say, prefix }: Manner): Element => {
  const { id, kind, open, shape } = place;
  const { fill, inside = [], name = place.name, facts = {} } = scene.look(place);
  const states = [open ? '' : ' closed', scene.marked.has(id) ? ' marked' : ''].join('');
  return element('g', { id: `${prefix}${id}`, class: `place ${kind}${states}`, 'data-place': id }, [
    titled(say({ of: 'place', kind, id, name, facts: { open, ...facts } })),
    outline(shape, { class: `shape f-${fill ?? 'paper'}`, rx: shape.kind === 'rectangle' ? 3 : undefined }),
    ...inside,
  ]);
};

const labelOf = ({ id, name, facts = {}, x, y, ...setting }: Label, say: Manner['say']): Element =>
  text(x, y, say({ of: 'label', kind: id, id, name, facts }), setting);

/** Pieces with their ids: the kind, and of those that cannot be told apart a number after it. */
const numbered = (pieces: readonly Piece[]): readonly (readonly [string, Piece])[] => {
  const counts = new Map<string, number>();
  return pieces.map((piece) => {
    const before = counts.get(piece.kind) ?? 0;
    counts.set(piece.kind, before + 1);
    return [idOf(piece.kind, before), piece];
  });
};

/** The id of a piece of a kind by its number, from 0. */
export const idOf = (kind: string, number: number): string => `${kind}.${number}`;

const pieceOf = (id: string, { kind, name, facts = {}, at, x, y, look }: Piece, { say, prefix }: Manner): Element =>
  element(
    'g',
    {
      id: `${prefix}${id}`,
      class: 'piece',
      'data-piece': kind,
      'data-at': at,
      transform: `translate(${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10})`,
    },
    [titled(say({ of: 'piece', kind, id: kind, name, facts })), ...look],
  );
