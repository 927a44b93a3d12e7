import type { Components, Event, Move, State } from '../../src/games/frostpunk/index.js';

/** Lists the ids of the components that a move and its events use. */
export const usedWith =
  ({ buildings, citizens, expeditions }: Components) =>
  (state: State, move: Move, events: readonly Event[]): readonly string[] => {
    const ids = events.flatMap(usedBy);
    if (move.kind === 'card') ids.push(citizens[move.card]!.id);
    if (move.kind === 'use') ids.push(buildings[state.built[move.site]!]!.id);
    const places = state.stacks.map(({ cards }) => expeditions[cards.at(-1)?.card ?? -1]?.id);
    for (const event of events) {
      if (event.kind === 'stackChanged' && event.change !== 'gone') places[event.slot] = event.card;
      if (event.kind === 'scoutMoved' && event.to === HOME) ids.push(places[event.slot]!);
    }
    return ids;
  };

/** The place of a Scout who has come home. */
const HOME = -1;

const usedBy = (event: Event): readonly string[] => {
  switch (event.kind) {
    case 'cardRevealed':
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
