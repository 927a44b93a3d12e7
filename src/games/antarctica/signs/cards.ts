import type { Signs } from '../../../core/signs.js';
import type { Antarctica } from '../types.js';
import { anyOf, onEvent, onMove, recruits } from './words.js';

/** By what one sees that the clauses about cards, icebreakers and sacrifices took effect. */
export const cards = {
  'AN-CRD-3': onEvent(
    ['card-played', 'resource-used'],
    ({ player }, { before }) => before!.turn.part === 'second' || before!.stop.fires === player,
  ),
  'AN-CRD-4': anyOf(
    onEvent('card-played', ({ card }) => card !== 'icebreaker'),
    onEvent('icebreaker-removed'),
  ),
  'AN-CRD-8': onEvent('cube-advanced', ({ reason }) => reason === 'card'),

  'AN-ICE-4': onEvent(
    'sun-moved',
    ({ to }, { after }) => after.phase.kind !== 'over' && after.icebreakers[to]!.length > 0,
  ),
  'AN-ICE-5': onEvent('icebreaker-removed'),
  'AN-ICE-6': onEvent('icebreaker-removed', ({ used }) => !used),
  'AN-ICE-7': onMove('sail', (_, { before }) => before.turn.part === 'second'),
  'AN-ICE-9': onEvent('gameOver', (_, { after }) => after.stop.fires !== null),

  'AN-SAC-4': recruits('sacrifice'),
} satisfies Signs<Antarctica>;
