import { describe, expect, test } from 'vitest';
import type { Board, Place } from '../../src/board/board.js';
import type { ExplainPlace, WhyNot } from '../../src/board/why-not.js';
import { element, type Node, serialize } from '../../src/draw/picture.js';
import { type DrawnGame, seenPromises } from '../../src/testing/index.js';
import { game, type Toy } from './toy/index.js';
import { seen } from './toy-drawing.js';

/** A broken promise: the description of the bug, the drawing that has it, and a pattern of the failure. */
type Breakage = readonly [what: string, seen: DrawnGame<Toy>, says: RegExp];

const expectCaught = (number: number, breakages: readonly Breakage[]): void => {
  describe(`promise ${number} of what is seen catches that`, () => {
    test.each(breakages)('%s', (_, broken, says) => {
      const { title, check } = seenPromises(game, { ...broken, plan: { ...broken.plan, seed: 1 } })[number - 1]!;
      expect(check).toThrow(`${title}\nis broken`);
      expect(check).toThrow(says);
    });
  });
};

describe('a sound drawing keeps its promises', () => {
  for (const { title, check } of seenPromises(game, seen)) test(title, check);
});

test('a broken promise names the code that repeats it', () => {
  const [promise] = seenPromises(game, drawing({ drawText: () => 'undefined' }));
  expect(promise!.check).toThrow(/seenPromises\(game, \{ \.\.\.seen, plan: \{ \.\.\.plan, .*only: \{.*\} \} \}\)\[0\]/);
});

/** Returns what is seen with other drawing functions. */
function drawing(change: Partial<DrawnGame<Toy>['draw']>): DrawnGame<Toy> {
  return { ...seen, draw: { ...seen.draw, ...change } };
}

/** Returns what is seen with every element of the drawing changed. */
const painting = (change: (node: Exclude<Node, string>) => readonly Node[]): DrawnGame<Toy> => {
  const changed = (node: Node): readonly Node[] =>
    typeof node === 'string' ? [node] : change({ ...node, children: node.children.flatMap(changed) });
  const picture: DrawnGame<Toy>['draw']['picture'] = (position, options) =>
    changed(seen.draw.picture(position, options))[0] as Exclude<Node, string>;
  return drawing({ picture, draw: (position, options) => serialize(picture(position, options)) });
};

/** Returns what is seen with every piece changed. */
const pieces = (change: (piece: Exclude<Node, string>) => readonly Node[]): DrawnGame<Toy> =>
  painting((node) => (node.attributes['data-piece'] === undefined ? [node] : change(node)));

const given = (key: string, value: string) => (node: Exclude<Node, string>) => [
  { ...node, attributes: { ...node.attributes, [key]: value } },
];

/** Returns what is seen on another table. */
const table = (change: (board: Board) => Board): DrawnGame<Toy> => ({
  ...seen,
  board: { ...seen.board, board: (position) => change(seen.board.board(position)) },
});

const places = (change: (place: Place) => Place): DrawnGame<Toy> =>
  table((board) => ({ ...board, places: board.places.map(change) }));

expectCaught(1, [
  [
    'a frame cannot be drawn',
    drawing({
      draw: (position, options) => {
        if (position.phase.kind === 'rolled') throw new Error('no die is drawn');
        return seen.draw.draw(position, options);
      },
    }),
    /the frame of rolled as player \d sees it cannot be drawn as SVG, (tall|wide) and in en-GB: no die is drawn/,
  ],
  [
    'a frame cannot be written as text',
    drawing({
      drawText: ({ hands }) =>
        hands.map((cards) => (cards as readonly unknown[] as readonly object[])[7]!.toString()).join(''),
    }),
    /the position as player 0 sees it cannot be drawn as text, .*: Cannot read/,
  ],
  [
    'a value is missing in a text',
    drawing({ drawText: ({ deck }) => `next: ${deck[20]}` }),
    /drawn as text, .*, says 'undefined'/,
  ],
  [
    'a coordinate is not a number',
    painting((node) => (node.name === 'text' ? given('x', 'NaN')(node) : [node])),
    /drawn as SVG, .*, says 'NaN'/,
  ],
]);

