import { sum } from '../../../src/core/data/list.js';
import { orThrow } from '../../../src/core/errors/errors.js';
import {
  type Building,
  components,
  type Deck,
  type ShipyardCard,
  State,
  setup,
} from '../../../src/games/antarctica/index.js';
import type { Sketch } from './sketch.js';

export * from './asking.js';
export type { Sketch } from './sketch.js';

const CARDS: readonly ShipyardCard[] = ['scientist', 'icebreaker', 'recruits', 'progress'];
const DECKS: readonly Deck[] = ['basic', 'double', 'advanced'];
const PRINTED = DECKS.flatMap((deck) => components.decks[deck]);
const KINDS = components.buildingTokens.map(({ building }) => building);
const ZONES = [0, 1, 2, 3, 4, 5, 6, 7];

/** Returns the index of a building card by its id on the rules page. */
export const cardOf = (id: string): number => {
  const first = { B: 0, D: components.decks.basic.length, A: PRINTED.length - components.decks.advanced.length };
  return first[id[0] as 'B' | 'D' | 'A'] + Number(id.slice(1)) - 1;
};

/** Returns the index that all cards have in a state that look like one. */
const kindIndex = (card: number): number =>
  PRINTED.findIndex((each) => JSON.stringify(each) === JSON.stringify(PRINTED[card]));

/** Returns the position of a sketch: a state that decodes. */
export const position = (sketch: Sketch = {}): State => {
  const players = sketch.players ?? 3;
  const seats = Array.from({ length: players }, (_, player) => player);
  const start = orThrow(setup({ players, seed: 'position' }));
  const sun = sketch.sun ?? 1;
  const { queues, ...ships } = shipsOf(sketch, start, seats);
  const aside = ZONES.filter(
    (zone) => !isClosed(players, zone) && zone !== sun && queues[zone]!.length === 0 && !named(sketch, zone),
  );
  const people = peopleOf(sketch, start, seats, aside);
  const taken = takenOf(sketch, players, seats, people.scientists);
  const front = queues[sun]![0];
  const secondShip = queues[sun]![1] ?? null;
  const owner = secondShip === null ? null : Math.floor(secondShip / 6);
  const state: State = {
    ...start,
    startPlayer: sketch.startPlayer ?? 0,
    sun,
    quietSunSteps: sketch.quietSunSteps ?? 0,
    queues,
    ...ships,
    ...people,
    ...buildingsOf(sketch, players, taken.flat().length, aside),
    icebreakers: ZONES.map((zone) => sketch.icebreakers?.[zone] ?? []),
    ...cubesOf(sketch, seats, players),
    ...cardsOf(sketch, seats, players),
    buildingCards: taken.map((cards) => cards.map(kindIndex)),
    decks: decksOf(sketch, players, taken),
    waitingEffects: sketch.waitingEffects ?? [],
    stop: {
      secondShip,
      icebreakerPlayer: owner !== null && sketch.icebreakers?.[sun]?.includes(owner) ? owner : null,
      hasPlayedCard: seats.map(() => false),
      ...sketch.stop,
    },
    turn: {
      player: front === undefined ? null : Math.floor(front / 6),
      ship: front ?? null,
      turnOfStop: 'first',
      hasMadeMove: false,
      hasSailed: false,
      targetZone: null,
      hasActed: false,
      hasSacrificed: false,
      endsAfterEffects: false,
      shipsBuilt: [],
      ...sketch.turn,
    },
    phase: sketch.phase ?? { kind: 'turn' },
  };
  return orThrow(State.decode(state));
};

const isClosed = (players: number, zone: number): boolean => players === 2 && (zone === 2 || zone === 6);

/** The zone to which every test case sails for an action. */
const TARGET = 4;

const named = ({ buildings, icebreakers }: Sketch, zone: number): boolean =>
  zone === TARGET || [buildings, icebreakers].some((list) => list?.[zone] !== undefined);

