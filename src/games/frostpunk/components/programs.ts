import type { Effect, Option, Req } from './effects.js';
import type { Components, Display, DuskFace } from './types/index.js';
import { CITIZENS } from './vocabulary.js';

/** Where an effect list is written; rules about a place hold for the lists within its lists too. */
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

/** An effect list by its name. */
export interface Program {
  readonly name: string;
  readonly place: Place;
  /** The number of the card, Building or row that has it, in its table. */
  readonly card: number;
  readonly effects: readonly Effect[];
  /** How deep it lies in other lists. */
  readonly depth: number;
  /** Where it is written in the components. */
  readonly path: string;
}

/** Options from which one is chosen; the list of option n is the program of this name, a dot and n. */
export interface OptionSet {
  readonly name: string;
  readonly place: Place;
  readonly card: number;
  readonly options: readonly Option[];
  readonly path: string;
}

/** Requirements, and where they are written. */
export interface Condition {
  readonly when: readonly Req[];
  readonly path: string;
}

/** What a pack can do. */
export interface Programs {
  readonly lists: readonly Program[];
  readonly sets: readonly OptionSet[];
  readonly conditions: readonly Condition[];
}

/** Collects lists as they are found, with the lists within them. */
class Collector implements Programs {
  readonly lists: Program[] = [];
  readonly sets: OptionSet[] = [];
  readonly conditions: Condition[] = [];

  list(name: string, path: string, place: Place, card: number, effects: readonly Effect[], depth = 0): void {
    this.lists.push({ name, place, card, effects, depth, path });
    effects.forEach((effect, i) => {
      const inner = `${name}/${i}`;
      const at = `${path}[${i}]`;
      if (effect.kind === 'choose') this.options(inner, `${at}.options`, place, card, effect.options, depth + 1);
      if (effect.kind === 'finish') this.conditions.push({ when: effect.won, path: `${at}.won` });
      if (effect.kind !== 'if') return;
      this.conditions.push({ when: effect.when, path: `${at}.when` });
      this.list(`${inner}/then`, `${at}.then`, place, card, effect.then, depth + 1);
      this.list(`${inner}/else`, `${at}.else`, place, card, effect.else, depth + 1);
    });
  }

  options(name: string, path: string, place: Place, card: number, options: readonly Option[], depth = 0): void {
    this.sets.push({ name, place, card, options, path });
    options.forEach(({ when, effects }, i) => {
      this.conditions.push({ when, path: `${path}[${i}].when` });
      this.list(`${name}.${i + 1}`, `${path}[${i}].effects`, place, card, effects, depth);
    });
  }

  display(name: string, path: string, card: number, display: 'none' | Display): void {
    if (display === 'none') return;
    this.list(`${name}.dusk`, `${path}.display.dusk`, 'display', card, display.dusk);
    if (display.special === 'none') return;
    const { when, effects } = display.special.option;
    this.conditions.push({ when, path: `${path}.display.special.option.when` });
    this.list(`${name}.special`, `${path}.display.special.option.effects`, 'special', card, effects);
  }

  face(name: string, path: string, place: Place, card: number, face: DuskFace): void {
    this.list(name, `${path}.effects`, place, card, face.effects);
    this.display(name, path, card, face.display);
  }
}

/** Every effect list of a pack under its name, in the order of the components. */
export const programsOf = (parts: Components): Programs => {
  const found = new Collector();
  parts.tracks.maluses.forEach(({ effects }, i) => {
    found.list(`HUNGER.${i + 1}`, `tracks.maluses[${i}].effects`, 'malus', i, effects);
  });
  buildingPrograms(parts, found);
  eveningPrograms(parts, found);
  policyPrograms(parts, found);
  peoplePrograms(parts, found);
  journeyPrograms(parts, found);
  return found;
};

const buildingPrograms = ({ buildings }: Components, found: Collector): void => {
  buildings.forEach(({ id, use, upgrade, onDeath }, i) => {
    const path = `buildings[${i}]`;
    found.options(`${id}.use`, `${path}.use`, 'use', i, use);
    if (upgrade !== 'none') found.options(`${id}.up`, `${path}.upgrade.use`, 'use', i, upgrade.use);
    found.list(`${id}.death`, `${path}.onDeath`, 'death', i, onDeath);
  });
};

const eveningPrograms = ({ morning, weather, dusk, council }: Components, found: Collector): void => {
  morning.forEach(({ id, options, display }, i) => {
    found.options(id, `morning[${i}].options`, 'morning', i, options);
    found.display(id, `morning[${i}]`, i, display);
  });
  weather.forEach(({ id, effects }, i) => {
    found.list(`${id}.a`, `weather[${i}].effects`, 'weather', i, effects);
  });
  dusk.forEach((card, i) => {
    found.face(card.id, `dusk[${i}]`, 'dusk', i, card);
  });
  council.forEach(({ id, options }, i) => {
    found.options(id, `council[${i}].options`, 'council', i, options);
  });
};

const policyPrograms = ({ laws, technologies }: Components, found: Collector): void => {
  for (const [table, cards] of [['laws', laws] as const, ['technologies', technologies] as const]) {
    cards.forEach(({ id, now, lasting }, i) => {
      found.list(`${id}.now`, `${table}[${i}].now`, 'now', i, now);
      lasting.forEach((modifier, k) => {
        const path = `${table}[${i}].lasting[${k}]`;
        if ('when' in modifier) found.conditions.push({ when: modifier.when, path: `${path}.when` });
        if ('effects' in modifier) found.list(`${id}.lasting.${k}`, `${path}.effects`, 'lasting', i, modifier.effects);
      });
    });
  }
  laws.forEach(({ id, consequences }, i) => {
    consequences.forEach((face, k) => {
      found.face(`${id}.${'ab'[k]}`, `laws[${i}].consequences[${k}]`, 'consequence', i, face);
    });
  });
};

const peoplePrograms = ({ citizens, experts, call }: Components, found: Collector): void => {
  citizens.forEach(({ id, main, death }, i) => {
    found.list(`${id}.main`, `citizens[${i}].main`, 'main', i, main);
    death.forEach((effects, type) => {
      found.list(`${id}.${CITIZENS[type]}`, `citizens[${i}].death[${type}]`, 'death', i, effects);
    });
  });
  experts.forEach(({ id, effects }, i) => {
    found.list(id, `experts[${i}].effects`, 'expert', i, effects);
  });
  found.options('CALL', 'call', 'call', 0, call);
};

const journeyPrograms = ({ expeditions, scenario }: Components, found: Collector): void => {
  expeditions.forEach(({ id, next, back }, i) => {
    const path = `expeditions[${i}]`;
    if (next !== 'none') found.list(`${id}.continue`, `${path}.next.effects`, 'expedition', i, next.effects);
    found.list(`${id}.return`, `${path}.back.effects`, 'expedition', i, back.effects);
  });
  scenario.forEach(({ id, effects, display }, i) => {
    found.list(id, `scenario[${i}].effects`, 'scenario', i, effects);
    found.display(id, `scenario[${i}]`, i, display);
  });
};
