import type { Tables } from '../components/index.js';
import type { Difficulty } from '../components/vocabulary.js';
import type { State } from './index.js';
import { IDLE } from './parts.js';

const fill = <A>(length: number, value: A): readonly A[] => new Array<A>(length).fill(value);

/**
 * What every game of a difficulty begins with, while all that is not printed on the boards is still in the box.
 * @rule FP-SETUP-1
 */
export const unpackedFor = (tables: Tables, difficulty: Difficulty): State => {
  const { components, id, sites, spaces } = tables;
  const { tracks, tokens, buildings, laws, technologies, scenario, map, expeditionSlots } = components;
  const { resources, citizens, sick, cold, heat, hunger, storm } = components.setup[difficulty];
  return {
    game: 'frostpunk',
    components: id,
    players: 1,
    random: { c: 0, s0: 0, s1: 0, s2: 0 },
    difficulty,
    expert: 0,
    round: 1,
    stage: 'action',
    step: 0,
    leader: 0,
    actor: 0,
    passed: [false],
    phase: { kind: 'over' },
    agenda: [],
    act: IDLE,
    resources,
    citizens,
    sick,
    skull: fill(3, false),
    tired: fill(3, 0),
    covered: fill(3, 0),
    exposed: fill(3, 0),
    reserve: [...citizens.map((count, type) => tracks.meeplesFor[type]![count]!), 0],
    atPlaces: fill(4, 0),
    heat,
    cold,
    hunger,
    storm,
    bank: components.automatons,
    overheated: false,
    ranges: tracks.ranges,
    pressure: 0,
    tower: { inside: 0, drawer: 0 },
    corpses: 0,
    works: 0,
    hope: [],
    discontent: [],
    hopeBag: tokens.hope.map(({ count }) => count),
    discontentBag: tokens.discontent.map(({ count }) => count),
    stormEnd: 0,
    tiles: fill(map.positions.length, -1),
    nearStack: [],
    farStack: [],
    resource: fill(spaces, 'none'),
    amount: fill(spaces, 0),
    built: fill(sites.length, -1),
    upgraded: fill(sites.length, false),
    partner: fill(sites.length, -1),
    meeple: fill(sites.length, 'none'),
    supply: buildings.map(({ supply }) => supply),
    morning: { deck: [], current: -1, gone: [] },
    weather: { deck: [], current: -1, discard: [] },
    dusk: { deck: [], discard: [], aside: [], gone: [], current: -1 },
    council: { deck: [], current: -1, known: false, gone: [] },
    consequence: fill(laws.length, 'none'),
    consequenceKnown: fill(laws.length, false),
    laws: fill(laws.length, 'open'),
    enacted: [],
    shiftUsed: false,
    patrolled: false,
    technologies: fill(technologies.length, false),
    developing: -1,
    developAt: 0,
    citizenDeck: [],
    citizenDiscard: [],
    hand: [],
    cardPlayed: false,
    callUsed: false,
    expeditionDecks: { A: [], B: [], C: [] },
    expeditionGone: [],
    stacks: fill(expeditionSlots, { cards: [], scout: 'none', at: 0 }),
    display: [],
    scenario: fill(scenario.length, false),
    specialUsed: fill(scenario.length, false),
    outcome: 'none',
  };
};
