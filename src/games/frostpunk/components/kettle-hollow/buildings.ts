import type { Option } from '../effects.js';
import {
  bare,
  coal,
  core,
  count,
  counted,
  discontent,
  enact,
  food,
  has,
  option,
  pressure,
  steel,
  who,
  wood,
} from '../shorthand.js';
import type { Building, Facilities } from '../types/index.js';

const { W, E, C } = who;

interface BuildingDetails
  extends Partial<Omit<Building, 'id' | 'title' | 'size' | 'cost' | 'heatingLevel' | 'copies' | 'upgrade'>> {
  readonly upgraded?: Partial<Facilities> & { readonly cost: readonly [number, number, number] };
}

const building = (
  id: string,
  title: string,
  size: Building['size'],
  cost: Building['cost'],
  heatingLevel: Building['heatingLevel'],
  copies: number,
  { upgraded, ...marks }: BuildingDetails,
): Building => {
  const { shelterPlaces = 0, huntIcons = 0, maxExpeditions = 0, useOptions = [] } = marks;
  const printed: Facilities = { heatingLevel, shelterPlaces, huntIcons, maxExpeditions, useOptions };
  return {
    id,
    title,
    size,
    cost,
    ...printed,
    staff: [],
    shelterType: 'any',
    onDeath: [],
    isLocked: false,
    isPermanent: false,
    isPrinted: false,
    isWorkshop: false,
    ...marks,
    copies,
    upgrade: upgraded === undefined ? 'none' : { ...printed, ...upgraded },
  };
};

const unconditional = (...effects: Option['effects']): readonly Option[] => [option([], ...effects)];
/**
 * Returns the options of medicine: a cure, or a treatment.
 * @rule FP-CURE-4
 */
const curesAndTreatments = (cured: number, treated: number): readonly Option[] => [
  option([bare('anyCurable')], counted('cure', cured)),
  option([bare('anyTreatable')], counted('treat', treated)),
];
const coalForWood = (n: number): readonly Option[] => [option([has('wood', 2)], wood(-2), coal(n))];
const hastening = (n: number): readonly Option[] => [
  option([bare('technologyHastenable')], counted('hastenTechnology', n)),
];
const gatherings = (n: number): readonly Option[] => [option([bare('resourceOnTile')], counted('gatherFromTile', n))];
const cures = (n: number): readonly Option[] => [option([bare('anyCurable')], counted('cure', n))];

