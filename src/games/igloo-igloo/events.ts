import type { ByPlayer, Hidden, Player } from '../../core/contract/game.js';
import type { Animal, TileKind } from './components.js';
import type { Cell, Dir } from './grid.js';

/** A fish is drawn and put on a cell. */
export interface FishPlaced {
  readonly kind: 'fishPlaced';
  readonly cell: Cell;
  readonly value: number;
}

/** A player is drawn, who places the first inuit. */
export interface StartPlayerDrawn {
  readonly kind: 'startPlayerDrawn';
  readonly player: Player;
}

/** An inuit is put on the crown. */
export interface InuitPlaced {
  readonly kind: 'inuitPlaced';
  readonly player: Player;
  readonly cell: Cell;
}

/** A turn begins. */
export interface TurnStarted {
  readonly kind: 'turnStarted';
  readonly player: Player;
}

/** A tile is taken at the start of a turn. */
export interface TileMelted {
  readonly kind: 'tileMelted';
  readonly player: Player;
  readonly cell: Cell;
  /** The kind of the tile; null for a tile that is kept, which a `tileKept` event reports. */
  readonly tile: TileKind | null;
}

/** The tile goes to the hand of the mover, who is the only one to see it. */
export interface TileKept {
  readonly kind: 'tileKept';
  readonly player: Player;
  readonly tile: TileKind | Hidden;
}

/** A bear is put on the cell of the tile. */
export interface BearAppeared {
  readonly kind: 'bearAppeared';
  readonly cell: Cell;
}

/** The tile stays, face up. */
export interface PackTurned {
  readonly kind: 'packTurned';
  readonly cell: Cell;
  /** The value of its fox; null if there is none left. */
  readonly foxValue: number | null;
}

/** Animals make room for a shift. */
export interface AnimalsDisplaced {
  readonly kind: 'animalsDisplaced';
  readonly from: Cell;
  readonly to: Cell;
  readonly animals: readonly Animal[];
}

/** Floes are shifted. */
export interface FloesShifted {
  readonly kind: 'floesShifted';
  /** The cells of the floes, the chosen one first. */
  readonly cells: readonly Cell[];
  readonly dir: Dir;
}

/** No floe can be shifted. */
export type DriftLost = { readonly kind: 'driftLost' };

/** A kept tile is shown and leaves the game. */
export interface TilePlayed {
  readonly kind: 'tilePlayed';
  readonly player: Player;
  readonly tile: TileKind;
  /** The purpose; the last three are for a harpoon. */
  readonly reason: 'thaw' | 'animals' | 'endurance' | 'hunt' | 'enter' | 'defend';
}

/** A tile is taken away unseen. */
export interface TileThawed {
  readonly kind: 'tileThawed';
  readonly cell: Cell;
}

/** An animal makes a step. */
export interface AnimalMoved {
  readonly kind: 'animalMoved';
  readonly animal: Animal;
  readonly from: Cell;
  readonly to: Cell;
}

/** An animal leaves the game. */
export interface AnimalRemoved {
  readonly kind: 'animalRemoved';
  readonly animal: Animal;
  readonly cell: Cell;
  readonly reason: 'eaten' | 'thawed';
}

/** A bear attacks the pieces on its new cell. */
export interface BearAttacked {
  readonly kind: 'bearAttacked';
  readonly cell: Cell;
  readonly player: Player;
}

/** A player who could spend a harpoon spends none. */
export interface DefenceDeclined {
  readonly kind: 'defenceDeclined';
  readonly player: Player;
}

/** Inuits stay in their igloo. */
export interface InuitsSheltered {
  readonly kind: 'inuitsSheltered';
  readonly player: Player;
  readonly cell: Cell;
  readonly count: number;
}

/** All inuits leave a cell that was attacked or thawed, except those in their igloo; each of them then flees. */
export interface InuitsScattered {
  readonly kind: 'inuitsScattered';
  readonly cell: Cell;
  /** The number of inuits of each player. */
  readonly inuits: ByPlayer<number>;
}

/** An inuit flees to a corner, from a cell that was attacked or thawed. */
export interface InuitFled {
  readonly kind: 'inuitFled';
  readonly player: Player;
  readonly from: Cell;
  readonly to: Cell;
}

/** An inuit goes to the next floe, or crosses water. */
export interface InuitTravelled {
  readonly kind: 'inuitWalked' | 'inuitSailed';
  readonly player: Player;
  readonly from: Cell;
  readonly to: Cell;
}

/** An animal becomes a trophy. */
export interface AnimalTaken {
  readonly kind: 'animalTaken';
  readonly player: Player;
  readonly animal: Animal;
  readonly cell: Cell;
  readonly reason: 'points' | 'harpoon';
}

/** An igloo is built. */
export interface IglooBuilt {
  readonly kind: 'iglooBuilt';
  readonly player: Player;
  readonly cell: Cell;
}

/** A turn ends. */
export interface TurnEnded {
  readonly kind: 'turnEnded';
  readonly player: Player;
  /** The points that are lost. */
  readonly unspentPoints: number;
  /** True if it ended automatically, because there was no other move. */
  readonly isAutomatic: boolean;
}

/** The game is over. */
export interface GameOver {
  readonly kind: 'gameOver';
  readonly winners: readonly Player[];
}

/** Something that happened in a game of Igloo Igloo. */
export type Event =
  | FishPlaced
  | StartPlayerDrawn
  | InuitPlaced
  | TurnStarted
  | TileMelted
  | TileKept
  | BearAppeared
  | PackTurned
  | AnimalsDisplaced
  | FloesShifted
  | DriftLost
  | TilePlayed
  | TileThawed
  | AnimalMoved
  | AnimalRemoved
  | BearAttacked
  | DefenceDeclined
  | InuitsSheltered
  | InuitsScattered
  | InuitFled
  | InuitTravelled
  | AnimalTaken
  | IglooBuilt
  | TurnEnded
  | GameOver;
