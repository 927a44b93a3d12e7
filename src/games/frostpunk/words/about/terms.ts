import { type Message, message } from '../../../../words/message.js';
import type { Components } from '../../components/index.js';
import { CITIZEN_TYPES } from '../../components/vocabulary.js';
import { amountMessage, citizenName, messageById } from '../names.js';
import { effectsMessage } from './effect-lines.js';

const joinNumbers = (list: readonly number[]): string => list.join(', ');

/** Says who falls sick on which spaces of the Heat track. */
const sickTypeLines = ({ tracks }: Components): readonly Message[] =>
  CITIZEN_TYPES.map((kind) =>
    message('about.sickAt', {
      kind: citizenName(kind),
      spaces: joinNumbers(tracks.sickTypes.flatMap((icon, space) => (icon === kind ? [space] : []))),
    }),
  );

/** Lists the content of the generator tile at the start. */
const startMessages = (components: Components): readonly Message[] =>
  components.start.generatorContents.flatMap((space) => {
    if (space === 'none') return [];
    return [
      'building' in space ? messageById(space.building, components) : amountMessage(space.resource, space.amount),
    ];
  });

/** Names the numbers from one to another, which may be the same. */
const rangeMessage = (from: number, to: number): Message =>
  from === to ? message('about.one', { n: from }) : message('about.range', { from, to });

/** The lines about each term. */
const terms = {
  heat: (components: Components) => [
    message('about.heat'),
    ...sickTypeLines(components),
    message('about.throws', { cubes: joinNumbers(components.tracks.thrownCubes) }),
  ],
  generator: (components: Components) => [
    message('about.generator', { n: components.map.generatorSpaces, things: startMessages(components) }),
  ],
  cold: () => [message('about.cold'), message('about.coldWork')],
  range: ({ tracks, heating }: Components) => [
    message('about.ranges', {
      first: tracks.heatingRanges[0],
      second: tracks.heatingRanges[1],
      third: tracks.heatingRanges[2],
    }),
    message('about.heated', { heating }),
  ],
  pressure: ({ tracks, tower }: Components) => [
    message('about.pressure', { n: tracks.maxPressure }),
    message('about.tower', {
      of: tower.outOf,
      fall: tower.whenThrown,
      knock: tower.whenHit,
      pull: tower.whenPulled,
      close: tower.whenClosed,
    }),
  ],
  malfunction: ({ tracks: { malfunction } }: Components) => [
    message('about.malfunction', { cold: malfunction.cold, ranges: malfunction.heatingRanges }),
  ],
  sickness: ({ tracks }: Components) => [
    message('about.sickness', { n: tracks.sickLimit }),
    message('about.skull'),
    ...tracks.sicknessSections.map(({ from, to, tiredTokens, flips }) =>
      message('about.section', { range: rangeMessage(from, to), tired: tiredTokens, flips }),
    ),
  ],
  hunger: (components: Components) => [
    message('about.hunger', { n: components.tracks.hungerLimit, top: components.tracks.maxHunger }),
    ...components.tracks.hungerPenalties.map(({ from, to, effects }) =>
      message('about.malus', { range: rangeMessage(from, to), effects: effectsMessage(effects, components) }),
    ),
  ],
  corpse: ({ tracks }: Components) => [message('about.corpse', { n: tracks.corpseLimit })],
  meeple: ({ tracks }: Components) => [
    message('about.meeple', { n: tracks.maxCitizens }),
    ...tracks.meeplesFor.map((list, i) =>
      message('about.meeplesFor', { kind: citizenName(CITIZEN_TYPES[i]!), counts: joinNumbers(list.slice(1)) }),
    ),
  ],
  round: ({ tracks }: Components) => [
    message('about.round', { n: tracks.rounds }),
    ...CITIZEN_TYPES.map((kind) =>
      message('about.eats', {
        kind: citizenName(kind),
        rounds: joinNumbers(tracks.eatingTypes.flatMap((type, i) => (type === kind ? [i + 1] : []))),
      }),
    ),
  ],
  storm: () => [message('about.storm')],
  law: ({ tracks }: Components) => [message('about.laws', { n: tracks.maxLaws })],
  technology: () => [message('about.technologies')],
  expedition: ({ expeditionSlots, start }: Components) => [
    message('about.expeditions', { n: expeditionSlots, open: start.openExpeditions }),
    message('about.exploring'),
  ],
  hand: ({ start }: Components) => [message('about.hand', { n: start.handSize }), message('about.onePerRound')],
} as const;

/** A term of the rules. */
export type Term = keyof typeof terms;

/** The terms, in the order of the rules. */
export const termIds = Object.keys(terms) as readonly Term[];

/** Returns the lines about a term. */
export const termLines = (term: Term, components: Components): readonly Message[] => terms[term](components);
