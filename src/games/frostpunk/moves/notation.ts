import type { MoveSecrets } from '../../../core/game.js';
import type { Components, Tables } from '../components/index.js';
import type { Kind } from '../components/vocabulary.js';
import type { Move, SeenMove } from './kinds.js';

/** Every move is shown to everybody as it is. */
export const moveSecrets: MoveSecrets<Move> = {};

const letter = (kind: Kind): string => kind[0]!.toUpperCase();

const PREFIXES: Partial<Readonly<Record<Move['kind'], string>>> = { site: 'on', tile: 'at', technology: 'tech' };

/** The kind, then its fields separated by colons: Meeples W E C A, everything else by its id, numbers as they are. */
export const format = (move: SeenMove, { components, sites }: Tables): string =>
  [PREFIXES[move.kind] ?? move.kind, ...fieldsOf(move, components, sites)].join(':');

const fieldsOf = (move: Move, components: Components, sites: readonly string[]): readonly (string | number)[] => {
  switch (move.kind) {
    case 'feed':
    case 'eat':
    case 'option':
      return [move.n];
    case 'card':
    case 'discard':
      return [components.citizens[move.card]!.id];
    case 'clear':
      return [letter(move.meeple), move.zone];
    case 'gather':
    case 'use':
      return [letter(move.meeple), sites[move.site]!];
    case 'build':
      return [letter(move.meeple)];
    case 'scout':
      return [letter(move.meeple), move.slot];
    case 'special':
      return [letter(move.meeple), move.card];
    case 'construct':
      return [components.buildings[move.building]!.id];
    case 'site':
    case 'dismantle':
    case 'upgrade':
      return [sites[move.site]!];
    case 'tile':
      return [components.map.positions[move.position]!.id];
    case 'type':
      return [letter(move.type)];
    case 'activate':
    case 'exhaust':
    case 'remove':
      return [move.token];
    case 'technology':
      return [components.technologies[move.technology]!.id];
    case 'law':
      return [components.laws[move.law]!.id];
    case 'keep':
      return [move.consequence];
    case 'stack':
      return [move.slot];
    default:
      return [];
  }
};