expectCaught(2, [
  ['a piece is not drawn', pieces((piece) => (/\.1$/.test(String(piece.attributes['id'])) ? [] : [piece])), /cards is/],
  ['a piece is drawn twice', pieces((piece) => [piece, ...given('id', 'other')(piece)]), /cards is|the id other/],
  ['two pieces have the same id', pieces(given('id', 'card')), /two elements of .* have the id card/],
  ['a piece is at no place', pieces(given('data-at', 'bank')), /is at bank, which is not a place/],
  ['a piece is drawn beside its place', pieces(given('transform', 'translate(10 500)')), /but drawn beside it/],
  ['a piece has no title', pieces((piece) => [{ ...piece, children: piece.children.slice(1) }]), /has no title/],
  [
    'a place is not drawn',
    painting((node) => (node.attributes['data-place'] === 'deck' ? [] : [node])),
    /the places of the whole state/,
  ],
  [
    'a tree of elements differs from the drawing',
    drawing({ picture: (position, options) => ({ ...seen.draw.picture(position, options), children: [] }) }),
    /differs as SVG and as a tree/,
  ],
]);

expectCaught(3, [
  [
    'a piece goes on top when it moves',
    painting((node) => [
      node.name === 'svg'
        ? { ...node, children: [...node.children].sort((one, other) => heightOf(one) - heightOf(other)) }
        : node,
    ]),
    /the pieces of .* as .* sees it, (tall|wide)( and followed)? come in another order than before: toy-card.\d+, toy-card.\d+/,
  ],
]);

/** Returns the height of a piece above the lower edge; 0 for others. */
function heightOf(node: Node): number {
  if (typeof node === 'string' || node.attributes['data-piece'] === undefined) return 0;
  return 1000 - Number(/ (\d+)/.exec(String(node.attributes['transform']))![1]);
}

expectCaught(4, [
  ['two places have the same id', places((place) => ({ ...place, id: place.kind })), /two places have the same id/],
  ['two places have the same name', places((place) => ({ ...place, name: 'x' })), /two places have the same name/],
  ['a place lies outside', table((board) => ({ ...board, height: 80 })), /lies outside the board/],
  ['a place belongs to nobody', places((place) => ({ ...place, owner: 5 })), /belongs to player 5/],
  [
    'a place has a neighbour that does not have it',
    places((place) => (place.id === 'deck' ? { ...place, neighbours: ['rows-0'] } : place)),
    /deck is next to rows-0, but not the other way/,
  ],
  ['a place has no neighbours', places((place) => ({ ...place, neighbours: [] })), /the neighbours of rows-\d/],
  [
    'neighbours lie apart',
    table((board) => ({ ...board, places: swapped(board.places, 'rows-0', 'rows-2') })),
    /a neighbour of rows-1 lies farther|rows-1 does not lie down/,
  ],
  [
    'a table is upside down',
    table((board) => ({ ...board, places: swapped(board.places, 'rows-0', 'rows-1') })),
    /rows-1 does not lie down of rows-0/,
  ],
  [
    'a table is mirrored',
    table((board) => ({
      ...board,
      places: board.places.map((place) => ({ ...place, shape: mirrored(place.shape) })),
    })),
    /rows-0, hands-0, hands-1, rows-1 do not lie counter-clockwise/,
  ],
  [
    'places lie too near',
    { ...seen, plan: { ...seen.plan, relations: () => ({ outwards: [['hands-0', 'covered-0'], ['rows-0']] }) } },
    /rows-0 do not lie farther out than hands-0, covered-0/,
  ],
]);

