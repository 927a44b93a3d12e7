import { orThrow } from '../../../src/core/errors/errors.js';
import { deal, type Event } from '../../../src/games/antarctica/index.js';
import { eventsIn, gameOf, VARIANTS } from './happenings.js';

/** The fields of every event, as documented. */
export const FIELDS: Readonly<Record<Event['kind'], string>> = {
  startPlayerDrawn: 'player',
  buildingPlaced: 'zone building',
  shipPlaced: 'player ship zone position reason',
  sunMoved: 'from to steps',
  turnStarted: 'player zone turnOfStop',
  turnEnded: 'player zone turnOfStop',
  turnDeclined: 'player zone',
  shipMoved: 'player ship from fromPosition to toPosition reason',
  buildingBuilt: 'player zone building deck card',
  deckTurned: 'deck card',
  scientistsPlaced: 'player zone count reason',
  scientistsRecruited: 'player count reason',
  resourceCardUsed: 'player resource replacedBuilding',
  resourceCardGained: 'player resource',
  cubeAdvanced: 'player track from to reason',
  effectReached: 'player track space effect',
  effectWasted: 'player effect',
  cardsDrawn: 'cards',
  cardTaken: 'player card from',
  pileRemoved: 'counts',
  cardPlayed: 'player card zone',
  icebreakerRemoved: 'player zone isUsed',
  pieceSacrificed: 'player piece zone position',
  gameOver: 'reason',
  pointsScored: 'category zone track points',
};

/** The events of so many games of every number of players and placement, of the deal first. */
export const eventsOfGames = (games: number): readonly (readonly Event[])[] =>
  VARIANTS.flatMap((variant) =>
    Array.from({ length: games }, (_, number) => [
      ...orThrow(deal({ ...variant, seed: `game ${number}` })).events,
      ...eventsIn(gameOf(variant, number)),
    ]),
  );
