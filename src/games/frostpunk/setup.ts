import type { Draft } from '../../core/draft.js';
import type { Emit } from '../../core/game.js';
import { draw, type RandomState, shuffle } from '../../core/random.js';
import { goOnUntilAsked } from './apply/index.js';
import { goTo } from './apply/stage.js';
import type { Box } from './components/box.js';
import type { Difficulty } from './components/vocabulary.js';
import { putBuilding, putTile, takeTile } from './effects/buildings.js';
import { cardToHand } from './effects/goods.js';
import { renew } from './effects/journeys.js';
import { drawToken, turn } from './effects/tokens.js';
import type { Event } from './events.js';
import { OVER, type Run } from './run.js';
import { IDLE, type Settings, type State } from './state/index.js';

/**
 * The state before the first turn: round 1 begins with Action.
 * @rule FP-SETUP-1 FP-SETUP-2 FP-SETUP-3 FP-ROUND-2 FP-COOP-2
 */
export const deal = (settings: Settings, box: Box, random: Draft<RandomState>, emit: Emit<Event>): Draft<State> => {
  const draft = empty(settings, box, random);
  const run: Run = { draft, box, emit: undefined };
  buildCity(run);
  shuffleDecks(draft, box);
  placeTokens(run);
  openDecks(run);
  const expert = box.parts.experts.findIndex(({ id }) => id === settings.expert);
  draft.expert = expert >= 0 ? expert : draw(random, box.parts.experts.length);
  const telling: Run = { draft, box, emit };
  emit?.({ kind: 'stage', stage: 'action', round: 1 });
  emit?.({ kind: 'leader', player: 0 });
  goTo(telling, 0);
  goOnUntilAsked(telling);
  return draft;
};

const fill = <A>(length: number, value: A): A[] => new Array<A>(length).fill(value);

const empty = (settings: Settings, box: Box, random: Draft<RandomState>): Draft<State> => {
  const { players, difficulty } = settings;
  const { parts, sites, spaces } = box;
  const { tracks, laws, scenario } = parts;
  return {
    game: 'frostpunk',
    components: box.id,
    players,
    random,
    difficulty,
    expert: 0,
    round: 1,
    stage: 'action',
    step: 0,
    leader: 0,
    actor: 0,
    passed: fill(players, false),
    phase: OVER,
    agenda: [],
    act: IDLE,
    ...people(box, difficulty),
    bank: parts.automatons,
    overheated: false,
    ranges: [...tracks.ranges],
    pressure: 0,
    tower: { inside: 0, drawer: 0 },
    corpses: 0,
    works: 0,
    hope: [],
    discontent: [],
    hopeBag: parts.tokens.hope.map(({ count }) => count),
    discontentBag: parts.tokens.discontent.map(({ count }) => count),
    stormEnd: 0,
    tiles: fill(parts.map.positions.length, -1),
    nearStack: [],
    farStack: [],
    resource: fill(spaces, 'none'),
    amount: fill(spaces, 0),
    built: fill(sites.length, -1),
    upgraded: fill(sites.length, false),
    partner: fill(sites.length, -1),
    meeple: fill(sites.length, 'none'),
    supply: parts.buildings.map(({ supply }) => supply),
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
    technologies: fill(parts.technologies.length, false),
    developing: -1,
    developAt: 0,
    citizenDeck: [],
    citizenDiscard: [],
    hand: [],
    cardPlayed: false,
    callUsed: false,
    expeditionDecks: { A: [], B: [], C: [] },
    expeditionGone: [],
    stacks: Array.from({ length: parts.expeditionSlots }, () => ({ cards: [], scout: 'none', at: 0 })),
    display: [],
    scenario: fill(scenario.length, false),
    specialUsed: fill(scenario.length, false),
    outcome: 'none',
  };
};

/** @rule FP-SETUP-1 */
const people = ({ parts }: Box, difficulty: Difficulty) => {
  const { resources, citizens, sick, cold, heat, hunger, storm } = parts.setup[difficulty];
  return {
    resources: [...resources],
    citizens: [...citizens],
    sick: [...sick],
    skull: fill(3, false),
    tired: fill(3, 0),
    covered: fill(3, 0),
    exposed: fill(3, 0),
    reserve: [...citizens.map((count, type) => parts.tracks.meeplesFor[type]![count]!), 0],
    atPlaces: fill(4, 0),
    heat,
    cold,
    hunger,
    storm,
  };
};

/** @rule FP-SETUP-2 FP-BLD-3 */
const buildCity = (run: Run): void => {
  const { draft, box } = run;
  const { start, map } = box.parts;
  for (const [site, space] of start.generator.entries()) {
    if (space === 'none') continue;
    if ('building' in space) putBuilding(run, box.number.get(space.building)!, site);
    else {
      draft.resource[site] = space.res;
      draft.amount[site] = space.n;
    }
  }
  for (const [i, id] of map.printed.entries()) putBuilding(run, box.number.get(id)!, box.spaces + i);
};

/**
 * The order of the shuffles is part of the rules.
 * @rule FP-SETUP-2
 */
const shuffleDecks = (draft: Draft<State>, { parts, councilSlot }: Box): void => {
  const { random } = draft;
  const mixed = <A>(table: readonly A[], of: (entry: A) => boolean = () => true): number[] =>
    shuffle(
      random,
      table.flatMap((entry, i) => (of(entry) ? [i] : [])),
    );
  for (const cards of ['morning', 'weather', 'council'] as const) draft[cards].deck = mixed<unknown>(parts[cards]);
  draft.citizenDeck = mixed(parts.citizens);
  for (const deck of ['A', 'B', 'C'] as const) {
    draft.expeditionDecks[deck] = mixed(parts.expeditions, ({ letter }) => letter === deck);
  }
  draft.nearStack = mixed(parts.tiles, ({ zone }) => zone === 'near');
  draft.farStack = mixed(parts.tiles, ({ zone }) => zone === 'far');
  for (const [slot, { aside }] of parts.dusk.entries()) (aside ? draft.dusk.aside : draft.dusk.deck).push(slot);
  const council = draft.council.deck.at(-1);
  if (council === undefined) return;
  draft.council.deck = draft.council.deck.slice(0, -1);
  draft.council.current = council;
  draft.dusk.deck.push(councilSlot);
};

/** @rule FP-SETUP-2 FP-HD-1 */
const placeTokens = (run: Run): void => {
  const { hope, discontent } = run.box.parts.start;
  for (let i = 0; i < hope; i++) drawToken(run, 'hope');
  turn(run, 'hope', 'any', true);
  for (let i = 0; i < discontent; i++) drawToken(run, 'discontent');
};

/** @rule FP-SETUP-2 FP-EXPED-1 FP-ACT-10 */
const openDecks = (run: Run): void => {
  const { box } = run;
  const { start } = box.parts;
  for (let i = 0; i < start.hand; i++) cardToHand(run);
  for (let slot = 0; slot < start.stacks; slot++) renew(run, slot);
  for (const id of start.tiles) {
    const position = box.number.get(id)!;
    putTile(run, takeTile(run, box.parts.map.positions[position]!.zone), position);
  }
};
