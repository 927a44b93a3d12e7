import type { Provenance, Provenances } from '../../../../core/contract/game.js';
import type { Components } from '../types/index.js';
import { buildings } from './buildings.js';
import { councilCards, duskCards, morningCards, weatherCards } from './events.js';
import { expeditions, scenario } from './journeys.js';
import { laws, technologies } from './laws.js';
import { map, tiles } from './map.js';
import { callOfDutyOptions, citizenCards, experts } from './people.js';
import { start, startByDifficulty, tokens, tower, tracks } from './tracks.js';

const pack = {
  id: 'kettle-hollow',
  title: 'Kettle Hollow',
  tracks,
  heating: 'level',
  tokens,
  automatons: 6,
  startByDifficulty,
  start,
  map,
  tiles,
  buildings,
  morning: morningCards,
  weather: weatherCards,
  dusk: duskCards,
  council: councilCards,
  laws,
  technologies,
  citizenCards,
  experts,
  callOfDutyOptions,
  expeditions,
  expeditionSlots: 4,
  scenario,
  tower,
} as const;

const markPaths = (provenance: Provenance, ...paths: readonly string[]): Provenances =>
  Object.fromEntries(paths.map((path) => [path, provenance]));

/** Kettle Hollow: our own data and cards in the structure of the rulebook. */
export const components: Components = {
  ...pack,
  provenance: {
    ...markPaths('authored', ...Object.keys(pack)),
    ...markPaths('reconstructed', 'map'),
    ...markPaths(
      'rulebook',
      'tracks.rounds',
      'tracks.sickLimit',
      'tracks.hungerLimit',
      'tracks.discontentLimit',
      'tracks.maxLaws',
      'tracks.actions',
      'tracks.coalPerAutomatonAction',
      'tracks.malfunction',
      'heating',
      'automatons',
      'start.openExpeditions',
      'map.generatorSpaces',
      'buildings.INFI.useOptions',
      'buildings.BEAC.maxExpeditions',
      'buildings.BEAC.upgrade.maxExpeditions',
      'buildings.PLAT.useOptions',
    ),
    ...markPaths('public', 'map.printedBuildings', 'buildings.GENE.useOptions'),
  },
};
