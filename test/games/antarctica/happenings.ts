import { orThrow } from '../../../src/core/verdict.js';
import {
  type Antarctica,
  components,
  type EndReason,
  type Event,
  game,
  type Options,
  type ShipyardCard,
  step,
} from '../../../src/games/antarctica/index.js';
import { type Chooser, randomGame, type Turn, uniform } from '../../../src/testing/index.js';
import { builder } from './weights.js';

/** Options without a seed. */
export type Variant = Required<Omit<Options, 'seed'>>;

/** Every number of players with every placement. */
export const VARIANTS: readonly Variant[] = ([2, 3, 4] as const).flatMap((players) =>
  (['first-game', 'free'] as const).map((placement) => ({ players, placement })),
);

/** How the players of a game choose: builders, or in every eighth game anything. */
export const chooserOf = (number: number): Chooser<Antarctica> => (number % 8 === 7 ? uniform : builder);

/** The positions of the random game of this number. */
export const gameOf = (variant: Variant, number: number): Iterable<Turn<Antarctica>> =>
  randomGame(game, { ...variant, seed: `game ${number}` }, chooserOf(number), `picks ${number}`);

/** What happens in a game, set-up included. */
export const eventsIn = function* (turns: Iterable<Turn<Antarctica>>): Generator<Event> {
  for (const { state, move } of turns) if (move !== undefined) yield* orThrow(step(state, move)).events;
};

/** What an event shows of the rules, under names of our own. */
export const happeningsIn = (event: Event): readonly string[] => {
  switch (event.kind) {
    case 'effect-reached':
      return [`space ${event.track}.${event.space}`, `reached ${event.effect}`];
    case 'effect-idle':
      return [`idle ${event.effect}`];
    case 'building-built':
      return [`card ${event.card}`, `built ${event.building}`];
    case 'card-played':
      return [`played ${event.card}`];
    case 'card-taken':
      return [`taken ${event.card} from the ${event.from}`];
    case 'resource-used':
    case 'resource-gained':
      return [`${event.kind} ${event.sort}`];
    case 'recruited':
    case 'cube-advanced':
    case 'scientists-placed':
    case 'ship-moved':
    case 'ship-placed':
      return [`${event.kind} ${event.reason}`];
    case 'turn-began':
      return [`${event.part} turn`];
    case 'icebreaker-removed':
      return [`icebreaker ${event.used ? 'used' : 'wasted'}`];
    case 'sacrificed':
      return [`sacrificed ${event.zone === null ? event.what : 'ship on the board'}`];
    case 'gameOver':
      return [`end ${event.reason}`];
    default:
      return [event.kind];
  }
};

const SHIPYARD: readonly ShipyardCard[] = ['scientist', 'icebreaker', 'recruits', 'progress'];
const REASONS: readonly EndReason[] = ['last-scientist', 'last-building', 'stalemate', 'no-ships'];
const EFFECTS = ['scientist', 'ship', 'expertise', 'simple', 'move', 'draft', 'advance'];

/** Everything that is to happen in enough games, apart from the effects that are never idle. */
export const EVERYTHING: readonly string[] = [
  ...components.tracks.flatMap(({ effects }, track) => effects.map(({ space }) => `space ${track}.${space}`)),
  ...EFFECTS.map((effect) => `reached ${effect}`),
  ...['scientist', 'ship', 'expertise', 'simple', 'draft'].map((effect) => `idle ${effect}`),
  ...Object.values(components.decks).flatMap((deck, d) =>
    deck.map((_, i) => `card ${[0, components.decks.basic.length, 27][d]! + i}`),
  ),
  ...components.kinds.flatMap(({ building }) => `built ${building}`),
  ...SHIPYARD.flatMap((card) => [`played ${card}`, `taken ${card} from the pile`, `taken ${card} from the row`]),
  ...['simple', 'expertise'].flatMap((sort) => [`resource-used ${sort}`, `resource-gained ${sort}`]),
  ...['camp', 'card', 'effect', 'sacrifice'].map((reason) => `recruited ${reason}`),
  ...['start', 'building', 'centre', 'card', 'effect'].map((reason) => `cube-advanced ${reason}`),
  ...['building', 'card'].map((reason) => `scientists-placed ${reason}`),
  ...['turn', 'effect'].map((reason) => `ship-moved ${reason}`),
  ...['first turn', 'second turn', 'turn-declined', 'icebreaker used', 'icebreaker wasted', 'pile-boxed'],
  ...['sacrificed cube', 'sacrificed ship', 'sacrificed ship on the board', 'cards-drawn', 'deck-turned', 'sun-moved'],
  ...REASONS.map((reason) => `end ${reason}`),
];
