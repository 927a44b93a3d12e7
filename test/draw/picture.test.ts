import { describe, expect, test } from 'vitest';
import { createPlaceBuilder, rectangle, untranslatedName } from '../../src/board/board.js';
import {
  type Element,
  element,
  keepPieceIds,
  legend,
  packSquares,
  paint,
  type Scene,
  serialize,
  textElement,
} from '../../src/draw/index.js';
import { elementsOf, parsed } from './xml.js';

describe('an element', () => {
  test.each([
    [element('g'), '<g/>'],
    [element('g', { x: 1 / 3, y: 2, id: undefined }), '<g x="0.33" y="2"/>'],
    [element('text', {}, ['a < b & "c"']), '<text>a &lt; b &amp; &quot;c&quot;</text>'],
    [element('g', { title: '"><script>' }, [element('a')]), '<g title="&quot;&gt;&lt;script&gt;"><a/></g>'],
    [element('text', {}, ['\u0000\u001b\ud800\ufffe']), '<text>\ufffd\ufffd\ufffd\ufffd</text>'],
    [element('text', {}, ['❄ 🐻']), '<text>❄ 🐻</text>'],
  ])('%j is serialized as well-formed XML', (node, written) => {
    expect(serialize(node)).toBe(written);
    expect(() => parsed(written)).not.toThrow();
  });
});

describe('the XML reader of these tests', () => {
  test.each(['<a>', '<a></b>', '<a x="1" x="2"/>', '<a>&</a>', '<a x="<"/>', '<a/><b/>', 'a', '<a>\u0001</a>'])(
    'refuses %j',
    (written) => expect(() => elementsOf(parsed(written))).toThrow(),
  );
});

const place = createPlaceBuilder({});

test('things are packed side by side, inside, and as large as possible', () => {
  for (let count = 1; count <= 30; count++) {
    const { side, middles } = packSquares(count, rectangle(10, 20, 40, 30));
    expect(middles).toHaveLength(count);
    for (const [x, y] of middles) {
      expect(x - side / 2).toBeGreaterThanOrEqual(10 - 1e-9);
      expect(x + side / 2).toBeLessThanOrEqual(50 + 1e-9);
      expect(y - side / 2).toBeGreaterThanOrEqual(20 - 1e-9);
      expect(y + side / 2).toBeLessThanOrEqual(50 + 1e-9);
    }
    for (const [i, [x, y]] of middles.entries()) {
      const near = middles
        .slice(i + 1)
        .filter((other) => Math.max(Math.abs(other[0] - x), Math.abs(other[1] - y)) < side - 1e-9);
      expect(near).toEqual([]);
    }
  }
  expect(packSquares(1, rectangle(0, 0, 40, 30)).side).toBe(30);
});

