import { element, type Piece, text } from '../../../picture/index.js';
import type { Components } from '../components/index.js';
import type { Displayed, Stack, State, View } from '../state/index.js';
import { type At, type Loose, meeple } from './loose.js';

/** The hand, the Events displayed, the cards of the scenario in play, and the Expeditions with their Scouts. */
export const cardPieces = (position: State | View, components: Components, at: At): readonly Piece[] => {
  const { hand, phase, display, scenario, specialUsed, stacks } = position;
  const armed = phase.kind === 'turn' ? phase.card : -1;
  return [
    ...laid(
      'hand',
      hand.map((card) => citizen(components, card, card === armed)),
      { columns: 4, rows: 1 },
      at,
    ),
    ...laid(
      'display',
      display.map((card) => event(components, card)),
      { columns: 4, rows: 2 },
      at,
    ),
    ...laid(
      'scenario',
      components.scenario.flatMap(({ id }, i) =>
        scenario[i] ? [sign(`scenario-${id}`, id, specialUsed[i] ? '×' : '', 26)] : [],
      ),
      { columns: 3, rows: 1 },
      at,
    ),
    ...stacks.flatMap((stack, slot) => expedition(components, stack, slot, at)),
  ];
};

const ROOM = 84;

const sign = (kind: string, title: string, mark: string, width = ROOM): Loose => ({
  kind,
  name: `${title}${mark === '×' ? ', used' : mark === '▶' ? ', played' : mark === '' ? '' : `, ${mark}`}`,
  facts: { mark },
  look: [
    element('rect', { x: -width / 2, y: -8, width, height: 16, rx: 3, class: 'f-paper s-ink', 'stroke-width': 0.7 }),
    text(0, 0, short(`${mark}${title}`), { size: 8.5 }),
  ],
});

const short = (words: string): string => (words.length > 18 ? `${words.slice(0, 17)}…` : words);

const citizen = ({ citizens }: Components, card: number, armed: boolean): Loose =>
  sign(`citizen-${citizens[card]!.id}`, citizens[card]!.title, armed ? '▶' : '');

/** An automaton on an Event is an `A` before its title. */
const event = (components: Components, { source, card, automaton, used }: Displayed): Loose => {
  const { id, title } = source === 'consequence' ? components.laws[card]! : components[source][card]!;
  return sign(
    `${source}-${id}`,
    source === 'consequence' ? `from ${title}` : title,
    used ? '×' : automaton ? 'A ' : '',
  );
};

/** How many cards lie side by side, and in how many rows. */
interface Room {
  readonly columns: number;
  readonly rows: number;
}

/** Cards in rows, closer where they are many. */
const laid = (id: string, loose: readonly Loose[], { columns, rows }: Room, at: At): readonly Piece[] => {
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

/** The top card of an Expedition, with its path, and the Scout on it. */
const expedition = (
  { expeditions }: Components,
  { cards, scout, at: space }: Stack,
  slot: number,
  at: At,
): readonly Piece[] => {
  const top = cards.at(-1);
  if (top === undefined) return [];
  const id = `stack-${slot}`;
  const { x, y, width } = at(id);
  const { id: card, title, path } = expeditions[top.card]!;
  const look = [
    element('rect', { x: -42, y: -16, width: 84, height: 32, rx: 3, class: 'f-paper s-ink', 'stroke-width': 0.7 }),
    text(0, -7, top.face === 'top' ? short(title) : card, { size: 8.5 }),
    text(12, 8, `${cards.length} ${cards.length === 1 ? 'card' : 'cards'}, path ${path}`, { size: 8 }),
  ];
  const piece = {
    kind: `expedition-${card}`,
    name: `${title}, path ${path}`,
    facts: { card, path, cards: cards.length },
    look,
  };
  const placed = { at: id, x: x + width / 2, y: y + 17.5 };
  if (scout === 'none') return [{ ...piece, ...placed }];
  return [
    { ...piece, ...placed },
    {
      ...meeple(scout, 7),
      name: `${scout} on space ${space}`,
      facts: { kind: scout, space },
      at: id,
      x: x + 11,
      y: y + 25,
    },
  ];
};
