import type { Messages } from '../../../words/message.js';
import { texts as places } from '../board/texts.js';

const table = {
  ...places,
  'draw.board': 'Blueprints, round {round}; dice in the bag: {dice}',
  'draw.round': 'Round {round} of {rounds}',
  'draw.over': 'The game is over',
  'draw.bag': 'bag',
  'draw.pool': 'pool',
  'draw.demand': 'demand',
  'draw.removed': 'removed',
  'draw.acts': '▶ {player}',
  'draw.points': 'points: {points}',
  'draw.totals': 'rounds: {totals}',
  'draw.letter.wood': 'W',
  'draw.letter.recycled': 'R',
  'draw.letter.stone': 'S',
  'draw.letter.glass': 'G',
  'draw.letter.gold': 'G',
  'draw.letter.silver': 'S',
  'draw.letter.bronze': 'B',
  'draw.letter.skyscraper': '↑',
  'draw.letter.structuralIntegrity': '=',
  'draw.letter.geometer': '6',
  'draw.letter.materials': 'M',
  'draw.lost': '{die}, lost',
  'draw.left': '{place}: {count}',
  'draw.hidden': '{place}, hidden',
  'draw.hatched': '{place}, hatched',
  'draw.wanted': '{place}, height {height}',
  'draw.demanded': 'demand {place}: {colour}',
  'draw.card': '{card}, round {round}',
  'category.gold': 'gold award',
  'category.silver': 'silver award',
  'category.bronze': 'bronze award',
  'category.skyscraper': 'prize for the tallest skyscraper',
  'category.structuralIntegrity': 'prize for structural integrity',
  'category.geometer': 'prize for geometry',
  'category.materials': 'prize for materials',
} as const;

/** The keys of the messages that drawings use. */
export type TextKey = keyof typeof table;

/** All messages that drawings use, names included, in plain English. */
export const texts: Messages<TextKey> = table;
