import type { Phase } from './state/index.js';

/** The pending decision in English, by phase: what has to be done. */
export const PENDING_DECISIONS: Readonly<Record<Phase['kind'], string>> = {
  turn: 'play your turn',
  burnCoal: 'decide how much coal to burn',
  eat: 'decide how much food to spend',
  expert: 'decide about the expert',
  dusk: 'finish what comes before Dusk',
  build: 'finish building',
  site: 'choose a space',
  placeTile: 'place the tile',
  gatherTile: 'choose a tile to gather from',
  option: 'choose an option',
  citizenType: 'choose a type of Citizen',
  raise: 'decide how the track rises',
  lower: 'decide how the track falls',
  exhaust: 'choose a token to exhaust',
  activate: 'choose a token to activate',
  death: 'choose the card for the death',
  technology: 'choose a Technology',
  law: 'choose a law',
  consequence: 'choose a consequence',
  arrived: 'avoid or explore the place',
  explored: 'go on or return',
  chooseScout: 'choose a Scout',
  longShift: 'decide about the long shift',
  over: 'end the game',
};
