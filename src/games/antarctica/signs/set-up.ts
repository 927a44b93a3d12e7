import type { Signs } from '../../../signs/sign.js';
import type { Antarctica } from '../types.js';
import { always, onDeal, onEvent, onMove } from './words.js';

const isOfTwo = onDeal(({ players }) => players === 2);

/** The signs that the clauses about the set-up took effect. */
export const setUp = {
  'AN-SET-3': isOfTwo,
  'AN-SET-4': always,
  'AN-SET-5': isOfTwo,
  'AN-SET-6': onDeal(({ players }, { components: { tracks } }) => tracks.some(({ from }) => from > players)),
  'AN-SET-7': always,
  'AN-SET-8': always,
  'AN-SET-9': always,
  'AN-SET-10': always,
  'AN-SET-11': always,
  'AN-SET-12': onDeal(({ placement }) => placement === 'first-game'),
  'AN-SET-13': onMove('place'),
  'AN-SET-15': onEvent('sunMoved', (_, { before }) => before === null || before.turn.player === null),
  'AN-SET-16': onMove('startCube'),
  'AN-SET-17': onMove('startCube'),
} satisfies Signs<Antarctica>;
