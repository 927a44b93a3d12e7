import { type Effect, resIndex } from '../components/index.js';
import { isBuiltIn } from '../state/index.js';
import {
  always,
  anyOf,
  effectIn,
  type Later,
  later,
  listOf,
  onEffect,
  onEvent,
  onMove,
  type PartSigns,
} from './words.js';

/**
 * Checks whether a player decides for all: the leader outside Action, or the player with the turn for everything that
 * it causes.
 */
const decidesForOthers = ({ before: { players, stage, phase }, move, forced }: Later): boolean =>
  move !== null && !forced && players > 1 && (stage !== 'action' || phase.kind !== 'turn');

/** Checks whether the turn goes to another player. */
const handsOn = ({ before, after }: Later): boolean =>
  before.stage === 'action' && after.stage === 'action' && before.actor !== after.actor;

/** Checks whether the consequence of an effect is resolved before the rest of the list with that effect. */
const comesBefore = (part: Later): boolean => {
  const below = part.before.agenda.at(-2);
  if (below === undefined) return false;
  return isBuiltIn(below.program) || below.at < (listOf(part, below)?.effects.length ?? 0);
};

/** The effects that may have no target. If they have one, an event shows it. */
const AIMED: ReadonlySet<Effect['kind']> = new Set([
  'sick',
  'join',
  'leave',
  'die',
  'tire',
  'exhaust',
  'activate',
  'lower',
  'cure',
  'treat',
  'rest',
  'automaton',
  'citizenCard',
  'march',
  'gatherTile',
  'destroy',
  'enact',
  'tile',
  'choose',
]);

/** Checks whether an effect is skipped without an event. */
export const isSkipped = (part: Later): boolean => {
  const effect = effectIn(part);
  if (effect === undefined || part.move !== null || part.events.length > 0) return false;
  const isAimed = AIMED.has(effect.kind) || (effect.kind === 'raise' && effect.token === 'any');
  const [top, now] = [part.before.agenda.at(-1)!, part.after.agenda.at(-1)];
  return isAimed && part.after.agenda.length === part.before.agenda.length && now?.at === top.at + 1;
};

/** The signs that the clauses about decisions, effects, set-up and the round took effect. */
export const general: PartSigns = {
  'FP-COOP-1': later(decidesForOthers),
  'FP-COOP-2': onEvent('leaderNamed'),
  'FP-COOP-3': anyOf(onEvent('passed'), later(handsOn)),
  'FP-COOP-4': ({ forced }) => forced,
  'FP-EFF-1': later(comesBefore),
  'FP-EFF-3': anyOf(
    onEffect('lose', ({ res, n }, { before }) => before.resources[resIndex[res]]! < n),
    onMove(['construct', 'upgrade'], (_, { events }) => events.some(({ kind }) => kind === 'lost')),
  ),
  'FP-EFF-5': later(isSkipped),
  'FP-EFF-6': onEvent('joined'),
  'FP-EFF-7': onEvent('left'),
  'FP-EFF-8': onEffect('tire', (_, { events }) => events.some(({ kind }) => kind === 'tired')),

  'FP-SETUP-1': always,
  'FP-SETUP-2': always,
  'FP-SETUP-3': always,
  'FP-ROUND-1': onEvent('stageBegan', (_, { before }) => before !== null),
  'FP-ROUND-2': always,
};
