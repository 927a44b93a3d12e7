import type { Components, Display, DuskFace, Effect, MorningCard, Option } from '../../../games/frostpunk/index.js';

type OptionSets = Map<string, readonly Option[]>;

/** Collects the options of the components, by the names of their sets. */
export const collectOptionSets = (components: Components): ReadonlyMap<string, readonly Option[]> => {
  const { morning, dusk, council, laws, buildings, citizenCards, scenario, callOfDutyOptions } = components;
  const sets: OptionSets = new Map();
  for (const card of morning) {
    addSet(sets, card.id, card.options.map(withDisplayEffects(card)));
    addDisplay(sets, card.id, card.display);
  }
  for (const card of dusk) addFace(sets, card.id, card);
  for (const { id, options } of council) addSet(sets, id, options);
  for (const { id, immediateEffects, consequences } of laws) {
    addList(sets, `${id}.now`, immediateEffects);
    addFace(sets, `${id}.a`, consequences[0]);
    addFace(sets, `${id}.b`, consequences[1]);
  }
  for (const { id, useOptions, upgrade } of buildings) {
    addSet(sets, `${id}.use`, useOptions);
    if (upgrade !== 'none') addSet(sets, `${id}.up`, upgrade.useOptions);
  }
  for (const { id, mainEffects } of citizenCards) addList(sets, `${id}.main`, mainEffects);
  for (const { id, effects, display } of scenario) {
    addList(sets, id, effects);
    addDisplay(sets, id, display);
  }
  addSet(sets, 'CALL', callOfDutyOptions);
  return sets;
};

/** Adds the effects of the displayed card to the option that displays it. */
const withDisplayEffects =
  ({ display }: MorningCard) =>
  ({ when, effects, destination }: MorningCard['options'][number]): Option => {
    if (destination !== 'display' || display === 'none') return { when, effects };
    const { duskEffects, specialAction } = display;
    return {
      when,
      effects: [...effects, ...duskEffects, ...(specialAction === 'none' ? [] : specialAction.option.effects)],
    };
  };

const addSet = (sets: OptionSets, name: string, options: readonly Option[]): void => {
  sets.set(name, options);
  for (const [i, { effects }] of options.entries()) addList(sets, `${name}.${i + 1}`, effects);
};

const addList = (sets: OptionSets, name: string, effects: readonly Effect[]): void => {
  for (const [i, effect] of effects.entries()) {
    if (effect.kind === 'choose') addSet(sets, `${name}/${i}`, effect.options);
    if (effect.kind !== 'if') continue;
    addList(sets, `${name}/${i}/then`, effect.then);
    addList(sets, `${name}/${i}/else`, effect.else);
  }
};

const addFace = (sets: OptionSets, name: string, { effects, display }: DuskFace): void => {
  addList(sets, name, effects);
  addDisplay(sets, name, display);
};

const addDisplay = (sets: OptionSets, name: string, display: 'none' | Display): void => {
  if (display === 'none') return;
  addList(sets, `${name}.dusk`, display.duskEffects);
  if (display.specialAction !== 'none') addSet(sets, `${name}.special`, [display.specialAction.option]);
};
