import type { Effect, Modifier, Option } from './effects.js';
import type { Components, Display, DuskFace } from './types/index.js';
import { CITIZEN_TYPES } from './vocabulary.js';

/** The places where effect lists are written; restrictions of a place hold for nested lists too. */
export type ListOrigin =
  | 'hungerPenalty'
  | 'morning'
  | 'weather'
  | 'dusk'
  | 'council'
  | 'display'
  | 'special'
  | 'consequence'
  | 'immediate'
  | 'modifier'
  | 'main'
  | 'death'
  | 'expert'
  | 'callOfDuty'
  | 'use'
  | 'expedition'
  | 'scenario';

/** An effect list with its name. States refer to it by that name, which is formed here only. */
export interface EffectList {
  readonly name: string;
  readonly origin: ListOrigin;
  /** The index of the card, Building or row of the list, in its table. */
  readonly ownerIndex: number;
  readonly effects: readonly Effect[];
  /** The number of lists around it. */
  readonly depth: number;
  /** By effect, its options; null if it has none. */
  readonly optionSets: readonly (OptionSet | null)[];
  /** By effect, the two lists of a condition; null if it has none. */
  readonly branches: readonly (Branches | null)[];
}

/** Options to choose one from, with their effect lists. */
export interface OptionSet {
  readonly name: string;
  readonly options: readonly Option[];
  readonly lists: readonly EffectList[];
}

/** The lists of a condition. */
export interface Branches {
  readonly then: EffectList;
  readonly else: EffectList;
}

/** The lists of a card in the display or in play. */
export interface DisplayLists {
  readonly dusk: EffectList;
  readonly special: EffectList | null;
}

/** The lists of a card of the Dusk deck. */
export interface FaceLists {
  readonly effects: EffectList;
  readonly display: DisplayLists | null;
}

/** The effect lists of a pack: all of them, and those of each card or row by its index. */
export interface EffectLists extends ReturnType<typeof collectLists> {
  /** The lists, in the order of the components. */
  readonly all: readonly EffectList[];
  readonly allOptionSets: readonly OptionSet[];
}

/** Lists every effect list of a pack. */
export const createEffectLists = (pack: Components): EffectLists => {
  const collector = new ListCollector();
  return { ...collectLists(pack, collector), all: collector.lists, allOptionSets: collector.optionSets };
};

/** Collects lists as they are found, with their nested lists. */
class ListCollector {
  readonly lists: EffectList[] = [];
  readonly optionSets: OptionSet[] = [];

  addList(name: string, origin: ListOrigin, ownerIndex: number, effects: readonly Effect[], depth = 0): EffectList {
    const optionSets: (OptionSet | null)[] = [];
    const branches: (Branches | null)[] = [];
    const list: EffectList = { name, origin, ownerIndex, effects, depth, optionSets, branches };
    this.lists.push(list);
    effects.forEach((effect, i) => {
      const nestedName = `${name}/${i}`;
      const addBranch = (branch: 'then' | 'else', of: readonly Effect[]) =>
        this.addList(`${nestedName}/${branch}`, origin, ownerIndex, of, depth + 1);
      optionSets.push(
        effect.kind === 'choose' ? this.addOptions(nestedName, origin, ownerIndex, effect.options, depth + 1) : null,
      );
      branches.push(
        effect.kind === 'if' ? { then: addBranch('then', effect.then), else: addBranch('else', effect.else) } : null,
      );
    });
    return list;
  }

  addOptions(name: string, origin: ListOrigin, ownerIndex: number, options: readonly Option[], depth = 0): OptionSet {
    const lists: EffectList[] = [];
    const set: OptionSet = { name, options, lists };
    this.optionSets.push(set);
    options.forEach(({ effects }, i) => {
      lists.push(this.addList(`${name}.${i + 1}`, origin, ownerIndex, effects, depth));
    });
    return set;
  }

