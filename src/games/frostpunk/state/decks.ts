import type { CardIndex, DuskSlot } from '../components/index.js';

/** The Morning cards. */
export interface MorningCards {
  readonly deck: readonly CardIndex[];
  /** The card under way; -1 for none. */
  readonly current: CardIndex;
  /** The cards that have left the game. */
  readonly gone: readonly CardIndex[];
}

/** The Weather cards: of those that look the same, each has the lowest number. */
export interface WeatherCards {
  readonly deck: readonly CardIndex[];
  /** The card under way; -1 for none. */
  readonly current: CardIndex;
  readonly discard: readonly CardIndex[];
}

/** The Dusk cards, with the consequences of laws and the Council card in circulation. */
export interface DuskCards {
  readonly deck: readonly DuskSlot[];
  readonly discard: readonly DuskSlot[];
  readonly aside: readonly DuskSlot[];
  /** The cards that have left the game. */
  readonly gone: readonly DuskSlot[];
  /** The card under way; -1 for none. */
  readonly current: DuskSlot;
}

/** The Council cards. */
export interface CouncilCards {
  readonly deck: readonly CardIndex[];
  /** The card in circulation; -1 for none. */
  readonly current: CardIndex;
  readonly known: boolean;
  readonly gone: readonly CardIndex[];
}
