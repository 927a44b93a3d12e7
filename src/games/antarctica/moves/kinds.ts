import type { Deck, ShipyardCard } from '../components/index.js';

/** A starting ship joins the queue of a zone. Written `at3`. */
export interface PlaceShip {
  readonly kind: 'placeShip';
  readonly zone: number;
}

/** The second of two players puts a cube on the first space of a track. Written `cube1`. */
export interface PlaceStartCube {
  readonly kind: 'placeStartCube';
  readonly track: number;
}

/** The ship of the turn goes to another zone. Written `to5`. */
export interface Sail {
  readonly kind: 'sail';
  readonly to: number;
}

/** A camp gives scientists. Written `recruit`. */
export interface Recruit {
  readonly kind: 'recruit';
}

/** A research centre lets a cube advance. Written `centre2`. */
export interface Research {
  readonly kind: 'research';
  readonly track: number;
}

/** The building of a top card is built. Written `build-double`. */
export interface Build {
  readonly kind: 'build';
  readonly deck: Deck;
}

/** A ship is built. Written `ship`. */
export interface BuildShip {
  readonly kind: 'buildShip';
}

/** A cube advances, after building or by an effect. Written `up0`. */
export interface Advance {
  readonly kind: 'advance';
  readonly track: number;
}

/** The second turn of a stop is declined, or no ship is moved by an effect. Written `pass`. */
export interface Pass {
  readonly kind: 'pass';
}

/** The turn ends. Written `end`. */
export interface End {
  readonly kind: 'end';
}

/** The card that places a scientist. Written `card-scientist`. */
export interface PlayScientist {
  readonly kind: 'playScientist';
}

/** The card that recruits two. Written `card-recruits`. */
export interface PlayRecruits {
  readonly kind: 'playRecruits';
}

/** The card that advances a cube by three. Written `card-up3`. */
export interface PlayProgress {
  readonly kind: 'playProgress';
  readonly track: number;
}

/** An icebreaker is laid on a zone. Written `card-ice4`. */
export interface PlayIcebreaker {
  readonly kind: 'playIcebreaker';
  readonly zone: number;
}

/** An available cube or ship is discarded. Written `give-cube`. */
export interface Sacrifice {
  readonly kind: 'sacrifice';
  readonly piece: 'cube' | 'ship';
}

/** A ship on the board is discarded. Written `give-4.2`. */
export interface Scuttle {
  readonly kind: 'scuttle';
  readonly zone: number;
  /** 1 to 3, 1 being nearest the sun. */
  readonly position: number;
}

/** A shipyard card is taken from the pile or the row. Written `take-icebreaker`. */
export interface TakeCard {
  readonly kind: 'takeCard';
  readonly card: ShipyardCard;
}

/** A ship is moved by an effect. Written `4.2>6`. */
export interface RelocateShip {
  readonly kind: 'relocateShip';
  readonly zone: number;
  readonly position: number;
  /** Another zone. */
  readonly to: number;
}

/** A decision of a player. */
export type Move =
  | PlaceShip
  | PlaceStartCube
  | Sail
  | Recruit
  | Research
  | Build
  | BuildShip
  | Advance
  | Pass
  | End
  | PlayScientist
  | PlayRecruits
  | PlayProgress
  | PlayIcebreaker
  | Sacrifice
  | Scuttle
  | TakeCard
  | RelocateShip;

/** A decision as a viewer sees it: all are public. */
export type SeenMove = Move;