  addDisplay(name: string, ownerIndex: number, display: 'none' | Display): DisplayLists | null {
    if (display === 'none') return null;
    const { specialAction } = display;
    return {
      dusk: this.addList(`${name}.dusk`, 'display', ownerIndex, display.duskEffects),
      special:
        specialAction === 'none'
          ? null
          : this.addList(`${name}.special`, 'special', ownerIndex, specialAction.option.effects),
    };
  }

  addFace(name: string, origin: ListOrigin, ownerIndex: number, { effects, display }: DuskFace): FaceLists {
    return {
      effects: this.addList(name, origin, ownerIndex, effects),
      display: this.addDisplay(name, ownerIndex, display),
    };
  }

  addPolicy({ id, immediateEffects, modifiers }: Policy, ownerIndex: number): PolicyLists {
    return {
      immediate: this.addList(`${id}.now`, 'immediate', ownerIndex, immediateEffects),
      modifiers: modifiers.map((modifier, k) =>
        'effects' in modifier ? this.addList(`${id}.lasting.${k}`, 'modifier', ownerIndex, modifier.effects) : null,
      ),
    };
  }
}

/** The immediate and the lasting effects of a law or a Technology. */
interface Policy {
  readonly id: string;
  readonly immediateEffects: readonly Effect[];
  readonly modifiers: readonly Modifier[];
}

/** The lists of a law or a Technology. */
export interface PolicyLists {
  readonly immediate: EffectList;
  /** By lasting effect, its list; null for those without one. */
  readonly modifiers: readonly (EffectList | null)[];
}

/** Returns the lists by card. The order in which they are found is the order in which owner components are checked. */
const collectLists = (pack: Components, collector: ListCollector) => ({
  hunger: pack.tracks.hungerPenalties.map(({ effects }, i) =>
    collector.addList(`HUNGER.${i + 1}`, 'hungerPenalty', i, effects),
  ),
  buildings: pack.buildings.map(({ id, useOptions, upgrade, onDeath }, i) => ({
    use: collector.addOptions(`${id}.use`, 'use', i, useOptions),
    upgradedUse: upgrade === 'none' ? null : collector.addOptions(`${id}.up`, 'use', i, upgrade.useOptions),
    death: collector.addList(`${id}.death`, 'death', i, onDeath),
  })),
  morning: pack.morning.map(({ id, options, display }, i) => ({
    options: collector.addOptions(id, 'morning', i, options),
    display: collector.addDisplay(id, i, display),
  })),
  weather: pack.weather.map(({ id, effects }, i) => collector.addList(`${id}.a`, 'weather', i, effects)),
  dusk: pack.dusk.map((card, i) => collector.addFace(card.id, 'dusk', i, card)),
  council: pack.council.map(({ id, options }, i) => collector.addOptions(id, 'council', i, options)),
  laws: pack.laws.map((law, i) => collector.addPolicy(law, i)),
  technologies: pack.technologies.map((technology, i) => collector.addPolicy(technology, i)),
  consequences: pack.laws.map(({ id, consequences: [a, b] }, i) => ({
    a: collector.addFace(`${id}.a`, 'consequence', i, a),
    b: collector.addFace(`${id}.b`, 'consequence', i, b),
  })),
  citizens: pack.citizenCards.map(({ id, mainEffects, deathEffects }, i) => ({
    main: collector.addList(`${id}.main`, 'main', i, mainEffects),
    death: deathEffects.map((effects, type) => collector.addList(`${id}.${CITIZEN_TYPES[type]}`, 'death', i, effects)),
  })),
  experts: pack.experts.map(({ id, effects }, i) => collector.addList(id, 'expert', i, effects)),
  callOfDuty: collector.addOptions('CALL', 'callOfDuty', 0, pack.callOfDutyOptions),
  expeditions: pack.expeditions.map(({ id, onContinue, onReturn }, i) => ({
    continue: onContinue === 'none' ? null : collector.addList(`${id}.continue`, 'expedition', i, onContinue.effects),
    return: collector.addList(`${id}.return`, 'expedition', i, onReturn.effects),
  })),
  scenario: pack.scenario.map(({ id, effects, display }, i) => ({
    effects: collector.addList(id, 'scenario', i, effects),
    display: collector.addDisplay(id, i, display),
  })),
});