/** Numbers ships as they stand, the sun's zone first; a ship that is neither named nor free is discarded. */
const shipsOf = (sketch: Sketch, start: State, seats: readonly number[]) => {
  const { ships } = components.playerPieces[start.players];
  const next = seats.map(() => 0);
  const sun = sketch.sun ?? 1;
  const queues: number[][] = ZONES.map(() => []);
  for (const zone of [sun, ...ZONES.filter((other) => other !== sun)]) {
    for (const owner of sketch.queues?.[zone] ?? []) {
      queues[zone]!.push(6 * owner + next[owner]!);
      next[owner]!++;
    }
  }
  const usual = start.freeShips[0]!.length;
  const rest = seats.map((seat) => Array.from({ length: ships - next[seat]! }, (_, i) => 6 * seat + next[seat]! + i));
  const free = seats.map((seat) => rest[seat]!.slice(0, sketch.freeShips?.[seat] ?? usual));
  return { queues, freeShips: free, lostShips: seats.map((seat) => rest[seat]!.slice(free[seat]!.length)) };
};

/** Takes the scientists on zones out of the reserve; if the sketch has a smaller reserve, the rest stands aside. */
const peopleOf = (sketch: Sketch, start: State, seats: readonly number[], aside: readonly number[]) => {
  const { personnel: ready, reserve: later } = components.playerPieces[start.players];
  const scientists = ZONES.map((zone) => seats.map((seat) => sketch.scientists?.[zone]?.[seat] ?? 0));
  const personnel = seats.map((seat) => sketch.personnel?.[seat] ?? ready);
  const left = seats.map((seat) => ready + later - personnel[seat]! - sum(scientists.map((zone) => zone[seat]!)));
  const reserve = seats.map((seat) => sketch.reserve?.[seat] ?? left[seat]!);
  for (const seat of seats) scientists[aside[0]!]![seat]! += left[seat]! - reserve[seat]!;
  return { scientists, personnel, reserve };
};

/** Gives a player without named cards enough cards without asterisk for their scientists on the board. */
const takenOf = (
  sketch: Sketch,
  players: number,
  seats: readonly number[],
  scientists: readonly (readonly number[])[],
): number[][] => {
  const kept = new Set(Object.values(sketch.tops ?? {}).map(cardOf));
  const taken = seats.map((seat) => (sketch.buildingCards?.[seat] ?? []).map(cardOf));
  for (const deck of DECKS) for (const id of sketch.only?.[deck] ?? []) kept.add(cardOf(id));
  for (const cards of taken) for (const card of cards) kept.add(card);
  const isFree = (card: number): boolean => PRINTED[card]!.minPlayers <= players && !kept.has(card);
  for (const seat of seats.filter((each) => sketch.buildingCards?.[each] === undefined)) {
    let need = sum(scientists.map((zone) => zone[seat]!));
    for (let card = 0; card < PRINTED.length && need > 0; card++) {
      if (!isFree(card) || PRINTED[card]!.scientists > need || PRINTED[card]!.hasAsterisk) continue;
      taken[seat]!.push(card);
      kept.add(card);
      need -= PRINTED[card]!.scientists;
    }
  }
  return taken;
};

const decksOf = ({ tops, only }: Sketch, players: number, taken: readonly (readonly number[])[]): State['decks'] => {
  const gone = new Set(taken.flat());
  const deckOf = (deck: Deck, first: number): number[] => numbersOf(deck, first).map(kindIndex);
  const numbersOf = (deck: Deck, first: number): number[] => {
    if (only?.[deck] !== undefined) return only[deck].map(cardOf);
    const all = components.decks[deck].flatMap(({ minPlayers }, i) => (minPlayers <= players ? [first + i] : []));
    const top = tops?.[deck];
    const rest = all.filter((card) => !gone.has(card) && (top === undefined || card !== cardOf(top)));
    return top === undefined ? rest : [cardOf(top), ...rest];
  };
  return {
    basic: deckOf('basic', 0),
    double: deckOf('double', cardOf('D01')),
    advanced: deckOf('advanced', cardOf('A01')),
  };
};

