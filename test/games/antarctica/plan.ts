import type { Antarctica } from '../../../src/games/antarctica/index.js';
import type { Plan } from '../../../src/testing/index.js';
import { found, printed } from './pieces.js';
import { builder } from './weights.js';

/** The plan of the promises for Antarctica. */
export const plan: Plan<Antarctica> = {
  maxPlies: 25_000,
  pieces: { countInBox: ({ players }) => printed(players), countInState: found },
  hiddenPaths: ({ decks }) => [
    '.random',
    ...Object.entries(decks).flatMap(([deck, cards]) => cards.slice(1).map((_, i) => `.decks.${deck}[${i + 1}]`)),
  ],
  reports: {
    events: {
      startPlayerDrawn: [],
      buildingPlaced: [],
      shipPlaced: ['queues', 'freeShips'],
      sunMoved: ['sun'],
      turnStarted: [],
      turnEnded: [],
      turnDeclined: [],
      shipMoved: ['queues'],
      buildingBuilt: ['buildings', 'buildingSupply'],
      deckTurned: ['decks', 'buildingCards'],
      scientistsPlaced: ['scientists', 'personnel'],
      scientistsRecruited: ['reserve', 'personnel'],
      resourceCardUsed: ['hasSimpleCard', 'expertiseCards', 'removedExpertiseCards'],
      resourceCardGained: ['hasSimpleCard', 'expertiseCards', 'expertisePile'],
      cubeAdvanced: ['cubeSpaces', 'freeCubes'],
      effectReached: ['usedBlueSpaces'],
      effectWasted: [],
      cardsDrawn: ['shipyardPile'],
      cardTaken: ['hands', 'shipyardPile'],
      pileRemoved: ['shipyardPile', 'removedShipyardCards'],
      cardPlayed: ['hands', 'removedShipyardCards', 'icebreakers'],
      icebreakerRemoved: ['icebreakers', 'removedShipyardCards'],
      pieceSacrificed: ['queues', 'freeShips', 'lostShips', 'freeCubes', 'lostCubes'],
      gameOver: [],
      pointsScored: [],
    },
    unreported: {
      phase: 'the pending decision follows from the moves',
      turn: 'what has been done in the turn',
      stop: 'the ships that stood at the sun',
      quietSunSteps: 'counts the steps of the sun without a change',
      waitingEffects: 'the effects reached that are still to come',
      ending: 'gameOver has the reason',
    },
  },
  choosers: { builder },
};
