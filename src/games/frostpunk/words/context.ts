import { type Message, message, nameMessage, type StateContext } from '../../../words/message.js';
import { titleMessage } from '../board/title-messages.js';
import { createEffectLists } from '../components/effect-lists.js';
import type { Components } from '../components/index.js';
import type { MeeplePlace } from '../events.js';
import type { Frostpunk } from '../types.js';
import { effectParameters } from './effects.js';
import { expeditionTitle, messageById, siteMessageOf, someResource } from './names.js';

const action = nameMessage('action');

/** A state of Frostpunk, with its components. */
export type MessageContext = StateContext<Frostpunk>;

/** Returns the parameters of a site: its Building or resource. */
export const siteParameters = (
  { site: siteIndex }: { readonly site: number },
  { state, components }: MessageContext,
) => {
  const found = state.spaceResource[siteIndex];
  const building = components.buildings[state.siteBuilding[siteIndex]!];
  return {
    place: siteMessage(siteIndex, components),
    building: building === undefined ? 'none' : titleMessage(building.title),
    res: found === undefined || found === 'none' ? 'none' : someResource(found),
  };
};

/**
 * Returns the name of a site: spaces of the generator tile come first, then those of the other tiles, then the printed
 * Buildings.
 */
const siteMessage = (siteIndex: number, { map }: Components): Message => {
  const tileSpace = siteIndex - map.generatorSpaces;
  if (tileSpace < 0) return siteMessageOf(`g${siteIndex}`);
  const position = map.positions[tileSpace >> 1];
  return siteMessageOf(
    position === undefined ? `p${tileSpace - 2 * map.positions.length}` : `${position.id}${'ab'[tileSpace & 1]}`,
  );
};

/** Returns the Expedition on top of a slot. */
export const topExpedition = (slot: number, { state, components }: MessageContext) =>
  components.expeditions[state.expeditionStacks[slot]?.cards.at(-1)?.card ?? -1];

/** Returns the Expedition about which a Scout decides. */
export const decidedExpedition = (context: MessageContext) => {
  const { phase } = context.state;
  return 'slot' in phase ? topExpedition(phase.slot, context) : undefined;
};

// The sets of options by the name of the list, created once for each pack.
const cache = new WeakMap<Components, ReturnType<typeof collectOptions>>();
const collectOptions = (components: Components) =>
  new Map(createEffectLists(components).allOptionSets.map((set) => [set.name, set.options] as const));

/** Returns the effects of an option of the pending decision. */
export const optionParameters = (n: number, { state: { phase }, components }: MessageContext) => {
  if (phase.kind !== 'option') return effectParameters([], components);
  const cached = cache.get(components) ?? collectOptions(components);
  cache.set(components, cached);
  return effectParameters(cached.get(phase.optionSet)?.[n - 1]?.effects ?? [], components);
};

/** Returns the effects of a consequence, and whether it stays in the display. */
export const consequenceParameters = (letter: 'a' | 'b', { state: { phase }, components }: MessageContext) => {
  const law = phase.kind === 'consequence' ? components.laws[phase.law] : undefined;
  const face = law?.consequences[letter === 'a' ? 0 : 1];
  return {
    ...effectParameters(face?.effects ?? [], components),
    stays: face?.destination === 'display' ? 'yes' : 'no',
  };
};

/** Returns the name of the place of a Meeple: a site, an action, an Expedition or a card. */
export const placeMessage = (where: MeeplePlace, context: MessageContext): Message => {
  switch (where.kind) {
    case 'site':
      return siteMessageOf(where.site);
    case 'action':
      return action(where.action);
    case 'stack':
      return message('slot', { slot: where.slot + 1, expedition: expeditionTitle(topExpedition(where.slot, context)) });
    case 'card':
      return messageById(where.card, context.components);
  }
};
