import * as antarcticaDe from '../../src/games/antarctica/words/de.js';
import * as antarcticaEn from '../../src/games/antarctica/words/en.js';
import * as antarcticaFr from '../../src/games/antarctica/words/fr.js';
import * as blueprintsDe from '../../src/games/blueprints/words/de.js';
import * as blueprintsEn from '../../src/games/blueprints/words/en.js';
import * as blueprintsFr from '../../src/games/blueprints/words/fr.js';
import * as frostpunkDe from '../../src/games/frostpunk/words/de.js';
import * as frostpunkEn from '../../src/games/frostpunk/words/en.js';
import * as frostpunkFr from '../../src/games/frostpunk/words/fr.js';
import * as iglooIglooDe from '../../src/games/igloo-igloo/words/de.js';
import * as iglooIglooEn from '../../src/games/igloo-igloo/words/en.js';
import * as iglooIglooFr from '../../src/games/igloo-igloo/words/fr.js';
import * as nunatakDe from '../../src/games/nunatak/words/de.js';
import * as nunatakEn from '../../src/games/nunatak/words/en.js';
import * as nunatakFr from '../../src/games/nunatak/words/fr.js';
import type { AnyTranslation } from '../../src/words/message.js';

/** The words of every game. */
export const languages: Readonly<Record<string, readonly AnyTranslation[]>> = {
  antarctica: [antarcticaEn.words, antarcticaFr.words, antarcticaDe.words],
  blueprints: [blueprintsEn.words, blueprintsFr.words, blueprintsDe.words],
  frostpunk: [frostpunkEn.words, frostpunkFr.words, frostpunkDe.words],
  'igloo-igloo': [iglooIglooEn.words, iglooIglooFr.words, iglooIglooDe.words],
  nunatak: [nunatakEn.words, nunatakFr.words, nunatakDe.words],
};
