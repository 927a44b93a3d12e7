import { expeditionAt, expeditionsAllowed, firstSpaces, scoutsAway } from '../city/index.js';
import type { Expedition } from '../components/index.js';
import {
  always,
  anyOf,
  boxOf,
  type Later,
  later,
  onEffect,
  onEvent,
  onMove,
  type PartSign,
  type PartSigns,
  topOf,
} from './words.js';

/** Returns a sign that a stack changes after a return, as its card says. */
const onChange = (...afters: readonly Expedition['back']['after'][]): PartSign =>
  later((part) => {
    const top = topOf(part.before);
    const hasChanged = top?.program === 'return' && part.events.some(({ kind }) => kind === 'stackChanged');
    return hasChanged && afters.includes(expeditionAt(part.before, boxOf(part), top.slot).back.after);
  });

/** Checks whether as many Scouts are away as the Beacon allows, the last one sent without a card. */
const reachesLimit = ({ after, ...part }: Pick<Later, 'after' | 'components'>): boolean =>
  after.act.card < 0 && scoutsAway(after) >= expeditionsAllowed(after, boxOf(part));

/** Checks whether the city loses a Beacon on which Scouts away depend. */
const losesBeacon = (part: Later): boolean =>
  part.events.some(({ kind }) => kind === 'dismantled' || kind === 'destroyed') &&
  scoutsAway(part.after) > expeditionsAllowed(part.after, boxOf(part));

/** The signs that the clauses about Expeditions, laws and the points took effect. */
export const journeys: PartSigns = {
  'FP-EXPED-1': always,
  'FP-EXPED-2': anyOf(
    onMove('scout', (_, part) => reachesLimit(part)),
    later(losesBeacon),
  ),
  'FP-EXPED-3': onEvent(
    'scoutMoved',
    ({ slot, to }, { after }) => to >= 0 && firstSpaces(after.stacks[slot]!.cards) > 0,
  ),
  'FP-EXPED-7': onEvent('stackChanged', ({ change }) => change === 'dark'),
  'FP-EXPED-8': onMove('return'),
  'FP-EXPED-9': onChange('newA'),
  'FP-EXPED-10': onChange('addB', 'addC'),
  'FP-EXPED-11': onChange('remove'),
  'FP-EXPED-12': onChange('newA', 'addB', 'addC', 'remove'),
  'FP-EXPED-13': onEffect('openStack'),
  'FP-LAW-1': onEvent('lawPassed', (_, { before }) => before?.act.kind === 'use'),
  'FP-LAW-4': onEvent('lawPassed', (_, { after, components }) => after.enacted.length >= components.tracks.lawLimit),
  'FP-LAW-5': onEvent('lawPassed', (_, { before, after }) =>
    after.laws.some((law, i) => law === 'out' && before?.laws[i] === 'open'),
  ),
  'FP-LAW-6': onMove('keep'),
  'FP-LAW-7': onEvent('lawPassed', ({ law }, { components }) =>
    components.laws.some(({ id, lasting }) => id === law && lasting.length > 0),
  ),
  'FP-LAW-8': onMove('shift'),
  'FP-SCORE-1': onEvent('gameOver'),
};
