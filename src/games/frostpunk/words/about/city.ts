import { type Message, message } from '../../../../words/message.js';
import {
  type Action,
  type Components,
  type Difficulty,
  type Kind,
  RESOURCES,
  type Zone,
} from '../../components/index.js';
import { CITIZENS } from '../../components/vocabulary.js';
import type { Ending } from '../../state/index.js';
import type { Frostpunk } from '../../types.js';
import { amount } from '../things.js';

/** Returns the lines about a kind of Meeple. */
export const kindLines = (kind: Kind, { automatons, tracks }: Components): readonly Message[] =>
  kind === 'automaton'
    ? [message('about.kind.automaton', { n: automatons }), message('about.automatonCost', { n: tracks.automatonCoal })]
    : [message(`about.kind.${kind}`)];

/** Returns the lines about a zone. */
export const zoneLines = (zone: Zone, { tracks: { actions } }: Components): readonly Message[] => [
  message('about.zone', { zone, n: actions.cleared[zone] }),
];

/** Returns the lines about a main action. */
export const actionLines = (action: Action, { tracks: { actions } }: Components): readonly Message[] => {
  const parameters = {
    clear: { near: actions.cleared.near, far: actions.cleared.far },
    gather: { n: actions.gathered },
    build: { n: actions.built },
    use: {},
    scout: {},
    special: {},
  };
  const warmth = action === 'clear' ? 'cold' : action === 'gather' || action === 'use' ? 'heat' : 'warm';
  return [message(`about.action.${action}`, parameters[action]), message('about.warmth', { warmth })];
};

/** Returns the lines about a track of tokens. */
export const trackLines = (track: 'hope' | 'discontent', { tracks, start }: Components): readonly Message[] => [
  track === 'hope'
    ? message('about.hope', { n: start.hope, room: tracks.hopeRoom })
    : message('about.discontent', { n: start.discontent, limit: tracks.discontentLimit }),
  message('about.raise'),
  message('about.lower'),
];

/** Returns the lines about a kind of token. */
export const tokenLines = (id: string, { tokens, experts }: Components): readonly Message[] => {
  const isHope = tokens.hope.some((token) => token.id === id);
  const { count } = [...tokens.hope, ...tokens.discontent].find((token) => token.id === id)!;
  const served = experts.filter(({ token }) => token === id).length;
  return [
    message('about.token', { track: isHope ? 'hope' : 'discontent', n: count }),
    ...(served === 0 ? [] : [message('about.tokenServes')]),
  ];
};

/** Returns the lines about a category of points. */
export const categoryLines = (
  category: Frostpunk['Category'],
  { tracks: { points } }: Components,
): readonly Message[] => {
  const n = category === 'works' ? points.work : category === 'victory' ? points.victory : null;
  return [message(`about.points.${category}`, n === null ? {} : { n }), message('about.shared')];
};

/** Returns the lines about an ending. */
export const endingLines = (ending: Ending, { tracks }: Components): readonly Message[] => {
  const limits: Readonly<Partial<Record<Ending, number>>> = {
    discontent: tracks.discontentLimit,
    sickness: tracks.sickLimit,
    hunger: tracks.hungerLimit,
    corpses: tracks.corpseLimit,
  };
  const n = limits[ending];
  return [message(`about.ending.${ending}`, n === undefined ? {} : { n })];
};

/** Returns the lines about a difficulty. */
export const difficultyLines = (difficulty: Difficulty, { setup }: Components): readonly Message[] => {
  const { resources, cold, citizens, sick, storm, hunger, heat } = setup[difficulty];
  return [
    message('about.goods', {
      goods: RESOURCES.flatMap((res, i) => (resources[i]! > 0 ? [amount(res, resources[i]!)] : [])),
    }),
    message('about.people', { citizens: peopleOf(citizens) }),
    ...(sick.some((n) => n > 0) ? [message('about.sick', { sick: peopleOf(sick) })] : []),
    message('about.markers', { cold, heat, storm, hunger }),
  ];
};

/** Lists numbers of Citizens by type, those above 0. */
const peopleOf = (counts: readonly number[]): readonly Message[] =>
  CITIZENS.flatMap((kind, i) => (counts[i]! > 0 ? [message('about.of', { kind, n: counts[i]! })] : []));
