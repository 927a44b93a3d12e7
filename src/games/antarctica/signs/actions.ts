import type { Signs } from '../../../signs/sign.js';
import type { Antarctica } from '../types.js';
import { boxOf, onEvent, onMove, recruits } from './words.js';

/** The signs that the clauses about the actions took effect. */
export const actions = {
  'AN-BLD-7': onEvent('resourceUsed'),
  'AN-BLD-8': onEvent('buildingBuilt', ({ card }, made) => {
    const { needs } = boxOf(made).cards[card]!;
    return new Set(needs).size < needs.length;
  }),
  'AN-BLD-9': onEvent('buildingBuilt'),
  'AN-BLD-10': onEvent('cubeAdvanced', ({ reason }) => reason === 'building'),
  'AN-BLD-12': onEvent('resourceUsed'),

  'AN-SHP-4': onEvent('turnEnded', (_, { before, move }) => move!.kind === 'buildShip' || before!.turn.closing),
  'AN-SHP-6': onEvent('pileBoxed'),
  'AN-SHP-7': onMove('take', (_, { before }) => before.phase.kind === 'pick'),

  'AN-REC-2': recruits('camp'),

  'AN-RES-2': onMove('research'),
} satisfies Signs<Antarctica>;
