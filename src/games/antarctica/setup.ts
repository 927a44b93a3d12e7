import type { Draft } from '../../core/draft.js';
import type { Emit } from '../../core/game.js';
import { draw, type RandomState, shuffle } from '../../core/random.js';
import { place } from './apply/set-up.js';
import type { Box } from './components/box.js';
import { type Building, type Material, SHIPS, SHIPYARD_CARDS, TRACKS, ZONES } from './components/index.js';
import type { Event } from './events/index.js';
import { noStop, noTurn } from './state/idle.js';
import type { Settings, State } from './state/index.js';

/**
 * The state before the first decision.
 * @rule AN-SET-9 AN-SET-10 AN-SET-11 AN-SET-12 AN-SET-15
 */
export const deal = (settings: Settings, box: Box, random: Draft<RandomState>, emit: Emit<Event>): Draft<State> => {
  const { players, placement } = settings;
  const first = draw(random, players);
  const buildings = startBuildings(box, players, random);
  const decks = shuffledDecks(box, players, random);
  const draft: Draft<State> = {
    game: 'antarctica',
    components: box.id,
    players,
    random,
    placement,
    first,
    sun: 0,
    calm: 0,
    queues: perZone(() => []),
    buildings,
    scientists: perZone(() => perPlayer(players, 0)),
    icebreakers: perZone(() => null),
    supply: box.tables[players].supply.slice(),
    decks,
    cubes: Array.from({ length: TRACKS }, () => perPlayer(players, 0)),
    spent: Array.from({ length: TRACKS }, () => []),
    pile: box.shipyard.slice(),
    gone: SHIPYARD_CARDS.map(() => 0),
    expertisePile: players,
    expertiseGone: 0,
    ...possessions(players, box.parts.material[players]),
    stop: noStop(players),
    turn: noTurn(),
    effects: [],
    ending: null,
    phase: { kind: 'placing', next: 0 },
  };
  if (placement === 'first-game') for (const zone of box.parts.firstGame[players]) place(draft, box, zone, emit);
  return draft;
};

const perZone = <A>(of: () => A): A[] => Array.from({ length: ZONES }, of);

const perPlayer = <A>(players: number, item: A): A[] => new Array<A>(players).fill(item);

type Possessions = Pick<
  Draft<State>,
  | 'reserve'
  | 'personnel'
  | 'freeCubes'
  | 'lostCubes'
  | 'freeShips'
  | 'lostShips'
  | 'hand'
  | 'simple'
  | 'expertise'
  | 'taken'
>;

/** @rule AN-SET-8 AN-SET-9 AN-SET-10 */
const possessions = (players: number, { reserve, personnel, cubes, ships }: Material): Possessions => ({
  reserve: perPlayer(players, reserve),
  personnel: perPlayer(players, personnel),
  freeCubes: perPlayer(players, cubes),
  lostCubes: perPlayer(players, 0),
  freeShips: Array.from({ length: players }, (_, player) =>
    Array.from({ length: ships }, (_, number) => SHIPS * player + number),
  ),
  lostShips: Array.from({ length: players }, () => []),
  hand: Array.from({ length: players }, () => SHIPYARD_CARDS.map(() => 0)),
  simple: perPlayer(players, true),
  expertise: perPlayer(players, 0),
  taken: Array.from({ length: players }, () => []),
});

/** @rule AN-SET-4 AN-SET-5 */
const startBuildings = (box: Box, players: 2 | 3 | 4, random: Draft<RandomState>): Building[][] => {
  const { start, openZones } = box.tables[players];
  const shuffled = shuffle(random, start.slice());
  let next = 0;
  return openZones.map((isOpen) => (isOpen ? [shuffled[next++]!] : []));
};

/** @rule AN-SET-7 */
const shuffledDecks = (box: Box, players: 2 | 3 | 4, random: Draft<RandomState>): Draft<State['decks']> => {
  const { basic, double, advanced } = box.tables[players].decks;
  return {
    basic: shuffle(random, basic.slice()),
    double: shuffle(random, double.slice()),
    advanced: shuffle(random, advanced.slice()),
  };
};
