import type { Effect, Modifier, Option } from './effects.js';
import type { Components, Display, DuskFace } from './types/index.js';
import { CITIZENS } from './vocabulary.js';

/** The places where effect lists are written; restrictions of a place hold for nested lists too. */
export type Place =
  | 'malus'
  | 'morning'
  | 'weather'
  | 'dusk'
  | 'council'
  | 'display'
  | 'special'
  | 'consequence'
  | 'now'
  | 'lasting'
  | 'main'
  | 'death'
  | 'expert'
  | 'call'
  | 'use'
  | 'expedition'
  | 'scenario';

/** An effect list with its name. States refer to it by that name, which is formed here only. */
export interface Program {
  readonly name: string;
  readonly place: Place;
  /** The number of the card, Building or row of the list, in its table. */
  readonly card: number;
  readonly effects: readonly Effect[];
  /** The number of lists around it. */
  readonly depth: number;
  /** By effect, its options; null if it has none. */
  readonly choices: readonly (OptionSet | null)[];
  /** By effect, the two lists of a condition; null if it has none. */
  readonly branches: readonly (Branches | null)[];
}

/** Options to choose one from, with their effect lists. */
export interface OptionSet {
  readonly name: string;
  readonly options: readonly Option[];
  readonly lists: readonly Program[];
}

/** The lists of a condition. */
export interface Branches {
  readonly then: Program;
  readonly else: Program;
}

/** The lists of a card in the display or in play. */
export interface DisplayLists {
  readonly dusk: Program;
  readonly special: Program | null;
}

/** The lists of a card of the Dusk deck. */
export interface FaceLists {
  readonly effects: Program;
  readonly display: DisplayLists | null;
}

/** The effect lists of a pack: all of them, and those of each card or row by its number. */
export interface Programs extends ReturnType<typeof collected> {
  /** The lists, in the order of the components. */
  readonly lists: readonly Program[];
  readonly sets: readonly OptionSet[];
}

/** Lists every effect list of a pack. */
export const programsOf = (pack: Components): Programs => {
  const found = new Collector();
  return { ...collected(pack, found), lists: found.lists, sets: found.sets };
};

/** Collects lists as they are found, with their nested lists. */
class Collector {
  readonly lists: Program[] = [];
  readonly sets: OptionSet[] = [];

  list(name: string, place: Place, card: number, effects: readonly Effect[], depth = 0): Program {
    const choices: (OptionSet | null)[] = [];
    const branches: (Branches | null)[] = [];
    const program: Program = { name, place, card, effects, depth, choices, branches };
    this.lists.push(program);
    effects.forEach((effect, i) => {
      const inner = `${name}/${i}`;
      const list = (branch: 'then' | 'else', of: readonly Effect[]) =>
        this.list(`${inner}/${branch}`, place, card, of, depth + 1);
      choices.push(effect.kind === 'choose' ? this.options(inner, place, card, effect.options, depth + 1) : null);
      branches.push(effect.kind === 'if' ? { then: list('then', effect.then), else: list('else', effect.else) } : null);
    });
    return program;
  }

  options(name: string, place: Place, card: number, options: readonly Option[], depth = 0): OptionSet {
    const lists: Program[] = [];
    const set: OptionSet = { name, options, lists };
    this.sets.push(set);
    options.forEach(({ effects }, i) => {
      lists.push(this.list(`${name}.${i + 1}`, place, card, effects, depth));
    });
    return set;
  }

  display(name: string, card: number, display: 'none' | Display): DisplayLists | null {
    if (display === 'none') return null;
    const { special } = display;
    return {
      dusk: this.list(`${name}.dusk`, 'display', card, display.dusk),
      special: special === 'none' ? null : this.list(`${name}.special`, 'special', card, special.option.effects),
    };
  }

  face(name: string, place: Place, card: number, { effects, display }: DuskFace): FaceLists {
    return { effects: this.list(name, place, card, effects), display: this.display(name, card, display) };
  }

  policy({ id, now, lasting }: Policy, card: number): PolicyLists {
    return {
      now: this.list(`${id}.now`, 'now', card, now),
      lasting: lasting.map((modifier, k) =>
        'effects' in modifier ? this.list(`${id}.lasting.${k}`, 'lasting', card, modifier.effects) : null,
      ),
    };
  }
}

/** The immediate and the lasting effects of a law or a Technology. */
interface Policy {
  readonly id: string;
  readonly now: readonly Effect[];
  readonly lasting: readonly Modifier[];
}

/** The lists of a law or a Technology. */
export interface PolicyLists {
  readonly now: Program;
  /** By lasting effect, its list; null for those without one. */
  readonly lasting: readonly (Program | null)[];
}

/** Returns the lists by card. The order in which they are found is the order in which owner components are checked. */
const collected = (pack: Components, found: Collector) => ({
  hunger: pack.tracks.maluses.map(({ effects }, i) => found.list(`HUNGER.${i + 1}`, 'malus', i, effects)),
  buildings: pack.buildings.map(({ id, use, upgrade, onDeath }, i) => ({
    use: found.options(`${id}.use`, 'use', i, use),
    up: upgrade === 'none' ? null : found.options(`${id}.up`, 'use', i, upgrade.use),
    death: found.list(`${id}.death`, 'death', i, onDeath),
  })),
  morning: pack.morning.map(({ id, options, display }, i) => ({
    options: found.options(id, 'morning', i, options),
    display: found.display(id, i, display),
  })),
  weather: pack.weather.map(({ id, effects }, i) => found.list(`${id}.a`, 'weather', i, effects)),
  dusk: pack.dusk.map((card, i) => found.face(card.id, 'dusk', i, card)),
  council: pack.council.map(({ id, options }, i) => found.options(id, 'council', i, options)),
  laws: pack.laws.map((law, i) => found.policy(law, i)),
  technologies: pack.technologies.map((technology, i) => found.policy(technology, i)),
  consequences: pack.laws.map(({ id, consequences: [a, b] }, i) => ({
    a: found.face(`${id}.a`, 'consequence', i, a),
    b: found.face(`${id}.b`, 'consequence', i, b),
  })),
  citizens: pack.citizens.map(({ id, main, death }, i) => ({
    main: found.list(`${id}.main`, 'main', i, main),
    death: death.map((effects, type) => found.list(`${id}.${CITIZENS[type]}`, 'death', i, effects)),
  })),
  experts: pack.experts.map(({ id, effects }, i) => found.list(id, 'expert', i, effects)),
  call: found.options('CALL', 'call', 0, pack.call),
  expeditions: pack.expeditions.map(({ id, next, back }, i) => ({
    continue: next === 'none' ? null : found.list(`${id}.continue`, 'expedition', i, next.effects),
    return: found.list(`${id}.return`, 'expedition', i, back.effects),
  })),
  scenario: pack.scenario.map(({ id, effects, display }, i) => ({
    effects: found.list(id, 'scenario', i, effects),
    display: found.display(id, i, display),
  })),
});
