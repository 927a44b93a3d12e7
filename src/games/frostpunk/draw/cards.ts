import { type Element, element, figure, folded, inOrder, movedTo, type Piece, text } from '../../../draw/picture.js';
import { type Message, named } from '../../../words/message.js';
import { titled } from '../board/titled.js';
import { lastSpace } from '../city/index.js';
import { KINDS } from '../components/index.js';
import type { Displayed, Stack, State } from '../state/index.js';
import { boxOf } from './boxes.js';
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
      { columns: 3, rows: 1 },
      at,
    ),
    ...laid(
      'display',
      display.map((card) => event(stage, card)),
      { columns: 3, rows: 2 },
      at,
    ),
    ...laid(
      'scenario',
      components.scenario.flatMap((_, i) => (position.scenario[i] ? [scene(stage, i)] : [])),
      { columns: 2, rows: 1 },
      at,
    ),
    ...stacks.flatMap((stack, slot) => expedition(stage, stack, slot)),
  ];
};

const ROOM = 113;

/** The text of a card, the figure at its left edge, and its width. */
interface Sign {
  readonly words: string;
  readonly beside?: readonly Element[];
  readonly width?: number;
}

/** The width of a figure on a card. */
const FIGURE = 16;

const sign = (kind: string, name: string, { words, beside = [], width = ROOM }: Sign): Loose => {
  const left = beside.length > 0 ? FIGURE : 0;
  return {
    kind,
    name,
    look: [
      element('rect', {
        x: -width / 2,
        y: -11.5,
        width,
        height: 23,
        rx: 3,
        class: 'f-paper s-ink',
        'stroke-width': 0.7,
      }),
      ...folded(left / 2, 0, words, { size: 9, room: width - left - 3 }),
      ...(left > 0 ? [movedTo((left - width) / 2 + 2, 0, beside)] : []),
    ],
  };
};

const citizen = ({ components: { citizens }, write, say }: Staged, number: number, armed: boolean): Loose => {
  const { id, title } = citizens[number]!;
  const card = titled(title);
  const name = armed ? write('draw.played', { card }) : say(card);
  return sign(`citizen-${id}`, name, { words: `${armed ? '▶' : ''}${say(card)}` });
};

const scene = ({ position: { specialUsed }, components, write }: Staged, number: number): Loose => {
  const { id, at } = components.scenario[number]!;
  const words = write(`draw.scene.${at.kind}`, { round: at.kind === 'round' ? at.round : 0 });
  const used = specialUsed[number];
  const name = used ? write('draw.used', { card: words }) : words;
  return sign(`scenario-${id}`, name, { words: used ? `${words} ×` : words, width: 41 });
};

/** Draws an Event, with the Automaton on it. */
const event = ({ components, write, say }: Staged, { source, card, automaton, used }: Displayed): Loose => {
  const { id, title } = source === 'consequence' ? components.laws[card]! : components[source][card]!;
  const called: Message = titled(title);
  const words = source === 'consequence' ? write('draw.from', { law: called }) : say(called);
  const name = automaton ? `${words}, ${say(named('citizen')('automaton'))}` : words;
  return sign(`${source}-${id}`, used ? write('draw.used', { card: words }) : name, {
    words: `${used ? '×' : ''}${words}`,
    beside: automaton ? figure(KINDS.indexOf('automaton'), 7, write('draw.letter.automaton')) : [],
  });
};

/** The numbers of columns and rows for cards. */
interface Room {
  readonly columns: number;
  readonly rows: number;
}

/** Places cards in rows, in the order in which they are drawn, closer together if there are many. */
const laid = (id: string, loose: readonly Loose[], { columns, rows }: Room, at: Staged['at']): readonly Piece[] => {
  const { x, y, width, height } = at(id);
  const inRow = Math.max(columns, Math.ceil(loose.length / rows));
  const step = inRow === columns ? width / columns : (width - width / columns) / (inRow - 1);
  return inOrder(loose).map((piece, i) => ({
    ...piece,
    at: id,
    x: x + width / columns / 2 + (i % inRow) * step,
    y: y + (Math.floor(i / inRow) + 0.5) * (height / rows),
  }));
};

/** Draws the top card of an Expedition, with its path and the Scout on it. */
const expedition = (stage: Staged, { cards, scout, at: space }: Stack, slot: number): readonly Piece[] => {
  const { position, components, at, write, say } = stage;
  const top = cards.at(-1);
  if (top === undefined) return [];
  const id = `stack-${slot}`;
  const { x, y, width, height } = at(id);
  const { id: card, title, path } = components.expeditions[top.card]!;
  const called = say(titled(title));
  // Views have every field that this reads.
  const spaces = lastSpace(position as State, boxOf(components), slot) + 1;
  const step = Math.min(13, (width - 24) / spaces);
  const spaceAt = (i: number): number => (i + 0.5) * step - (width - 10) / 2;
  const look = [
    element('rect', {
      ...{ x: 1.5 - width / 2, y: 1.5 - height / 2, width: width - 3, height: height - 3, rx: 3 },
      ...{ class: 'f-paper s-ink', 'stroke-width': 0.7 },
    }),
    ...folded(0, -9.5, called, { size: 9, room: width - 5 }),
    text(width / 2 - 5, 12.5, String(slot + 1), { size: 9, anchor: 'end', colour: 'muted' }),
    ...Array.from({ length: spaces }, (_, i) =>
      element('circle', { cx: spaceAt(i), cy: 12, r: Math.min(4.5, step / 2.6), class: 'f-shade s-muted' }),
    ),
  ];
  const piece = {
    kind: `expedition-${card}`,
    name: `${called}, ${write('draw.path', { cards: cards.length, path })}`,
    look,
  };
  const [left, down] = [x + width / 2, y + height / 2];
  const figures = scout === 'none' ? [] : [meeple(stage, scout, 6.5)];
  return [
    { ...piece, at: id, x: left, y: down },
    ...figures.map((figure) => ({
      ...figure,
      name: write('draw.scout', { kind: figure.name, space: space + 1 }),
      at: id,
      x: left + spaceAt(space),
      y: down + 12,
    })),
  ];
};
