import { type Message, message, named } from '../../../../words/message.js';
import type { ThingKind, ThingKinds } from '../../../../words/thing.js';
import type { Components } from '../../components/index.js';
import {
  ACTIONS,
  type Action,
  CONSEQUENCES,
  DIFFICULTIES,
  KINDS,
  type Kind,
  RESOURCES,
  type Res,
  STAGES,
  type Stage,
  TRACKS,
  type Track,
  ZONES,
  type Zone,
} from '../../components/vocabulary.js';
import type { Ending } from '../../state/index.js';
import type { Frostpunk } from '../../types.js';
import { description } from '../description.js';
import { buildingLines, tileLines } from './buildings.js';
import {
  citizenLines,
  councilLines,
  eveningLines,
  expeditionLines,
  expertLines,
  morningLines,
  sceneLines,
  weatherLines,
} from './cards.js';
import {
  actionLines,
  categoryLines,
  difficultyLines,
  endingLines,
  kindLines,
  tokenLines,
  trackLines,
  zoneLines,
} from './city.js';
import { consequenceLines, lawLines, technologyLines } from './policies.js';
import { type Term, termIds, termLines } from './terms.js';
import { choices } from './told.js';

/** The things of the game, each with the type of value that identifies it. */
export interface Things {
  /** A card, Building or law, identified by its id; a consequence such as `L3.b`. */
  readonly card: string;
  /** A tile, identified by its number. */
  readonly tile: number;
  readonly res: Res;
  readonly kind: Kind;
  readonly action: Action;
  readonly zone: Zone;
  readonly stage: Stage;
  readonly track: Track;
  /** A kind of token, identified by its id. */
  readonly token: string;
  readonly category: Frostpunk['Category'];
  readonly ending: Ending;
  /** A difficulty or an expert: `difficulty.hard`, `expert.P1`. */
  readonly option: string;
  /** A term of the rules. */
  readonly term: Term;
}

const { names } = description;

type Lines = () => readonly Message[];

/** The lines about the items of one table of a pack. */
type Table = readonly (readonly [id: string, lines: Lines])[];

/** Returns the lines about all cards, Buildings and laws. */
const tableOf = (pack: Components): Table => {
  const rows = <Item extends { readonly id: string }>(
    items: readonly Item[],
    lines: (item: Item, components: Components) => readonly Message[],
  ): Table => items.map((item) => [item.id, () => lines(item, pack)]);
  return [
    ...rows(pack.buildings, buildingLines),
    ...rows(pack.laws, lawLines),
    ...pack.laws.flatMap((law) =>
      CONSEQUENCES.map((letter, i) => [`${law.id}.${letter}`, () => consequenceLines(law, i, pack)] as const),
    ),
    ...rows(pack.technologies, technologyLines),
    ...rows(pack.citizens, citizenLines),
    ...rows(pack.experts, expertLines),
    ['CALL', () => [message('about.call'), ...choices(pack.call, pack)]],
    ...rows(pack.expeditions, expeditionLines),
    ...rows(pack.morning, morningLines),
    ...rows(pack.weather, weatherLines),
    ...rows(pack.dusk, eveningLines),
    ...rows(pack.council, councilLines),
    ...rows(pack.scenario, sceneLines),
  ];
};

// Created once for each pack.
const cards = new WeakMap<Components, ReadonlyMap<string, Lines>>();

/** Returns the lines about all cards, Buildings and laws, by id. */
const cardsOf = (pack: Components): ReadonlyMap<string, Lines> => {
  const known = cards.get(pack) ?? new Map(tableOf(pack));
  cards.set(pack, known);
  return known;
};

/** Describes a kind of things of which each has one line, `about.KIND.ID`. */
const plainly = <Id extends string>(
  kind: string,
  ids: readonly Id[],
  title: (id: Id) => Message,
): ThingKind<Frostpunk, Id> => ({ ids: () => ids, title, lines: (id) => [message(`about.${kind}.${id}`)] });

const CATEGORIES = ['survivors', 'hope', 'discontent', 'works', 'rounds', 'victory'] as const;
const ENDINGS = ['scenario', 'hope', 'discontent', 'generator', 'sickness', 'hunger', 'corpses', 'objective'] as const;

/** The things of Frostpunk, with sentences about them. */
export const things: ThingKinds<Frostpunk, Things> = {
  card: {
    ids: (pack) => [...cardsOf(pack).keys()],
    title: (id, pack) => {
      const letter = id.split('.')[1];
      const card = names.card(id, pack);
      return letter === undefined ? card : message('about.consequenceTitle', { card, letter: letter.toUpperCase() });
    },
    lines: (id, pack) => cardsOf(pack).get(id)!(),
  },
  tile: { ids: ({ tiles }) => tiles.map((_, tile) => tile), title: names.tile, lines: tileLines },
  res: plainly('res', RESOURCES, names.res),
  kind: { ids: () => KINDS, title: names.kind, lines: kindLines },
  action: { ids: () => ACTIONS, title: names.action, lines: actionLines },
  zone: { ids: () => ZONES, title: names.zone, lines: zoneLines },
  stage: plainly('stage', STAGES, names.stage),
  track: { ids: () => TRACKS, title: names.track, lines: trackLines },
  token: {
    ids: ({ tokens }) => [...tokens.hope, ...tokens.discontent].map(({ id }) => id),
    title: names.token,
    lines: tokenLines,
  },
  category: { ids: () => CATEGORIES, title: names.category, lines: categoryLines },
  ending: { ids: () => ENDINGS, title: names.ending, lines: endingLines },
  option: {
    ids: ({ experts }) => [
      ...DIFFICULTIES.map((each) => `difficulty.${each}`),
      ...experts.map(({ id }) => `expert.${id}`),
    ],
    title: names.option,
    lines: (option, pack) => {
      const difficulty = DIFFICULTIES.find((each) => option === `difficulty.${each}`);
      if (difficulty !== undefined) return difficultyLines(difficulty, pack);
      return expertLines(pack.experts.find(({ id }) => option === `expert.${id}`)!, pack);
    },
  },
  term: { ids: () => termIds, title: named('term'), lines: termLines },
};
