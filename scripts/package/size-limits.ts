/** The size limits of apps that play a game, in kB: games must not grow. */
export const MAX_GAME_KB: Readonly<Record<string, number>> = {
  antarctica: 22.7,
  blueprints: 15,
  frostpunk: 43.6,
  'igloo-igloo': 21,
  nunatak: 24.9,
};

/** The size limits of the board of any game and of its drawing, added to what plays it. */
export const MAX_BOARD_KB = 4;
export const MAX_DRAWING_KB = 11;

/** The size limit of the element, added to the whole game with its drawing and words. */
export const MAX_ELEMENT_KB = 12;

/** The size limits of the words of a game per language, added to what plays it. */
export const MAX_WORDS_KB: Readonly<Record<string, number>> = {
  antarctica: 8,
  blueprints: 8,
  frostpunk: 16,
  'igloo-igloo': 8,
  nunatak: 8,
};

/** The size limits of the descriptions of things per language, added to the words of the game. */
export const MAX_ABOUT_KB: Readonly<Record<string, number>> = {
  antarctica: 6,
  blueprints: 4,
  frostpunk: 11,
  'igloo-igloo': 5,
  nunatak: 6,
};

/** The size limits of subpaths that are imported whole. */
export const MAX_ENTRY_KB: Readonly<Record<string, number>> = {
  sastrugi: 10.3,
  'sastrugi/antarctica': 40.8,
  'sastrugi/antarctica/about/de': 12,
  'sastrugi/antarctica/about/en': 11.7,
  'sastrugi/antarctica/about/fr': 12,
  'sastrugi/antarctica/board': 24.6,
  'sastrugi/antarctica/draw': 13.4,
  'sastrugi/antarctica/clause-effects': 1.2,
  'sastrugi/antarctica/words/de': 7.2,
  'sastrugi/antarctica/words/en': 7.2,
  'sastrugi/antarctica/words/fr': 7.3,
  'sastrugi/archive': 166.6,
  'sastrugi/arena': 27.9,
  'sastrugi/arena-node': 181.1,
  'sastrugi/blueprints': 30.1,
  'sastrugi/blueprints/about/de': 5.7,
  'sastrugi/blueprints/about/en': 5.6,
  'sastrugi/blueprints/about/fr': 5.8,
  'sastrugi/blueprints/board': 16.5,
  'sastrugi/blueprints/draw': 9.1,
  'sastrugi/blueprints/clause-effects': 1.15,
  'sastrugi/blueprints/words/de': 3.6,
  'sastrugi/blueprints/words/en': 3.6,
  'sastrugi/blueprints/words/fr': 3.7,
  'sastrugi/bots': 18,
  'sastrugi/core': 19.9,
  'sastrugi/draw': 57.7,
  'sastrugi/element': 23,
  'sastrugi/frostpunk': 74.2,
  'sastrugi/frostpunk/about/de': 26.2,
  'sastrugi/frostpunk/about/en': 23.5,
  'sastrugi/frostpunk/about/fr': 26.5,
  'sastrugi/frostpunk/board': 47,
  'sastrugi/frostpunk/draw': 26.9,
  'sastrugi/frostpunk/clause-effects': 1.15,
  'sastrugi/frostpunk/words/de': 16.6,
  'sastrugi/frostpunk/words/en': 14.3,
  'sastrugi/frostpunk/words/fr': 16.8,
  'sastrugi/games': 154.3,
  'sastrugi/igloo-igloo': 39.1,
  'sastrugi/igloo-igloo/about/de': 10,
  'sastrugi/igloo-igloo/about/en': 9.8,
  'sastrugi/igloo-igloo/about/fr': 10,
  'sastrugi/igloo-igloo/board': 22.6,
  'sastrugi/igloo-igloo/draw': 9.8,
  'sastrugi/igloo-igloo/clause-effects': 0.75,
  'sastrugi/igloo-igloo/words/de': 6.6,
  'sastrugi/igloo-igloo/words/en': 6.6,
  'sastrugi/igloo-igloo/words/fr': 6.7,
  'sastrugi/io-ts': 2.2,
  'sastrugi/author': 25.6,
  'sastrugi/learning': 8.9,
  'sastrugi/nunatak': 47.6,
  'sastrugi/nunatak/about/de': 13.2,
  'sastrugi/nunatak/about/en': 12.7,
  'sastrugi/nunatak/about/fr': 13.2,
  'sastrugi/nunatak/board': 27,
  'sastrugi/nunatak/draw': 13.1,
  'sastrugi/nunatak/clause-effects': 1.25,
  'sastrugi/nunatak/words/de': 8.3,
  'sastrugi/nunatak/words/en': 8.2,
  'sastrugi/nunatak/words/fr': 8.4,
  'sastrugi/clause-effects': 0.35,
  'sastrugi/table': 11.1,
  'sastrugi/testing': 80.8,
  'sastrugi/words': 12.3,
};

/** The size limits of single exports, by subpath. */
export const MAX_EXPORT_KB: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  sastrugi: { orThrow: 0.2, loadGame: 0.25, startMatch: 0.3, matchOfRecord: 8.6, recordOf: 3.6, validateRecord: 8.4 },
  'sastrugi/antarctica': { Move: 4.3, formatMove: 3.9, clauses: 5.6, components: 1.3, options: 0.3 },
  'sastrugi/blueprints': { Move: 2.3, formatMove: 1.9, clauses: 4, components: 0.65, options: 0.25 },
  'sastrugi/frostpunk': { Move: 12.4, formatMove: 12, clauses: 13.1, components: 6.8, options: 6.9 },
  'sastrugi/igloo-igloo': { Move: 2.9, formatMove: 2.5, clauses: 5.8, components: 0.75, options: 0.3 },
  'sastrugi/nunatak': { Move: 4, formatMove: 3.6, clauses: 6.7, components: 1.4, options: 0.25 },
  'sastrugi/arena': { planTournament: 6.2, runTournament: 8.5 },
  'sastrugi/bots': {
    random: 0.2,
    greedy: 0.75,
    search: 5.1,
    connectBots: 0.55,
    serveBots: 1.85,
    antarcticaLadder: 5.9,
    blueprintsLadder: 5.8,
    frostpunkLadder: 7,
    iglooIglooLadder: 6,
    nunatakLadder: 5.8,
  },
  'sastrugi/draw': { keepPieceIds: 0.75 },
  'sastrugi/element': { touchPlace: 0.5, groupMoves: 0.6 },
  'sastrugi/learning': { createObserver: 6.1 },
  'sastrugi/table': { openTable: 0.4, submit: 1.7, publish: 0.95 },
  'sastrugi/testing': { perft: 0.2 },
  'sastrugi/words': { createGameText: 10.7 },
};