expectCaught(5, [
  ['a move touches a place that does not exist', touching(() => ['bank']), /touches bank, which is not a place/],
  ['a move touches nothing', touching(() => []), /touches no place/],
  ['a move without a place touches one', touching((ids) => (ids.length === 0 ? ['deck'] : ids)), /touches a place/],
  [
    'other places are marked',
    touching((ids) => (ids[0] === 'deck' ? ['hands-0'] : ids)),
    /the places marked for the legal moves/,
  ],
  [
    'a place is explained where something can be done',
    explaining(() => ({ pendingPhase: 'turn', enablingMoves: [] })),
    /is explained to 0/,
  ],
  ['a place is not explained', explaining(() => null), /is not explained to/],
  [
    'another decision is named',
    explaining((why) => (why !== null && 'pendingPhase' in why ? { pendingPhase: 'over', enablingMoves: [] } : why)),
    /\{"pendingPhase":"over".*\} is not the pending decision/,
  ],
  [
    'a move leads elsewhere',
    explaining((why, moves) =>
      why !== null && 'pendingPhase' in why ? { ...why, enablingMoves: moves.slice(0, 1) } : why,
    ),
    /, which leads to [\w-]+, does not/,
  ],
  [
    'a move that leads there is not legal',
    explaining((why) =>
      why !== null && 'pendingPhase' in why ? { ...why, enablingMoves: [{ kind: 'play', card: 99 }] } : why,
    ),
    /, which leads to [\w-]+, is not legal/,
  ],
  [
    'the others are told about moves that they cannot make',
    explaining((why) => (why !== null && 'refusal' in why ? { pendingPhase: 'turn', enablingMoves: [] } : why)),
    /is explained to \w+ by \{"pendingPhase":"turn".*\}/,
  ],
]);

/** Returns what is seen, with other explanations of places. */
function explaining(
  change: (why: WhyNot<Toy> | null, moves: readonly Toy['Move'][]) => WhyNot<Toy> | null,
): DrawnGame<Toy> {
  const whyNot: ExplainPlace<Toy> = (position, place) =>
    change(seen.board.whyNot!(position, place), game.legalMoves(position));
  return { ...seen, board: { ...seen.board, whyNot } };
}

/** Returns what is seen, with moves that touch other places than those that are drawn. */
function touching(change: (ids: readonly string[]) => readonly string[]): DrawnGame<Toy> {
  const placesOf: DrawnGame<Toy>['board']['placesOf'] = (move, position) => change(seen.board.placesOf(move, position));
  return { ...seen, board: { ...seen.board, placesOf } };
}

const label = (words: string, more: object = {}) =>
  painting((node) =>
    node.name === 'svg'
      ? [
          {
            ...node,
            children: [
              ...node.children,
              element('text', { x: 180, y: 45, 'font-size': 10, 'text-anchor': 'middle', ...more }, [words]),
            ],
          },
        ]
      : [node],
  );

expectCaught(6, [
  [
    'a text is too long for its piece',
    pieces((piece) => [withText(piece, 'a long text')]),
    /'a long text' is too long/,
  ],
  [
    'two texts of a piece lie on one another',
    pieces((piece) => [{ ...piece, children: [...piece.children, piece.children.at(-1)!] }]),
    /'.' lies on '.' in toy-card/,
  ],
  ['a label reaches out of its place', label('a rather long text for this place'), /reaches into hands-0/],
  ['labels lie on one another', label('3 left', { y: 18 }), /lies on/],
  ['a text lies outside', label('some words', { x: 355, y: 15 }), /'some words' lies outside/],
  [
    'a text is too small',
    painting((node) => (node.name === 'text' ? given('font-size', '8.5')(node) : [node])),
    /is 8.5 pixels high, not 9/,
  ],
  ['a line of text is too long', drawing({ drawText: () => 'x'.repeat(81) }), /has more than 80 columns/],
]);

expectCaught(7, [
  [
    'a colour is a variable alone',
    painting((node) =>
      node.name === 'style'
        ? [{ ...node, children: [String(node.children[0]).replaceAll('fill:#16202b;', '')] }]
        : [node],
    ),
    /no plain colour stands before fill:var\(--ink\)/,
  ],
  [
    'an attribute is a variable',
    painting((node) => (node.name === 'text' ? given('fill', 'var(--ink)')(node) : [node])),
    /an attribute has a variable/,
  ],
]);

function swapped(all: readonly Place[], one: string, other: string): readonly Place[] {
  const shapeOf = (id: string) => all.find((place) => place.id === id)?.shape;
  return all.map((place) => {
    const shape = place.id === one ? shapeOf(other) : place.id === other ? shapeOf(one) : undefined;
    return shape === undefined ? place : { ...place, shape };
  });
}

function mirrored(shape: Place['shape']): Place['shape'] {
  return shape.kind === 'rectangle' ? { ...shape, x: 360 - shape.x - shape.width } : shape;
}

function withText(piece: Exclude<Node, string>, words: string): Node {
  const children = piece.children.map((child) =>
    typeof child !== 'string' && child.name === 'text' ? { ...child, children: [words] } : child,
  );
  return { ...piece, children };
}
