import { sum } from '../../../../core/data/list.js';
import type { Tables } from '../../components/index.js';
import { MAX_LIST_DEPTH } from '../../components/vocabulary.js';
import { PARTS } from '../steps.js';

/** The largest sizes that the data of a pack allow. */
export interface Limits {
  /** The characters of the name of a program or of a set of options. */
  readonly maxNameLength: number;
  /** The effects of a list, or the parts of a built-in program. */
  readonly maxListLength: number;
  /** The units of an effect, steps of a march, flips, or Meeples without shelter. */
  readonly maxUnits: number;
  /** The Meeples of a kind. */
  readonly maxMeeples: number;
  /** The cubes on the Pressure track when they lose the game. */
  readonly maxPressure: number;
  /** The programs on the effect stack. */
  readonly maxStackDepth: number;
  readonly stackDepths: StackDepths;
}

/**
 * The greatest depth of the effect stack: of one list with its consequences, and what each death that is still possible,
 * each Scout who is away and each law that can be enacted adds.
 */
export interface StackDepths {
  readonly list: number;
  readonly death: number;
  readonly scout: number;
  readonly law: number;
}

const cache = new WeakMap<Tables, Limits>();

/** Returns the limits of a pack, calculated once. */
export const limitsOf = (tables: Tables): Limits => {
  const cached = cache.get(tables) ?? computeLimits(tables);
  cache.set(tables, cached);
  return cached;
};

const computeLimits = (tables: Tables): Limits => {
  const { components, listsByCard, listByName, optionSetByName } = tables;
  const { tracks, weather, automatons } = components;
  const effects = listsByCard.all.flatMap((list) => list.effects);
  const amounts = effects.map((effect) =>
    'amount' in effect && typeof effect.amount === 'number' ? effect.amount : 0,
  );
  const maxAmount = maxOf(amounts);
  const meeples = tracks.meeplesFor.map(maxOf);
  const units = [
    maxAmount,
    maxOf(weather.map(({ scoutSteps }) => scoutSteps)),
    maxOf(tracks.sicknessSections.map(({ flips }) => flips)),
  ];
  const stackDepths = computeStackDepths(tables);
  return {
    maxNameLength: maxOf(
      [...listByName.keys(), ...optionSetByName.keys(), ...Object.keys(PARTS)].map((name) => name.length),
    ),
    maxListLength: maxOf([
      ...listsByCard.all.map((list) => list.effects.length),
      ...Object.values(PARTS).map((p) => p.length),
    ]),
    maxUnits: maxOf([...units, sum(meeples)]) + sumBonuses(tables),
    maxMeeples: maxOf([...meeples, automatons]),
    maxPressure: tracks.maxPressure + maxAmount + tracks.rounds * maxOf(tracks.thrownCubes),
    maxStackDepth: computeMaxStackDepth(tables, stackDepths),
    stackDepths,
  };
};

const maxOf = (numbers: readonly number[]): number => numbers.reduce((a, b) => Math.max(a, b), 0);

/** Returns the sum of all bonuses to an effect or to a march. */
const sumBonuses = ({ lawModifiers, technologyModifiers }: Tables): number =>
  sum(
    [...lawModifiers, ...technologyModifiers]
      .flat()
      .map(({ modifier }) => ('amount' in modifier ? modifier.amount : 0)),
  );

const computeStackDepths = ({ components, listsByCard, siteNames }: Tables): StackDepths => {
  const { expeditions, expeditionSlots } = components;
  const sickenAmounts = listsByCard.all.flatMap((list) =>
    list.effects.map((each) => (each.kind === 'sickenScouts' ? each.amount : 0)),
  );
  // The nested lists, then a death, a march, or the Scouts who fall sick.
  const list = MAX_LIST_DEPTH + 1 + Math.max(1, expeditionSlots * maxOf(sickenAmounts));
  return { list, death: siteNames.length + list + 1, scout: expeditions.length + list + 1, law: list + 1 };
};

/**
 * Returns the size of the effect stack: the first programs on an empty one, a list above them, and all deaths, journeys
 * and laws of a game.
 */
const computeMaxStackDepth = (
  { components, lawModifiers, technologyModifiers }: Tables,
  stackDepths: StackDepths,
): number => {
  const { tracks, morning, dusk, laws, scenario, expeditionSlots } = components;
  const modifierCount = [...lawModifiers, ...technologyModifiers].flat().length;
  const startPrograms =
    tracks.thrownCubes.length + morning.length + dusk.length + laws.length + scenario.length + modifierCount;
  const laterPrograms =
    tracks.corpseLimit * stackDepths.death + expeditionSlots * stackDepths.scout + tracks.maxLaws * stackDepths.law;
  return startPrograms + expeditionSlots + stackDepths.death + 2 + laterPrograms;
};
