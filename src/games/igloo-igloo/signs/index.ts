/**
 * Signs: for each clause, a condition on a move and its events that shows whether the clause took effect. `tookEffect` of
 * `sastrugi/signs` uses them.
 *
 * @module
 */
import { type Sign, type Signs, signWords } from '../../../signs/sign.js';
import { BEAR_TILE, HARPOON } from '../components.js';
import type { Event, TilePlayed } from '../events.js';
import type { IglooIgloo } from '../types.js';

const { onDeal, onMove, onEvent } = signWords<IglooIgloo>();

const has = (events: readonly Event[], wanted: Event['kind']): boolean => events.some(({ kind }) => kind === wanted);

const playedFor = (...reasons: readonly TilePlayed['reason'][]): Sign<IglooIgloo> =>
  onEvent('tilePlayed', ({ reason }) => reasons.includes(reason));

/** Returns a sign that the game ends when a turn has just begun, or later. */
const overAtOnce = (isAtOnce: boolean): Sign<IglooIgloo> =>
  onEvent('gameOver', (_, { events }) => has(events, 'turnStarted') === isAtOnce);

/** The signs of all clauses that a move or an event shows. */
export const signs: Signs<IglooIgloo> = Object.freeze({
  'IG-SETUP-1': onDeal(),
  'IG-SETUP-2': onDeal(),
  'IG-SETUP-3': onDeal(),
  'IG-SETUP-4': onDeal(),

  'IG-PLACE-3': onMove('place', (_, events) => has(events, 'turnStarted')),

  'IG-TURN-3': onEvent('turnEnded'),

  'IG-MELT-3': overAtOnce(true),
  'IG-MELT-4': overAtOnce(false),
  'IG-MELT-6': onEvent('melted'),

  'IG-FISH-1': onMove('melt', (_, events) => has(events, 'fishPlaced')),
  'IG-BEAR-1': onEvent('melted', ({ tile }) => tile === BEAR_TILE),
  'IG-PACK-1': onEvent('packTurned'),

  'IG-DRIFT-6': onEvent(
    'displaced',
    ({ animals }, { events }) => animals.includes('bear') && (animals.length > 1 || has(events, 'animalGone')),
  ),
  'IG-DRIFT-7': onEvent('driftLost'),

  'IG-KEPT-3': onEvent('tilePlayed', ({ tile, reason }) => tile === HARPOON && reason !== 'hunt'),

  'IG-THAW-3': onEvent('animalGone', ({ reason }) => reason === 'thawed'),

  'IG-ENDURANCE-1': playedFor('endurance'),
  'IG-HARPOON-3': playedFor('defend', 'enter'),

  'IG-ATTACK-1': onEvent('attacked'),
  'IG-ATTACK-4': playedFor('defend'),
  'IG-ATTACK-5': onEvent('hid'),

  'IG-SCORE-1': onEvent('gameOver'),

  'IG-INFO-1': onEvent(['kept', 'thawed']),
});
