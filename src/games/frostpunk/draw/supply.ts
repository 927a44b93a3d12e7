import { type Element, type Look, movedTo, text } from '../../../draw/picture.js';
import { titled } from '../board/titled.js';
import { isUnlocked } from '../city/index.js';
import type { Building, Effect, Facilities, Level, Res, Triple } from '../components/index.js';
import type { State } from '../state/index.js';
import type { Asked } from './asked.js';
import { boxOf } from './boxes.js';
import { BOW, chip, FLAG, HOUSE } from './icons.js';

/** The resources of a cost, in its order. */
export const PAID: readonly Res[] = ['wood', 'steel', 'core'];

/**
 * Draws a Building beside the map: its name and the number left; below its cost, what its use changes in the stock, its
 * shelter or the like, its level of heating and its staff; last the cost of its upgrade and what that changes.
 */
export const building = (asked: Asked): Look => {
  const { position, components, id, place, area, write, say } = asked;
  const number = components.buildings.findIndex((each) => each.id === id);
  const printed = components.buildings[number]!;
  const { cost, upgrade } = printed;
  const count = position.supply[number]!;
  // Views have every field that this reads.
  const isOpen = cost !== 'none' && isUnlocked(position as State, boxOf(components), number);
  const isHeatable = printed.shelter > 0 || printed.use.length > 0;
  const colour = count === 0 || !isOpen ? 'muted' : 'ink';
  const name = `${isOpen ? '' : '×'}${say(titled(printed.title))}`;
  const [top, below, last] = [area.y + 8.5, area.y + 21, area.y + 34];
  const set = { size: 10, bold: true, colour } as const;
  const plus = text(area.x + 4, last, '+', { size: 11, bold: true, anchor: 'start' });
  return {
    fill: 'shade',
    inside: [
      text(area.x + 4, top, name, { ...set, anchor: 'start', room: area.width - 32 }),
      ...(isOpen || count > 0 ? [text(area.x + area.width - 4, top, `×${count}`, { ...set, anchor: 'end' })] : []),
      ...line(asked, isHeatable ? printed : { ...printed, level: 0 }, area.x + 10, below),
      ...(upgrade === 'none' ? [] : [plus, ...line(asked, changed(printed, upgrade), area.x + 21, last)]),
    ],
    name: write('draw.counted', { place, count }),
  };
};

/** A line of signs: a cost, and the facilities that come with it. */
type Line = Facilities & Pick<Building, 'cost' | 'staff'>;

/** Leaves of an upgrade what it changes. */
const changed = (printed: Building, upgrade: Facilities & { readonly cost: Triple }): Line => {
  const unless = (key: 'level' | 'shelter' | 'hunt' | 'expeditions') =>
    upgrade[key] === printed[key] ? 0 : upgrade[key];
  return {
    cost: upgrade.cost,
    use: upgrade.use,
    level: unless('level') as Level,
    shelter: unless('shelter'),
    hunt: unless('hunt'),
    expeditions: unless('expeditions'),
    staff: [],
  };
};

const line = (asked: Asked, shown: Line, x: number, y: number): readonly Element[] => [
  ...amounts(asked, shown, x, y),
  ...facilities(asked, shown, y),
];

/** The most changes of the stock for which there is room. */
const ROOM = 2;

/** Draws the cost, and the gains and losses of the use if there is nothing else to it. */
const amounts = (asked: Asked, { cost, use }: Line, x: number, y: number): readonly Element[] => {
  const paid = cost === 'none' ? [] : PAID.flatMap((res, i) => (cost[i]! > 0 ? [{ res, words: String(cost[i]) }] : []));
  const changes = use[0]?.effects.flatMap(changeOf) ?? [];
  const shown = changes.length === use[0]?.effects.length && changes.length <= ROOM ? changes : [];
  return [...paid, ...shown].flatMap(({ res, words }, i) => {
    const left = x + i * 28 + (i < paid.length ? 0 : 9 + (i - paid.length) * 7);
    const set = { size: 10, anchor: 'start', bold: i >= paid.length } as const;
    return [movedTo(left, y, chip(asked, res)), text(left + 9.5, y, words, set)];
  });
};

const changeOf = (effect: Effect): readonly { readonly res: Res; readonly words: string }[] =>
  effect.kind === 'gain' || effect.kind === 'lose'
    ? [{ res: effect.res, words: `${effect.kind === 'gain' ? '+' : '−'}${effect.n}` }]
    : [];

/** Draws the shelter, hunt icons or Expeditions, the level of heating and the staff. */
const facilities = (
  { area, write }: Asked,
  { level, shelter, hunt, expeditions, staff }: Line,
  y: number,
): readonly Element[] => {
  const right = area.x + area.width - 4;
  const set = { size: 9, anchor: 'end' } as const;
  const letters = staff.map((kind) => write(`draw.letter.${kind}`)).join(' ');
  return [
    ...(letters === '' ? [] : [text(right, y, letters, { ...set, room: 30 })]),
    ...(level > 0 ? [text(right - (staff.length === 0 ? 0 : 26), y, 'I'.repeat(level), { ...set, bold: true })] : []),
    ...[[HOUSE, shelter] as const, [BOW, hunt] as const, [FLAG, expeditions] as const]
      .filter(([, n]) => n > 0)
      .flatMap(([icon, n], i) => [
        movedTo(right - 58 - 27 * i, y, [icon]),
        text(right - 50 - 27 * i, y, String(n), { size: 10, anchor: 'start', bold: true }),
      ]),
  ];
};
