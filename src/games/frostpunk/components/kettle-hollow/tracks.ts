import type { Effect } from '../effects.js';
import { die, disc, hope, sick, who } from '../shorthand.js';
import type { Components, Start, Tracks } from '../types/index.js';
import type { ByResource } from '../vocabulary.js';

const { W, E, C, T } = who;

// Reconstructed: the number of Citizens per Meeple; rulebook: the number of Meeples of each type.
const meeplesUpTo = (most: number): readonly number[] =>
  Array.from({ length: 27 }, (_, people) => Math.min(most, Math.ceil(people / 3)));

const section = (from: number, to: number, tired: number, flips: number) => ({ from, to, tired, flips });
const malus = (from: number, to: number, ...effects: readonly Effect[]) => ({ from, to, effects });

/**
 * The tracks. Rulebook: the limits of 6 Discontent, 15 rounds and 4 laws, the actions, their Coal and the malfunction.
 * The rest: authored, the limits of hunger, sickness and corpses too, which are lower than the rulebook's.
 */
export const tracks: Tracks = {
  throws: [0, 1, 2, 4, 5, 7, 8, 10, 11, 13, 14, 16, 17],
  icons: ['none', C, W, C, W, E, W, C, W, E, W, C, W],
  ranges: [2, 4, 7],
  pressureRoom: 8,
  corpseLimit: 6,
  rounds: 15,
  roundTypes: [W, C, E, W, C, E, W, C, E, W, C, E, W, C, E],
  hopeRoom: 6,
  discontentLimit: 6,
  populationTop: 26,
  sickLimit: 14,
  hungerLimit: 6,
  hungerTop: 30,
  lawLimit: 4,
  meeplesFor: [meeplesUpTo(9), meeplesUpTo(6), meeplesUpTo(6)],
  sections: [
    section(0, 2, 0, 0),
    section(3, 5, 1, 0),
    section(6, 8, 1, 1),
    section(9, 10, 2, 1),
    section(11, 12, 2, 2),
    section(13, 13, 3, 3),
  ],
  maluses: [
    malus(1, 2, sick(T)),
    malus(3, 4, sick(T, 2), hope.down(1)),
    malus(5, 5, die(T), disc.up('anger'), hope.down(1)),
  ],
  actions: { cleared: { near: 2, far: 1 }, gathered: 2, built: 3 },
  automatonCoal: 1,
  malfunction: { cold: 1, ranges: 1 },
  points: { work: 3, victory: 40 },
};

/** The tokens: authored. */
export const tokens: Components['tokens'] = {
  hope: ['trust', 'unity', 'resolve'].map((id) => ({ id, count: 4 })),
  discontent: ['anger', 'grief', 'envy'].map((id) => ({ id, count: 4 })),
};

const starting = (resources: ByResource<number>, cold: number, sick: Start['sick']): Start => ({
  resources,
  cold,
  citizens: [12, 6, 6],
  sick,
  storm: 12,
  hunger: 0,
  heat: 0,
});

/** The start by difficulty: authored. */
export const setup: Components['setup'] = {
  easy: starting([14, 10, 4, 1, 15], 3, [1, 0, 1]),
  normal: starting([8, 7, 4, 1, 3], 6, [1, 0, 1]),
  hard: starting([7, 6, 3, 1, 4], 7, [1, 0, 1]),
};

/** The start of every difficulty: authored. */
export const start: Components['start'] = {
  hand: 2,
  hope: 2,
  discontent: 1,
  stacks: 3,
  generator: [
    { building: 'TENT' },
    { res: 'wood', n: 5 },
    { res: 'coal', n: 5 },
    { building: 'TENT' },
    { building: 'HUNT' },
  ],
  tiles: ['n0', 'n3'],
};

/** The chances of the tower: authored. */
export const tower: Components['tower'] = { of: 100, fall: 60, knock: 12, pull: 8, close: 6 };
