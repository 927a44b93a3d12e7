import { type Frostpunk, game, type State } from '../../../src/games/frostpunk/index.js';
import type { Counts, Plan } from '../../../src/testing/index.js';
import { careful } from './players.js';

const { components } = game;

const TYPES = ['worker', 'engineer', 'child'] as const;

type Table = readonly { readonly id: string }[];

/** Unopened scenario stacks are not part of the state. */
const tables: readonly Table[] = [
  components.morning,
  components.weather,
  components.dusk,
  components.council,
  components.citizenCards,
  components.expeditions.filter(({ letter }) => letter !== 'X'),
  components.tiles,
];

/** Names a card by its id, but a Weather card by what is printed on it. */
const nameOf = (table: Table, { id, ...face }: Table[number]): string =>
  table === components.weather ? JSON.stringify(face) : id;

const counted = (pieces: readonly (readonly [string, number])[]): Counts => {
  const counts: Record<string, number> = {};
  for (const [piece, times] of pieces) counts[piece] = (counts[piece] ?? 0) + times;
  return counts;
};

const printed = (): Counts =>
  counted([
    ...tables.flatMap((table) => table.map((card) => [nameOf(table, card), 1] as const)),
    ...components.buildings.map(({ id, copies }) => [id, copies] as const),
    ...[...components.tokens.hope, ...components.tokens.discontent].map(({ id, copies }) => [id, copies] as const),
    ['automaton', components.automatons] as const,
  ]);

const found = (state: State): Counts => {
  const { dusk, morning, weather, council, phase, currentAction, display, expeditionStacks, expeditionDrawStacks } =
    state;
  const shown = (source: string) => display.flatMap((each) => (each.source === source ? [each.card] : []));
  const all = (table: Table, ...places: readonly (readonly number[] | number)[]) =>
    places.flat().flatMap((card) => (table[card] === undefined ? [] : [[nameOf(table, table[card]), 1] as const]));
  const tokens = [...state.hope, ...state.discontent].map(({ token }) => [token, 1] as const);
  const bags = [
    ...state.hopeBag.map((n, kind) => [components.tokens.hope[kind]!.id, n] as const),
    ...state.discontentBag.map((n, kind) => [components.tokens.discontent[kind]!.id, n] as const),
  ];
  const opened = [
    ...state.removedExpeditions,
    ...expeditionStacks.flatMap(({ cards }) => cards.map(({ card }) => card)),
  ];
  const ofDecks = opened.filter((card) => components.expeditions[card]!.letter !== 'X');
  return counted([
    ...all(components.morning, morning.drawStack, morning.removed, morning.current, shown('morning')),
    ...all(components.weather, weather.drawStack, weather.discarded, weather.current),
    ...all(components.dusk, dusk.deck, dusk.discarded, dusk.setAside, dusk.removed, dusk.current, shown('dusk')),
    ...all(components.council, council.drawStack, council.removed, council.current),
    ...all(
      components.citizenCards,
      state.citizenDrawStack,
      state.discardedCitizenCards,
      state.hand,
      currentAction.citizenCard,
    ),
    ...all(components.citizenCards, phase.kind === 'turn' ? phase.armedCard : -1),
    ...all(components.expeditions, expeditionDrawStacks.A, expeditionDrawStacks.B, expeditionDrawStacks.C, ofDecks),
    ...all(
      components.tiles,
      state.nearStack,
      state.farStack,
      state.tiles,
      phase.kind === 'placeTile' ? phase.tile : -1,
    ),
    ...state.buildingSupply.map((n, kind) => [components.buildings[kind]!.id, n] as const),
    ...all(
      components.buildings,
      state.siteBuilding.filter((_, site) => state.otherSite[site]! < site),
    ),
    ...tokens,
    ...bags,
    ['automaton', automatonsOf(state)] as const,
  ]);
};

const automatonsOf = ({ automatonsInBank, reserveMeeples, meeplesOffMap, siteMeeple, display }: State): number =>
  automatonsInBank +
  reserveMeeples[TYPES.length]! +
  meeplesOffMap[TYPES.length]! +
  siteMeeple.filter((kind) => kind === 'automaton').length +
  display.filter(({ hasAutomaton }) => hasAutomaton).length;

