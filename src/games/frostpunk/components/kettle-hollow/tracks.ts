import type { Effect } from '../effects.js';
import { die, discontent, hope, sick, who } from '../shorthand.js';
import type { Components, DifficultyStart, Tracks } from '../types/index.js';
import type { ByResource } from '../vocabulary.js';

const { W, E, C, T } = who;

const MAX_CITIZENS = 40;
const CITIZENS_PER_MEEPLE = 7;

const meeples = Array.from({ length: MAX_CITIZENS + 1 }, (_, citizens) => Math.ceil(citizens / CITIZENS_PER_MEEPLE));

const section = (from: number, to: number, tiredTokens: number, flips: number) => ({ from, to, tiredTokens, flips });
const penalty = (from: number, to: number, ...effects: readonly Effect[]) => ({ from, to, effects });

/** The tracks. `provenance` names the values that the rulebook prints; the rest is authored. */
export const tracks: Tracks = {
  thrownCubes: [0, 1, 2, 4, 5, 7, 8, 10, 11, 13, 14, 16, 17],
  sickTypes: ['none', C, W, C, W, W, W, E, W, W, C, W, W],
  heatingRanges: [2, 4, 7],
  maxPressure: 8,
  corpseLimit: 6,
  rounds: 15,
  eatingTypes: [W, C, E, W, C, E, W, C, E, W, C, E, W, C, E],
  maxHope: 6,
  discontentLimit: 6,
  maxCitizens: MAX_CITIZENS,
  sickLimit: 26,
  hungerLimit: 25,
  maxHunger: 40,
  maxLaws: 4,
  meeplesFor: [meeples, meeples, meeples],
  sicknessSections: [
    section(0, 5, 0, 0),
    section(6, 9, 1, 0),
    section(10, 13, 1, 1),
    section(14, 17, 2, 1),
    section(18, 21, 2, 2),
    section(22, 25, 3, 3),
  ],
  hungerPenalties: [
    penalty(1, 6, sick(T)),
    penalty(7, 12, sick(T, 2), hope.down(1)),
    penalty(13, 18, sick(T, 3), discontent.up('anger'), hope.down(1)),
    penalty(19, 24, die(T, 3), discontent.up('anger'), hope.down(1)),
  ],
  actions: { tilesPerClear: { near: 2, far: 1 }, resourcesPerGather: 2, subActionsPerBuild: 3 },
  coalPerAutomatonAction: 1,
  malfunction: { cold: 1, heatingRanges: 1 },
  points: { stormWork: 7, victory: 100 },
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
  citizens: [28, 14, 14],
  sickCitizens,
  stormRound: 12,
  hunger: 0,
  heat: 0,
});

/** The start by difficulty: authored. */
export const startByDifficulty: Components['startByDifficulty'] = {
  easy: difficultyStart([13, 10, 4, 1, 34], 3, [5, 1, 1]),
  normal: difficultyStart([10, 7, 4, 1, 10], 6, [6, 1, 2]),
  hard: difficultyStart([8, 7, 4, 1, 10], 7, [6, 1, 2]),
};

/** The start of every difficulty: authored, but for the three stacks of Expeditions. */
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
export const tower: Components['tower'] = { outOf: 100, whenThrown: 61, whenHit: 12, whenPulled: 9, whenClosed: 6 };
