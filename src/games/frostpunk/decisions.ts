import type { Phase } from './state/index.js';

/** The pending decision in English, by phase. */
export const NOW: Readonly<Record<Phase['kind'], string>> = {
  turn: 'a turn',
  feed: 'the coal to burn',
  eat: 'the food to spend',
  expert: 'the expert',
  dusk: 'what comes before Dusk',
  build: 'what to build',
  site: 'a site',
  tile: 'a place for the tile',
  post: 'a tile to gather from',
  option: 'an option',
  type: 'a type of Citizen',
  raise: 'a token to raise',
  lower: 'a token to lower',
  exhaust: 'a token to exhaust',
  activate: 'a token to activate',
  death: 'the card of a death',
  technology: 'a Technology',
  law: 'a law',
  consequence: 'a consequence',
  arrive: 'to avoid or to explore',
  return: 'to go on or to return',
  scout: 'a Scout',
  shift: 'a long shift',
  over: 'nothing',
};
