import { type Message, message, named, type PositionContext } from '../../../words/message.js';
import { titled } from '../board/titled.js';
import type { Components } from '../components/index.js';
import { programsOf } from '../components/programs.js';
import type { MeeplePlace } from '../events.js';
import type { Frostpunk } from '../types.js';
import { effectsTold } from './effects.js';
import { byId, expedition, site, someRes } from './things.js';

const action = named('action');

/** A position of Frostpunk. */
export type Given = PositionContext<Frostpunk>;

/** Returns the parameters of a site: its Building or resource. */
export const atSite = ({ site: number }: { readonly site: number }, { state, components }: Given) => {
  const found = state.resource[number];
  const building = components.buildings[state.built[number]!];
  return {
    place: siteOf(number, components),
    building: building === undefined ? 'none' : titled(building.title),
    res: found === undefined || found === 'none' ? 'none' : someRes(found),
  };
};

/**
 * Returns the name of a site: spaces of the generator tile come first, then those of the other tiles, then the printed
 * Buildings.
 */
const siteOf = (number: number, { map }: Components): Message => {
  const tiles = number - map.generatorSpaces;
  if (tiles < 0) return site(`g${number}`);
  const position = map.positions[tiles >> 1];
  return site(position === undefined ? `p${tiles - 2 * map.positions.length}` : `${position.id}${'ab'[tiles & 1]}`);
};

/** Returns the Expedition on top of a slot. */
export const topOf = (slot: number, { state, components }: Given) =>
  components.expeditions[state.stacks[slot]?.cards.at(-1)?.card ?? -1];

/** Returns the Expedition about which a Scout decides. */
export const underWay = (scene: Given) => {
  const { phase } = scene.state;
  return 'slot' in phase ? topOf(phase.slot, scene) : undefined;
};

// The sets of options by the name of the list, created once for each pack.
const options = new WeakMap<Components, ReturnType<typeof optionsOf>>();
const optionsOf = (components: Components) =>
  new Map(programsOf(components).sets.map((set) => [set.name, set.options] as const));

/** Returns the effects of an option of the pending decision. */
export const optionTold = (n: number, { state: { phase }, components }: Given) => {
  if (phase.kind !== 'option') return effectsTold([], components);
  const known = options.get(components) ?? optionsOf(components);
  options.set(components, known);
  return effectsTold(known.get(phase.set)?.[n - 1]?.effects ?? [], components);
};

/** Returns the effects of a consequence, and whether it stays in the display. */
export const consequenceTold = (letter: 'a' | 'b', { state: { phase }, components }: Given) => {
  const law = phase.kind === 'consequence' ? components.laws[phase.law] : undefined;
  const face = law?.consequences[letter === 'a' ? 0 : 1];
  return { ...effectsTold(face?.effects ?? [], components), stays: face?.then === 'display' ? 'yes' : 'no' };
};

/** Returns the name of the place of a Meeple: a site, an action, an Expedition or a card. */
export const placeOf = (where: MeeplePlace, scene: Given): Message => {
  switch (where.kind) {
    case 'site':
      return site(where.site);
    case 'action':
      return action(where.action);
    case 'stack':
      return message('slot', { slot: where.slot + 1, expedition: expedition(topOf(where.slot, scene)) });
    case 'card':
      return byId(where.card, scene.components);
  }
};
