import type { Antarctica } from '../../../src/games/antarctica/index.js';
import type { Plan } from '../../../src/testing/index.js';
import { found, printed } from './pieces.js';
import { builder } from './weights.js';

/** The plan of the promises for Antarctica. */
export const plan: Plan<Antarctica> = {
  bound: 25_000,
  pieces: { printed: ({ players }) => printed(players), found },
  hidden: ({ decks }) => [
    '.random',
    ...Object.entries(decks).flatMap(([deck, cards]) => cards.slice(1).map((_, i) => `.decks.${deck}[${i + 1}]`)),
  ],
  reports: {
    events: {
      firstPlayerDrawn: [],
      buildingPlaced: [],
      shipPlaced: ['queues', 'freeShips'],
      sunMoved: ['sun'],
      turnBegan: [],
      turnEnded: [],
      turnDeclined: [],
      shipMoved: ['queues'],
      buildingBuilt: ['buildings', 'supply'],
      deckTurned: ['decks', 'taken'],
      scientistsPlaced: ['scientists', 'personnel'],
      recruited: ['reserve', 'personnel'],
      resourceUsed: ['simple', 'expertise', 'expertiseGone'],
      resourceGained: ['simple', 'expertise', 'expertisePile'],
      cubeAdvanced: ['cubes', 'freeCubes'],
      effectReached: ['spent'],
      effectIdle: [],
      cardsDrawn: ['pile'],
      cardTaken: ['hand', 'pile'],
      pileBoxed: ['pile', 'gone'],
      cardPlayed: ['hand', 'gone', 'icebreakers'],
      icebreakerRemoved: ['icebreakers', 'gone'],
      sacrificed: ['queues', 'freeShips', 'lostShips', 'freeCubes', 'lostCubes'],
      gameOver: [],
      scored: [],
    },
    silent: {
      phase: 'the pending decision follows from the moves',
      turn: 'what has been done in the turn',
      stop: 'the ships that stood at the sun',
      calm: 'counts the steps of the sun without a change',
      effects: 'the effects reached that are still to come',
      ending: 'gameOver has the reason',
    },
  },
  choosers: { builder },
};
