import type { Components, Event, Move, State } from '../../src/games/frostpunk/index.js';

/** Lists the ids of the components that a move and its events use. */
export const createUsedComponents =
  ({ buildings, citizenCards, expeditions }: Components) =>
  (state: State, move: Move, events: readonly Event[]): readonly string[] => {
    const ids = events.flatMap(usedInEvent);
    if (move.kind === 'playCard') ids.push(citizenCards[move.card]!.id);
    if (move.kind === 'use') ids.push(buildings[state.siteBuilding[move.site]!]!.id);
    const places = state.expeditionStacks.map(({ cards }) => expeditions[cards.at(-1)?.card ?? -1]?.id);
    for (const event of events) {
      if (event.kind === 'expeditionStackChanged' && event.change !== 'gone') places[event.slot] = event.card;
      if (event.kind === 'scoutMoved' && event.to === HOME_PLACE) ids.push(places[event.slot]!);
    }
    return ids;
  };

/** The place of a Scout who has come home. */
const HOME_PLACE = -1;

const usedInEvent = (event: Event): readonly string[] => {
  switch (event.kind) {
    case 'cardRevealed':
    case 'deathCardApplied':
      return [event.card];
    case 'lawEnacted':
      return [event.law];
    case 'technologyChanged':
      return event.change === 'developed' ? [event.technology] : [];
    case 'buildingBuilt':
      return [event.building];
    case 'tilePlaced':
      return [event.tile];
    case 'tokenChanged':
      return [event.token];
    default:
      return [];
  }
};
