import type { Player } from '../../core/game.js';
import { type Box, type Building, type BuildingCard, type Deck, type Sort, ZONES } from './components/index.js';
import { ownerOf, type State, type Zone } from './state/index.js';

/** Whether a zone is in use with this number of players. */
export const isOpen = ({ players }: State, box: Box, zone: Zone): boolean => box.tables[players].openZones[zone]!;

/** Whether a zone takes no more ships. */
export const isFull = ({ queues }: State, box: Box, zone: Zone): boolean => queues[zone]!.length >= box.components.room;

/** How many ships of a player are in a zone. */
const shipsIn = ({ queues }: State, zone: Zone, player: Player): number => {
  const queue = queues[zone]!;
  let count = 0;
  for (let i = 0; i < queue.length; i++) if (ownerOf(queue[i]!) === player) count++;
  return count;
};

/**
 * The strength of a player in a zone.
 * @rule AN-ACT-4
 */
export const strengthIn = (state: State, zone: Zone, player: Player): number =>
  shipsIn(state, zone, player) + state.scientists[zone]![player]!;

/** The zone of a turn in which the ship has moved. */
export const targetOf = ({ turn }: State): Zone => turn.target!;

/** The card on top of a deck; undefined when the deck is empty. */
export const topOf = ({ decks }: State, box: Box, deck: Deck): BuildingCard | undefined => {
  const top = decks[deck][0];
  return top === undefined ? undefined : box.cards[top];
};

/** No need of a card is without access. */
export const NOTHING_MISSING = -1;
/** More than one need of a card is without access. */
export const MUCH_MISSING = -2;

/**
 * The place of the only need of a card to which a player has no access, or one of the two values above.
 * @rule AN-BLD-5 AN-BLD-8
 */
export const missingNeed = (state: State, { needs }: BuildingCard, player: Player): number => {
  let missing = NOTHING_MISSING;
  for (let i = 0; i < needs.length; i++) {
    let earlier = 0;
    for (let j = 0; j < i; j++) if (needs[j] === needs[i]) earlier++;
    if (accessibleZones(state, needs[i]!, player) > earlier) continue;
    if (missing !== NOTHING_MISSING) return MUCH_MISSING;
    missing = i;
  }
  return missing;
};

const accessibleZones = (state: State, need: Building, player: Player): number => {
  let zones = 0;
  for (let zone = 0; zone < ZONES; zone++) {
    if (state.buildings[zone]!.includes(need) && shipsIn(state, zone, player) > 0) zones++;
  }
  return zones;
};

/** The sort of resource card that stands for a building. */
export const sortFor = ({ components }: Box, building: Building): Sort | null => {
  const { simple, expertise } = components.resources;
  if (simple.includes(building)) return 'simple';
  return expertise.includes(building) ? 'expertise' : null;
};
