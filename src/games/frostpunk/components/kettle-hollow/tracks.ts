import type { Effect } from '../effects.js';
import { die, discontent, hope, sick, who } from '../shorthand.js';
import type { Components, DifficultyStart, Tracks } from '../types/index.js';
import type { ByResource } from '../vocabulary.js';

const { W, E, C, T } = who;

// Reconstructed: the number of Citizens per Meeple; rulebook: the number of Meeples of each type.
const meeplesUpTo = (max: number): readonly number[] =>
  Array.from({ length: 27 }, (_, people) => Math.min(max, Math.ceil(people / 3)));

const section = (from: number, to: number, tiredTokens: number, flips: number) => ({ from, to, tiredTokens, flips });
const penalty = (from: number, to: number, ...effects: readonly Effect[]) => ({ from, to, effects });

/**
 * The tracks. Rulebook: the limits of 6 Discontent, 15 rounds and 4 laws, the actions, their Coal and the malfunction.
 * The rest: authored, the limits of hunger, sickness and corpses too, which are lower than the rulebook's.
 */
export const tracks: Tracks = {
  thrownCubes: [0, 1, 2, 4, 5, 7, 8, 10, 11, 13, 14, 16, 17],
  sickTypes: ['none', C, W, C, W, E, W, C, W, E, W, C, W],
  heatingRanges: [2, 4, 7],
  maxPressure: 8,
  corpseLimit: 6,
  rounds: 15,
  eatingTypes: [W, C, E, W, C, E, W, C, E, W, C, E, W, C, E],
  maxHope: 6,
  discontentLimit: 6,
  maxCitizens: 26,
  sickLimit: 14,
  hungerLimit: 6,
  maxHunger: 30,
  maxLaws: 4,
  meeplesFor: [meeplesUpTo(9), meeplesUpTo(6), meeplesUpTo(6)],
  sicknessSections: [
    section(0, 2, 0, 0),
    section(3, 5, 1, 0),
    section(6, 8, 1, 1),
    section(9, 10, 2, 1),
    section(11, 12, 2, 2),
    section(13, 13, 3, 3),
  ],
  hungerPenalties: [
    penalty(1, 2, sick(T)),
    penalty(3, 4, sick(T, 2), hope.down(1)),
    penalty(5, 5, die(T), discontent.up('anger'), hope.down(1)),
  ],
  actions: { tilesPerClear: { near: 2, far: 1 }, resourcesPerGather: 2, subActionsPerBuild: 3 },
  coalPerAutomatonAction: 1,
  malfunction: { cold: 1, heatingRanges: 1 },
  points: { stormWork: 3, victory: 40 },
};

/** The tokens: authored. */
export const tokens: Components['tokens'] = {
  hope: ['trust', 'unity', 'resolve'].map((id) => ({ id, copies: 4 })),
  discontent: ['anger', 'grief', 'envy'].map((id) => ({ id, copies: 4 })),
};

const difficultyStart = (
  stock: ByResource<number>,
  cold: number,
  sickCitizens: DifficultyStart['sickCitizens'],
): DifficultyStart => ({
  stock,
  cold,
  citizens: [12, 6, 6],
  sickCitizens,
  stormRound: 12,
  hunger: 0,
  heat: 0,
});

/** The start by difficulty: authored. */
export const startByDifficulty: Components['startByDifficulty'] = {
  easy: difficultyStart([14, 10, 4, 1, 15], 3, [1, 0, 1]),
  normal: difficultyStart([8, 7, 4, 1, 3], 6, [1, 0, 1]),
  hard: difficultyStart([7, 6, 3, 1, 4], 7, [1, 0, 1]),
};

/** The start of every difficulty: authored. */
export const start: Components['start'] = {
  handSize: 2,
  hopeTokens: 2,
  discontentTokens: 1,
  openExpeditions: 3,
  generatorContents: [
    { building: 'TENT' },
    { resource: 'wood', amount: 5 },
    { resource: 'coal', amount: 5 },
    { building: 'TENT' },
    { building: 'HUNT' },
  ],
  tilePositions: ['n0', 'n3'],
};

/** The chances of the tower: authored. */
export const tower: Components['tower'] = { outOf: 100, whenThrown: 60, whenHit: 12, whenPulled: 8, whenClosed: 6 };
