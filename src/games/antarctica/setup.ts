import type { Mutable } from '../../core/draft.js';
import { draw, type RandomState, shuffle } from '../../core/random.js';
import { ask } from '../../core/run.js';
import { place } from './apply/set-up.js';
import { NO_TURN, noStop } from './apply/turn.js';
import { type Box, type Building, SHIPS, SHIPYARD_CARDS, TRACKS, ZONES } from './components/index.js';
import { entries } from './moves/index.js';
import type { Run } from './run.js';
import type { Draft, Settings, State } from './state/index.js';

const perZone = <A>(item: A): A[] => new Array<A>(ZONES).fill(item);
const perTrack = <A>(item: A): A[] => new Array<A>(TRACKS).fill(item);

/**
 * Everybody has their material; nothing is on the board.
 * @rule AN-SET-8 AN-SET-9 AN-SET-10 AN-SET-15
 */
export const unpack = ({ players, placement }: Settings, box: Box, random: Mutable<RandomState>): Draft => {
  const { material, expertise } = box.components;
  const { supply, decks } = box.tables[players];
  const { reserve, personnel, cubes, ships } = material[players];
  const perPlayer = <A>(item: A): A[] => new Array<A>(players).fill(item);
  const noCards = SHIPYARD_CARDS.map(() => 0);
  return {
    game: 'antarctica',
    components: box.id,
    players,
    random,
    placement,
    first: 0,
    sun: 0,
    calm: 0,
    queues: perZone([]),
    buildings: perZone([]),
    scientists: perZone(perPlayer(0)),
    icebreakers: perZone(null),
    supply,
    decks,
    cubes: perTrack(perPlayer(0)),
    spent: perTrack([]),
    pile: box.shipyard,
    gone: noCards,
    expertisePile: expertise[players],
    expertiseGone: 0,
    reserve: perPlayer(reserve),
    personnel: perPlayer(personnel),
    freeCubes: perPlayer(cubes),
    lostCubes: perPlayer(0),
    freeShips: Array.from({ length: players }, (_, player) =>
      Array.from({ length: ships }, (_, number) => SHIPS * player + number),
    ),
    lostShips: perPlayer([]),
    hand: perPlayer(noCards),
    simple: perPlayer(true),
    expertise: perPlayer(0),
    taken: perPlayer([]),
    stop: noStop(players),
    turn: { ...NO_TURN },
    effects: [],
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
  box.components.firstGame[draft.players].forEach((zone, next) => {
    place(run, entries.place[zone]!, { kind: 'placing', next });
  });
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
