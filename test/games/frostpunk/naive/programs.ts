import type { Components, Display, Effect, Option } from '../../../../src/games/frostpunk/index.js';

const named = <A extends { readonly id: string }>(list: readonly A[], id: string): A | undefined =>
  list.find((entry) => entry.id === id);

const displayed = (display: 'none' | Display, word: string): readonly Effect[] => {
  if (display === 'none') throw new Error('nothing is displayed');
  if (word === 'dusk') return display.duskEffects;
  if (display.specialAction === 'none') throw new Error('no special action');
  return display.specialAction.option.effects;
};

const ofCard = (box: Components, id: string, word: string, more: readonly string[]): readonly Effect[] => {
  const n = Number(word) - 1;
  if (id === 'CALL') return box.callOfDutyOptions[n]!.effects;
  if (id === 'HUNGER') return box.tracks.hungerPenalties[n]!.effects;
  const morning = named(box.morning, id);
  if (morning !== undefined) return n >= 0 ? morning.options[n]!.effects : displayed(morning.display, word);
  const whole = named([...box.dusk, ...box.scenario], id);
  if (whole !== undefined) return word === '' ? whole.effects : displayed(whole.display, word);
  const simple = named([...box.weather, ...box.experts], id);
  if (simple !== undefined) return simple.effects;
  const council = named(box.council, id);
  if (council !== undefined) return council.options[n]!.effects;
  const citizen = named(box.citizenCards, id);
  if (citizen !== undefined)
    return word === 'main' ? citizen.mainEffects : citizen.deathEffects[['worker', 'engineer', 'child'].indexOf(word)]!;
  const place = named(box.expeditions, id);
  if (place !== undefined) {
    if (word === 'return') return place.onReturn.effects;
    return place.onContinue === 'none' ? [] : place.onContinue.effects;
  }
  const building = named(box.buildings, id);
  if (building !== undefined) {
    if (word === 'death') return building.onDeath;
    return useOf(box, `${id}.${word}`)[Number(more[0]) - 1]!.effects;
  }
  const gain = named([...box.laws, ...box.technologies], id);
  if (gain === undefined) throw new Error(`no ${id}`);
  if (word === 'now') return gain.immediateEffects;
  if (word === 'lasting') {
    const modifier = gain.modifiers[Number(more[0])]!;
    return 'effects' in modifier ? modifier.effects : [];
  }
  const face = named(box.laws, id)!.consequences[word === 'a' ? 0 : 1];
  return more.length === 0 ? face.effects : displayed(face.display, more[0]!);
};

const useOf = (box: Components, set: string): readonly Option[] => {
  const [id, word] = set.split('.');
  const building = named(box.buildings, id!)!;
  if (word === 'use') return building.useOptions;
  return building.upgrade === 'none' ? [] : building.upgrade.useOptions;
};

/** Returns the effects of a program. */
export const listOf = (box: Components, program: string): readonly Effect[] => {
  const [base, ...inner] = program.split('/');
  const [id, word = '', ...more] = base!.split('.');
  let list = ofCard(box, id!, word, more);
  for (let i = 0; i < inner.length; i++) {
    const [at, option] = inner[i]!.split('.');
    const effect = list[Number(at)]!;
    if (effect.kind === 'choose') list = effect.options[Number(option) - 1]!.effects;
    else if (effect.kind === 'if') list = inner[++i] === 'then' ? effect.then : effect.else;
  }
  return list;
};

/** Returns the options of a set. */
export const optionsOf = (box: Components, set: string): readonly Option[] => {
  const cut = set.lastIndexOf('/');
  if (cut >= 0) {
    const effect = listOf(box, set.slice(0, cut))[Number(set.slice(cut + 1))]!;
    if (effect.kind !== 'choose') throw new Error(`no choice at ${set}`);
    return effect.options;
  }
  if (set === 'CALL') return box.callOfDutyOptions;
  const card = named(box.morning, set) ?? named(box.council, set);
  return card !== undefined ? card.options : useOf(box, set);
};
