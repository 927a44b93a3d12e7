import type { Player } from '../../../core/contract/game.js';
import type { CommonKey, CommonNames, KeyOf } from '../../../words/message.js';
import type { Reason } from '../clauses/reasons.js';
import type { Animal, TileKind, TileName } from '../components.js';
import type { LineKey, TextKey } from '../draw/context.js';
import type { Cell, Dir } from '../grid.js';
import type { Ground } from '../state/index.js';
import type { ChanceKind } from '../told.js';
import type { IglooIgloo, TileType } from '../types.js';
import type { sentences } from './en/sentences.js';

export type { TileType } from '../types.js';

/** The colour of a tribe. */
export type Colour = 'red' | 'blue' | 'yellow' | 'green';

/** The named things, each with the type of value that identifies it. */
export interface Names extends CommonNames<IglooIgloo> {
  /** The colour of a player, identified by the player. */
  readonly colour: Player;
  /** The colour as an adjective before an Inuit, identified by the player. */
  readonly tribe: Player;
  readonly cell: Cell;
  readonly direction: Dir;
  readonly ground: Ground;
  readonly animal: Animal;
  readonly tile: TileKind;
  readonly tileType: TileType;
}

/** The keys that the messages must have, by the types of the game; of their kinds there are no others. */
export type RequiredKey =
  | KeyOf<IglooIgloo>
  | `chance.${ChanceKind}`
  | `colour.${Colour}`
  | `tribe.${Colour}`
  | `direction.${Dir}`
  | `ground.${Ground}`
  | `animal.${Animal}`
  | `theAnimal.${Animal}`
  | `target.${Animal}`
  | `tile.${TileName}`
  | `aTile.${TileName}`
  | `tileType.${TileType}`;

/** The keys of the messages. */
export type Key = CommonKey | `refusal.${Reason}` | TextKey | LineKey | keyof typeof sentences;