/** The Buildings. `provenance` names what the rulebook prints and what is public; the rest is authored. */
export const buildings: readonly Building[] = [
  building('TENT', 'Tent', 'small', [3, 0, 0], 2, 5, {
    shelterPlaces: 3,
    upgraded: { cost: [2, 1, 0], heatingLevel: 1 },
  }),
  building('HOUS', 'Row House', 'large', [4, 2, 0], 1, 2, {
    shelterPlaces: 6,
    upgraded: { cost: [2, 2, 0], shelterPlaces: 8 },
  }),
  building('HUNT', "Hunters' Lodge", 'small', [3, 0, 0], 3, 3, {
    huntIcons: 7,
    upgraded: { cost: [2, 1, 0], huntIcons: 10 },
  }),
  building('COOK', 'Cookhouse', 'small', [3, 1, 0], 1, 1, {
    staff: [W, E],
    useOptions: unconditional(food(8)),
    upgraded: { cost: [1, 1, 0], useOptions: unconditional(food(11)) },
  }),
  building('HOTH', 'Glasshouse', 'large', [4, 2, 0], 2, 1, {
    staff: [W, E],
    useOptions: unconditional(food(11)),
    upgraded: { cost: [2, 1, 0], useOptions: unconditional(food(14)) },
  }),
  building('SAWM', 'Sawmill', 'small', [2, 1, 0], 2, 2, {
    staff: [W],
    useOptions: unconditional(wood(4)),
    upgraded: { cost: [1, 1, 0], useOptions: unconditional(wood(5)) },
  }),
  building('MINE', 'Coal Pit', 'large', [4, 1, 0], 2, 2, {
    staff: [W],
    useOptions: unconditional(coal(3)),
    upgraded: { cost: [2, 2, 0], useOptions: unconditional(coal(4)) },
  }),
  building('SMEL', 'Steelworks', 'large', [4, 0, 0], 2, 1, {
    staff: [W],
    useOptions: unconditional(steel(3)),
    upgraded: { cost: [2, 0, 1], useOptions: unconditional(steel(4)) },
  }),
  building('MEDI', 'Medical Post', 'small', [3, 1, 0], 1, 2, {
    staff: [E],
    useOptions: curesAndTreatments(2, 1),
    upgraded: { cost: [1, 1, 0], useOptions: curesAndTreatments(3, 1) },
  }),
  building('INFI', 'Infirmary', 'large', [5, 3, 0], 1, 1, {
    staff: [E],
    useOptions: curesAndTreatments(4, 2),
    upgraded: { cost: [2, 2, 0], useOptions: curesAndTreatments(5, 3) },
  }),
  building('WORK', 'Workshop', 'small', [2, 1, 0], 1, 2, {
    staff: [E],
    useOptions: hastening(1),
    upgraded: { cost: [1, 2, 0], useOptions: hastening(2) },
    isWorkshop: true,
  }),
  building('BEAC', 'Beacon', 'small', [3, 2, 0], 3, 1, {
    maxExpeditions: 1,
    upgraded: { cost: [2, 2, 0], maxExpeditions: 2 },
  }),
  building('POST', 'Gathering Post', 'small', [2, 0, 0], 2, 2, {
    staff: [W],
    useOptions: gatherings(2),
    upgraded: { cost: [1, 1, 0], useOptions: gatherings(3) },
  }),
  building('KILN', 'Charcoal Kiln', 'small', [2, 0, 0], 2, 1, {
    staff: [W],
    useOptions: coalForWood(3),
    upgraded: { cost: [1, 1, 0], useOptions: coalForWood(4) },
  }),
  building('NURS', 'Nursery', 'small', [3, 1, 0], 1, 1, {
    staff: [C],
    shelterPlaces: 2,
    shelterType: C,
    useOptions: cures(1),
    upgraded: { cost: [1, 1, 0], useOptions: cures(2) },
  }),
  building('FACT', 'Automaton Yard', 'large', [4, 1, 0], 1, 1, {
    staff: [E],
    useOptions: [option([has('steel', 2), count('automatonsInBank', 1)], steel(-2), counted('gainAutomaton', 1))],
    upgraded: {
      cost: [0, 0, 1],
      useOptions: [option([has('steel', 1), count('automatonsInBank', 1)], steel(-1), counted('gainAutomaton', 1))],
    },
  }),
  building('CEME', 'Burial Ground', 'small', [1, 0, 0], 0, 1, {
    staff: [W, C],
    useOptions: [option([count('corpses', 1)], discontent.exhaust('grief'))],
    onDeath: [discontent.down(1)],
    isLocked: true,
    isPermanent: true,
  }),
  building('WREC', 'Ship Wreck', 'large', 'none', 3, 1, {
    staff: [W, E],
    useOptions: unconditional(steel(1), wood(1)),
    isLocked: true,
    isPermanent: true,
  }),
  building('PLAT', 'Platform', 'small', 'none', 1, 1, {
    staff: [E],
    useOptions: [option([bare('lawAvailable')], enact(false))],
    isLocked: true,
    isPermanent: true,
    isPrinted: true,
  }),
  building('GENE', 'Generator', 'small', 'none', 1, 1, {
    staff: [E],
    useOptions: [
      option([count('pressure', 1)], counted('vent', 5)),
      option([has('core', 1), count('pressure', 1)], core(-1), pressure('none left')),
    ],
    isLocked: true,
    isPermanent: true,
    isPrinted: true,
  }),
];
