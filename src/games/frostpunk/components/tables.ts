import { type Copies, copiesIn } from '../../../core/data/copies.js';
import type { Effect } from './effects.js';
import { type LastingEffects, lastingEffectsOf } from './lasting.js';
import type { Places } from './places.js';
import { type DisplayLists, type OptionSet, type Program, type Programs, programsOf } from './programs.js';
import type { CitizenCard, Components, Expedition, Special, Weather } from './types/index.js';
import {
  type BuildingIndex,
  type CardIndex,
  CONSEQUENCES,
  type Consequence,
  type DuskSlot,
  GENERATOR_SPACES,
  type Letter,
  type TileIndex,
  type Zone,
} from './vocabulary.js';

/** A card with a special action. */
export interface SpecialCard {
  /** The name of the card in moves. */
  readonly name: string;
  readonly source: 'morning' | 'dusk' | 'consequence' | 'scenario';
  /** Its number in its table; for a consequence, that of the law. */
  readonly card: CardIndex;
  readonly consequence: 'none' | Consequence;
  readonly special: Special;
  readonly list: Program;
}

/** Cards and tiles before they are shuffled; Weather cards by their kinds. */
export interface Piles
  extends Readonly<Record<'morning' | 'weather' | 'council' | 'citizens', readonly CardIndex[]>>,
    Readonly<Record<Zone, readonly TileIndex[]>> {
  readonly expeditions: Readonly<Record<Letter, readonly CardIndex[]>>;
  /** The Dusk cards in the deck, and those set aside. */
  readonly dusk: readonly DuskSlot[];
  readonly aside: readonly DuskSlot[];
}

/** The tables prepared from the components. */
export interface Tables extends Places, LastingEffects {
  /** The id of the components. */
  readonly id: string;
  /** The component data. */
  readonly components: Components;
  /** The number of an id in its table; ids are unique over all of them. */
  readonly number: ReadonlyMap<string, number>;
  /** The effect lists of each card. */
  readonly lists: Programs;
  /** The effect lists by name, as in states. */
  readonly programs: ReadonlyMap<string, Program>;
  readonly sets: ReadonlyMap<string, OptionSet>;
  readonly specials: readonly SpecialCard[];
  /** By name, the number in `specials`. */
  readonly specialNumber: ReadonlyMap<string, number>;
  /** By Citizen card, the sub-actions that it gives. */
  readonly cardActions: readonly (SubActions | null)[];
  /** The Buildings in which Technologies are developed, and those that allow Expeditions. */
  readonly workshops: readonly BuildingIndex[];
  readonly beacons: readonly BuildingIndex[];
  /** The first Dusk slot of the consequences of laws. */
  readonly lawSlot: DuskSlot;
  /** The Dusk slot of the Council card. */
  readonly councilSlot: DuskSlot;
  readonly piles: Piles;
  /** The Weather cards that look the same: they have no titles. */
  readonly weatherCopies: Copies;
}

/** The sub-actions of a Build, and the wood that each saves. */
export type SubActions = Effect & { readonly kind: 'build' };

/** Builds the tables of some components. */
export const tablesOf = (components: Components, id: string): Tables => {
  const lists = programsOf(components);
  const specials = specialsOf(components, lists);
  const lawSlot = components.dusk.length;
  const face = ({ effects, hunt, scouts, storm }: Weather) => [effects, hunt, scouts, storm];
  const weatherCopies = copiesIn(components.weather, face);
  return {
    id,
    components,
    number: numbersOf(components),
    ...sitesOf(components),
    lists,
    programs: new Map(lists.lists.map((program) => [program.name, program])),
    sets: new Map(lists.sets.map((set) => [set.name, set])),
    ...lastingEffectsOf(components, lists),
    specials,
    specialNumber: new Map(specials.map(({ name }, i) => [name, i])),
    cardActions: components.citizens.map(subActionsIn),
    workshops: numbersWhere(components.buildings, ({ workshop }) => workshop),
    beacons: numbersWhere(components.buildings, ({ expeditions, upgrade }) => {
      return expeditions > 0 || (upgrade !== 'none' && upgrade.expeditions > 0);
    }),
    lawSlot,
    councilSlot: lawSlot + components.laws.length,
    piles: pilesOf(components, weatherCopies),
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
  components.citizens,
  components.experts,
  components.expeditions,
  components.scenario,
];

const numbersOf = (components: Components): ReadonlyMap<string, number> =>
  new Map(tablesWithIds(components).flatMap((table) => table.map(({ id }, i) => [id, i] as const)));

/** Returns the sites and positions of a map. */
export const sitesOf = ({ map }: Components): Places => {
  const generator = Array.from({ length: GENERATOR_SPACES }, (_, i) => `g${i}`);
  const spaces = [...generator, ...map.positions.flatMap(({ id }) => [`${id}a`, `${id}b`])];
  const sites = [...spaces, ...map.printed.map((_, i) => `p${i}`)];
  const partners = new Array<number>(spaces.length).fill(-1);
  for (const [anchor, other] of map.pairs) partners[anchor] = other;
  for (let site = GENERATOR_SPACES; site < spaces.length; site += 2) partners[site] = site + 1;
  return {
    sites,
    spaces: spaces.length,
    zones: sites.map((_, site) => map.positions[Math.floor((site - GENERATOR_SPACES) / 2)]?.zone ?? 'generator'),
    partners,
    beside: map.positions.map((a) =>
      map.positions.flatMap((b, i) => (a.touches.includes(b.id) || b.touches.includes(a.id) ? [i] : [])),
    ),
    central: map.positions.map(({ touches }) => touches.includes('generator')),
  };
};

/** Lists the cards with a special action, in the order of the catalogue. */
const specialsOf = ({ morning, dusk, laws, scenario }: Components, lists: Programs): readonly SpecialCard[] => {
  const found: SpecialCard[] = [];
  const add = (card: Omit<SpecialCard, 'special' | 'list'>, { display }: Displaying, its: DisplayLists | null) => {
    if (display === 'none' || display.special === 'none' || !its?.special) return;
    found.push({ ...card, special: display.special, list: its.special });
  };
  const addAll = (
    source: 'morning' | 'dusk' | 'scenario',
    cards: readonly (Displaying & { readonly id: string })[],
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

type Displaying = Pick<Components['scenario'][number], 'display'>;

const subActionsIn = ({ main }: CitizenCard): SubActions | null => {
  const last = main.at(-1);
  return last?.kind === 'build' ? last : null;
};

/** Lists the numbers of the entries for which `is` returns true. */
const numbersWhere = <A>(table: readonly A[], is: (entry: A) => boolean): readonly number[] =>
  table.flatMap((entry, i) => (is(entry) ? [i] : []));

const pilesOf = (components: Components, weatherCopies: Copies): Piles => {
  const all = (table: readonly unknown[]): readonly CardIndex[] => table.map((_, i) => i);
  const { morning, dusk, council, citizens, expeditions, tiles } = components;
  const ofLetter = (letter: Expedition['letter']) => numbersWhere(expeditions, (card) => card.letter === letter);
  return {
    morning: all(morning),
    weather: weatherCopies.kinds,
    dusk: numbersWhere(dusk, ({ aside }) => !aside),
    aside: numbersWhere(dusk, ({ aside }) => aside),
    council: all(council),
    citizens: all(citizens),
    expeditions: { A: ofLetter('A'), B: ofLetter('B'), C: ofLetter('C') },
    near: numbersWhere(tiles, ({ zone }) => zone === 'near'),
    far: numbersWhere(tiles, ({ zone }) => zone === 'far'),
  };
};
