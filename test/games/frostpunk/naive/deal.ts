import { randomStateOf, shuffle } from '../../../../src/core/chance/random.js';
import type { Components, Options, State } from '../../../../src/games/frostpunk/index.js';
import type { Deep } from '../../../support/deep.js';

/** Options, and the name of the components. */
export interface Wanted extends Options {
  readonly components: string;
}

/** Returns the start state before tokens, cards and tiles are drawn. */
export const deal = (box: Components, { players, seed, components, difficulty = 'normal' }: Wanted): Deep<State> => {
  const random = randomStateOf(seed);
  const { startByDifficulty, start, map, buildings, tracks } = box;
  const { stock, cold, heat, hunger, citizens, sickCitizens, stormRound } = startByDifficulty[difficulty];
  const numbers = (list: readonly unknown[]): number[] => list.map((_, i) => i);
  const those = <A>(list: readonly A[], test: (a: A) => boolean): number[] =>
    numbers(list).filter((i) => test(list[i]!));
  const none = (list: readonly unknown[]): boolean[] => list.map(() => false);
  const bag = (list: readonly { readonly copies: number }[]): number[] => list.map(({ copies }) => copies);
  const spaces = 5 + 2 * map.positions.length;
  const sites = spaces + map.printedBuildings.length;
  const full = <A>(n: number, a: A): A[] => new Array<A>(n).fill(a);

  const morning = shuffle(random, numbers(box.morning));
  // Weather cards that look the same count as the first of them.
  const sky = box.weather.map(({ id: _, ...face }) => JSON.stringify(face));
  const weather = shuffle(
    random,
    sky.map((face) => sky.indexOf(face)),
  );
  const council = shuffle(random, numbers(box.council));
  const citizenDrawStack = shuffle(random, numbers(box.citizenCards));
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
  const dusk = those(box.dusk, ({ isSetAside }) => !isSetAside);
  if (firstCouncil >= 0) dusk.push(box.dusk.length + box.laws.length);

  const siteBuilding = full(sites, -1);
  const buildingSupply = buildings.map((building) => building.copies);
  const spaceResource: Deep<State>['spaceResource'] = full(spaces, 'none');
  const spaceAmount = full(spaces, 0);
  const stand = (id: string, site: number): void => {
    siteBuilding[site] = buildings.findIndex((building) => building.id === id);
    buildingSupply[siteBuilding[site]!]!--;
  };
  for (const [site, space] of start.generatorContents.entries()) {
    if (space === 'none') continue;
    if ('building' in space) stand(space.building, site);
    else {
      spaceResource[site] = space.resource;
      spaceAmount[site] = space.amount;
    }
  }
  map.printedBuildings.forEach((id, i) => {
    stand(id, spaces + i);
  });
  return {
    game: 'frostpunk',
    rules: '7',
    components,
    players,
    random,
    difficulty,
    expert: -1,
    round: 1,
    stage: 'action',
    step: 0,
    leader: 0,
    decider: 0,
    hasPassed: full(players, false),
    phase: { kind: 'over' },
    effectStack: [],
    currentAction: {
      kind: 'none',
      meeple: 'none',
      site: -1,
      slot: -1,
      citizenCard: -1,
      subActionsLeft: 0,
      woodDiscount: 0,
      zone: 'none',
    },
    stock: [...stock],
    citizens: [...citizens],
    sickCitizens: [...sickCitizens],
    showsSkull: full(3, false),
    tiredTokens: full(3, 0),
    coveredTokens: full(3, 0),
    exposedMeeples: full(3, 0),
    reserveMeeples: full(4, 0),
    meeplesOffMap: full(4, 0),
    automatonsInBank: box.automatons,
    heat,
    cold,
    hasMalfunctioned: false,
    heatingRanges: [...tracks.heatingRanges],
    pressure: 0,
    tower: { inside: 0, drawer: 0 },
    hunger,
    corpses: 0,
    stormWorks: 0,
    hope: [],
    discontent: [],
    hopeBag: bag(box.tokens.hope),
    discontentBag: bag(box.tokens.discontent),
    stormRound,
    stormEndRound: 0,
    tiles: full(map.positions.length, -1),
    nearStack: nearStack!,
    farStack: farStack!,
    spaceResource,
    spaceAmount,
    siteBuilding,
    isUpgraded: full(sites, false),
    otherSite: full(sites, -1),
    siteMeeple: full(sites, 'none'),
    buildingSupply,
    morning: { drawStack: morning, current: -1, removed: [] },
    weather: { drawStack: weather, current: -1, discarded: [] },
    dusk: {
      deck: dusk,
      discarded: [],
      setAside: those(box.dusk, ({ isSetAside }) => isSetAside),
      removed: [],
      current: -1,
    },
    council: { drawStack: council, current: firstCouncil, isCurrentKnown: false, removed: [] },
    lawConsequence: full(box.laws.length, 'none'),
    isConsequenceKnown: none(box.laws),
    lawStatus: full(box.laws.length, 'open'),
    enactedLaws: [],
    isLongShiftUsed: false,
    isDuskOfferTaken: false,
    isDeveloped: none(box.technologies),
    developingTechnology: -1,
    developmentEndRound: 0,
    citizenDrawStack,
    discardedCitizenCards: [],
    hand: [],
    hasPlayedCard: false,
    isCallOfDutyUsed: false,
    expeditionDrawStacks: { A: A!, B: B!, C: C! },
    removedExpeditions: [],
    expeditionStacks: Array.from({ length: box.expeditionSlots }, () => ({
      cards: [],
      scout: 'none' as const,
      scoutSpace: 0,
    })),
    display: [],
    isScenarioCardInPlay: none(box.scenario),
    isScenarioSpecialUsed: none(box.scenario),
    outcome: 'none',
  };
};
