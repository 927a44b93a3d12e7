import type { CardIndex, DuskSlot } from '../components/index.js';

/** The Morning cards. */
export interface MorningPiles {
  readonly drawStack: readonly CardIndex[];
  /** The card under way; -1 for none. */
  readonly current: CardIndex;
  /** The cards that have left the game. */
  readonly removed: readonly CardIndex[];
}

/** The Weather cards: of those that look the same, each has the lowest number. */
export interface WeatherPiles {
  readonly drawStack: readonly CardIndex[];
  /** The card under way; -1 for none. */
  readonly current: CardIndex;
  readonly discarded: readonly CardIndex[];
}

/** The Dusk cards, with the consequences of laws and the Council card in circulation. */
export interface DuskPiles {
  readonly deck: readonly DuskSlot[];
  readonly discarded: readonly DuskSlot[];
  readonly setAside: readonly DuskSlot[];
  /** The cards that have left the game. */
  readonly removed: readonly DuskSlot[];
  /** The card under way; -1 for none. */
  readonly current: DuskSlot;
}

/** The Council cards. */
export interface CouncilPiles {
  readonly drawStack: readonly CardIndex[];
  /** The card in circulation; -1 for none. */
  readonly current: CardIndex;
  readonly isCurrentKnown: boolean;
  readonly removed: readonly CardIndex[];
}
