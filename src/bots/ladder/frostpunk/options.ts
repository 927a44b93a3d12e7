import type { Components, Display, DuskFace, Effect, Morning, Option } from '../../../games/frostpunk/index.js';

type Sets = Map<string, readonly Option[]>;

/** Collects the options of the components, by the names of their sets. */
export const optionSets = (components: Components): ReadonlyMap<string, readonly Option[]> => {
  const { morning, dusk, council, laws, buildings, citizens, scenario, call } = components;
  const sets: Sets = new Map();
  for (const card of morning) {
    addSet(sets, card.id, card.options.map(shownToo(card)));
    addDisplay(sets, card.id, card.display);
  }
  for (const card of dusk) addFace(sets, card.id, card);
  for (const { id, options } of council) addSet(sets, id, options);
  for (const { id, now, consequences } of laws) {
    addList(sets, `${id}.now`, now);
    addFace(sets, `${id}.a`, consequences[0]);
    addFace(sets, `${id}.b`, consequences[1]);
  }
  for (const { id, use, upgrade } of buildings) {
    addSet(sets, `${id}.use`, use);
    if (upgrade !== 'none') addSet(sets, `${id}.up`, upgrade.use);
  }
  for (const { id, main } of citizens) addList(sets, `${id}.main`, main);
  for (const { id, effects, display } of scenario) {
    addList(sets, id, effects);
    addDisplay(sets, id, display);
  }
  addSet(sets, 'CALL', call);
  return sets;
};

/** Adds the effects of the displayed card to the option that displays it. */
const shownToo =
  ({ display }: Morning) =>
  ({ when, effects, to }: Morning['options'][number]): Option => {
    if (to !== 'display' || display === 'none') return { when, effects };
    const { dusk, special } = display;
    return { when, effects: [...effects, ...dusk, ...(special === 'none' ? [] : special.option.effects)] };
  };

const addSet = (sets: Sets, name: string, options: readonly Option[]): void => {
  sets.set(name, options);
  for (const [i, { effects }] of options.entries()) addList(sets, `${name}.${i + 1}`, effects);
};

const addList = (sets: Sets, name: string, effects: readonly Effect[]): void => {
  for (const [i, effect] of effects.entries()) {
    if (effect.kind === 'choose') addSet(sets, `${name}/${i}`, effect.options);
    if (effect.kind !== 'if') continue;
    addList(sets, `${name}/${i}/then`, effect.then);
    addList(sets, `${name}/${i}/else`, effect.else);
  }
};

const addFace = (sets: Sets, name: string, { effects, display }: DuskFace): void => {
  addList(sets, name, effects);
  addDisplay(sets, name, display);
};

const addDisplay = (sets: Sets, name: string, display: 'none' | Display): void => {
  if (display === 'none') return;
  addList(sets, `${name}.dusk`, display.dusk);
  if (display.special !== 'none') addSet(sets, `${name}.special`, [display.special.option]);
};
