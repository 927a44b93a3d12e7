import { type Element, type PlaceStyle, textElement, translateElements } from '../../../draw/picture.js';
import { titleMessage } from '../board/title-messages.js';
import { isUnlocked } from '../city/index.js';
import type { Building, Effect, Facilities, HeatingLevel, Resource, Triple } from '../components/index.js';
import type { State } from '../state/index.js';
import { boxFor } from './boxes.js';
import type { DrawnPlace } from './drawn-place.js';
import { BOW, FLAG, HOUSE, resourceChip } from './icons.js';

/** The resources of a cost, in its order. */
export const COST_RESOURCES: readonly Resource[] = ['wood', 'steel', 'core'];

/**
 * Draws a Building beside the map: its name and the number left; below its cost, what its use changes in the stock, its
 * shelter or the like, its level of heating and its staff; last the cost of its upgrade and what that changes.
 */
export const drawBuildingSupply = (drawn: DrawnPlace): PlaceStyle => {
  const { state, components, id, name: place, area, formatText, translate } = drawn;
  const buildingIndex = components.buildings.findIndex((each) => each.id === id);
  const printed = components.buildings[buildingIndex]!;
  const { cost, upgrade } = printed;
  const count = state.buildingSupply[buildingIndex]!;
  // Views have every field that this reads.
  const isOpen = cost !== 'none' && isUnlocked(state as State, boxFor(components), buildingIndex);
  const isHeatable = printed.shelterPlaces > 0 || printed.useOptions.length > 0;
  const colour = count === 0 || !isOpen ? 'muted' : 'ink';
  const name = `${isOpen ? '' : '×'}${translate(titleMessage(printed.title))}`;
  const [top, below, last] = [area.y + 8.5, area.y + 21, area.y + 34];
  const style = { size: 10, bold: true, colour } as const;
  const plus = textElement(area.x + 4, last, '+', { size: 11, bold: true, anchor: 'start' });
  return {
    fill: 'shade',
    elements: [
      textElement(area.x + 4, top, name, { ...style, anchor: 'start', maxWidth: area.width - 32 }),
      ...(isOpen || count > 0
        ? [textElement(area.x + area.width - 4, top, `×${count}`, { ...style, anchor: 'end' })]
        : []),
      ...drawLine(drawn, isHeatable ? printed : { ...printed, heatingLevel: 0 }, area.x + 10, below),
      ...(upgrade === 'none' ? [] : [plus, ...drawLine(drawn, upgradeChanges(printed, upgrade), area.x + 21, last)]),
    ],
    title: formatText('draw.counted', { place, count }),
  };
};

/** A line of symbols: a cost, and the facilities that come with it. */
type SymbolLine = Facilities & Pick<Building, 'cost' | 'staff'>;

/** Leaves of an upgrade what it changes. */
const upgradeChanges = (printed: Building, upgrade: Facilities & { readonly cost: Triple }): SymbolLine => {
  const unless = (key: 'heatingLevel' | 'shelterPlaces' | 'huntIcons' | 'maxExpeditions') =>
    upgrade[key] === printed[key] ? 0 : upgrade[key];
  return {
    cost: upgrade.cost,
    useOptions: upgrade.useOptions,
    heatingLevel: unless('heatingLevel') as HeatingLevel,
    shelterPlaces: unless('shelterPlaces'),
    huntIcons: unless('huntIcons'),
    maxExpeditions: unless('maxExpeditions'),
    staff: [],
  };
};

const drawLine = (drawn: DrawnPlace, shown: SymbolLine, x: number, y: number): readonly Element[] => [
  ...drawAmounts(drawn, shown, x, y),
  ...drawFacilities(drawn, shown, y),
];

/** The most changes of the stock for which there is room. */
const MAX_CHANGES = 2;

/** Draws the cost, and the gains and losses of the use if there is nothing else to it. */
const drawAmounts = (drawn: DrawnPlace, { cost, useOptions }: SymbolLine, x: number, y: number): readonly Element[] => {
  const paid =
    cost === 'none' ? [] : COST_RESOURCES.flatMap((res, i) => (cost[i]! > 0 ? [{ res, words: String(cost[i]) }] : []));
  const changes = useOptions[0]?.effects.flatMap(stockChangeOf) ?? [];
  const shown = changes.length === useOptions[0]?.effects.length && changes.length <= MAX_CHANGES ? changes : [];
  return [...paid, ...shown].flatMap(({ res, words }, i) => {
    const left = x + i * 28 + (i < paid.length ? 0 : 9 + (i - paid.length) * 7);
    const set = { size: 10, anchor: 'start', bold: i >= paid.length } as const;
    return [translateElements(left, y, resourceChip(drawn, res)), textElement(left + 9.5, y, words, set)];
  });
};

const stockChangeOf = (effect: Effect): readonly { readonly res: Resource; readonly words: string }[] =>
  effect.kind === 'gain' || effect.kind === 'lose'
    ? [{ res: effect.resource, words: `${effect.kind === 'gain' ? '+' : '−'}${effect.amount}` }]
    : [];

/** Draws the shelter, hunt icons or Expeditions, the level of heating and the staff. */
const drawFacilities = (
  { area, formatText }: DrawnPlace,
  { heatingLevel, shelterPlaces, huntIcons, maxExpeditions, staff }: SymbolLine,
  y: number,
): readonly Element[] => {
  const right = area.x + area.width - 4;
  const set = { size: 9, anchor: 'end' } as const;
  const letters = staff.map((kind) => formatText(`draw.letter.${kind}`)).join(' ');
  return [
    ...(letters === '' ? [] : [textElement(right, y, letters, { ...set, maxWidth: 30 })]),
    ...(heatingLevel > 0
      ? [textElement(right - (staff.length === 0 ? 0 : 26), y, 'I'.repeat(heatingLevel), { ...set, bold: true })]
      : []),
    ...[[HOUSE, shelterPlaces] as const, [BOW, huntIcons] as const, [FLAG, maxExpeditions] as const]
      .filter(([, n]) => n > 0)
      .flatMap(([icon, n], i) => [
        translateElements(right - 58 - 27 * i, y, [icon]),
        textElement(right - 50 - 27 * i, y, String(n), { size: 10, anchor: 'start', bold: true }),
      ]),
  ];
};
