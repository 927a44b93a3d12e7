import { orThrow } from '../../../src/core/errors/errors.js';
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

/** Returns the players of a game: builders, or in every eighth game random ones. */
export const chooserOf = (number: number): Chooser<Antarctica> => (number % 8 === 7 ? uniform : builder);

/** Returns the positions of the random game of this number. */
export const gameOf = (variant: Variant, number: number): Iterable<Turn<Antarctica>> =>
  randomGame(game, { ...variant, seed: `game ${number}` }, chooserOf(number), `picks ${number}`);

/** Lists the events of a game, set-up included. */
export const eventsIn = function* (turns: Iterable<Turn<Antarctica>>): Generator<Event> {
  for (const { state, move } of turns) if (move !== undefined) yield* orThrow(step(state, move)).events;
};

/** Returns the rules that an event shows, by names used in the tests only. */
export const happeningsIn = (event: Event): readonly string[] => {
  switch (event.kind) {
    case 'effectReached':
      return [`space ${event.track}.${event.space}`, `reached ${event.effect}`];
    case 'effectWasted':
      return [`wasted ${event.effect}`];
    case 'buildingBuilt':
      return [`card ${event.card}`, `built ${event.building}`];
    case 'cardPlayed':
      return [`played ${event.card}`];
    case 'cardTaken':
      return [`taken ${event.card} from the ${event.from}`];
    case 'resourceCardUsed':
    case 'resourceCardGained':
      return [`${event.kind} ${event.resource}`];
    case 'scientistsRecruited':
    case 'cubeAdvanced':
    case 'scientistsPlaced':
    case 'shipMoved':
    case 'shipPlaced':
      return [`${event.kind} ${event.reason}`];
    case 'turnStarted':
      return [`${event.turnOfStop} turn`];
    case 'icebreakerRemoved':
      return [`icebreaker ${event.isUsed ? 'used' : 'wasted'}`];
    case 'pieceSacrificed':
      return [`sacrificed ${event.zone === null ? event.piece : 'ship on the board'}`];
    case 'gameOver':
      return [`end ${event.reason}`];
    default:
      return [event.kind];
  }
};

const SHIPYARD: readonly ShipyardCard[] = ['scientist', 'icebreaker', 'recruits', 'progress'];
const REASONS: readonly EndReason[] = ['last-scientist', 'last-building', 'stalemate', 'no-ships'];
const EFFECTS = ['scientist', 'ship', 'expertise', 'simple', 'move', 'draft', 'advance'];

/** Everything that must happen in enough games, except for the effects that are never wasted. */
export const EVERYTHING: readonly string[] = [
  ...components.tracks.flatMap(({ effects }, track) => effects.map(({ space }) => `space ${track}.${space}`)),
  ...EFFECTS.map((effect) => `reached ${effect}`),
  ...['scientist', 'ship', 'expertise', 'simple', 'draft'].map((effect) => `wasted ${effect}`),
  ...Object.values(components.decks).flatMap((deck, d) =>
    deck.flatMap((card, i) => {
      const isFirst = deck.findIndex((each) => JSON.stringify(each) === JSON.stringify(card)) === i;
      return isFirst ? [`card ${[0, components.decks.basic.length, 27][d]! + i}`] : [];
    }),
  ),
  ...components.buildingTokens.flatMap(({ building }) => `built ${building}`),
  ...SHIPYARD.flatMap((card) => [`played ${card}`, `taken ${card} from the pile`, `taken ${card} from the row`]),
  ...['simple', 'expertise'].flatMap((resource) => [`resourceCardUsed ${resource}`, `resourceCardGained ${resource}`]),
  ...['camp', 'card', 'effect', 'sacrifice'].map((reason) => `scientistsRecruited ${reason}`),
  ...['start', 'building', 'centre', 'card', 'effect'].map((reason) => `cubeAdvanced ${reason}`),
  ...['building', 'card'].map((reason) => `scientistsPlaced ${reason}`),
  ...['turn', 'effect'].map((reason) => `shipMoved ${reason}`),
  ...['first turn', 'second turn', 'turnDeclined', 'icebreaker used', 'icebreaker wasted', 'pileRemoved'],
  ...['sacrificed cube', 'sacrificed ship', 'sacrificed ship on the board', 'cardsDrawn', 'deckTurned', 'sunMoved'],
  ...REASONS.map((reason) => `end ${reason}`),
];
