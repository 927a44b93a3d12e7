import * as antarcticaDe from '../../src/games/antarctica/words/about/de.js';
import * as antarcticaEn from '../../src/games/antarctica/words/about/en.js';
import * as antarcticaFr from '../../src/games/antarctica/words/about/fr.js';
import * as blueprintsDe from '../../src/games/blueprints/words/about/de.js';
import * as blueprintsEn from '../../src/games/blueprints/words/about/en.js';
import * as blueprintsFr from '../../src/games/blueprints/words/about/fr.js';
import * as frostpunkDe from '../../src/games/frostpunk/words/about/de.js';
import * as frostpunkEn from '../../src/games/frostpunk/words/about/en.js';
import * as frostpunkFr from '../../src/games/frostpunk/words/about/fr.js';
import * as iglooIglooDe from '../../src/games/igloo-igloo/words/about/de.js';
import * as iglooIglooEn from '../../src/games/igloo-igloo/words/about/en.js';
import * as iglooIglooFr from '../../src/games/igloo-igloo/words/about/fr.js';
import * as nunatakDe from '../../src/games/nunatak/words/about/de.js';
import * as nunatakEn from '../../src/games/nunatak/words/about/en.js';
import * as nunatakFr from '../../src/games/nunatak/words/about/fr.js';
import type { AnyAboutTranslation } from '../../src/words/index.js';

/** The words of every game with those about its things. */
export const aboutLanguages: Readonly<Record<string, readonly AnyAboutTranslation[]>> = {
  antarctica: [antarcticaEn.words, antarcticaFr.words, antarcticaDe.words],
  blueprints: [blueprintsEn.words, blueprintsFr.words, blueprintsDe.words],
  frostpunk: [frostpunkEn.words, frostpunkFr.words, frostpunkDe.words],
  'igloo-igloo': [iglooIglooEn.words, iglooIglooFr.words, iglooIglooDe.words],
  nunatak: [nunatakEn.words, nunatakFr.words, nunatakDe.words],
};
