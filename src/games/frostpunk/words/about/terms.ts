import { type Message, message } from '../../../../words/message.js';
import type { Components } from '../../components/index.js';
import { CITIZENS } from '../../components/vocabulary.js';
import { amount, byId, citizen } from '../things.js';
import { outcomeOf } from './told.js';

const numbers = (list: readonly number[]): string => list.join(', ');

/** Says who falls sick on which spaces of the Heat track. */
const icons = ({ tracks }: Components): readonly Message[] =>
  CITIZENS.map((kind) =>
    message('about.sickAt', {
      kind: citizen(kind),
      spaces: numbers(tracks.icons.flatMap((icon, space) => (icon === kind ? [space] : []))),
    }),
  );

/** Lists the content of the generator tile at the start. */
const atStart = (components: Components): readonly Message[] =>
  components.start.generator.flatMap((space) => {
    if (space === 'none') return [];
    return ['building' in space ? byId(space.building, components) : amount(space.res, space.n)];
  });

/** Names the numbers from one to another, which may be the same. */
const rangeOf = (from: number, to: number): Message =>
  from === to ? message('about.one', { n: from }) : message('about.range', { from, to });

/** The lines about each term. */
const terms = {
  heat: (components: Components) => [
    message('about.heat'),
    ...icons(components),
    message('about.throws', { cubes: numbers(components.tracks.throws) }),
  ],
  generator: (components: Components) => [
    message('about.generator', { n: components.map.generatorSpaces, things: atStart(components) }),
  ],
  cold: () => [message('about.cold'), message('about.coldWork')],
  range: ({ tracks, heating }: Components) => [
    message('about.ranges', { first: tracks.ranges[0], second: tracks.ranges[1], third: tracks.ranges[2] }),
    message('about.heated', { heating }),
  ],
  pressure: ({ tracks, tower }: Components) => [
    message('about.pressure', { n: tracks.pressureRoom }),
    message('about.tower', {
      of: tower.of,
      fall: tower.fall,
      knock: tower.knock,
      pull: tower.pull,
      close: tower.close,
    }),
  ],
  malfunction: ({ tracks: { malfunction } }: Components) => [
    message('about.malfunction', { cold: malfunction.cold, ranges: malfunction.ranges }),
  ],
  sickness: ({ tracks }: Components) => [
    message('about.sickness', { n: tracks.sickLimit }),
    message('about.skull'),
    ...tracks.sections.map(({ from, to, tired, flips }) =>
      message('about.section', { range: rangeOf(from, to), tired, flips }),
    ),
  ],
  hunger: (components: Components) => [
    message('about.hunger', { n: components.tracks.hungerLimit, top: components.tracks.hungerTop }),
    ...components.tracks.maluses.map(({ from, to, effects }) =>
      message('about.malus', { range: rangeOf(from, to), effects: outcomeOf(effects, components) }),
    ),
  ],
  corpse: ({ tracks }: Components) => [message('about.corpse', { n: tracks.corpseLimit })],
  meeple: ({ tracks }: Components) => [
    message('about.meeple', { n: tracks.populationTop }),
    ...tracks.meeplesFor.map((list, i) =>
      message('about.meeplesFor', { kind: citizen(CITIZENS[i]!), counts: numbers(list.slice(1)) }),
    ),
  ],
  round: ({ tracks }: Components) => [
    message('about.round', { n: tracks.rounds }),
    ...CITIZENS.map((kind) =>
      message('about.eats', {
        kind: citizen(kind),
        rounds: numbers(tracks.roundTypes.flatMap((type, i) => (type === kind ? [i + 1] : []))),
      }),
    ),
  ],
  storm: () => [message('about.storm')],
  law: ({ tracks }: Components) => [message('about.laws', { n: tracks.lawLimit })],
  technology: () => [message('about.technologies')],
  expedition: ({ expeditionSlots, start }: Components) => [
    message('about.expeditions', { n: expeditionSlots, open: start.stacks }),
    message('about.exploring'),
  ],
  hand: ({ start }: Components) => [message('about.hand', { n: start.hand }), message('about.onePerRound')],
} as const;

/** A term of the rules. */
export type Term = keyof typeof terms;

/** The terms, in the order of the rules. */
export const termIds = Object.keys(terms) as readonly Term[];

/** Returns the lines about a term. */
export const termLines = (term: Term, components: Components): readonly Message[] => terms[term](components);
