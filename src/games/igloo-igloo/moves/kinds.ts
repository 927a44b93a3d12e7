import type { Animal } from '../components.js';
import type { Cell, Dir } from '../grid.js';

/** An inuit is put on the crown before the first turn. Written `Pb1`. */
export interface PlaceInuit {
  readonly kind: 'placeInuit';
  readonly cell: Cell;
}

/** A face-down tile is taken at the start of a turn. Written `Md3`. */
export interface Melt {
  readonly kind: 'melt';
  readonly cell: Cell;
}

/** A floe is shifted, and those before it are pushed. Written `Dd4n`. */
export interface Drift {
  readonly kind: 'drift';
  readonly cell: Cell;
  readonly dir: Dir;
}

/** The animals in the way of a shift go to this cell. Written `Vc2`. */
export interface Displace {
  readonly kind: 'displace';
  readonly cell: Cell;
}

/** A kept tile takes a face-down tile away. Written `Td3`. */
export interface Thaw {
  readonly kind: 'thaw';
  readonly cell: Cell;
}

/** A kept tile gives three steps of animals. Written `A`. */
export interface MoveAnimals {
  readonly kind: 'moveAnimals';
}

/** One of those steps. Written `Sf2c3n`, `Sx1d4e`, `Sbd4w`. */
export interface StepAnimal {
  readonly kind: 'stepAnimal';
  readonly animal: Animal;
  readonly cell: Cell;
  readonly dir: Dir;
}

/** A harpoon is spent on an attacking bear. Written `Y`. */
export interface Defend {
  readonly kind: 'defend';
}

/** No harpoon is spent on an attacking bear. Written `N`. */
export interface Decline {
  readonly kind: 'decline';
}

/** The next fleeing inuit goes to this corner. Written `Fa1`. */
export interface Flee {
  readonly kind: 'flee';
  readonly cell: Cell;
}

/** A kept tile adds points. Written `E2`. */
export interface PlayEndurance {
  readonly kind: 'playEndurance';
  /** The value, 1 to 3. */
  readonly value: number;
}

/** An inuit goes to the next floe. Written `Wd3n`. */
export interface Walk {
  readonly kind: 'walk';
  readonly cell: Cell;
  readonly dir: Dir;
}

/** An inuit sets out by kayak. Written `Kd3`. */
export interface Embark {
  readonly kind: 'embark';
  readonly cell: Cell;
}

/** The kayak lands on a floe. Written `Lg5`. */
export interface Land {
  readonly kind: 'land';
  readonly cell: Cell;
}

/** A fish or fox is taken for points. Written `Hf2d4`, `Hx3c3`. */
export interface Hunt {
  readonly kind: 'hunt';
  readonly animal: Animal;
  /** The cell of the animal. */
  readonly cell: Cell;
}

/** An animal is taken with a harpoon. Written `Jf3d4`, `Jbc3`. */
export interface Harpoon {
  readonly kind: 'harpoon';
  readonly animal: Animal;
  /** The cell of the animal. */
  readonly cell: Cell;
}

/** An igloo is built. Written `Ic3`. */
export interface BuildIgloo {
  readonly kind: 'buildIgloo';
  readonly cell: Cell;
}

/** The turn ends. Written `end`. */
export interface EndTurn {
  readonly kind: 'endTurn';
}

/** A decision of a player. */
export type Move =
  | PlaceInuit
  | Melt
  | Drift
  | Displace
  | Thaw
  | MoveAnimals
  | StepAnimal
  | Defend
  | Decline
  | Flee
  | PlayEndurance
  | Walk
  | Embark
  | Land
  | Hunt
  | Harpoon
  | BuildIgloo
  | EndTurn;

/** A decision as a viewer sees it: all are public. */
export type SeenMove = Move;
