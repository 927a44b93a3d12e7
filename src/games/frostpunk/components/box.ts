import { type Entries, entriesOf } from '../moves/index.js';
import type { Modifier, Option } from './effects.js';
import { type Program, programsOf } from './programs.js';
import type { Components, Special } from './types/index.js';
import { GENERATOR_SPACES, type Zone } from './vocabulary.js';

/** A card with a special action. */
export interface SpecialCard {
  /** As moves name it. */
  readonly name: string;
  readonly source: 'morning' | 'dusk' | 'consequence' | 'scenario';
  /** Its number in its table; for a consequence, that of the law. */
  readonly card: number;
  readonly consequence: 'none' | 'a' | 'b';
  readonly special: Special;
}

/** Names and places. */
export interface Tables {
  /** The names of all sites. */
  readonly sites: readonly string[];
  /** How many of them can be built on; the printed Buildings follow. */
  readonly spaces: number;
  readonly specials: readonly SpecialCard[];
}

/** A modifier, the effect list that it has, and the card that it is on. */
export interface Lasting<Kind extends Modifier['kind'] = Modifier['kind']> {
  readonly modifier: Modifier & { readonly kind: Kind };
  readonly program: string;
  readonly table: 'laws' | 'technologies';
  readonly card: number;
}

/** The lasting effects of each kind that is looked for, those of laws first. */
export type Sought = {
  readonly [Kind in Exclude<Modifier['kind'], 'prepare' | 'ventMax' | 'useBonus'>]: readonly Lasting<Kind>[];
};

const SOUGHT: Readonly<Record<keyof Sought, true>> = {
  childrenMay: true,
  duskOffer: true,
  longShift: true,
  feedFewer: true,
  treatBonus: true,
  cureBonus: true,
  huntBonus: true,
  scoutBonus: true,
  unlock: true,
  buildingLevel: true,
};

/** What the rules read. */
export interface Box extends Tables {
  /** The id of the components. */
  readonly id: string;
  /** What is in the box. */
  readonly parts: Components;
  /** The number of an id in its table; ids are unique over all of them. */
  readonly number: ReadonlyMap<string, number>;
  /** By site. */
  readonly zones: readonly ('generator' | Zone)[];
  /** By space, the other space of a large Building anchored there; -1 where none can be. */
  readonly partners: readonly number[];
  /** By position, the positions beside it. */
  readonly beside: readonly (readonly number[])[];
  /** By position, whether it touches the generator tile. */
  readonly central: readonly boolean[];
  readonly programs: ReadonlyMap<string, Program>;
  readonly sets: ReadonlyMap<string, readonly Option[]>;
  /** By law and by technology. */
  readonly lawModifiers: readonly (readonly Lasting[])[];
  readonly technologyModifiers: readonly (readonly Lasting[])[];
  readonly sought: Sought;
  /** By name, the number in `specials`. */
  readonly specialNumber: ReadonlyMap<string, number>;
  /** The Dusk slot of the first law's consequence. */
  readonly lawSlot: number;
  /** The Dusk slot of the Council card. */
  readonly councilSlot: number;
  readonly entries: Entries;
}

/** The tables that the rules read. */
export const prepare = (parts: Components, id: string): Box => {
  const { map, laws, technologies, dusk } = parts;
  const programs = programsOf(parts);
  const tables = tablesOf(parts);
  const lawSlot = dusk.length;
  const lawModifiers = laws.map(lastingOf('laws'));
  const technologyModifiers = technologies.map(lastingOf('technologies'));
  return {
    id,
    parts,
    number: numbersOf(parts),
    ...tables,
    zones: tables.sites.map((_, site) => map.positions[Math.floor((site - GENERATOR_SPACES) / 2)]?.zone ?? 'generator'),
    partners: partnersOf(parts, tables.spaces),
    beside: map.positions.map((a) =>
      map.positions.flatMap((b, i) => (a.touches.includes(b.id) || b.touches.includes(a.id) ? [i] : [])),
    ),
    central: map.positions.map(({ touches }) => touches.includes('generator')),
    programs: new Map(programs.lists.map((program) => [program.name, program])),
    sets: new Map(programs.sets.map(({ name, options }) => [name, options])),
    lawModifiers,
    technologyModifiers,
    sought: soughtAmong([...lawModifiers.flat(), ...technologyModifiers.flat()]),
    specialNumber: new Map(tables.specials.map(({ name }, i) => [name, i])),
    lawSlot,
    councilSlot: lawSlot + laws.length,
    entries: entriesOf(parts, tables),
  };
};

const lastingOf =
  (table: Lasting['table']) =>
  ({ id, lasting }: { readonly id: string; readonly lasting: readonly Modifier[] }, card: number): readonly Lasting[] =>
    lasting.map((modifier, i) => ({ modifier, program: `${id}.lasting.${i}`, table, card }));

const soughtAmong = (all: readonly Lasting[]): Sought => {
  const found: Readonly<Record<string, unknown>> = Object.fromEntries(
    Object.keys(SOUGHT).map((kind) => [kind, all.filter(({ modifier }) => modifier.kind === kind)]),
  );
  return found as Sought;
};

/** The tables with ids, in the order of the components. */
const tablesWithIds = (parts: Components): readonly (readonly { readonly id: string }[])[] => [
  parts.tokens.hope,
  parts.tokens.discontent,
  parts.map.positions,
  parts.tiles,
  parts.buildings,
  parts.morning,
  parts.weather,
  parts.dusk,
  parts.council,
  parts.laws,
  parts.technologies,
  parts.citizens,
  parts.experts,
  parts.expeditions,
  parts.scenario,
];

const numbersOf = (parts: Components): ReadonlyMap<string, number> =>
  new Map(tablesWithIds(parts).flatMap((table) => table.map(({ id }, i) => [id, i] as const)));

/** The names of sites, and the cards with a special action in the order of the catalogue. */
export const tablesOf = ({ map, morning, dusk, laws, scenario }: Components): Tables => {
  const generator = Array.from({ length: GENERATOR_SPACES }, (_, i) => `g${i}`);
  const onTiles = map.positions.flatMap(({ id }) => [`${id}a`, `${id}b`]);
  const spaces = [...generator, ...onTiles];
  const named =
    <Source extends SpecialCard['source']>(source: Source) =>
    (card: Components['scenario'][number] | Components['dusk'][number] | Components['morning'][number], i: number) => ({
      name: card.id,
      source,
      card: i,
      consequence: 'none' as const,
      display: card.display,
    });
  const faces = laws.flatMap(({ id, consequences }, card) =>
    (['a', 'b'] as const).map((consequence, k) => {
      const { display } = consequences[k]!;
      return { name: `${id}.${consequence}`, source: 'consequence' as const, card, consequence, display };
    }),
  );
  const cards = [
    ...morning.map(named('morning')),
    ...dusk.map(named('dusk')),
    ...faces,
    ...scenario.map(named('scenario')),
  ];
  return {
    sites: [...spaces, ...map.printed.map((_, i) => `p${i}`)],
    spaces: spaces.length,
    specials: cards.flatMap(({ display, ...card }) =>
      display === 'none' || display.special === 'none' ? [] : [{ ...card, special: display.special }],
    ),
  };
};

const partnersOf = ({ map }: Components, spaces: number): readonly number[] => {
  const partners = new Array<number>(spaces).fill(-1);
  for (const [anchor, other] of map.pairs) partners[anchor] = other;
  for (let site = GENERATOR_SPACES; site < spaces; site += 2) partners[site] = site + 1;
  return partners;
};