/** The plan of the promises for Frostpunk. */
export const plan: Plan<Frostpunk> = {
  maxPlies: 12_000,
  pieces: { countInBox: printed, countInState: found },
  reports: {
    events: {
      stageStarted: ['stage', 'round', 'hasPassed', 'weather', 'isScenarioSpecialUsed'],
      leaderNamed: ['leader'],
      expertDrawn: [],
      cardRevealed: ['weather', 'council', 'isScenarioCardInPlay'],
      optionChosen: [],
      resourceGained: ['stock', 'spaceResource', 'spaceAmount'],
      resourceLost: ['stock'],
      heatChanged: ['heat'],
      coldChanged: ['cold'],
      heatingRangeChanged: ['heatingRanges'],
      cubesThrown: ['tower'],
      pressureChanged: ['pressure'],
      generatorMalfunctioned: ['hasMalfunctioned'],
      sickCountChanged: ['sickCitizens'],
      sicknessMarkerFlipped: ['showsSkull'],
      citizenJoined: ['citizens'],
      citizenLeft: ['citizens'],
      citizenTired: ['tiredTokens'],
      citizenRested: ['tiredTokens'],
      citizenDied: ['corpses', 'citizens'],
      deathCardApplied: ['citizenDrawStack', 'hand'],
      tokenChanged: ['hope', 'discontent', 'hopeBag', 'discontentBag'],
      meeplesChanged: ['reserveMeeples', 'automatonsInBank', 'expeditionStacks'],
      meeplePlaced: ['siteMeeple', 'meeplesOffMap', 'expeditionStacks', 'automatonsInBank', 'display'],
      actionTaken: ['reserveMeeples'],
      tileDrawn: ['nearStack', 'farStack'],
      tilePlaced: ['tiles', 'spaceResource', 'spaceAmount'],
      buildingBuilt: ['siteBuilding', 'buildingSupply', 'spaceResource', 'spaceAmount', 'otherSite'],
      buildingDismantled: ['siteBuilding', 'buildingSupply', 'isUpgraded', 'otherSite'],
      buildingUpgraded: ['isUpgraded'],
      buildingDestroyed: ['siteBuilding', 'buildingSupply', 'isUpgraded', 'otherSite'],
      scoutMoved: ['expeditionStacks', 'reserveMeeples'],
      expeditionStackChanged: ['expeditionStacks', 'expeditionDrawStacks', 'removedExpeditions'],
      lawEnacted: ['lawStatus', 'enactedLaws'],
      technologyChanged: ['developmentEndRound', 'developingTechnology', 'isDeveloped'],
      citizenCardDrawn: ['citizenDrawStack', 'hand'],
      citizenCardPlayed: ['hand'],
      callOfDutyUsed: ['isCallOfDutyUsed'],
      meeplesReturned: ['reserveMeeples', 'siteMeeple', 'meeplesOffMap', 'tiredTokens'],
      displayChanged: ['display', 'isScenarioSpecialUsed'],
      stormMoved: ['stormRound', 'stormEndRound'],
      stormWorksChanged: ['stormWorks'],
      hungerChanged: ['hunger'],
      deckShuffled: [],
      playerPassed: ['hasPassed'],
      gameOver: ['outcome'],
    },
    unreported: {
      phase: 'the pending decision follows from the moves',
      step: 'the step of the stage',
      effectStack: 'the effects that are still to run',
      currentAction: 'the action under way',
      decider: 'the phase says who decides',
      lawConsequence: 'cardRevealed shows the card of a law, which is laid off once its effects are done',
      isConsequenceKnown: 'cardRevealed shows the card of a law',
      isLongShiftUsed: 'a special action is used once a round',
      isDuskOfferTaken: 'the offer of a Dusk is taken once',
      morning: 'a card is laid off once its effects are done',
      dusk: 'a card is laid off once its effects are done',
      coveredTokens: 'the tokens under the Meeples of the Reserve',
      exposedMeeples: 'who may still fall sick tonight',
      hasPlayedCard: 'a card may be played again each round',
      discardedCitizenCards: 'a card played is laid off after its action',
    },
  },
  choosers: { careful },
};
