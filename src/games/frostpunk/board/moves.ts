import {
  type Components,
  createMapTables,
  type Law,
  type Modifier,
  components as printed,
} from '../components/index.js';
import type { Move } from '../moves/index.js';
import type { State, View } from '../state/index.js';

/** The kinds of moves that touch no place. */
export const placeless: readonly Move['kind'][] = Object.freeze(['pass', 'done']);

/** Lists the places that a move touches in this state: those of the Meeple, its target, and its card. */
export const placesOf = (
  move: Move,
  { phase }: Pick<State | View, 'phase'>,
  components: Components = printed,
): readonly string[] => {
  switch (move.kind) {
    case 'pass':
    case 'done':
      return [];
    case 'burnCoal':
      return ['res-coal'];
    case 'eat':
      return ['res-food'];
    case 'playCard':
    case 'discardForDeath':
      return ['hand'];
    case 'drawDeathCard':
      return ['citizen-deck'];
    case 'useCallOfDuty':
      return ['call'];
    case 'useExpert':
      return ['expert'];
    case 'takeDuskOffer':
      return placesGranting(components, 'duskOffer');
    case 'workLongShift':
      return placesGranting(components, 'longShift');
    case 'clear':
      return [`people-${move.meeple}`, `tiles-${move.zone}`];
    case 'gather':
    case 'use':
      return [`people-${move.meeple}`, siteOf(move.site, components)];
    case 'build':
      return [`people-${move.meeple}`];
    case 'scout':
      return [`people-${move.meeple}`, `stack-${move.slot}`];
    case 'special':
      return [`people-${move.meeple}`, components.scenario.some(({ id }) => id === move.card) ? 'scenario' : 'display'];
    case 'construct':
      return [`building-${components.buildings[move.building]!.id}`];
    case 'chooseSite':
    case 'dismantle':
    case 'upgrade':
      return [siteOf(move.site, components)];
    case 'choosePosition':
      return [components.map.positions[move.position]!.id];
    case 'chooseOption':
      return ['asked'];
    case 'chooseType':
      return [`people-${move.citizenType}`];
    case 'drawToken':
      return 'track' in phase ? [phase.track] : ['hope', 'discontent'];
    case 'activateToken':
    case 'exhaustToken':
    case 'removeToken':
      return [components.tokens.hope.some(({ id }) => id === move.token) ? 'hope' : 'discontent'];
    case 'developTechnology':
      return [`tech-${components.technologies[move.technology]!.id}`];
    case 'enactLaw':
      return [`law-${components.laws[move.law]!.id}`];
    case 'keepConsequence':
      return phase.kind === 'consequence' ? [`law-${components.laws[phase.law]!.id}`] : ['asked'];
    case 'chooseScout':
      return [`stack-${move.slot}`];
    default:
      return 'slot' in phase ? [`stack-${phase.slot}`] : ['asked'];
  }
};

/** Lists the laws and technologies with a kind of lasting effect. */
const placesGranting = ({ laws, technologies }: Components, kind: Modifier['kind']): readonly string[] => {
  const grants = ({ modifiers }: Pick<Law, 'modifiers'>): boolean =>
    modifiers.some((modifier) => modifier.kind === kind);
  return [
    ...laws.filter(grants).map(({ id }) => `law-${id}`),
    ...technologies.filter(grants).map(({ id }) => `tech-${id}`),
  ];
};

const siteOf = (site: number, components: Components): string => createMapTables(components).siteNames[site]!;
