import type { Mutable } from '../../core/draft.js';
import { draw, type RandomState, shuffle } from '../../core/random.js';
import { ask } from '../../core/run.js';
import { place } from './apply/set-up.js';
import { NO_TURN } from './apply/turn.js';
import type { Box, Building } from './components/index.js';
import { entries } from './moves/index.js';
import type { Run } from './run.js';
import type { Draft } from './state/draft.js';
import type { Settings, State } from './state/index.js';

/**
 * Everybody has their material; nothing is on the board.
 * @rule AN-SET-9 AN-SET-15
 */
export const unpack = ({ players, placement }: Settings, box: Box, random: Mutable<RandomState>): Draft => {
  const { lists, supply, decks } = box.tables[players];
  return {
    game: 'antarctica',
    components: box.id,
    players,
    random,
    placement,
    first: 0,
    sun: 0,
    calm: 0,
    queues: lists.queues.slice(),
    buildings: lists.buildings,
    scientists: lists.scientists,
    icebreakers: lists.icebreakers,
    supply,
    decks,
    cubes: lists.cubes,
    spent: lists.spent,
    pile: box.shipyard,
    gone: lists.gone,
    expertisePile: box.components.expertise[players],
    expertiseGone: 0,
    reserve: lists.reserve,
    personnel: lists.personnel,
    freeCubes: lists.freeCubes,
    lostCubes: lists.lostCubes,
    freeShips: lists.freeShips,
    lostShips: lists.lostShips,
    hand: lists.hand,
    simple: lists.simple,
    expertise: lists.expertise,
    taken: lists.taken,
    stop: { second: null, fires: false, played: lists.played },
    turn: { ...NO_TURN },
    effects: lists.effects,
    ending: null,
    phase: { kind: 'placing', next: 0 },
  };
};

/**
 * The first player is drawn, buildings and cards are laid out, and in a first game ships.
 * @rule AN-SET-11 AN-SET-12
 */
export const deal = (run: Run, { placement }: Settings): void => {
  const { draft, box } = run;
  draft.first = draw(draft.random, draft.players);
  draft.buildings = startBuildings(run);
  draft.decks = shuffledDecks(run);
  if (placement === 'free') return ask(run, draft.phase);
  for (const [next, zone] of box.components.firstGame[draft.players].entries()) {
    place(run, entries.place[zone]!, { kind: 'placing', next });
  }
};

/** @rule AN-SET-4 AN-SET-5 */
const startBuildings = ({ draft, box }: Run): (readonly Building[])[] => {
  const { start, openZones } = box.tables[draft.players];
  const shuffled = shuffle(draft.random, start.slice());
  let next = 0;
  return openZones.map((isOpen) => (isOpen ? [shuffled[next++]!] : []));
};

/** @rule AN-SET-7 */
const shuffledDecks = ({ draft: { random, decks } }: Run): State['decks'] => ({
  basic: shuffle(random, decks.basic.slice()),
  double: shuffle(random, decks.double.slice()),
  advanced: shuffle(random, decks.advanced.slice()),
});
