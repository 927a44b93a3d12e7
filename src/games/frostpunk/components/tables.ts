import { type Copies, findCopies } from '../../../core/data/list.js';
import {
  createEffectLists,
  type DisplayLists,
  type EffectList,
  type EffectLists,
  type OptionSet,
} from './effect-lists.js';
import type { Effect } from './effects.js';
import type { MapTables } from './map-tables.js';
import { createModifierTables, type ModifierTables } from './modifiers.js';
import type { CitizenCard, Components, ExpeditionCard, SpecialAction, WeatherCard } from './types/index.js';
import {
  type BuildingIndex,
  type CardIndex,
  CONSEQUENCES,
  type Consequence,
  type DuskSlot,
  type ExpeditionLetter,
  GENERATOR_SPACES,
  type TileIndex,
  type Zone,
} from './vocabulary.js';

/** A card with a special action. */
export interface SpecialCard {
  /** The name of the card in moves. */
  readonly name: string;
  readonly source: 'morning' | 'dusk' | 'consequence' | 'scenario';
  /** Its index in its table; for a consequence, that of the law. */
  readonly card: CardIndex;
  readonly consequence: 'none' | Consequence;
  readonly specialAction: SpecialAction;
  readonly list: EffectList;
}

/** Cards and tiles before they are shuffled; Weather cards by their kinds. */
export interface StartPiles
  extends Readonly<Record<'morning' | 'weather' | 'council' | 'citizens', readonly CardIndex[]>>,
    Readonly<Record<Zone, readonly TileIndex[]>> {
  readonly expeditions: Readonly<Record<ExpeditionLetter, readonly CardIndex[]>>;
  /** The Dusk cards in the deck, and those set aside. */
  readonly dusk: readonly DuskSlot[];
  readonly setAside: readonly DuskSlot[];
}

/** The tables prepared from the components. */
export interface Tables extends MapTables, ModifierTables {
  /** The id of the components. */
  readonly id: string;
  /** The component data. */
  readonly components: Components;
  /** The index of an id in its table; ids are unique over all of them. */
  readonly indexOfId: ReadonlyMap<string, number>;
  /** The effect lists of each card. */
  readonly listsByCard: EffectLists;
  /** The effect lists by name, as in states. */
  readonly listByName: ReadonlyMap<string, EffectList>;
  readonly optionSetByName: ReadonlyMap<string, OptionSet>;
  readonly specialCards: readonly SpecialCard[];
  /** The index of each name in `specialCards`. */
  readonly specialCardIndex: ReadonlyMap<string, number>;
  /** By Citizen card, the sub-actions that it gives. */
  readonly buildEffectByCard: readonly (BuildEffect | null)[];
  /** The Buildings in which Technologies are developed, and those that allow Expeditions. */
  readonly workshops: readonly BuildingIndex[];
  readonly beacons: readonly BuildingIndex[];
  /** The first Dusk slot of the consequences of laws. */
  readonly firstLawSlot: DuskSlot;
  /** The Dusk slot of the Council card. */
  readonly councilSlot: DuskSlot;
  readonly piles: StartPiles;
  /** The Weather cards that look the same: they have no titles. */
  readonly weatherCopies: Copies;
}

/** The sub-actions of a Build, and the wood that each saves. */
export type BuildEffect = Effect & { readonly kind: 'build' };

/** Builds the tables of some components. */
export const createTables = (components: Components, id: string): Tables => {
  const listsByCard = createEffectLists(components);
  const specialCards = listSpecialCards(components, listsByCard);
  const firstLawSlot = components.dusk.length;
  const face = ({ effects, hunt, scoutSteps, stormApproach }: WeatherCard) => [
    effects,
    hunt,
    scoutSteps,
    stormApproach,
  ];
  const weatherCopies = findCopies(components.weather, face);
  return {
    id,
    components,
    indexOfId: createIndexOfId(components),
    ...createMapTables(components),
    listsByCard,
    listByName: new Map(listsByCard.all.map((list) => [list.name, list])),
    optionSetByName: new Map(listsByCard.allOptionSets.map((set) => [set.name, set])),
    ...createModifierTables(components, listsByCard),
    specialCards,
    specialCardIndex: new Map(specialCards.map(({ name }, i) => [name, i])),
    buildEffectByCard: components.citizenCards.map(buildEffectOf),
    workshops: indexesWhere(components.buildings, ({ isWorkshop }) => isWorkshop),
    beacons: indexesWhere(components.buildings, ({ maxExpeditions, upgrade }) => {
      return maxExpeditions > 0 || (upgrade !== 'none' && upgrade.maxExpeditions > 0);
    }),
    firstLawSlot,
    councilSlot: firstLawSlot + components.laws.length,
    piles: createPiles(components, weatherCopies),
    weatherCopies,
  };
};

