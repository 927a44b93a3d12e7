import { sum } from '../../../../core/data/list.js';
import type { Tables } from '../../components/index.js';
import { DEEPEST } from '../../components/vocabulary.js';
import { PARTS } from '../steps.js';

/** The largest sizes that the data of a pack allow. */
export interface Limits {
  /** The characters of the name of a program or of a set of options. */
  readonly name: number;
  /** The effects of a list, or the parts of a built-in program. */
  readonly length: number;
  /** The units of an effect, steps of a march, flips, or Meeples without shelter. */
  readonly units: number;
  /** The Meeples of a kind. */
  readonly meeples: number;
  /** The cubes on the Pressure track when they lose the game. */
  readonly pressure: number;
  /** The programs on the agenda. */
  readonly agenda: number;
  readonly heights: Heights;
}

/**
 * The numbers of programs that can come to lie on one another: by an effect list with its consequences, and in addition
 * by each death that is still possible, each Scout who is away, and each law that can be enacted.
 */
export interface Heights {
  readonly list: number;
  readonly death: number;
  readonly scout: number;
  readonly law: number;
}

const known = new WeakMap<Tables, Limits>();

/** Returns the limits of a pack, calculated once. */
export const limitsOf = (tables: Tables): Limits => {
  const limits = known.get(tables) ?? worked(tables);
  known.set(tables, limits);
  return limits;
};

const worked = (tables: Tables): Limits => {
  const { components, lists, programs, sets } = tables;
  const { tracks, weather, automatons } = components;
  const effects = lists.lists.flatMap((list) => list.effects);
  const amounts = effects.map((effect) => ('n' in effect && typeof effect.n === 'number' ? effect.n : 0));
  const most = greatest(amounts);
  const meeples = tracks.meeplesFor.map(greatest);
  const units = [
    most,
    greatest(weather.map(({ scouts }) => scouts)),
    greatest(tracks.sections.map(({ flips }) => flips)),
  ];
  const heights = heightsOf(tables);
  return {
    name: greatest([...programs.keys(), ...sets.keys(), ...Object.keys(PARTS)].map((name) => name.length)),
    length: greatest([...lists.lists.map((list) => list.effects.length), ...Object.values(PARTS).map((p) => p.length)]),
    units: greatest([...units, sum(meeples)]) + bonuses(tables),
    meeples: greatest([...meeples, automatons]),
    pressure: tracks.pressureRoom + most + tracks.rounds * greatest(tracks.throws),
    agenda: agendaOf(tables, heights),
    heights,
  };
};

const greatest = (numbers: readonly number[]): number => numbers.reduce((a, b) => Math.max(a, b), 0);

/** Returns the sum of all bonuses to an effect or to a march. */
const bonuses = ({ lawModifiers, technologyModifiers }: Tables): number =>
  sum([...lawModifiers, ...technologyModifiers].flat().map(({ modifier }) => ('n' in modifier ? modifier.n : 0)));

const heightsOf = ({ components, lists, sites }: Tables): Heights => {
  const { expeditions, expeditionSlots } = components;
  const falls = lists.lists.flatMap((list) => list.effects.map((each) => (each.kind === 'sickScouts' ? each.n : 0)));
  // The nested lists, then a death, a march, or the Scouts who fall sick.
  const list = DEEPEST + 1 + Math.max(1, expeditionSlots * greatest(falls));
  return { list, death: sites.length + list + 1, scout: expeditions.length + list + 1, law: list + 1 };
};

/**
 * Returns the size of the agenda: the first programs on an empty one, a list above them, and all deaths, journeys and
 * laws of a game.
 */
const agendaOf = ({ components, lawModifiers, technologyModifiers }: Tables, heights: Heights): number => {
  const { tracks, morning, dusk, laws, scenario, expeditionSlots } = components;
  const lasting = [...lawModifiers, ...technologyModifiers].flat().length;
  const first = tracks.throws.length + morning.length + dusk.length + laws.length + scenario.length + lasting;
  const later = tracks.corpseLimit * heights.death + expeditionSlots * heights.scout + tracks.lawLimit * heights.law;
  return first + expeditionSlots + heights.death + 2 + later;
};