describe('pieces followed from one drawing to the next', () => {
  const scene = (at: readonly string[]): Scene => ({
    game: 'toy',
    name: 'toy',
    board: {
      width: 30,
      height: 10,
      cards: null,
      places: ['a', 'b', 'c'].map((id, i) =>
        place('cell', id, { nameMessage: untranslatedName(id), shape: rectangle(10 * i, 0, 10, 10) }),
      ),
    },
    colours: {},
    marked: new Set(),
    placeStyle: () => ({}),
    nameOf: ({ name }) => name,
    pieces: at.map((id, x) => ({ kind: 'pawn', name: 'pawn', at: id, x, y: 0, look: [] })),
    labels: [],
  });
  const picture = (...at: readonly string[]) => paint(scene(at), {});
  const placed = (drawing: ReturnType<typeof paint>) =>
    Object.fromEntries(
      elementsOf(parsed(serialize(drawing))).flatMap(({ attributes }) =>
        attributes['class'] === 'piece' ? [[attributes['id'], attributes['data-at']]] : [],
      ),
    );

  test('keep their ids when they stay or move', () => {
    expect(placed(keepPieceIds(picture('a', 'b'), picture('b', 'c')))).toEqual({
      'toy-pawn.0': 'c',
      'toy-pawn.1': 'b',
    });
  });

  test('get an unused id when they appear', () => {
    const one = keepPieceIds(picture('a', 'b'), picture('b'));
    expect(placed(one)).toEqual({ 'toy-pawn.1': 'b' });
    expect(placed(keepPieceIds(one, picture('b', 'c', 'c')))).toEqual({
      'toy-pawn.1': 'b',
      'toy-pawn.0': 'c',
      'toy-pawn.2': 'c',
    });
  });

  test('come in the order of their ids', () => {
    const ids = (drawing: ReturnType<typeof paint>) => Object.keys(placed(drawing));
    const [one, other] = [picture('a', 'b', 'c'), picture('b', 'c')];
    expect(ids(keepPieceIds(one, other))).toEqual(['toy-pawn.1', 'toy-pawn.2']);
    expect(ids(keepPieceIds(keepPieceIds(one, other), picture('a', 'a', 'b', 'c')))).toEqual(
      [0, 1, 2, 3].map((number) => `toy-pawn.${number}`),
    );
    expect(ids(keepPieceIds(picture('a', 'b', 'c'), picture('c', 'b', 'a')))).toEqual(ids(picture('a', 'b', 'c')));
  });

  test('cover one another at a place as they do without following', () => {
    const drawn = keepPieceIds(picture('a', 'b'), picture('b', 'b')).children as readonly Element[];
    expect(drawn.slice(-2).map(({ attributes: { id, transform } }) => [id, transform])).toEqual([
      ['toy-pawn.0', 'translate(0 0)'],
      ['toy-pawn.1', 'translate(1 0)'],
    ]);
  });

  test('of several kinds come by layer, then by kind', () => {
    const drawn = [
      { kind: 'queen-10', layer: 1 },
      { kind: 'queen-9', layer: 1 },
      { kind: 'rook' },
      { kind: 'pawn' },
      { kind: 'king', layer: 0 },
    ].map((piece) => ({ ...piece, name: piece.kind, at: 'a', x: 0, y: 0, look: [] }));
    const alone = paint({ ...scene([]), pieces: drawn }, {});
    const order = ['king.0', 'pawn.0', 'rook.0', 'queen-9.0', 'queen-10.0'].map((id) => `toy-${id}`);
    expect(Object.keys(placed(alone))).toEqual(order);
    expect(Object.keys(placed(keepPieceIds(paint({ ...scene([]), pieces: drawn.slice(1, 3) }, {}), alone)))).toEqual(
      order,
    );
  });

  test('are numbered without following', () => {
    expect(placed(picture('b', 'c'))).toEqual({ 'toy-pawn.0': 'b', 'toy-pawn.1': 'c' });
  });
});

test('a text is centred', () => {
  expect(serialize(textElement(5, 10, 'x', { size: 10 }))).toBe(
    '<text x="5" y="13.6" font-size="10" text-anchor="middle">x</text>',
  );
});

describe('a text that must fit its room', () => {
  const sizeOf = (words: string, maxWidth: number, more: object = {}) => {
    const { attributes, children } = textElement(0, 0, words, { size: 10, maxWidth, ...more });
    return [attributes['font-size'], children[0]];
  };

  test('has its full size if it fits', () => {
    expect(sizeOf('a few words', 100)).toEqual([10, 'a few words']);
  });

  test('is smaller if it does not, and cut if that is not enough', () => {
    const [size, words] = sizeOf('a few words', 60);
    expect([Number(size) < 10, words]).toEqual([true, 'a few words']);
    expect(sizeOf('a few words', 40)).toEqual([9, 'a few…']);
    expect(sizeOf('a few words', 0)).toEqual([9, '…']);
  });

  test('is replaced by a shorter one before it is cut', () => {
    expect(sizeOf('a few words', 30, { shortText: 'few' })).toEqual([10, 'few']);
    expect(sizeOf('a few words', 60, { shortText: 'few' })).toEqual(sizeOf('a few words', 60));
  });

  test('needs more room if it is bold', () => {
    expect(Number(sizeOf('a few words', 64, { bold: true })[0])).toBeLessThan(Number(sizeOf('a few words', 64)[0]));
  });
});

test('a legend fills its columns from the top, signs before words', () => {
  const lines = ['a', 'b', 'c'].map((id) => ({ id, name: id, symbol: [element('circle', { r: 4 })] }));
  const laid = legend(lines, { x: 10, y: 20, width: 200 }, 2);
  expect(laid.map(({ id, x, y }) => [id, x, y])).toEqual([
    ['a', 32, 27],
    ['b', 32, 41],
    ['c', 132, 27],
  ]);
  const board = { width: 220, height: 60, places: [], cards: null };
  const none = { colours: {}, marked: new Set<string>(), placeStyle: () => ({}), nameOf: () => '', pieces: [] };
  const svg = serialize(paint({ game: 'toy', name: 'toy', board, labels: laid, ...none }, {}));
  expect(svg).toContain('<g transform="translate(20 27)"><circle r="4"/></g><text x="32"');
});
