import { DECK_CARDS } from './cards.js';
import { type Building, type Effect, PLACES, PLACING_ORDER } from './names.js';
import type { Components, EffectSpace, Kind, Track } from './parts.js';

const kind = (building: Building, tokens: number, start = 0, startOfTwo = start, boxedByTwo = 0): Kind => ({
  building,
  tokens,
  start,
  startOfTwo,
  boxedByTwo,
});

const KINDS: readonly Kind[] = [
  kind('camp', 4, 2, 1, 1),
  kind('shipyard', 2),
  kind('crane', 3, 1),
  kind('mine', 3, 1),
  kind('derrick', 3, 1),
  kind('turbine', 3, 1),
  kind('laboratory', 2),
  kind('factory', 2),
  kind('land', 3),
  kind('coastal', 3, 1),
  kind('marine', 3, 1, 0, 1),
  kind('headquarters', 5),
  kind('farm', 7),
  kind('antenna', 4),
];

const NUMBERS = [1, null, 2, null, 3, null, 4, null, 5, null, 6, 7];

const red = (effect: Effect, space: number): EffectSpace => ({ space, colour: 'red', effect });
const blue = (effect: Effect, space: number): EffectSpace => ({ space, colour: 'blue', effect });

const TRACK_TABLE: readonly Track[] = [
  {
    icons: ['land'],
    from: 2,
    numbers: NUMBERS,
    effects: [red('simple', 3), blue('move', 6), red('scientist', 9)],
  },
  {
    icons: ['coastal'],
    from: 2,
    numbers: NUMBERS,
    effects: [red('scientist', 3), blue('draft', 6), red('ship', 9)],
  },
  {
    icons: ['marine'],
    from: 2,
    numbers: NUMBERS,
    effects: [red('simple', 3), blue('advance', 6), red('expertise', 9)],
  },
  { icons: ['land'], from: 3, numbers: NUMBERS, effects: [red('expertise', 4), red('scientist', 8)] },
  { icons: ['coastal', 'marine'], from: 4, numbers: NUMBERS, effects: [red('ship', 4), red('simple', 8)] },
];

/** The printed game; its cards, tracks and first layout are reconstructed. */
export const components: Components = {
  provenance: {
    kinds: 'rulebook',
    decks: 'reconstructed',
    tracks: 'reconstructed',
    shipyard: 'rulebook',
    resources: 'reconstructed',
    material: 'rulebook',
    firstGame: 'reconstructed',
    placingOrder: 'reconstructed',
    closedByTwo: 'reconstructed',
    room: 'rulebook',
    expertise: 'rulebook',
    recruits: 'rulebook',
    placed: 'rulebook',
    steps: 'rulebook',
    lead: 'rulebook',
    stalemate: 'authored',
  },
  kinds: KINDS,
  decks: DECK_CARDS,
  tracks: TRACK_TABLE,
  shipyard: { scientist: 3, icebreaker: 6, recruits: 2, progress: 2 },
  resources: { simple: ['crane', 'mine', 'derrick', 'turbine'], expertise: ['laboratory', 'factory'] },
  material: {
    2: { personnel: 2, reserve: 14, ships: 6, cubes: 3 },
    3: { personnel: 2, reserve: 12, ships: 5, cubes: 4 },
    4: { personnel: 2, reserve: 10, ships: 4, cubes: 5 },
  },
  firstGame: { 2: [1, 3, 4, 5, 7, 0], 3: [1, 2, 3, 4, 5, 6, 7, 0, 1], 4: [1, 2, 3, 4, 5, 6, 7, 0] },
  placingOrder: PLACING_ORDER,
  closedByTwo: [2, 6],
  room: PLACES,
  expertise: { 2: 2, 3: 3, 4: 4 },
  recruits: { card: 2, effect: 1, sacrifice: 1 },
  placed: 1,
  steps: { card: 3, effect: 3 },
  lead: 1,
  stalemate: 24,
};
