import { draw, shuffle } from '../../core/chance/random.js';
import type { Head } from '../../core/contract/kernel.js';
import { ask } from '../../core/contract/run.js';
import { place } from './apply/set-up.js';
import { newTurn } from './apply/turn.js';
import { type Box, DECKS, SHIPYARD_CARDS, TRACKS, tableFor, ZONES } from './components/index.js';
import { entries } from './moves/index.js';
import type { Run } from './run.js';
import type { Draft } from './state/draft.js';
import type { Settings } from './state/index.js';
import { isOpen } from './zones.js';

/**
 * Creates a state with the material of all players and an empty board. Every state gets lists of its own.
 * @rule AN-SET-8 AN-SET-9 AN-SET-10 AN-SET-15
 */
export const unpack = ({ players, placement }: Settings, box: Box, head: Head<Draft>): Draft => {
  const { supply, decks, ships, material } = tableFor(box, players);
  return {
    game: head.game,
    rules: head.rules,
    components: head.components,
    players: head.players,
    random: head.random,
    placement,
    first: 0,
    sun: 0,
    calm: 0,
    queues: empty(ZONES),
    buildings: empty(ZONES),
    scientists: rows(ZONES, players),
    icebreakers: empty(ZONES),
    supply: copied(supply),
    decks,
    cubes: rows(TRACKS, players),
    spent: empty(TRACKS),
    pile: copied(box.shipyard),
    gone: row(SHIPYARD_CARDS.length, 0),
    expertisePile: box.components.expertise[players],
    expertiseGone: 0,
    reserve: row(players, material.reserve),
    personnel: row(players, material.personnel),
    freeCubes: row(players, material.cubes),
    lostCubes: row(players, 0),
    freeShips: ships.map(copied),
    lostShips: empty(players),
    hand: rows(players, SHIPYARD_CARDS.length),
    simple: row(players, true),
    expertise: row(players, 0),
    taken: empty(players),
    stop: { second: null, fires: null, played: row(players, false) },
    turn: newTurn(null, null, 'first'),
    effects: [],
    ending: null,
    phase: { kind: 'placing', next: 0 },
  };
};

// Copies a list item by item: `slice` takes five times as long on the frozen lists of the box.
const copied = <A>(list: readonly A[]): A[] => {
  const copy: A[] = [];
  for (let i = 0; i < list.length; i++) copy.push(list[i]!);
  return copy;
};

/** Returns a list of `length` equal items. */
const row = <A>(length: number, item: A): A[] => {
  const items = new Array<A>(length);
  for (let i = 0; i < length; i++) items[i] = item;
  return items;
};

/** Returns a list of `count` empty lists. */
const empty = (count: number): never[][] => {
  const lists: never[][] = [];
  for (let i = 0; i < count; i++) lists.push([]);
  return lists;
};

/** Returns a list of `count` lists of zeros. */
const rows = (count: number, length: number): number[][] => {
  const lists: number[][] = [];
  for (let i = 0; i < count; i++) lists.push(row(length, 0));
  return lists;
};

/**
 * Draws the first player and lays out buildings and cards, and the ships of a first game.
 * @rule AN-SET-11 AN-SET-12
 */
export const deal = (run: Run, { placement }: Settings): void => {
  const { draft, box, emit } = run;
  draft.first = draw(draft.random, draft.players);
  emit?.({ kind: 'firstPlayerDrawn', player: draft.first });
  placeBuildings(run);
  shuffleDecks(run);
  if (placement === 'free') return ask(run, draft.phase);
  for (const [next, zone] of box.components.firstGame[draft.players].entries()) {
    place(run, entries.place[zone]!, { kind: 'placing', next });
  }
};

/** @rule AN-SET-4 AN-SET-5 */
const placeBuildings = ({ draft, box, emit }: Run): void => {
  const shuffled = shuffle(draft.random, copied(tableFor(box, draft.players).start));
  let next = 0;
  draft.buildings = draft.buildings.map((_, zone) => (isOpen(draft, box, zone) ? [shuffled[next++]!] : []));
  if (emit === undefined) return;
  for (const [zone, [building]] of draft.buildings.entries()) {
    if (building !== undefined) emit({ kind: 'buildingPlaced', zone, building });
  }
};

/** @rule AN-SET-7 */
const shuffleDecks = ({ draft, emit }: Run): void => {
  const { random, decks } = draft;
  draft.decks = {
    basic: shuffle(random, copied(decks.basic)),
    double: shuffle(random, copied(decks.double)),
    advanced: shuffle(random, copied(decks.advanced)),
  };
  if (emit === undefined) return;
  for (const deck of DECKS) {
    const card = draft.decks[deck][0];
    if (card !== undefined) emit({ kind: 'deckTurned', deck, card });
  }
};
