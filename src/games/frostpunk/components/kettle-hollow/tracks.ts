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
 * The tracks. Rulebook: the limits of 6 Discontent, hunger 25, sickness 26, 15 rounds and 4 laws, the actions, their
 * Coal and the malfunction. The rest: authored.
 */
export const tracks: Tracks = {
  throws: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  icons: ['none', C, W, C, W, E, W, C, W, E, W, C, W],
  ranges: [2, 4, 7],
  pressureRoom: 10,
  corpseLimit: 11,
  rounds: 15,
  roundTypes: [W, C, E, W, C, E, W, C, E, W, C, E, W, C, E],
  hopeRoom: 6,
  discontentLimit: 6,
  populationTop: 26,
  sickLimit: 26,
  hungerLimit: 25,
  hungerTop: 30,
  lawLimit: 4,
  meeplesFor: [meeplesUpTo(9), meeplesUpTo(6), meeplesUpTo(6)],
  sections: [
    section(0, 3, 0, 0),
    section(4, 6, 1, 0),
    section(7, 9, 1, 1),
    section(10, 13, 2, 1),
    section(14, 17, 2, 2),
    section(18, 25, 3, 3),
  ],
  maluses: [
    malus(1, 4, sick(T)),
    malus(5, 8, sick(T, 2), disc.up()),
    malus(9, 12, sick(T, 2), die(T), disc.up()),
    malus(13, 17, die(T, 2), disc.up('anger'), hope.down(1)),
    malus(18, 24, die(T, 3), disc.up('anger'), disc.up('grief'), hope.down(1)),
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

const starting = (resources: ByResource<number>, cold: number): Start => ({
  resources,
  cold,
  citizens: [12, 6, 6],
  sick: [1, 0, 1],
  storm: 12,
  hunger: 0,
  heat: 0,
});

/** The start by difficulty: authored. */
export const setup: Components['setup'] = {
  easy: starting([14, 10, 5, 1, 24], 4),
  normal: starting([10, 8, 3, 1, 18], 4),
  hard: starting([7, 8, 3, 1, 14], 5),
};

/** The start of every difficulty: authored. */
export const start: Components['start'] = {
  hand: 2,
  hope: 3,
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
export const tower: Components['tower'] = { of: 100, fall: 60, knock: 10, pull: 6, close: 6 };
