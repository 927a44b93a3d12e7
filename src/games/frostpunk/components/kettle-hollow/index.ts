import type { Components } from '../types/index.js';
import { buildings } from './buildings.js';
import { councils, dusks, mornings, weathers } from './events.js';
import { expeditions, scenario } from './journeys.js';
import { laws, technologies } from './laws.js';
import { map, tiles } from './map.js';
import { call, citizens, experts } from './people.js';
import { setup, start, tokens, tower, tracks } from './tracks.js';

/** Kettle Hollow: our own figures and cards in the structure of the rulebook. */
export const components: Components = {
  id: 'kettle-hollow',
  title: 'Kettle Hollow',
  provenance: {
    id: 'authored',
    title: 'authored',
    tracks: 'authored',
    heating: 'rulebook',
    tokens: 'authored',
    automatons: 'rulebook',
    setup: 'authored',
    start: 'authored',
    map: 'reconstructed',
    tiles: 'authored',
    buildings: 'authored',
    morning: 'authored',
    weather: 'authored',
    dusk: 'authored',
    council: 'authored',
    laws: 'authored',
    technologies: 'authored',
    citizens: 'authored',
    experts: 'authored',
    call: 'authored',
    expeditions: 'authored',
    expeditionSlots: 'authored',
    scenario: 'authored',
    tower: 'authored',
  },
  tracks,
  heating: 'level',
  tokens,
  automatons: 6,
  setup,
  start,
  map,
  tiles,
  buildings,
  morning: mornings,
  weather: weathers,
  dusk: dusks,
  council: councils,
  laws,
  technologies,
  citizens,
  experts,
  call,
  expeditions,
  expeditionSlots: 4,
  scenario,
  tower,
};
