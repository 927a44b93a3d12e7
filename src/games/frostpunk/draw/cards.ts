import { element, type Piece, text } from '../../../draw/picture.js';
import { type Message, named } from '../../../words/message.js';
import { titled } from '../board/titled.js';
import type { Displayed, Stack } from '../state/index.js';
import { type Loose, meeple } from './loose.js';
import type { Staged } from './staged.js';

/** Lists the hand, the Events displayed, the cards of the scenario in play, and the Expeditions with their Scouts. */
export const cardPieces = (stage: Staged): readonly Piece[] => {
  const { position, components, at } = stage;
  const { hand, phase, display, stacks } = position;
  const armed = phase.kind === 'turn' ? phase.card : -1;
  return [
    ...laid(
      'hand',
      hand.map((card) => citizen(stage, card, card === armed)),
      { columns: 4, rows: 1 },
      at,
    ),
    ...laid(
      'display',
      display.map((card) => event(stage, card)),
      { columns: 4, rows: 2 },
      at,
    ),
    ...laid(
      'scenario',
      components.scenario.flatMap((_, i) => (position.scenario[i] ? [scene(stage, i)] : [])),
      { columns: 3, rows: 1 },
      at,
    ),
    ...stacks.flatMap((stack, slot) => expedition(stage, stack, slot)),
  ];
};

const ROOM = 84;

/** The text of a card, with a sign before it, and the room for it. */
interface Sign {
  readonly words: string;
  readonly mark: string;
  readonly width?: number;
}

const sign = (kind: string, name: string, { words, mark, width = ROOM }: Sign): Loose => ({
  kind,
  name,
  look: [
    element('rect', { x: -width / 2, y: -8, width, height: 16, rx: 3, class: 'f-paper s-ink', 'stroke-width': 0.7 }),
    text(0, 0, `${mark}${words}`, { size: 8.5, room: width - 3 }),
  ],
});

const citizen = ({ components: { citizens }, write, say }: Staged, number: number, armed: boolean): Loose => {
  const { id, title } = citizens[number]!;
  const card = titled(title);
  const name = armed ? write('draw.played', { card }) : say(card);
  return sign(`citizen-${id}`, name, { words: say(card), mark: armed ? '▶' : '' });
};

const scene = ({ position: { specialUsed }, components, write }: Staged, number: number): Loose => {
  const { id } = components.scenario[number]!;
  const used = specialUsed[number];
  const name = used ? write('draw.used', { card: id }) : id;
  return sign(`scenario-${id}`, name, { words: id, mark: used ? '×' : '', width: 26 });
};

/** Draws an Event; an Automaton on it is its letter before the title. */
const event = ({ components, write, say }: Staged, { source, card, automaton, used }: Displayed): Loose => {
  const { id, title } = source === 'consequence' ? components.laws[card]! : components[source][card]!;
  const called: Message = titled(title);
  const words = source === 'consequence' ? write('draw.from', { law: called }) : say(called);
  const name = automaton ? `${words}, ${say(named('citizen')('automaton'))}` : words;
  return sign(`${source}-${id}`, used ? write('draw.used', { card: words }) : name, {
    words,
    mark: used ? '×' : automaton ? `${write('draw.letter.automaton')} ` : '',
  });
};

/** The numbers of columns and rows for cards. */
interface Room {
  readonly columns: number;
  readonly rows: number;
}

/** Places cards in rows, closer together if there are many. */
const laid = (id: string, loose: readonly Loose[], { columns, rows }: Room, at: Staged['at']): readonly Piece[] => {
  const { x, y, width, height } = at(id);
  const inRow = Math.max(columns, Math.ceil(loose.length / rows));
  const step = inRow === columns ? width / columns : (width - width / columns) / (inRow - 1);
  return loose.map((piece, i) => ({
    ...piece,
    at: id,
    x: x + width / columns / 2 + (i % inRow) * step,
    y: y + (Math.floor(i / inRow) + 0.5) * (height / rows),
  }));
};

/** Draws the top card of an Expedition, with its path and the Scout on it. */
const expedition = (stage: Staged, { cards, scout, at: space }: Stack, slot: number): readonly Piece[] => {
  const { components, at, write, say } = stage;
  const top = cards.at(-1);
  if (top === undefined) return [];
  const id = `stack-${slot}`;
  const { x, y, width } = at(id);
  const { id: card, title, path } = components.expeditions[top.card]!;
  const called = say(titled(title));
  const told = write('draw.path', { cards: cards.length, path });
  const look = [
    element('rect', { x: -42, y: -16, width: 84, height: 32, rx: 3, class: 'f-paper s-ink', 'stroke-width': 0.7 }),
    text(0, -7, top.face === 'top' ? called : card, { size: 8.5, room: 80 }),
    text(8.5, 8, told, { size: 8, room: 66 }),
  ];
  const piece = { kind: `expedition-${card}`, name: `${called}, ${told}`, look };
  const figures = scout === 'none' ? [] : [meeple(stage, scout, 7)];
  return [
    { ...piece, at: id, x: x + width / 2, y: y + 17.5 },
    ...figures.map((figure) => ({
      ...figure,
      name: write('draw.scout', { kind: figure.name, space: space + 1 }),
      at: id,
      x: x + 11,
      y: y + 25,
    })),
  ];
};
