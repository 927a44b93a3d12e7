import type { Effect, Option } from './effects.js';
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
}

/** Options from which one is chosen; the list of option n is the program of this name, a dot and n. */
export interface OptionSet {
  readonly name: string;
  readonly options: readonly Option[];
}

/** What a pack can do. */
export interface Programs {
  readonly lists: readonly Program[];
  readonly sets: readonly OptionSet[];
}

/** Collects lists as they are found, with the lists within them. */
class Collector implements Programs {
  readonly lists: Program[] = [];
  readonly sets: OptionSet[] = [];

  list(name: string, place: Place, card: number, effects: readonly Effect[], depth = 0): void {
    this.lists.push({ name, place, card, effects, depth });
    effects.forEach((effect, i) => {
      const inner = `${name}/${i}`;
      if (effect.kind === 'choose') this.options(inner, place, card, effect.options, depth + 1);
      if (effect.kind !== 'if') return;
      this.list(`${inner}/then`, place, card, effect.then, depth + 1);
      this.list(`${inner}/else`, place, card, effect.else, depth + 1);
    });
  }

  options(name: string, place: Place, card: number, options: readonly Option[], depth = 0): void {
    this.sets.push({ name, options });
    options.forEach(({ effects }, i) => {
      this.list(`${name}.${i + 1}`, place, card, effects, depth);
    });
  }

  display(name: string, card: number, display: 'none' | Display): void {
    if (display === 'none') return;
    this.list(`${name}.dusk`, 'display', card, display.dusk);
    if (display.special !== 'none') this.list(`${name}.special`, 'special', card, display.special.option.effects);
  }

  face(name: string, place: Place, card: number, face: DuskFace): void {
    this.list(name, place, card, face.effects);
    this.display(name, card, face.display);
  }
}

/** Every effect list of a pack under its name, in the order of the components. */
export const programsOf = (parts: Components): Programs => {
  const found = new Collector();
  parts.tracks.maluses.forEach(({ effects }, i) => {
    found.list(`HUNGER.${i + 1}`, 'malus', i, effects);
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
    found.options(`${id}.use`, 'use', i, use);
    if (upgrade !== 'none') found.options(`${id}.up`, 'use', i, upgrade.use);
    found.list(`${id}.death`, 'death', i, onDeath);
  });
};

const eveningPrograms = ({ morning, weather, dusk, council }: Components, found: Collector): void => {
  morning.forEach(({ id, options, display }, i) => {
    found.options(id, 'morning', i, options);
    found.display(id, i, display);
  });
  weather.forEach(({ id, effects }, i) => {
    found.list(`${id}.a`, 'weather', i, effects);
  });
  dusk.forEach((card, i) => {
    found.face(card.id, 'dusk', i, card);
  });
  council.forEach(({ id, options }, i) => {
    found.options(id, 'council', i, options);
  });
};

const policyPrograms = ({ laws, technologies }: Components, found: Collector): void => {
  for (const cards of [laws, technologies]) {
    cards.forEach(({ id, now, lasting }, i) => {
      found.list(`${id}.now`, 'now', i, now);
      lasting.forEach((modifier, k) => {
        if ('effects' in modifier) found.list(`${id}.lasting.${k}`, 'lasting', i, modifier.effects);
      });
    });
  }
  laws.forEach(({ id, consequences }, i) => {
    consequences.forEach((face, k) => {
      found.face(`${id}.${'ab'[k]}`, 'consequence', i, face);
    });
  });
};

const peoplePrograms = ({ citizens, experts, call }: Components, found: Collector): void => {
  citizens.forEach(({ id, main, death }, i) => {
    found.list(`${id}.main`, 'main', i, main);
    death.forEach((effects, type) => {
      found.list(`${id}.${CITIZENS[type]}`, 'death', i, effects);
    });
  });
  experts.forEach(({ id, effects }, i) => {
    found.list(id, 'expert', i, effects);
  });
  found.options('CALL', 'call', 0, call);
};

const journeyPrograms = ({ expeditions, scenario }: Components, found: Collector): void => {
  expeditions.forEach(({ id, next, back }, i) => {
    if (next !== 'none') found.list(`${id}.continue`, 'expedition', i, next.effects);
    found.list(`${id}.return`, 'expedition', i, back.effects);
  });
  scenario.forEach(({ id, effects, display }, i) => {
    found.list(id, 'scenario', i, effects);
    found.display(id, i, display);
  });
};
