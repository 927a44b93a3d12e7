import { drawInt, shuffle } from '../../core/chance/random.js';
import type { StateHeader } from '../../core/contract/kernel.js';
import { ask } from '../../core/engine/play.js';
import type { OptionTable } from '../../core/fields/options.js';
import { placeShip } from './apply/start-pieces.js';
import { createTurn } from './apply/turn.js';
import { type Box, DECKS, SHIPYARD_CARDS, TRACKS, tablesFor, ZONES } from './components/index.js';
import { MOVES } from './moves/index.js';
import type { Run } from './run.js';
import type { Draft } from './state/draft.js';
import { PLACEMENTS, type Settings } from './state/index.js';
import { isZoneOpen } from './zones.js';

/** The options of a game. */
export const options = (): OptionTable<Settings> => ({
  players: { values: [2, 3, 4] },
  placement: { values: PLACEMENTS, default: 'first-game' },
});

/**
 * Creates a state with the material of all players and an empty board. Every state gets lists of its own.
 * @rule AN-SET-8 AN-SET-9 AN-SET-10 AN-SET-15
 */
export const stateBeforeDeal = ({ players, placement }: Settings, box: Box, head: StateHeader<Draft>): Draft => {
  const { buildingSupply, decks, ships, playerPieces } = tablesFor(box, players);
  return {
    game: head.game,
    rules: head.rules,
    components: head.components,
    players: head.players,
    random: head.random,
    placement,
    startPlayer: 0,
    sun: 0,
    quietSunSteps: 0,
    queues: emptyLists(ZONES),
    buildings: emptyLists(ZONES),
    scientists: zeroLists(ZONES, players),
    icebreakers: emptyLists(ZONES),
    buildingSupply: copyList(buildingSupply),
    decks,
    cubeSpaces: zeroLists(TRACKS, players),
    usedBlueSpaces: emptyLists(TRACKS),
    shipyardPile: copyList(box.shipyardCards),
    removedShipyardCards: repeat(SHIPYARD_CARDS.length, 0),
    expertisePile: box.components.expertiseCards[players],
    removedExpertiseCards: 0,
    reserve: repeat(players, playerPieces.reserve),
    personnel: repeat(players, playerPieces.personnel),
    freeCubes: repeat(players, playerPieces.cubes),
    lostCubes: repeat(players, 0),
    freeShips: ships.map(copyList),
    lostShips: emptyLists(players),
    hands: zeroLists(players, SHIPYARD_CARDS.length),
    hasSimpleCard: repeat(players, true),
    expertiseCards: repeat(players, 0),
    buildingCards: emptyLists(players),
    stop: { secondShip: null, icebreakerPlayer: null, hasPlayedCard: repeat(players, false) },
    turn: createTurn(null, null, 'first'),
    waitingEffects: [],
    ending: null,
    phase: { kind: 'placeShip', placingIndex: 0 },
  };
};

// Copies a list item by item: `slice` takes five times as long on the frozen lists of the box.
const copyList = <A>(list: readonly A[]): A[] => {
  const copy: A[] = [];
  for (let i = 0; i < list.length; i++) copy.push(list[i]!);
  return copy;
};

/** Returns a list of `length` equal items. */
const repeat = <A>(length: number, item: A): A[] => {
  const items = new Array<A>(length);
  for (let i = 0; i < length; i++) items[i] = item;
  return items;
};

/** Returns a list of `count` empty lists. */
const emptyLists = (count: number): never[][] => {
  const lists: never[][] = [];
  for (let i = 0; i < count; i++) lists.push([]);
  return lists;
};

/** Returns a list of `count` lists of zeros. */
const zeroLists = (count: number, length: number): number[][] => {
  const lists: number[][] = [];
  for (let i = 0; i < count; i++) lists.push(repeat(length, 0));
  return lists;
};

/**
 * Draws the first player and lays out buildings and cards, and the ships of a first game.
 * @rule AN-SET-11 AN-SET-12
 */
export const deal = (run: Run, { placement }: Settings): void => {
  const { draft, box, emit } = run;
  draft.startPlayer = drawInt(draft.random, draft.players);
  emit?.({ kind: 'startPlayerDrawn', player: draft.startPlayer });
  placeBuildings(run);
  shuffleDecks(run);
  if (placement === 'free') return ask(run, draft.phase);
  for (const [placingIndex, zone] of box.components.firstGameZones[draft.players].entries()) {
    placeShip(run, MOVES.placeShip[zone]!, { kind: 'placeShip', placingIndex });
  }
};

/** @rule AN-SET-4 AN-SET-5 */
const placeBuildings = ({ draft, box, emit }: Run): void => {
  const shuffled = shuffle(draft.random, copyList(tablesFor(box, draft.players).startBuildings));
  let next = 0;
  draft.buildings = draft.buildings.map((_, zone) => (isZoneOpen(draft, box, zone) ? [shuffled[next++]!] : []));
  if (emit === undefined) return;
  for (const [zone, [building]] of draft.buildings.entries()) {
    if (building !== undefined) emit({ kind: 'buildingPlaced', zone, building });
  }
};

/** @rule AN-SET-7 */
const shuffleDecks = ({ draft, emit }: Run): void => {
  const { random, decks } = draft;
  draft.decks = {
    basic: shuffle(random, copyList(decks.basic)),
    double: shuffle(random, copyList(decks.double)),
    advanced: shuffle(random, copyList(decks.advanced)),
  };
  if (emit === undefined) return;
  for (const deck of DECKS) {
    const card = draft.decks[deck][0];
    if (card !== undefined) emit({ kind: 'deckTurned', deck, card });
  }
};
