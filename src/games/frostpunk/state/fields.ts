import {
  count,
  flag,
  listOf,
  listUpTo,
  orNone,
  recordOf,
  type Shape,
  secret,
  textUpTo,
  variantsOf,
  whole,
  word,
} from '../../../core/fields.js';
import type { Viewer } from '../../../core/game.js';
import type { Tables } from '../components/index.js';
import {
  ACTIONS,
  CITIZENS,
  CONSEQUENCES,
  DIFFICULTIES,
  KINDS,
  RESOURCES,
  STAGES,
  TRACKS,
  ZONES,
} from '../components/vocabulary.js';
import type { State } from './index.js';
import { FACES, PURPOSES, REASONS } from './parts.js';
import { STEPS } from './steps.js';

/** The longest agenda: many times what chains of deaths can pile up. */
const LONGEST_AGENDA = 500;
const LONGEST_NAME = 40;
/** More than there can be of anything. */
const many = count(1_000_000);
const cubes = count(9999);
/** A bound of resources on a space, of sub-actions and of tiles. */
const some = count(60);

const citizen = word(...CITIZENS);
const kindOrNone = word('none', ...KINDS);
/** One for each Citizen type, or for each heating range. */
const triple = <A, V>(of: Shape<A, V>) => listOf(of, 3);
type Table = { readonly length: number };
const indexOf = (table: Table) => count(table.length - 1);
const indexOrNone = (table: Table) => whole(-1, table.length - 1);

/** @rule FP-LAW-3 */
const isUnseen = (state: State, _: Viewer, face: string, law: number): boolean =>
  face !== 'none' && !state.consequenceKnown[law];
const isUnknown = ({ council }: State, _: Viewer, current: number): boolean => current !== -1 && !council.known;

/**
 * What the fields of a state hold. Everybody sees the same: all but the stacks, what is in the drawer, and cards that
 * went unseen into the Dusk deck.
 * @rule FP-GEN-5
 */
export const fields = (tables: Tables, players: number) => ({
  ...course(tables, players),
  ...city(tables),
  ...board(tables),
  ...events(tables),
  ...policy(tables),
  ...people(tables),
  outcome: orNone(recordOf('an outcome', { result: word('won', 'lost'), reason: word(...REASONS) })),
});

/** Whose turn it is, and what is under way. */
const course = (tables: Tables, players: number) => {
  const { components, sites } = tables;
  const slot = whole(-1, components.expeditionSlots - 1);
  const player = count(players - 1);
  return {
    difficulty: word(...DIFFICULTIES),
    expert: indexOf(components.experts),
    round: whole(1, components.tracks.rounds),
    stage: word(...STAGES),
    step: count(Math.max(...Object.values(STEPS).map((steps) => steps.length)) - 1),
    leader: player,
    actor: player,
    passed: listOf(flag, players),
    phase: phase(tables),
    agenda: listUpTo(
      recordOf('a frame', {
        program: textUpTo(LONGEST_NAME),
        at: count(99),
        left: count(999),
        type: orNone(citizen),
        slot,
      }),
      LONGEST_AGENDA,
    ),
    act: recordOf('an action', {
      kind: word('none', ...ACTIONS),
      meeple: kindOrNone,
      site: indexOrNone(sites),
      slot,
      card: indexOrNone(components.citizens),
      left: some,
      woodLess: some,
      zone: word('none', ...ZONES),
    }),
  };
};

const phase = ({ components }: Tables) => {
  const track = { track: word(...TRACKS) };
  const slot = { slot: indexOf({ length: components.expeditionSlots }) };
  return variantsOf('a phase', {
    turn: { card: indexOrNone(components.citizens) },
    feed: {},
    eat: {},
    expert: {},
    dusk: {},
    build: {},
    site: { purpose: word('construct', 'destroy'), building: indexOf(components.buildings) },
    tile: { tile: indexOf(components.tiles) },
    post: {},
    option: { set: textUpTo(LONGEST_NAME) },
    type: { purpose: word(...PURPOSES) },
    raise: track,
    lower: track,
    exhaust: track,
    activate: track,
    death: { type: citizen },
    technology: {},
    law: {},
    consequence: { law: indexOf(components.laws) },
    arrive: slot,
    return: slot,
    scout: {},
    shift: {},
    over: {},
  });
};

