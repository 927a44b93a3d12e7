import { repeated } from '../../../core/data/list.js';
import type { Tables } from '../components/index.js';
import type { Difficulty } from '../components/vocabulary.js';
import type { State } from './index.js';
import { IDLE } from './parts.js';

/** Returns the lists that a copy would share with its original; they are created anew for each game. */
export const emptyPlaces = () => ({
  hope: [],
  discontent: [],
  nearStack: [],
  farStack: [],
  morning: { deck: [], current: -1, gone: [] },
  weather: { deck: [], current: -1, discard: [] },
  dusk: { deck: [], discard: [], aside: [], gone: [], current: -1 },
  council: { deck: [], current: -1, known: false, gone: [] },
  enacted: [],
  citizenDeck: [],
  citizenDiscard: [],
  hand: [],
  expeditionGone: [],
  display: [],
});

const NO_STACK: State['stacks'][number] = Object.freeze({ cards: Object.freeze([]), scout: 'none', at: 0 });

/**
 * Returns the start state of a difficulty, with everything that is not printed on the boards in the box.
 * @rule FP-SETUP-1
 */
export const unpackedFor = ({ id, components, sites, spaces }: Tables, difficulty: Difficulty): State => {
  const { tracks, tokens, buildings, laws, technologies, scenario, map, expeditionSlots } = components;
  const { resources, citizens, sick, cold, heat, hunger, storm } = components.setup[difficulty];
  return {
    game: 'frostpunk',
    rules: '',
    components: id,
    players: 1,
    random: { key: '', drawn: 0 },
    difficulty,
    expert: 0,
    round: 1,
    stage: 'action',
    step: 0,
    leader: 0,
    actor: 0,
    passed: [],
    phase: { kind: 'over' },
    agenda: [],
    act: IDLE,
    resources,
    citizens,
    sick,
    skull: repeated(false, 3),
    tired: repeated(0, 3),
    covered: repeated(0, 3),
    exposed: repeated(0, 3),
    reserve: [...citizens.map((count, type) => tracks.meeplesFor[type]![count]!), 0],
    atPlaces: repeated(0, 4),
    bank: components.automatons,
    heat,
    cold,
    overheated: false,
    ranges: tracks.ranges,
    pressure: 0,
    tower: { inside: 0, drawer: 0 },
    hunger,
    corpses: 0,
    works: 0,
    hope: [],
    discontent: [],
    hopeBag: tokens.hope.map(({ count }) => count),
    discontentBag: tokens.discontent.map(({ count }) => count),
    storm,
    stormEnd: 0,
    tiles: repeated(-1, map.positions.length),
    nearStack: [],
    farStack: [],
    resource: repeated('none', spaces),
    amount: repeated(0, spaces),
    built: repeated(-1, sites.length),
    upgraded: repeated(false, sites.length),
    partner: repeated(-1, sites.length),
    meeple: repeated('none', sites.length),
    supply: buildings.map(({ supply }) => supply),
    morning: { deck: [], current: -1, gone: [] },
    weather: { deck: [], current: -1, discard: [] },
    dusk: { deck: [], discard: [], aside: [], gone: [], current: -1 },
    council: { deck: [], current: -1, known: false, gone: [] },
    consequence: repeated('none', laws.length),
    consequenceKnown: repeated(false, laws.length),
    laws: repeated('open', laws.length),
    enacted: [],
    shiftUsed: false,
    patrolled: false,
    technologies: repeated(false, technologies.length),
    developing: -1,
    developAt: 0,
    citizenDeck: [],
    citizenDiscard: [],
    hand: [],
    cardPlayed: false,
    callUsed: false,
    expeditionDecks: { A: [], B: [], C: [] },
    expeditionGone: [],
    stacks: repeated(NO_STACK, expeditionSlots),
    display: [],
    scenario: repeated(false, scenario.length),
    specialUsed: repeated(false, scenario.length),
    outcome: 'none',
  };
};
