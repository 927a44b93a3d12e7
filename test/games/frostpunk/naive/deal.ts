import { seeded, shuffle } from '../../../../src/core/chance/random.js';
import type { Components, Options, State } from '../../../../src/games/frostpunk/index.js';
import type { Deep } from '../../../support/deep.js';

/** Options, and the name of the components. */
export interface Wanted extends Options {
  readonly components: string;
}

/** Returns the start state before tokens, cards and tiles are drawn. */
export const deal = (box: Components, { players, seed, components, difficulty = 'normal' }: Wanted): Deep<State> => {
  const random = seeded(seed);
  const { setup, start, map, buildings, tracks } = box;
  const { resources, cold, heat, hunger, citizens, sick, storm } = setup[difficulty];
  const numbers = (list: readonly unknown[]): number[] => list.map((_, i) => i);
  const those = <A>(list: readonly A[], test: (a: A) => boolean): number[] =>
    numbers(list).filter((i) => test(list[i]!));
  const none = (list: readonly unknown[]): boolean[] => list.map(() => false);
  const bag = (list: readonly { readonly count: number }[]): number[] => list.map(({ count }) => count);
  const spaces = 5 + 2 * map.positions.length;
  const sites = spaces + map.printed.length;
  const full = <A>(n: number, a: A): A[] => new Array<A>(n).fill(a);

  const morning = shuffle(random, numbers(box.morning));
  // Weather cards that look the same count as the first of them.
  const sky = box.weather.map(({ id: _, ...face }) => JSON.stringify(face));
  const weather = shuffle(
    random,
    sky.map((face) => sky.indexOf(face)),
  );
  const council = shuffle(random, numbers(box.council));
  const citizenDeck = shuffle(random, numbers(box.citizens));
  const [A, B, C] = (['A', 'B', 'C'] as const).map((letter) =>
    shuffle(
      random,
      those(box.expeditions, (card) => card.letter === letter),
    ),
  );
  const [nearStack, farStack] = (['near', 'far'] as const).map((zone) =>
    shuffle(
      random,
      those(box.tiles, (tile) => tile.zone === zone),
    ),
  );
  const firstCouncil = council.pop() ?? -1;
  const dusk = those(box.dusk, ({ aside }) => !aside);
  if (firstCouncil >= 0) dusk.push(box.dusk.length + box.laws.length);

  const built = full(sites, -1);
  const supply = buildings.map((building) => building.supply);
  const resource: Deep<State>['resource'] = full(spaces, 'none');
  const amount = full(spaces, 0);
  const stand = (id: string, site: number): void => {
    built[site] = buildings.findIndex((building) => building.id === id);
    supply[built[site]!]!--;
  };
  for (const [site, space] of start.generator.entries()) {
    if (space === 'none') continue;
    if ('building' in space) stand(space.building, site);
    else {
      resource[site] = space.res;
      amount[site] = space.n;
    }
  }
  map.printed.forEach((id, i) => {
    stand(id, spaces + i);
  });
  return {
    game: 'frostpunk',
    rules: '5',
    components,
    players,
    random,
    difficulty,
    expert: -1,
    round: 1,
    stage: 'action',
    step: 0,
    leader: 0,
    actor: 0,
    passed: full(players, false),
    phase: { kind: 'over' },
    agenda: [],
    act: { kind: 'none', meeple: 'none', site: -1, slot: -1, card: -1, left: 0, woodLess: 0, zone: 'none' },
    resources: [...resources],
    citizens: [...citizens],
    sick: [...sick],
    skull: full(3, false),
    tired: full(3, 0),
    covered: full(3, 0),
    exposed: full(3, 0),
    reserve: full(4, 0),
    atPlaces: full(4, 0),
    bank: box.automatons,
    heat,
    cold,
    overheated: false,
    ranges: [...tracks.ranges],
    pressure: 0,
    tower: { inside: 0, drawer: 0 },
    hunger,
    corpses: 0,
    works: 0,
    hope: [],
    discontent: [],
    hopeBag: bag(box.tokens.hope),
    discontentBag: bag(box.tokens.discontent),
    storm,
    stormEnd: 0,
    tiles: full(map.positions.length, -1),
    nearStack: nearStack!,
    farStack: farStack!,
    resource,
    amount,
    built,
    upgraded: full(sites, false),
    partner: full(sites, -1),
    meeple: full(sites, 'none'),
    supply,
    morning: { deck: morning, current: -1, gone: [] },
    weather: { deck: weather, current: -1, discard: [] },
    dusk: { deck: dusk, discard: [], aside: those(box.dusk, ({ aside }) => aside), gone: [], current: -1 },
    council: { deck: council, current: firstCouncil, known: false, gone: [] },
    consequence: full(box.laws.length, 'none'),
    consequenceKnown: none(box.laws),
    laws: full(box.laws.length, 'open'),
    enacted: [],
    shiftUsed: false,
    patrolled: false,
    technologies: none(box.technologies),
    developing: -1,
    developAt: 0,
    citizenDeck,
    citizenDiscard: [],
    hand: [],
    cardPlayed: false,
    callUsed: false,
    expeditionDecks: { A: A!, B: B!, C: C! },
    expeditionGone: [],
    stacks: Array.from({ length: box.expeditionSlots }, () => ({ cards: [], scout: 'none' as const, at: 0 })),
    display: [],
    scenario: none(box.scenario),
    specialUsed: none(box.scenario),
    outcome: 'none',
  };
};