/** Lists the tables with ids, in the order of the components. */
const tablesWithIds = (components: Components): readonly (readonly { readonly id: string }[])[] => [
  components.tokens.hope,
  components.tokens.discontent,
  components.map.positions,
  components.tiles,
  components.buildings,
  components.morning,
  components.weather,
  components.dusk,
  components.council,
  components.laws,
  components.technologies,
  components.citizenCards,
  components.experts,
  components.expeditions,
  components.scenario,
];

const createIndexOfId = (components: Components): ReadonlyMap<string, number> =>
  new Map(tablesWithIds(components).flatMap((table) => table.map(({ id }, i) => [id, i] as const)));

/** Returns the sites and positions of a map. */
export const createMapTables = ({ map }: Components): MapTables => {
  const generator = Array.from({ length: GENERATOR_SPACES }, (_, i) => `g${i}`);
  const spaces = [...generator, ...map.positions.flatMap(({ id }) => [`${id}a`, `${id}b`])];
  const siteNames = [...spaces, ...map.printedBuildings.map((_, i) => `p${i}`)];
  const secondSpace = new Array<number>(spaces.length).fill(-1);
  for (const [first, other] of map.generatorPairs) secondSpace[first] = other;
  for (let site = GENERATOR_SPACES; site < spaces.length; site += 2) secondSpace[site] = site + 1;
  return {
    siteNames,
    spaceCount: spaces.length,
    siteZones: siteNames.map(
      (_, site) => map.positions[Math.floor((site - GENERATOR_SPACES) / 2)]?.zone ?? 'generator',
    ),
    secondSpace,
    neighbours: map.positions.map((a) =>
      map.positions.flatMap((b, i) => (a.touches.includes(b.id) || b.touches.includes(a.id) ? [i] : [])),
    ),
    touchesGenerator: map.positions.map(({ touches }) => touches.includes('generator')),
  };
};

/** Lists the cards with a special action, in the order of the catalogue. */
const listSpecialCards = (
  { morning, dusk, laws, scenario }: Components,
  lists: EffectLists,
): readonly SpecialCard[] => {
  const found: SpecialCard[] = [];
  const add = (
    card: Omit<SpecialCard, 'specialAction' | 'list'>,
    { display }: HasDisplay,
    displayLists: DisplayLists | null,
  ) => {
    if (display === 'none' || display.specialAction === 'none' || !displayLists?.special) return;
    found.push({ ...card, specialAction: display.specialAction, list: displayLists.special });
  };
  const addAll = (
    source: 'morning' | 'dusk' | 'scenario',
    cards: readonly (HasDisplay & { readonly id: string })[],
  ) => {
    for (const [card, face] of cards.entries()) {
      add({ name: face.id, source, card, consequence: 'none' }, face, lists[source][card]!.display);
    }
  };
  addAll('morning', morning);
  addAll('dusk', dusk);
  for (const [card, { consequences }] of laws.entries()) {
    for (const [i, consequence] of CONSEQUENCES.entries()) {
      const { effects, display } = lists.consequences[card]![consequence];
      add({ name: effects.name, source: 'consequence', card, consequence }, consequences[i]!, display);
    }
  }
  addAll('scenario', scenario);
  return found;
};

type HasDisplay = Pick<Components['scenario'][number], 'display'>;

const buildEffectOf = ({ mainEffects }: CitizenCard): BuildEffect | null => {
  const last = mainEffects.at(-1);
  return last?.kind === 'build' ? last : null;
};

/** Lists the indexes of the entries for which `test` returns true. */
const indexesWhere = <A>(table: readonly A[], test: (entry: A) => boolean): readonly number[] =>
  table.flatMap((entry, i) => (test(entry) ? [i] : []));

const createPiles = (components: Components, weatherCopies: Copies): StartPiles => {
  const all = (table: readonly unknown[]): readonly CardIndex[] => table.map((_, i) => i);
  const { morning, dusk, council, citizenCards, expeditions, tiles } = components;
  const ofLetter = (letter: ExpeditionCard['letter']) => indexesWhere(expeditions, (card) => card.letter === letter);
  return {
    morning: all(morning),
    weather: weatherCopies.kindOfItem,
    dusk: indexesWhere(dusk, ({ isSetAside }) => !isSetAside),
    setAside: indexesWhere(dusk, ({ isSetAside }) => isSetAside),
    council: all(council),
    citizens: all(citizenCards),
    expeditions: { A: ofLetter('A'), B: ofLetter('B'), C: ofLetter('C') },
    near: indexesWhere(tiles, ({ zone }) => zone === 'near'),
    far: indexesWhere(tiles, ({ zone }) => zone === 'far'),
  };
};
