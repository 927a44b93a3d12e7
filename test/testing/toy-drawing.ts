import { type Board, createPlaceBuilder, rectangle, untranslatedName } from '../../src/board/board.js';
import { createWhyNot } from '../../src/board/why-not.js';
import { sum } from '../../src/core/data/list.js';
import { createDrawing, type Drawing, element, type Piece, textElement } from '../../src/draw/picture.js';
import type { DrawnGame, Relations } from '../../src/testing/index.js';
import type { AnyTranslation } from '../../src/words/index.js';
import { type Components, components, type Move, rules, type State, type Toy, type View } from './toy/index.js';
import { plan } from './toy/plan.js';

const place = createPlaceBuilder({});

/** Returns the table: the deck, then a row of three places for each player; rows of players are below one another. */
const board = ({ players }: Pick<State, 'players'>): Board => ({
  width: 360,
  height: 30 + 30 * players,
  cards: null,
  places: [
    place('deck', 'deck', { nameMessage: untranslatedName('deck'), shape: rectangle(0, 0, 360, 30) }),
    ...Array.from({ length: players }, (_, player) =>
      (['hands', 'rows', 'covered'] as const).map((kind, i) =>
        place(kind, `${kind}-${player}`, {
          nameMessage: untranslatedName(`${kind} ${player + 1}`),
          neighbours: [player - 1, player + 1]
            .filter((next) => next >= 0 && next < players)
            .map((next) => `${kind}-${next}`),
          shape: rectangle(120 * i, 30 + 30 * player, 120, 30),
        }),
      ),
    ).flat(),
  ],
});

const placesOf = (move: Move, { player }: Pick<State | View, 'player'>): readonly string[] => {
  switch (move.kind) {
    case 'draw':
      return ['deck'];
    case 'play':
      return [`rows-${player}`];
    case 'cover':
      return [`covered-${player}`];
    default:
      return [];
  }
};

const pieces = (position: State | View, at: (id: string) => { readonly x: number; readonly y: number }) =>
  (['hands', 'rows', 'covered'] as const).flatMap((kind) =>
    position[kind].flatMap((cards, player) =>
      cards.map((card, i): Piece => {
        const id = `${kind}-${player}`;
        const { x, y } = at(id);
        const look = [
          element('rect', { x: -6, y: -10, width: 12, height: 20, class: 'f-paper' }),
          textElement(0, 0, typeof card === 'number' ? String(card) : '?', { size: 9 }),
        ];
        return { kind: 'card', name: 'card', at: id, x: x + 10 + 12 * i, y: y + 15, look };
      }),
    ),
  );

const drawn = createDrawing<State | View, Move, Components, unknown, string>({
  game: 'toy',
  colours: {},
  texts: {},
  printed: components,
  board,
  placesOf,
  title: () => 'Toy',
  placeStyle: () => () => ({}),
  pieces: ({ state, rectangleAt }) => pieces(state, rectangleAt),
  labels: ({ state }) => [{ id: 'left', name: `${state.deck.length} left`, x: 180, y: 15 }],
});

const drawText: Drawing<State | View>['drawText'] = ({ rows, deck }) => `${rows.flat().join(' ')}, ${deck.length} left`;

const relations = (players: number): Relations => ({
  neighbours: players === 2 ? { 'rows-0': ['rows-1'] } : { 'rows-1': ['rows-0', 'rows-2'] },
  steps: [['rows-0', 'rows-1', 'down']],
  circles: [['rows-0', 'hands-0', 'hands-1', 'rows-1']],
  outwards: [
    ['rows-0', 'rows-1'],
    ['hands-0', 'covered-1'],
  ],
});

/** The parts of Toy that are seen. */
export const seen: DrawnGame<Toy> = {
  board: { board, placesOf, placeless: ['roll', 'keep', 'leave'], whyNot: createWhyNot(rules, placesOf) },
  draw: { ...drawn, drawText },
  words: [{ locale: 'en-GB', messages: {}, description: {} } as unknown as AnyTranslation],
  plan: {
    ...plan,
    pieceKinds: { cards: /^card$/ },
    countShown: ({ hands, rows, covered }) => ({
      cards: sum([hands, rows, covered].map((lists) => lists.flat().length)),
    }),
    relations,
    minTextPixels: 9,
  },
};
