import type { Option } from '../effects.js';
import { coal, core, count, disc, enact, food, has, is, opt, pressure, so, steel, who, wood } from '../shorthand.js';
import type { Building, Facilities } from '../types/index.js';

const { W, E, C } = who;

interface Written extends Partial<Omit<Building, 'id' | 'title' | 'size' | 'cost' | 'level' | 'supply' | 'upgrade'>> {
  readonly up?: Partial<Facilities> & { readonly cost: readonly [number, number, number] };
}

const building = (
  id: string,
  title: string,
  size: Building['size'],
  cost: Building['cost'],
  level: Building['level'],
  supply: number,
  { up, ...marks }: Written,
): Building => {
  const { shelter = 0, hunt = 0, expeditions = 0, use = [] } = marks;
  const printed: Facilities = { level, shelter, hunt, expeditions, use };
  return {
    id,
    title,
    size,
    cost,
    ...printed,
    staff: [],
    shelterType: 'any',
    onDeath: [],
    hammer: false,
    house: false,
    printed: false,
    workshop: false,
    ...marks,
    supply,
    upgrade: up === undefined ? 'none' : { ...printed, ...up },
  };
};

const always = (...effects: Option['effects']): readonly Option[] => [opt([], ...effects)];
/**
 * Returns the options of medicine: a cure, or a treatment.
 * @rule FP-CURE-4
 */
const medicine = (cure: number, treat: number): readonly Option[] => [
  opt([is('curable')], so('cure', cure)),
  opt([is('treatable')], so('treat', treat)),
];
const kiln = (n: number): readonly Option[] => [opt([has('wood', 2)], wood(-2), coal(n))];
const hasten = (n: number): readonly Option[] => [opt([is('hastenable')], so('hasten', n))];
const post = (n: number): readonly Option[] => [opt([is('ripe')], so('gatherTile', n))];
const cure = (n: number): readonly Option[] => [opt([is('curable')], so('cure', n))];

/**
 * The Buildings. Public: the printed Buildings PLAT and GENE, and the effect of GENE. Rulebook: INFI. The rest:
 * authored.
 */
export const buildings: readonly Building[] = [
  building('TENT', 'Tent', 'small', [3, 0, 0], 2, 5, { shelter: 3, up: { cost: [2, 1, 0], level: 1 } }),
  building('HOUS', 'Row House', 'large', [4, 2, 0], 1, 2, { shelter: 6, up: { cost: [2, 2, 0], shelter: 8 } }),
  building('HUNT', "Hunters' Lodge", 'small', [2, 0, 0], 3, 3, { hunt: 5, up: { cost: [2, 1, 0], hunt: 7 } }),
  building('COOK', 'Cookhouse', 'small', [3, 1, 0], 1, 1, {
    staff: [W, E],
    use: always(food(3)),
    up: { cost: [1, 1, 0], use: always(food(4)) },
  }),
  building('HOTH', 'Glasshouse', 'large', [4, 2, 0], 2, 1, {
    staff: [W, E],
    use: always(food(4)),
    up: { cost: [2, 1, 0], use: always(food(5)) },
  }),
  building('SAWM', 'Sawmill', 'small', [2, 1, 0], 2, 2, {
    staff: [W],
    use: always(wood(4)),
    up: { cost: [1, 1, 0], use: always(wood(5)) },
  }),
  building('MINE', 'Coal Pit', 'large', [4, 1, 0], 2, 2, {
    staff: [W],
    use: always(coal(3)),
    up: { cost: [2, 2, 0], use: always(coal(4)) },
  }),
  building('SMEL', 'Steelworks', 'large', [4, 0, 0], 2, 1, {
    staff: [W],
    use: always(steel(3)),
    up: { cost: [2, 0, 1], use: always(steel(4)) },
  }),
  building('MEDI', 'Medical Post', 'small', [3, 1, 0], 1, 2, {
    staff: [E],
    use: medicine(2, 1),
    up: { cost: [1, 1, 0], use: medicine(3, 1) },
  }),
  building('INFI', 'Infirmary', 'large', [4, 2, 0], 1, 1, {
    staff: [E],
    use: medicine(4, 2),
    up: { cost: [2, 2, 0], use: medicine(5, 3) },
  }),
  building('WORK', 'Workshop', 'small', [2, 1, 0], 1, 2, {
    staff: [E],
    use: hasten(1),
    up: { cost: [1, 2, 0], use: hasten(2) },
    workshop: true,
  }),
  building('BEAC', 'Beacon', 'small', [3, 2, 0], 3, 1, { expeditions: 1, up: { cost: [2, 2, 0], expeditions: 2 } }),
  building('POST', 'Gathering Post', 'small', [2, 0, 0], 2, 2, {
    staff: [W],
    use: post(2),
    up: { cost: [1, 1, 0], use: post(3) },
  }),
  building('KILN', 'Charcoal Kiln', 'small', [2, 0, 0], 2, 1, {
    staff: [W],
    use: kiln(3),
    up: { cost: [1, 1, 0], use: kiln(4) },
  }),
  building('NURS', 'Nursery', 'small', [3, 1, 0], 1, 1, {
    staff: [C],
    shelter: 2,
    shelterType: C,
    use: cure(1),
    up: { cost: [1, 1, 0], use: cure(2) },
  }),
  building('FACT', 'Automaton Yard', 'large', [4, 1, 0], 1, 1, {
    staff: [E],
    use: [opt([has('steel', 2), count('automatonBank', 1)], steel(-2), so('automaton', 1))],
    up: {
      cost: [0, 0, 1],
      use: [opt([has('steel', 1), count('automatonBank', 1)], steel(-1), so('automaton', 1))],
    },
  }),
  building('CEME', 'Burial Ground', 'small', [1, 0, 0], 0, 1, {
    staff: [W, C],
    use: [opt([count('corpses', 1)], disc.exhaust('grief'))],
    onDeath: [disc.down(1)],
    hammer: true,
    house: true,
  }),
  building('WREC', 'Ship Wreck', 'large', 'none', 3, 1, {
    staff: [W, E],
    use: always(steel(1), wood(1)),
    hammer: true,
    house: true,
  }),
  building('PLAT', 'Platform', 'small', 'none', 1, 1, {
    staff: [E],
    use: [opt([is('lawFree')], enact(false))],
    hammer: true,
    house: true,
    printed: true,
  }),
  building('GENE', 'Generator', 'small', 'none', 1, 1, {
    staff: [E],
    use: [
      opt([count('pressure', 1)], so('vent', 5)),
      opt([has('core', 1), count('pressure', 1)], core(-1), pressure('none left')),
    ],
    hammer: true,
    house: true,
    printed: true,
  }),
];
