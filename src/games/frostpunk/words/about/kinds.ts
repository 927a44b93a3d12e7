import type { AboutKind, AboutKinds } from '../../../../words/about-entry.js';
import { type Message, message, nameMessage } from '../../../../words/message.js';
import type { Components } from '../../components/index.js';
import {
  ACTIONS,
  type Action,
  CONSEQUENCES,
  DIFFICULTIES,
  MEEPLE_KINDS,
  type MeepleKind,
  RESOURCES,
  type Resource,
  STAGES,
  type Stage,
  TOKEN_TRACKS,
  type TokenTrack,
  ZONES,
  type Zone,
} from '../../components/vocabulary.js';
import type { Ending } from '../../state/index.js';
import type { Frostpunk } from '../../types.js';
import { parameters } from '../parameters.js';
import { buildingLines, tileLines } from './buildings.js';
import {
  citizenLines,
  councilLines,
  duskCardLines,
  expeditionLines,
  expertLines,
  morningLines,
  scenarioLines,
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
import { optionLines } from './effect-lines.js';
import { consequenceLines, lawLines, technologyLines } from './policies.js';
import { type Term, termIds, termLines } from './terms.js';

/** The things of the game, each with the type of value that identifies it. */
export interface AboutIds {
  /** A card, Building or law, identified by its id; a consequence such as `L3.b`. */
  readonly card: string;
  /** A tile, identified by its index. */
  readonly tile: number;
  readonly resource: Resource;
  readonly meeple: MeepleKind;
  readonly action: Action;
  readonly zone: Zone;
  readonly stage: Stage;
  readonly track: TokenTrack;
  /** A kind of token, identified by its id. */
  readonly token: string;
  readonly category: Frostpunk['Category'];
  readonly ending: Ending;
  /** A difficulty or an expert: `difficulty.hard`, `expert.P1`. */
  readonly option: string;
  /** A term of the rules. */
  readonly term: Term;
}

const { names } = parameters;

type Lines = () => readonly Message[];

/** The lines about the items of one table of a pack. */
type LinesTable = readonly (readonly [id: string, lines: Lines])[];

/** Returns the lines about all cards, Buildings and laws. */
const createLines = (pack: Components): LinesTable => {
  const rows = <Item extends { readonly id: string }>(
    items: readonly Item[],
    lines: (item: Item, components: Components) => readonly Message[],
  ): LinesTable => items.map((item) => [item.id, () => lines(item, pack)]);
  return [
    ...rows(pack.buildings, buildingLines),
    ...rows(pack.laws, lawLines),
    ...pack.laws.flatMap((law) =>
      CONSEQUENCES.map((letter, i) => [`${law.id}.${letter}`, () => consequenceLines(law, i, pack)] as const),
    ),
    ...rows(pack.technologies, technologyLines),
    ...rows(pack.citizenCards, citizenLines),
    ...rows(pack.experts, expertLines),
    ['CALL', () => [message('about.call'), ...optionLines(pack.callOfDutyOptions, pack)]],
    ...rows(pack.expeditions, expeditionLines),
    ...rows(pack.morning, morningLines),
    ...rows(pack.weather, weatherLines),
    ...rows(pack.dusk, duskCardLines),
    ...rows(pack.council, councilLines),
    ...rows(pack.scenario, scenarioLines),
  ];
};

// Created once for each pack.
const cache = new WeakMap<Components, ReadonlyMap<string, Lines>>();

/** Returns the lines about all cards, Buildings and laws, by id. */
const linesById = (pack: Components): ReadonlyMap<string, Lines> => {
  const cached = cache.get(pack) ?? new Map(createLines(pack));
  cache.set(pack, cached);
  return cached;
};

/** Describes a kind of things of which each has one line, `about.KIND.ID`. */
const oneLineKind = <Id extends string>(
  kind: string,
  ids: readonly Id[],
  title: (id: Id) => Message,
): AboutKind<Frostpunk, Id> => ({ ids: () => ids, title, lines: (id) => [message(`about.${kind}.${id}`)] });

const CATEGORIES = ['survivors', 'hope', 'discontent', 'works', 'rounds', 'victory'] as const;
const ENDINGS = ['scenario', 'hope', 'discontent', 'generator', 'sickness', 'hunger', 'corpses', 'objective'] as const;

/** The things of Frostpunk, with sentences about them. */
export const aboutKinds: AboutKinds<Frostpunk, AboutIds> = {
  card: {
    ids: (pack) => [...linesById(pack).keys()],
    title: (id, pack) => {
      const letter = id.split('.')[1];
      const card = names.card(id, pack);
      return letter === undefined ? card : message('about.consequenceTitle', { card, letter: letter.toUpperCase() });
    },
    lines: (id, pack) => linesById(pack).get(id)!(),
  },
  tile: { ids: ({ tiles }) => tiles.map((_, tile) => tile), title: names.tile, lines: tileLines },
  resource: oneLineKind('res', RESOURCES, names.resource),
  meeple: { ids: () => MEEPLE_KINDS, title: names.meeple, lines: kindLines },
  action: { ids: () => ACTIONS, title: names.action, lines: actionLines },
  zone: { ids: () => ZONES, title: names.zone, lines: zoneLines },
  stage: oneLineKind('stage', STAGES, names.stage),
  track: { ids: () => TOKEN_TRACKS, title: names.track, lines: trackLines },
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
  term: { ids: () => termIds, title: nameMessage('term'), lines: termLines },
};