/** People, tracks and tokens. */
const city = ({ components }: Tables) => {
  const { tracks, tokens, automatons } = components;
  const heat = indexOf(tracks.throws);
  const ids = [...tokens.hope, ...tokens.discontent].map(({ id }) => id);
  const onTrack = (most: number) => listUpTo(recordOf('a token', { token: word(...ids), active: flag }), most);
  return {
    resources: listOf(many, RESOURCES.length),
    citizens: triple(count(tracks.populationTop)),
    sick: triple(count(tracks.populationTop)),
    skull: triple(flag),
    tired: triple(many),
    covered: triple(many),
    exposed: triple(many),
    reserve: listOf(many, KINDS.length),
    atPlaces: listOf(many, KINDS.length),
    bank: count(automatons),
    heat,
    cold: heat,
    overheated: flag,
    ranges: triple(heat),
    pressure: many,
    hunger: count(tracks.hungerTop),
    corpses: count(tracks.corpseLimit),
    works: many,
    hope: onTrack(tracks.hopeRoom),
    discontent: onTrack(tracks.discontentLimit),
    hopeBag: listOf(many, tokens.hope.length),
    discontentBag: listOf(many, tokens.discontent.length),
    storm: count(tracks.rounds),
    stormEnd: count(tracks.rounds),
  };
};

/** The tower and the map. */
const board = ({ components, sites, spaces }: Tables) => {
  const { tiles, map, buildings } = components;
  const stack = listUpTo(secret(indexOf(tiles)), tiles.length);
  return {
    tower: recordOf('a tower', { inside: cubes, drawer: secret(cubes) }),
    tiles: listOf(indexOrNone(tiles), map.positions.length),
    nearStack: stack,
    farStack: stack,
    resource: listOf(word('none', ...RESOURCES), spaces),
    amount: listOf(some, spaces),
    built: listOf(indexOrNone(buildings), sites.length),
    upgraded: listOf(flag, sites.length),
    partner: listOf(indexOrNone({ length: spaces }), sites.length),
    meeple: listOf(kindOrNone, sites.length),
    supply: listOf(many, buildings.length),
  };
};

const pile = (table: Table) => listUpTo(indexOf(table), table.length);
const unseenPile = (table: Table) => listUpTo(secret(indexOf(table)), table.length);

/** Morning, Weather, Dusk and Council cards. */
const events = ({ components: { morning, weather, council }, councilSlot }: Tables) => {
  const slots = { length: councilSlot + 1 };
  return {
    morning: recordOf('the Morning cards', {
      deck: unseenPile(morning),
      current: indexOrNone(morning),
      gone: pile(morning),
    }),
    weather: recordOf('the Weather cards', {
      deck: unseenPile(weather),
      current: indexOrNone(weather),
      discard: pile(weather),
    }),
    dusk: recordOf('the Dusk cards', {
      deck: pile(slots),
      discard: pile(slots),
      aside: pile(slots),
      gone: pile(slots),
      current: indexOrNone(slots),
    }),
    council: recordOf('the Council cards', {
      deck: unseenPile(council),
      current: secret(indexOrNone(council), isUnknown),
      known: flag,
      gone: pile(council),
    }),
  };
};

/** Laws and Technologies. */
const policy = ({ components: { laws, technologies, tracks } }: Tables) => ({
  consequence: listOf(secret(word('none', ...CONSEQUENCES), isUnseen), laws.length),
  consequenceKnown: listOf(flag, laws.length),
  laws: listOf(word('open', 'enacted', 'out'), laws.length),
  enacted: pile(laws),
  shiftUsed: flag,
  patrolled: flag,
  technologies: listOf(flag, technologies.length),
  developing: indexOrNone(technologies),
  developAt: count(tracks.rounds),
});

/** Citizen cards, Expeditions, and what lies open. */
const people = ({ components, councilSlot }: Tables) => {
  const { morning, citizens, expeditions, expeditionSlots, scenario } = components;
  const deck = unseenPile(expeditions);
  const placed = recordOf('a card', { card: indexOf(expeditions), face: word(...FACES) });
  return {
    citizenDeck: unseenPile(citizens),
    citizenDiscard: pile(citizens),
    hand: pile(citizens),
    cardPlayed: flag,
    callUsed: flag,
    expeditionDecks: recordOf('the Expedition decks', { A: deck, B: deck, C: deck }),
    expeditionGone: pile(expeditions),
    stacks: listOf(
      recordOf('a stack', {
        cards: listUpTo(placed, expeditions.length),
        scout: word('none', 'worker', 'engineer'),
        at: many,
      }),
      expeditionSlots,
    ),
    display: listUpTo(
      recordOf('a card of the display', {
        source: word('morning', 'dusk', 'consequence'),
        card: count(999),
        automaton: flag,
        used: flag,
      }),
      morning.length + councilSlot + 1,
    ),
    scenario: listOf(flag, scenario.length),
    specialUsed: listOf(flag, scenario.length),
  };
};
