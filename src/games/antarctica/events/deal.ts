import type { Player } from '../../../core/contract/game.js';
import type { Building } from '../components/index.js';
import type { Zone } from '../state/index.js';

/** The first player is drawn. */
export interface StartPlayerDrawn {
  readonly kind: 'startPlayerDrawn';
  readonly player: Player;
}

/** A start building is put into a zone. */
export interface BuildingPlaced {
  readonly kind: 'buildingPlaced';
  readonly zone: Zone;
  readonly building: Building;
}
