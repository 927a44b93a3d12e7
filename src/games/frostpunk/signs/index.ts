/**
 * Signs: for each clause, a condition on a move and its events that shows whether the clause took effect. `tookEffect` of
 * `sastrugi/signs` uses them.
 *
 * @module
 */
import { type Sign, type Signs, signWords } from '../../../signs/sign.js';
import { CITIZENS } from '../components/index.js';
import type { Ending } from '../state/index.js';
import type { Frostpunk } from '../types.js';

const { onDeal, onMove, onEvent } = signWords<Frostpunk>();

const ends = (wanted: Ending): Sign<Frostpunk> => onEvent('gameOver', ({ reason }) => reason === wanted);

const reveals = (wanted: 'morning' | 'weather'): Sign<Frostpunk> =>
  onEvent('cardRevealed', ({ deck }) => deck === wanted);

const shuffles = (wanted: 'citizens' | 'dusk'): Sign<Frostpunk> => onEvent('shuffled', ({ deck }) => deck === wanted);

const turns = (wanted: 'developed' | 'returned' | 'hastened'): Sign<Frostpunk> =>
  onEvent('technologyChanged', ({ change }) => change === wanted);

/** The signs of all clauses that a move or an event shows. */
export const signs: Signs<Frostpunk> = Object.freeze({
  'FP-COOP-2': onEvent('leaderNamed'),
  'FP-EFF-6': onEvent('joined'),
  'FP-EFF-7': onEvent('left'),

  'FP-SETUP-1': onDeal(),
  'FP-SETUP-2': onDeal(),
  'FP-SETUP-3': onDeal(),
  'FP-ROUND-1': onEvent('stageBegan', (_, { move }) => move !== null),
  'FP-ROUND-2': onDeal(),

  'FP-DAWN-1': onEvent('stageBegan', ({ stage }) => stage === 'dawn'),
  'FP-DAWN-2': turns('developed'),
  'FP-MORN-1': reveals('morning'),
  'FP-GEN-3': onEvent('cubesThrown', ({ n }) => n > 0),
  'FP-GEN-4': onEvent('cubesThrown', ({ fell }) => fell > 0),
  'FP-BRK-1': onEvent('malfunctioned'),
  'FP-BRK-2': onEvent('malfunctioned', ({ nth }) => nth === 1),
  'FP-BRK-3': onEvent('malfunctioned', ({ nth }) => nth === 2),
  'FP-WEA-1': reveals('weather'),
  'FP-PREP-1': onMove('expert'),
  'FP-PREP-3': ends('sickness'),

  'FP-ACT-1': onEvent('meeplesChanged', ({ type }) => CITIZENS.some((citizen) => citizen === type)),
  'FP-ACT-6': onEvent('actionTaken'),
  'FP-ACT-9': onEvent('tileDrawn', (_, { move }) => move !== null),
  'FP-ACT-10': onEvent('tilePlaced'),
  'FP-ACT-13': onMove(['construct', 'dismantle', 'upgrade']),

  'FP-DUSK-7': shuffles('dusk'),
  'FP-HUN-2': ends('hunger'),
  'FP-NIGHT-2': onEvent('meeplesReturned'),

  'FP-LOSE-1': ends('hope'),
  'FP-LOSE-2': ends('discontent'),
  'FP-LOSE-3': ends('generator'),
  'FP-LOSE-4': ends('sickness'),
  'FP-LOSE-5': ends('hunger'),
  'FP-LOSE-6': ends('corpses'),
  'FP-WIN-1': onEvent('gameOver', ({ result }) => result === 'won'),

  'FP-HD-1': onEvent('tokenChanged', ({ change }) => change === 'active' || change === 'exhausted'),
  'FP-BLD-3': onDeal(),

  'FP-SICK-2': onEvent('statusFlipped', ({ face }) => face === 'skull'),
  'FP-DEATH-1': onEvent('died'),
  'FP-DEATH-4': onEvent('deathCardApplied', ({ card }) => card !== 'none'),

  'FP-EXP-1': onMove('expert'),
  'FP-EXP-2': onMove('call'),
  'FP-CIT-3': onEvent('citizenPlayed'),
  'FP-CIT-6': shuffles('citizens'),
  'FP-TECH-4': turns('developed'),
  'FP-TECH-5': turns('returned'),
  'FP-TECH-7': turns('hastened'),
  'FP-AUTO-1': onEvent(
    'meeplePlaced',
    ({ meeple }, { events }) => meeple === 'automaton' && events.some(({ kind }) => kind === 'actionTaken'),
  ),
  'FP-AUTO-6': onDeal(),

  'FP-EXPED-1': onDeal(),
  'FP-EXPED-7': onEvent('stackChanged', ({ change }) => change === 'dark'),
  'FP-EXPED-8': onEvent('scoutMoved', ({ to }) => to < 0),
  'FP-LAW-6': onMove('keep'),
  'FP-LAW-8': onMove('shift'),
  'FP-SCORE-1': onEvent('gameOver'),
});