/** Adds as many buildings aside as the start and the cards taken require; start buildings first. */
const buildingsOf = (sketch: Sketch, players: number, cards: number, aside: readonly number[]) => {
  const buildings = ZONES.map((zone) => [...(sketch.buildings?.[zone] ?? [])]);
  const buildingSupply = components.buildingTokens.map(
    ({ tokens, returnedTokensWithTwoPlayers }) => tokens - (players === 2 ? returnedTokensWithTwoPlayers : 0),
  );
  for (const building of buildings.flat()) buildingSupply[KINDS.indexOf(building)]!--;
  let missing = (players === 2 ? 6 : 8) + cards - buildings.flat().length;
  if (missing < 0) throw new Error('more buildings are named than cards were taken');
  const wanted = components.buildingTokens.flatMap(({ building, startTokens }) =>
    new Array<Building>(startTokens).fill(building),
  );
  for (const building of buildings.flat()) if (wanted.includes(building)) wanted.splice(wanted.indexOf(building), 1);
  for (const building of [...wanted, ...KINDS, ...KINDS, ...KINDS, ...KINDS, ...KINDS, ...KINDS]) {
    const zone = aside.find((each) => !buildings[each]!.includes(building));
    if (missing === 0 || zone === undefined || buildingSupply[KINDS.indexOf(building)]! <= 0) continue;
    buildings[zone]!.push(building);
    buildingSupply[KINDS.indexOf(building)]!--;
    missing--;
  }
  return { buildings, buildingSupply };
};

const cubesOf = (sketch: Sketch, seats: readonly number[], players: 2 | 3 | 4) => {
  const { cubes } = components.playerPieces[players];
  const cubeSpaces = [0, 1, 2, 3, 4].map((track) => seats.map((seat) => sketch.cubeSpaces?.[track]?.[seat] ?? 0));
  const left = seats.map((seat) => cubes - cubeSpaces.filter((track) => track[seat]! > 0).length);
  const freeCubes = seats.map((seat) => sketch.freeCubes?.[seat] ?? left[seat]!);
  const usedBlueSpaces = [0, 1, 2, 3, 4].map((track) => sketch.usedBlueSpaces?.[track] ?? []);
  return { cubeSpaces, usedBlueSpaces, freeCubes, lostCubes: seats.map((seat) => left[seat]! - freeCubes[seat]!) };
};

const cardsOf = (sketch: Sketch, seats: readonly number[], players: number) => {
  const hands = seats.map((seat) => CARDS.map((card) => sketch.hands?.[seat]?.[card] ?? 0));
  const lying = Object.values(sketch.icebreakers ?? {}).flat().length;
  const row = sketch.phase?.kind === 'draft' ? sketch.phase.row : CARDS.map(() => 0);
  const rest = CARDS.map((card, i) => {
    const used = sum(hands.map((cards) => cards[i]!)) + row[i]! + (card === 'icebreaker' ? lying : 0);
    return components.shipyardCards[card] - used;
  });
  const shipyardPile = sketch.shipyardPile === undefined ? rest : CARDS.map((card) => sketch.shipyardPile?.[card] ?? 0);
  const expertiseCards = seats.map((seat) => sketch.expertiseCards?.[seat] ?? 0);
  const expertisePile = sketch.expertisePile ?? players - sum(expertiseCards);
  return {
    hands,
    shipyardPile,
    removedShipyardCards: rest.map((count, i) => count - shipyardPile[i]!),
    hasSimpleCard: seats.map((seat) => sketch.hasSimpleCard?.[seat] ?? true),
    expertiseCards,
    expertisePile,
    removedExpertiseCards: players - sum(expertiseCards) - expertisePile,
  };
};

/** One building card is left. */
export const lastBuilding: Sketch = {
  players: 2,
  queues: { 1: [0, 1], 5: [0] },
  buildings: { 5: ['derrick'] },
  only: { basic: ['B12'], double: [], advanced: [] },
  buildingCards: {
    0: ['B01', 'B03', 'B05', 'B07', 'B09', 'D01', 'D02', 'D03', 'A01', 'A03', 'A06', 'A09'],
    1: ['B10', 'B13', 'B14', 'B15', 'D04', 'D05', 'D07', 'D09', 'D10', 'A05', 'A10', 'A12'],
  },
  scientists: { 0: [14, 14] },
};
