import type { Signs } from '../../../signs/sign.js';
import type { Antarctica } from '../types.js';
import { anyOf, onEvent, onMove, recruits } from './words.js';

/** The signs that the clauses about cards, icebreakers and sacrifices took effect. */
export const cards = {
  'AN-CRD-3': onEvent(
    ['cardPlayed', 'resourceUsed'],
    ({ player }, { before }) => before!.turn.part === 'second' || before!.stop.fires === player,
  ),
  'AN-CRD-4': anyOf(
    onEvent('cardPlayed', ({ card }) => card !== 'icebreaker'),
    onEvent('icebreakerRemoved'),
  ),
  'AN-CRD-8': onEvent('cubeAdvanced', ({ reason }) => reason === 'card'),

  'AN-ICE-4': onEvent(
    'sunMoved',
    ({ to }, { after }) => after.phase.kind !== 'over' && after.icebreakers[to]!.length > 0,
  ),
  'AN-ICE-5': onEvent('icebreakerRemoved'),
  'AN-ICE-6': onEvent('icebreakerRemoved', ({ used }) => !used),
  'AN-ICE-7': onMove('sail', (_, { before }) => before.turn.part === 'second'),
  'AN-ICE-9': onEvent('gameOver', (_, { after }) => after.stop.fires !== null),

  'AN-SAC-4': recruits('sacrifice'),
} satisfies Signs<Antarctica>;
