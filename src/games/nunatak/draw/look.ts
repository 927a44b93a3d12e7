import type { Place, Rectangle } from '../../../core/board.js';
import { type Element, element, type Look, text } from '../../../picture/index.js';
import type { PlaceKind } from '../board/index.js';
import { type Components, LETTERS, SYMBOLS, type Sym, TOOLS } from '../components/index.js';
import type { State, View } from '../state/index.js';
import { nameOf } from '../temple.js';
import type { Staged } from './staged.js';

/** How places look: what is printed on them, and how much lies there. */
export const look =
  ({ position, components }: Staged) =>
  ({ id, kind, shape, name }: Place): Look => {
    const area = shape as Rectangle;
    switch (kind as PlaceKind) {
      case 'cell':
        return { fill: 'stone', inside: lifted(position) === id ? [frame(area)] : [] };
      case 'dome':
        return { fill: 'stone', inside: [text(shape.x, shape.y, 'dome', { size: 8 })] };
      case 'slot':
        return slot(position, Number(id.slice(-1)), area, name);
      case 'deck':
        return deck(position, area);
      case 'stack':
        return pile(`tiles ${position.stack.length}`, area);
      case 'favour-deck':
        return pile(`favours ${position.favourDeck.length}`, area);
      case 'track':
        return { fill: 'paper', inside: track(components, area) };
      case 'area': {
        const [, owner, symbol] = id.split('-');
        return column(position, components, { owner: Number(owner), symbol: symbol as Sym, area });
      }
      default:
        return { fill: 'shade' };
    }
  };

/** The cell out of which a tile is lifted. */
const lifted = ({ phase }: State | View): string =>
  (phase.kind === 'drop' || phase.kind === 'spread') && phase.from >= 0 ? nameOf(phase.from) : '';

const frame = ({ x, y, width, height }: Rectangle): Element =>
  element('rect', { x: x + 2, y: y + 2, width: width - 4, height: height - 4, class: 's-ink', 'stroke-width': 2.5 });

/** A reservation, and alone the cubes of the dummies, are said under the card. */
const slot = ({ reservation, cubes }: State | View, number: number, { x, y, width }: Rectangle, name: string): Look => {
  const reserved = reservation?.slot === number ? `for ${reservation.player + 1}` : '';
  const dummies = cubes.flatMap((at, i) => (at === number ? [`dummy ${i + 1}`] : [])).join(', ');
  const words = [reserved, dummies].filter((part) => part !== '').join(', ');
  return {
    fill: 'shade',
    inside: words === '' ? [] : [text(x + width / 2, y + 5, words, { size: 8.5, bold: true })],
    name: words === '' ? name : `${name}, ${words}`,
    facts: { reserved: reservation?.slot === number, dummies },
  };
};

const deck = ({ deck: cards, backs }: State | View, { x, y, width }: Rectangle): Look => {
  const words = cards.length === 0 ? 'no cards left' : `${cards.length} cards, next of pile ${backs[0]}`;
  return {
    fill: 'shade',
    inside: [text(x + width / 2, y + 8, words, { size: 9 })],
    name: `deck: ${words}`,
    facts: { count: cards.length },
  };
};

const pile = (words: string, { x, y, width, height }: Rectangle): Look => ({
  fill: 'shade',
  inside: [text(x + width / 2, y + height / 2, words, { size: 9 })],
  name: `${words} to come`,
});

const track = ({ track: numbers }: Components, { x, y, width, height }: Rectangle): readonly Element[] => {
  const step = width / numbers.length;
  return numbers.flatMap((value, i) => [
    element('path', { d: `M${x + i * step} ${y}v${height}`, class: 's-line', 'stroke-width': 0.5 }),
    text(x + (i + 0.5) * step, y + 6, value === 0 ? '·' : String(value), { size: 9, bold: value > 0 }),
  ]);
};

interface Column {
  readonly owner: number;
  readonly symbol: Sym;
  readonly area: Rectangle;
}

/** Says how many cards there are, of artisans by tool, of beasts with their symbols. */
const column = ({ areas }: State | View, { cards }: Components, { owner, symbol, area }: Column): Look => {
  const held = areas[owner]!.filter(({ as }) => as === symbol);
  const tools = TOOLS.map((tool) => held.filter((card) => card.tool === tool).length);
  const beasts = held.reduce((sum, { card, changed }) => sum + (changed ? 0 : cards[card]!.beastSymbols), 0);
  const letter = LETTERS[SYMBOLS.indexOf(symbol)]!;
  const kinds = TOOLS.flatMap((tool, i) => (tools[i]! > 0 ? [`${tool[0]}${tools[i]}`] : []));
  const more = symbol === 'artisan' ? kinds.join('') : symbol === 'beast' && beasts > 0 ? `×${beasts}` : '';
  const count = symbol === 'artisan' && more !== '' ? '' : ` ${held.length}`;
  return {
    fill: 'shade',
    inside: [
      text(area.x + area.width / 2, area.y + 6, `${letter}${count} ${more}`.trim(), {
        size: 8.5,
        bold: held.length > 0,
      }),
    ],
    facts: { count: held.length, more },
  };
};
