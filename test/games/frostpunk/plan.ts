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

const counted = (pieces: readonly (readonly [string, number])[]): Counts => {
  const counts: Record<string, number> = {};
  for (const [piece, times] of pieces) counts[piece] = (counts[piece] ?? 0) + times;
  return counts;
};

const printed = (): Counts =>
  counted([
    ...tables.flatMap((table) => table.map(({ id }) => [id, 1] as const)),
    ...components.buildings.map(({ id, supply }) => [id, supply] as const),
    ...[...components.tokens.hope, ...components.tokens.discontent].map(({ id, count }) => [id, count] as const),
    ['automaton', components.automatons] as const,
  ]);

const found = (state: State): Counts => {
  const { dusk, morning, weather, council, phase, act, display, stacks, expeditionDecks } = state;
  const shown = (source: string) => display.flatMap((each) => (each.source === source ? [each.card] : []));
  const all = (table: Table, ...places: readonly (readonly number[] | number)[]) =>
    places.flat().flatMap((card) => (table[card] === undefined ? [] : [[table[card].id, 1] as const]));
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
  options: ([1, 2, 3, 4] as const).flatMap((players) =>
    (['easy', 'normal', 'hard'] as const).map((difficulty) => ({ players, difficulty })),
  ),
  bound: 12_000,
  pieces: { printed, found },
  choosers: { careful },
};
