import { orThrow } from '../../../src/core/errors/verdict.js';
import { deal, type Event } from '../../../src/games/antarctica/index.js';
import { eventsIn, gameOf, VARIANTS } from './happenings.js';

/** The fields of every event, as documented. */
export const FIELDS: Readonly<Record<Event['kind'], string>> = {
  firstPlayerDrawn: 'player',
  buildingPlaced: 'zone building',
  shipPlaced: 'player ship zone position reason',
  sunMoved: 'from to steps',
  turnBegan: 'player zone part',
  turnEnded: 'player zone part',
  turnDeclined: 'player zone',
  shipMoved: 'player ship from fromPosition to position reason',
  buildingBuilt: 'player zone building deck card',
  deckTurned: 'deck card',
  scientistsPlaced: 'player zone count reason',
  recruited: 'player count reason',
  resourceUsed: 'player sort instead',
  resourceGained: 'player sort',
  cubeAdvanced: 'player track from to reason',
  effectReached: 'player track space effect',
  effectIdle: 'player effect',
  cardsDrawn: 'cards',
  cardTaken: 'player card from',
  pileBoxed: 'counts',
  cardPlayed: 'player card zone',
  icebreakerRemoved: 'player zone used',
  sacrificed: 'player what zone position',
  gameOver: 'reason',
  scored: 'category zone track points',
};

/** The events of so many games of every number of players and placement, of the deal first. */
export const eventsOfGames = (games: number): readonly (readonly Event[])[] =>
  VARIANTS.flatMap((variant) =>
    Array.from({ length: games }, (_, number) => [
      ...orThrow(deal({ ...variant, seed: `game ${number}` })).events,
      ...eventsIn(gameOf(variant, number)),
    ]),
  );
