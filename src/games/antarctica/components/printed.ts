import { DECK_CARDS } from './cards.js';
import { type Building, type Effect, PLACING_ORDER, QUEUE_SIZE } from './names.js';
import type { BuildingTokens, Components, EffectSpace, Track } from './parts.js';

const buildingTokens = (
  building: Building,
  tokens: number,
  startTokens = 0,
  startTokensWithTwoPlayers = startTokens,
  returnedTokensWithTwoPlayers = 0,
): BuildingTokens => ({
  building,
  tokens,
  startTokens,
  startTokensWithTwoPlayers,
  returnedTokensWithTwoPlayers,
});

const BUILDING_TOKENS: readonly BuildingTokens[] = [
  buildingTokens('camp', 4, 2, 1, 1),
  buildingTokens('shipyard', 2),
  buildingTokens('crane', 3, 1),
  buildingTokens('mine', 3, 1),
  buildingTokens('derrick', 3, 1),
  buildingTokens('turbine', 3, 1),
  buildingTokens('laboratory', 2),
  buildingTokens('factory', 2),
  buildingTokens('land', 3),
  buildingTokens('coastal', 3, 1),
  buildingTokens('marine', 3, 1, 0, 1),
  buildingTokens('headquarters', 5),
  buildingTokens('farm', 7),
  buildingTokens('antenna', 4),
];

const NUMBERS = [1, null, 2, null, 3, null, 4, null, 5, null, 6, 7];

const red = (effect: Effect, space: number): EffectSpace => ({ space, colour: 'red', effect });
const blue = (effect: Effect, space: number): EffectSpace => ({ space, colour: 'blue', effect });

const TRACKS: readonly Track[] = [
  {
    centres: ['land'],
    minPlayers: 2,
    printedNumbers: NUMBERS,
    effects: [red('simple', 3), blue('move', 6), red('scientist', 9)],
  },
  {
    centres: ['coastal'],
    minPlayers: 2,
    printedNumbers: NUMBERS,
    effects: [red('scientist', 3), blue('draft', 6), red('ship', 9)],
  },
  {
    centres: ['marine'],
    minPlayers: 2,
    printedNumbers: NUMBERS,
    effects: [red('simple', 3), blue('advance', 6), red('expertise', 9)],
  },
  { centres: ['land'], minPlayers: 3, printedNumbers: NUMBERS, effects: [red('expertise', 4), red('scientist', 8)] },
  {
    centres: ['coastal', 'marine'],
    minPlayers: 4,
    printedNumbers: NUMBERS,
    effects: [red('ship', 4), red('simple', 8)],
  },
];

/** The printed game; its cards, tracks and first layout are reconstructed. */
export const components: Components = {
  provenance: {
    buildingTokens: 'rulebook',
    decks: 'reconstructed',
    tracks: 'reconstructed',
    shipyardCards: 'rulebook',
    replaceableBuildings: 'reconstructed',
    playerPieces: 'rulebook',
    firstGameZones: 'reconstructed',
    placingOrder: 'reconstructed',
    zonesClosedWithTwoPlayers: 'reconstructed',
    shipsPerZone: 'rulebook',
    expertiseCards: 'rulebook',
    recruits: 'rulebook',
    scientistsPlacedByCard: 'rulebook',
    steps: 'rulebook',
    firstRankPoints: 'rulebook',
    stalemate: 'authored',
  },
  buildingTokens: BUILDING_TOKENS,
  decks: DECK_CARDS,
  tracks: TRACKS,
  shipyardCards: { scientist: 3, icebreaker: 6, recruits: 2, progress: 2 },
  replaceableBuildings: { simple: ['crane', 'mine', 'derrick', 'turbine'], expertise: ['laboratory', 'factory'] },
  playerPieces: {
    2: { personnel: 2, reserve: 14, ships: 6, cubes: 3 },
    3: { personnel: 2, reserve: 12, ships: 5, cubes: 4 },
    4: { personnel: 2, reserve: 10, ships: 4, cubes: 5 },
  },
  firstGameZones: { 2: [1, 3, 4, 5, 7, 0], 3: [1, 2, 3, 4, 5, 6, 7, 0, 1], 4: [1, 2, 3, 4, 5, 6, 7, 0] },
  placingOrder: PLACING_ORDER,
  zonesClosedWithTwoPlayers: [2, 6],
  shipsPerZone: QUEUE_SIZE,
  expertiseCards: { 2: 2, 3: 3, 4: 4 },
  recruits: { card: 2, effect: 1, sacrifice: 1 },
  scientistsPlacedByCard: 1,
  steps: { card: 3, effect: 3 },
  firstRankPoints: 1,
  stalemate: 24,
};
