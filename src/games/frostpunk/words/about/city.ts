import { type Message, message } from '../../../../words/message.js';
import {
  type Action,
  type Components,
  type Difficulty,
  type MeepleKind,
  RESOURCES,
  type Zone,
} from '../../components/index.js';
import { CITIZEN_TYPES } from '../../components/vocabulary.js';
import type { Ending } from '../../state/index.js';
import type { Frostpunk } from '../../types.js';
import { amountMessage } from '../names.js';

/** Returns the lines about a kind of Meeple. */
export const kindLines = (kind: MeepleKind, { automatons, tracks }: Components): readonly Message[] =>
  kind === 'automaton'
    ? [
        message('about.kind.automaton', { n: automatons }),
        message('about.automatonCost', { n: tracks.coalPerAutomatonAction }),
      ]
    : [message(`about.kind.${kind}`)];

/** Returns the lines about a zone. */
export const zoneLines = (zone: Zone, { tracks: { actions } }: Components): readonly Message[] => [
  message('about.zone', { zone, n: actions.tilesPerClear[zone] }),
];

/** Returns the lines about a main action. */
export const actionLines = (action: Action, { tracks: { actions } }: Components): readonly Message[] => {
  const parameters = {
    clear: { near: actions.tilesPerClear.near, far: actions.tilesPerClear.far },
    gather: { n: actions.resourcesPerGather },
    build: { n: actions.subActionsPerBuild },
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
    ? message('about.hope', { n: start.hopeTokens, room: tracks.maxHope })
    : message('about.discontent', { n: start.discontentTokens, limit: tracks.discontentLimit }),
  message('about.raise'),
  message('about.lower'),
];

/** Returns the lines about a kind of token. */
export const tokenLines = (id: string, { tokens, experts }: Components): readonly Message[] => {
  const isHope = tokens.hope.some((token) => token.id === id);
  const { copies } = [...tokens.hope, ...tokens.discontent].find((token) => token.id === id)!;
  const served = experts.filter(({ token }) => token === id).length;
  return [
    message('about.token', { track: isHope ? 'hope' : 'discontent', n: copies }),
    ...(served === 0 ? [] : [message('about.tokenServes')]),
  ];
};

/** Returns the lines about a category of points. */
export const categoryLines = (
  category: Frostpunk['Category'],
  { tracks: { points } }: Components,
): readonly Message[] => {
  const n = category === 'works' ? points.stormWork : category === 'victory' ? points.victory : null;
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
export const difficultyLines = (difficulty: Difficulty, { startByDifficulty }: Components): readonly Message[] => {
  const { stock, cold, citizens, sickCitizens, stormRound, hunger, heat } = startByDifficulty[difficulty];
  return [
    message('about.goods', {
      goods: RESOURCES.flatMap((res, i) => (stock[i]! > 0 ? [amountMessage(res, stock[i]!)] : [])),
    }),
    message('about.people', { citizens: citizenMessages(citizens) }),
    ...(sickCitizens.some((n) => n > 0) ? [message('about.sick', { sick: citizenMessages(sickCitizens) })] : []),
    message('about.markers', { cold, heat, storm: stormRound, hunger }),
  ];
};

/** Lists numbers of Citizens by type, those above 0. */
const citizenMessages = (counts: readonly number[]): readonly Message[] =>
  CITIZEN_TYPES.flatMap((kind, i) => (counts[i]! > 0 ? [message('about.of', { kind, n: counts[i]! })] : []));
