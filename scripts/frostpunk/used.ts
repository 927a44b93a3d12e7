import { components, type Event, type Move, type State } from '../../src/games/frostpunk/index.js';

const idOf = (building: number): string => components.buildings[building]?.id ?? '';

/** Lists the ids of the components that a move and its events use. */
export const used = (state: State, move: Move, events: readonly Event[]): readonly string[] => {
  const ids = events.flatMap(usedBy);
  if (move.kind === 'card') ids.push(components.citizens[move.card]!.id);
  if (move.kind === 'use') ids.push(idOf(state.built[move.site]!));
  return ids;
};

const usedBy = (event: Event): string[] => {
  switch (event.kind) {
    case 'cardRevealed':
    case 'stackChanged':
    case 'deathCardApplied':
      return [event.card];
    case 'lawPassed':
      return [event.law];
    case 'technologyChanged':
      return event.change === 'developed' ? [event.id] : [];
    case 'built':
      return [event.building];
    case 'tilePlaced':
      return [event.tile];
    case 'tokenChanged':
      return [event.token];
    default:
      return [];
  }
};
