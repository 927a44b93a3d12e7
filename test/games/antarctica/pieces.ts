import { components, type State } from '../../../src/games/antarctica/index.js';
import type { Counts } from '../../../src/testing/index.js';

const SHIPYARD = ['scientist', 'icebreaker', 'recruits', 'progress'] as const;
const KINDS = components.buildingTokens.map(({ building }) => building);
const CARDS = Object.entries(components.decks).flatMap(([deck, cards]) => cards.map((card) => ({ deck, ...card })));
/** Names a card by what is printed on it. */
const pieceOf = (card: number): string => JSON.stringify(CARDS[card]);

/** Counts all pieces in the box. */
export const printed = (players: 2 | 3 | 4): Counts => {
  const { personnel, reserve, ships, cubes } = components.playerPieces[players];
  const counts: Record<string, number> = { expertise: players };
  for (const card of SHIPYARD) counts[card] = components.shipyardCards[card];
  for (const { building, tokens, returnedTokensWithTwoPlayers } of components.buildingTokens) {
    counts[building] = tokens - (players === 2 ? returnedTokensWithTwoPlayers : 0);
  }
  for (const [card, { minPlayers }] of CARDS.entries())
    counts[pieceOf(card)] = (counts[pieceOf(card)] ?? 0) + (minPlayers <= players ? 1 : 0);
  for (let player = 0; player < players; player++) {
    counts[`scientists of ${player}`] = personnel + reserve;
    counts[`cubes of ${player}`] = cubes;
    for (let ship = 0; ship < ships; ship++) counts[`ship ${6 * player + ship}`] = 1;
  }
  return counts;
};

/** Counts the pieces in all places of a state. */
export const found = (state: State): Counts => {
  const counts: Record<string, number> = {};
  const add = (piece: string, times = 1) => {
    counts[piece] = (counts[piece] ?? 0) + times;
  };
  for (const ships of [state.queues, state.freeShips, state.lostShips].flat())
    for (const ship of ships) add(`ship ${ship}`);
  for (const zone of state.scientists) zone.forEach((count, player) => void add(`scientists of ${player}`, count));
  for (const list of [state.reserve, state.personnel]) {
    list.forEach((count, player) => void add(`scientists of ${player}`, count));
  }
  for (const list of [state.freeCubes, state.lostCubes]) {
    list.forEach((count, player) => void add(`cubes of ${player}`, count));
  }
  for (const track of state.cubeSpaces)
    track.forEach((space, player) => void add(`cubes of ${player}`, space > 0 ? 1 : 0));
  for (const building of state.buildings.flat()) add(building);
  state.buildingSupply.forEach((count, kind) => void add(KINDS[kind]!, count));
  for (const card of [Object.values(state.decks), state.buildingCards].flat(2)) add(pieceOf(card));
  const rows = state.phase.kind === 'draft' ? [state.phase.row] : [];
  for (const cards of [state.shipyardPile, state.removedShipyardCards, ...state.hands, ...rows]) {
    cards.forEach((count, card) => void add(SHIPYARD[card]!, count));
  }
  for (const owners of state.icebreakers) add('icebreaker', owners.length);
  for (const count of [state.expertisePile, state.removedExpertiseCards, ...state.expertiseCards])
    add('expertise', count);
  return counts;
};
