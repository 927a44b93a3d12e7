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
  components.citizens,
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
    ...components.buildings.map(({ id, supply }) => [id, supply] as const),
    ...[...components.tokens.hope, ...components.tokens.discontent].map(({ id, count }) => [id, count] as const),
    ['automaton', components.automatons] as const,
  ]);

const found = (state: State): Counts => {
  const { dusk, morning, weather, council, phase, act, display, stacks, expeditionDecks } = state;
  const shown = (source: string) => display.flatMap((each) => (each.source === source ? [each.card] : []));
  const all = (table: Table, ...places: readonly (readonly number[] | number)[]) =>
    places.flat().flatMap((card) => (table[card] === undefined ? [] : [[nameOf(table, table[card]), 1] as const]));
  const tokens = [...state.hope, ...state.discontent].map(({ token }) => [token, 1] as const);
  const bags = [
    ...state.hopeBag.map((n, kind) => [components.tokens.hope[kind]!.id, n] as const),
    ...state.discontentBag.map((n, kind) => [components.tokens.discontent[kind]!.id, n] as const),
  ];
  const opened = [...state.expeditionGone, ...stacks.flatMap(({ cards }) => cards.map(({ card }) => card))];
  const ofDecks = opened.filter((card) => components.expeditions[card]!.letter !== 'X');
  return counted([
    ...all(components.morning, morning.deck, morning.gone, morning.current, shown('morning')),
    ...all(components.weather, weather.deck, weather.discard, weather.current),
    ...all(components.dusk, dusk.deck, dusk.discard, dusk.aside, dusk.gone, dusk.current, shown('dusk')),
    ...all(components.council, council.deck, council.gone, council.current),
    ...all(components.citizens, state.citizenDeck, state.citizenDiscard, state.hand, act.card),
    ...all(components.citizens, phase.kind === 'turn' ? phase.card : -1),
    ...all(components.expeditions, expeditionDecks.A, expeditionDecks.B, expeditionDecks.C, ofDecks),
    ...all(components.tiles, state.nearStack, state.farStack, state.tiles, phase.kind === 'tile' ? phase.tile : -1),
    ...state.supply.map((n, kind) => [components.buildings[kind]!.id, n] as const),
    ...all(
      components.buildings,
      state.built.filter((_, site) => state.partner[site]! < site),
    ),
    ...tokens,
    ...bags,
    ['automaton', automatonsOf(state)] as const,
  ]);
};

const automatonsOf = ({ bank, reserve, atPlaces, meeple, display }: State): number =>
  bank +
  reserve[TYPES.length]! +
  atPlaces[TYPES.length]! +
  meeple.filter((kind) => kind === 'automaton').length +
  display.filter(({ automaton }) => automaton).length;

/** The plan of the promises for Frostpunk. */
export const plan: Plan<Frostpunk> = {
  bound: 12_000,
  pieces: { printed, found },
  reports: {
    events: {
      stageBegan: ['stage', 'round', 'passed', 'weather', 'specialUsed'],
      leaderNamed: ['leader'],
      expertDrawn: [],
      cardRevealed: ['weather', 'council', 'scenario'],
      optionChosen: [],
      gained: ['resources', 'resource', 'amount'],
      lost: ['resources'],
      heatChanged: ['heat'],
      coldChanged: ['cold'],
      rangeChanged: ['ranges'],
      cubesThrown: ['tower'],
      pressureChanged: ['pressure'],
      malfunctioned: ['overheated'],
      fellSick: ['sick'],
      statusFlipped: ['skull'],
      joined: ['citizens'],
      left: ['citizens'],
      tired: ['tired'],
      rested: ['tired'],
      died: ['corpses', 'citizens'],
      deathCardApplied: ['citizenDeck', 'hand'],
      tokenChanged: ['hope', 'discontent', 'hopeBag', 'discontentBag'],
      meeplesChanged: ['reserve', 'bank', 'stacks'],
      meeplePlaced: ['meeple', 'atPlaces', 'stacks', 'bank', 'display'],
      actionTaken: ['reserve'],
      tileDrawn: ['nearStack', 'farStack'],
      tilePlaced: ['tiles', 'resource', 'amount'],
      built: ['built', 'supply', 'resource', 'amount', 'partner'],
      dismantled: ['built', 'supply', 'upgraded', 'partner'],
      upgraded: ['upgraded'],
      destroyed: ['built', 'supply', 'upgraded', 'partner'],
      scoutMoved: ['stacks', 'reserve'],
      stackChanged: ['stacks', 'expeditionDecks', 'expeditionGone'],
      lawPassed: ['laws', 'enacted'],
      technologyChanged: ['developAt', 'developing', 'technologies'],
      cardTaken: ['citizenDeck', 'hand'],
      citizenPlayed: ['hand'],
      callUsed: ['callUsed'],
      meeplesReturned: ['reserve', 'meeple', 'atPlaces', 'tired'],
      displayChanged: ['display', 'specialUsed'],
      stormMoved: ['storm', 'stormEnd'],
      worksChanged: ['works'],
      hungerChanged: ['hunger'],
      shuffled: [],
      passed: ['passed'],
      gameOver: ['outcome'],
    },
    silent: {
      phase: 'the pending decision follows from the moves',
      step: 'the step of the stage',
      agenda: 'the effects that are still to run',
      act: 'the action under way',
      actor: 'the phase says who decides',
      consequence: 'cardRevealed shows the card of a law, which is laid off once its effects are done',
      consequenceKnown: 'cardRevealed shows the card of a law',
      shiftUsed: 'a special action is used once a round',
      patrolled: 'the offer of a Dusk is taken once',
      morning: 'a card is laid off once its effects are done',
      dusk: 'a card is laid off once its effects are done',
      covered: 'the tokens under the Meeples of the Reserve',
      exposed: 'who may still fall sick tonight',
      cardPlayed: 'a card may be played again each round',
      citizenDiscard: 'a card played is laid off after its action',
    },
  },
  choosers: { careful },
};
