import type { Provenances } from '../../core/contract/game.js';

/** The colours of dice, in the order used everywhere. */
export const COLOURS = Object.freeze(['wood', 'recycled', 'stone', 'glass'] as const);
/** A colour of dice, that is, a building material. */
export type Colour = (typeof COLOURS)[number];

/** A list indexed by the number of a colour. */
export type ByColour<T> = readonly T[];

/** Returns the number of a colour. */
export const numberOf = (colour: Colour): number => {
  switch (colour) {
    case 'wood':
      return 0;
    case 'recycled':
      return 1;
    case 'stone':
      return 2;
    case 'glass':
      return 3;
  }
};

/** The awards, from gold to bronze. */
export const AWARDS = Object.freeze(['gold', 'silver', 'bronze'] as const);
/** A card for a rank in a round. */
export type Award = (typeof AWARDS)[number];

/** The prizes, in the order in which they are given. */
export const PRIZES = Object.freeze(['skyscraper', 'structuralIntegrity', 'geometer', 'materials'] as const);
/** A card for a feature of a building. */
export type Prize = (typeof PRIZES)[number];

/** The number of cells of a plan: three rows of two. */
export const CELLS = 6;
/** A cell of a plan, 0 to 5, row by row from the top. */
export type Cell = number;
/** A list indexed by cell. */
export type ByCell<T> = readonly T[];
/** The number of faces of a die. */
export const FACES = 6;
/** A rolled die: 0 to 23, six times the number of its colour, plus its value less 1. */
export type Die = number;
/** A list indexed by rolled die. */
export type ByDie<T> = readonly T[];
/** The number of different rolled dice. */
export const DICE = COLOURS.length * FACES;

// Divided once: a division at each look-up makes play-outs take 3 % longer.
const dieColours = Uint8Array.from({ length: DICE }, (_, die) => Math.floor(die / FACES));
const dieFaces = Uint8Array.from({ length: DICE }, (_, die) => (die % FACES) + 1);

/** Returns the number of a die's colour. */
export const colourOf = (die: Die): number => dieColours[die]!;
/** Returns the value of a die, 1 to 6. */
export const faceOf = (die: Die): number => dieFaces[die]!;

/** The number of a plan, from 0. */
export type PlanIndex = number;
/** A list indexed by plan. */
export type ByPlan<T> = readonly T[];

/** The number of dice that a player chooses in a round. */
export const CHOICES = 6;
/** The number of rounds of a game. */
export const ROUNDS = 3;

/** For each cell, the cells that share a side with it. */
const NEIGHBOURS = [
  [1, 2],
  [0, 3],
  [0, 3, 4],
  [1, 2, 5],
  [2, 5],
  [3, 4],
] as const;

/** The heights of each plan, rows from top to bottom; 0 is hatched. */
const PLANS = [
  [0, 0, 0, 2, 3, 1], // P01
  [0, 0, 0, 1, 3, 2],
  [0, 0, 0, 1, 2, 3],
  [0, 1, 0, 3, 0, 2],
  [3, 0, 2, 0, 1, 0],
  [2, 0, 1, 0, 3, 0],
  [2, 2, 1, 1, 0, 0],
  [1, 2, 2, 1, 0, 0],
  [2, 1, 0, 1, 0, 2],
  [2, 1, 0, 2, 0, 1], // P10
  [1, 0, 1, 0, 2, 2],
  [2, 0, 1, 0, 2, 1],
  [2, 1, 2, 0, 1, 0],
  [2, 0, 2, 0, 1, 1],
  [2, 0, 2, 1, 1, 0],
  [0, 1, 2, 2, 0, 1],
  [0, 2, 1, 1, 0, 2],
  [0, 2, 2, 1, 0, 1],
  [0, 2, 2, 1, 1, 0],
  [0, 1, 2, 2, 1, 0], // P20
  [0, 2, 1, 2, 1, 0],
  [0, 2, 1, 1, 2, 0],
  [1, 0, 0, 2, 0, 3],
  [2, 3, 0, 0, 0, 1],
] as const;

/** The content of the box. */
export interface Components {
  /** The provenance of each part of the data. */
  readonly provenance: Provenances;
  /** The number of dice of each colour. */
  readonly dice: Readonly<Record<Colour, number>>;
  /** The wanted heights; 0 is hatched. */
  readonly plans: ByPlan<ByCell<number>>;
  /** The points on the awards. */
  readonly awards: Readonly<Record<Award, number>>;
  /** The points on the prizes. */
  readonly prizes: Readonly<Record<Prize, number>>;
  /**
   * The count that wins each prize: the height of a tower, the dice of a value, the number of values, the dice of a
   * colour.
   */
  readonly prizesFrom: Readonly<Record<Prize, number>>;
  /** The cells that share a side with each cell. */
  readonly neighbours: ByCell<readonly Cell[]>;
  /** By player count, the awards in use. */
  readonly awardsInUse: Readonly<Record<2 | 3 | 4, readonly Award[]>>;
  /** By player count, the number of dice in the pool at the start of a round. */
  readonly pool: Readonly<Record<2 | 3 | 4, number>>;
  /** The round score of a building that follows its plan. */
  readonly bonus: number;
  /** The round score of a wood die per adjacent die. */
  readonly wood: number;
  /** The round score of 0 to 6 recycled dice. */
  readonly recycled: readonly number[];
  /** The round score of a stone die on level 1, 2, 3, or 4 and above. */
  readonly stone: readonly number[];
}

/** The printed game, its plans reconstructed. */
export const components: Components = {
  provenance: {
    dice: 'rulebook',
    plans: 'reconstructed',
    awards: 'public',
    prizes: 'public',
    prizesFrom: 'rulebook',
    neighbours: 'reconstructed',
    awardsInUse: 'rulebook',
    pool: 'rulebook',
    bonus: 'rulebook',
    wood: 'rulebook',
    recycled: 'rulebook',
    stone: 'rulebook',
  },
  dice: { wood: 8, recycled: 8, stone: 8, glass: 8 },
  plans: PLANS,
  awards: { gold: 3, silver: 2, bronze: 1 },
  prizes: { skyscraper: 2, structuralIntegrity: 2, geometer: 2, materials: 2 },
  prizesFrom: { skyscraper: 5, structuralIntegrity: 4, geometer: 6, materials: 5 },
  neighbours: NEIGHBOURS,
  awardsInUse: { 2: ['silver'], 3: ['gold', 'silver'], 4: ['gold', 'silver', 'bronze'] },
  pool: { 2: 8, 3: 9, 4: 7 },
  bonus: 6,
  wood: 2,
  recycled: [0, 2, 5, 10, 15, 20, 30],
  stone: [2, 3, 5, 8],
};

/** The components and the tables that the rules read. */
export interface Box {
  /** The id of the components. */
  readonly id: string;
  /** The component data. */
  readonly components: Components;
  /** The cells that are not hatched. */
  readonly usable: ByPlan<readonly Cell[]>;
  /** The numbers of all plans. */
  readonly plans: readonly PlanIndex[];
  /** The number of dice. */
  readonly bag: ByColour<number>;
}

/** Builds the tables that the rules read. */
export const prepare = (components: Components, id: string): Box => ({
  id,
  components,
  usable: components.plans.map((heights) => heights.flatMap((height, cell) => (height > 0 ? [cell] : []))),
  plans: components.plans.map((_, plan) => plan),
  bag: COLOURS.map((colour) => components.dice[colour]),
});
