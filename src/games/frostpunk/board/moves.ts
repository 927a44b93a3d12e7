import { type Components, type Law, type Modifier, components as printed, sitesOf } from '../components/index.js';
import type { Move } from '../moves/index.js';
import type { State, View } from '../state/index.js';

/** The kinds of moves that touch no place. */
export const placeless: readonly Move['kind'][] = Object.freeze(['pass', 'done']);

/** Lists the places that a move touches in this position: those of the Meeple, its target, and its card. */
export const placesOf = (
  move: Move,
  { phase }: Pick<State | View, 'phase'>,
  components: Components = printed,
): readonly string[] => {
  switch (move.kind) {
    case 'pass':
    case 'done':
      return [];
    case 'feed':
      return ['res-coal'];
    case 'eat':
      return ['res-food'];
    case 'card':
    case 'discard':
      return ['hand'];
    case 'draw':
      return ['citizen-deck'];
    case 'call':
    case 'expert':
      return [move.kind];
    case 'patrol':
      return granting(components, 'duskOffer');
    case 'shift':
      return granting(components, 'longShift');
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
    case 'site':
    case 'dismantle':
    case 'upgrade':
      return [siteOf(move.site, components)];
    case 'tile':
      return [components.map.positions[move.position]!.id];
    case 'option':
      return ['asked'];
    case 'type':
      return [`people-${move.type}`];
    case 'token':
      return 'track' in phase ? [phase.track] : ['hope', 'discontent'];
    case 'activate':
    case 'exhaust':
    case 'remove':
      return [components.tokens.hope.some(({ id }) => id === move.token) ? 'hope' : 'discontent'];
    case 'technology':
      return [`tech-${components.technologies[move.technology]!.id}`];
    case 'law':
      return [`law-${components.laws[move.law]!.id}`];
    case 'keep':
      return phase.kind === 'consequence' ? [`law-${components.laws[phase.law]!.id}`] : ['asked'];
    case 'stack':
      return [`stack-${move.slot}`];
    default:
      return 'slot' in phase ? [`stack-${phase.slot}`] : ['asked'];
  }
};

/** Lists the laws and technologies with a kind of lasting effect. */
const granting = ({ laws, technologies }: Components, kind: Modifier['kind']): readonly string[] => {
  const grants = ({ lasting }: Pick<Law, 'lasting'>): boolean => lasting.some((modifier) => modifier.kind === kind);
  return [
    ...laws.filter(grants).map(({ id }) => `law-${id}`),
    ...technologies.filter(grants).map(({ id }) => `tech-${id}`),
  ];
};

const siteOf = (site: number, components: Components): string => sitesOf(components).sites[site]!;
