import type { RuleBroken } from '../../../core/errors/errors.js';
import { parseReasons, type Reasons, type ReasonTable } from '../../../core/errors/reasons.js';
import type { Clause } from './index.js';

// By clause: each reason with its sentence.
const sentences = {
  'FP-MOVE-1': { over: 'The game is over; nothing more can be done.' },
  'FP-MOVE-2': { 'not-now': 'Not now: first {now:phase}.' },
  'FP-MOVE-3': { armed: 'First do the action for which {card:card} was played.' },
  'FP-EFF-2': {
    'no-citizens': 'No {type:kind} is left in the city.',
    'no-room-for-citizens': 'The city has no room for another {type:kind}; it holds at most {max}.',
  },
  'FP-EFF-4': {
    'no-option': 'There are only {max} options.',
    'option-unmet': 'You lack what option {optionNumber} needs.',
  },
  'FP-EFF-9': { 'none-tired': 'No {type:kind} is exhausted.' },
  'FP-GEN-1': {
    'coal-short': 'You need {need} coal but have {have}.',
    'past-cold': 'The Heat stops at the Cold; coal that can still be burned: {max}.',
  },
  'FP-ACT-3': { 'burn-some': 'Burn at least 1 coal, or do something else.' },
  'FP-HUN-1': {
    'food-short': 'You need {need} food but have {have}.',
    'past-hunger': 'The hunger is {max}; more food does not help.',
  },
  'FP-NIGHT-4': { 'none-outside': 'No {type:kind} is without shelter.' },
  'FP-ACT-4': {
    'children-may-not': 'Children may do this only by a law.',
    'none-available': 'No {meeple:kind} is available: all are out or exhausted.',
    'no-coal-to-act': 'An automaton needs {need} coal to act; you have {have}.',
  },
  'FP-ACT-7': { 'no-tile-to-clear': 'No {zone:zone} tile can be placed any more.' },
  'FP-ACT-8': {
    'other-zone': '{place:site} is for tiles of the other zone.',
    'tile-lies-there': 'A tile lies on {place:site} already.',
    'not-joined': '{place:site} does not touch the tiles that are placed.',
  },
  'FP-ACT-11': {
    'nothing-to-gather': 'No resource lies on {place:site}.',
    'gathered-there': 'Somebody gathers on {place:site} already.',
  },
  'FP-ACT-12': { 'nothing-to-build': 'Nothing can be constructed, dismantled or upgraded.' },
  'FP-ACT-14': { 'build-first': 'Construct, dismantle or upgrade something first.' },
  'FP-ACT-15': {
    'no-building': 'There is no Building on {place:site}.',
    'use-second-space': 'The {building:building} takes two spaces; choose the one beside {place:site}.',
    'no-use': 'There is nothing to do in the {building:building}.',
    full: 'The {building:building} is full.',
    'use-unmet': 'You lack what the {building:building} needs.',
  },
  'FP-ACT-17': { 'not-staff': 'No {meeple:kind} can work in the {building:building}.' },
  'FP-ACT-18': {
    'no-beacon': 'Scouts need a Beacon.',
    'scouts-away': 'Scouts away: {have} of {max}; no more can be sent.',
    'no-expedition': 'No Expedition lies on slot {slot:slot}.',
    'scout-there': 'A Scout is on slot {slot:slot} already.',
  },
  'FP-ACT-19': {
    'card-not-out': 'This card is not in play.',
    'special-used': 'This special action was used this round.',
    'not-special-staff': 'No {meeple:kind} can do this special action.',
    'special-unmet': 'You lack what this special action needs.',
  },
  'FP-AUTO-3': { 'automaton-on-event': 'Automatons do not work on Events.' },
  'FP-ACT-20': { 'call-used': 'The Call of Duty has been used; it is there once a game.' },
  'FP-ACT-25': { 'nothing-on-tile': 'No tile with a resource lies on {place:site}.' },
  'FP-DUSK-1': {
    'no-patrol': 'No law offers this.',
    'patrol-used': 'This was done this Dusk already.',
    'patrol-unmet': 'You lack what this needs.',
  },
  'FP-HD-2': { 'none-to-activate': 'No exhausted {token:token} token is on this track.' },
  'FP-HD-3': { 'none-to-exhaust': 'No active {token:token} token is on this track.' },
  'FP-HD-5': {
    'track-full': 'The track is full; activate a token.',
    'bag-empty': 'The bag is empty; activate a token.',
    'none-to-raise': 'No exhausted {token:token} token is on this track.',
  },
  'FP-HD-7': {
    'none-to-lower': 'No active {token:token} token is on this track.',
    'none-to-remove': 'No exhausted {token:token} token is on this track.',
  },
  'FP-BLD-1': { hammer: 'A law must allow the {building:building} first.' },
  'FP-BLD-2': { 'no-pair': 'A large Building cannot begin on {place:site}.' },
  'FP-BLD-4': {
    'no-piece': 'No {building:building} is left in the supply.',
    cost: 'The {building:building} costs {cost:cost}.',
  },
  'FP-BLD-5': {
    'no-site': 'No site is free for the {building:building}.',
    'no-tile': 'No tile lies at {place:site}.',
    'built-there': 'A Building stands on {place:site}.',
    'meeple-there': 'Somebody stands on {place:site}.',
    'partner-taken': 'The space beside {place:site} is not free.',
  },
  'FP-BLD-7': {
    'nothing-to-dismantle': 'There is no Building on {place:site}.',
    'dismantle-second-space': 'The {building:building} takes two spaces; choose the one beside {place:site}.',
    'dismantle-in-use': 'Somebody is in the {building:building}.',
    house: 'The {building:building} cannot be dismantled.',
  },
  'FP-BLD-8': {
    'nothing-to-upgrade': 'There is no Building on {place:site}.',
    'upgrade-second-space': 'The {building:building} takes two spaces; choose the one beside {place:site}.',
    'upgrade-in-use': 'Somebody is in the {building:building}.',
    upgraded: 'The {building:building} is upgraded already.',
    'no-upgrade': 'The {building:building} has no upgrade.',
    'upgrade-cost': 'The upgrade costs {cost:cost}.',
  },
  'FP-BLD-12': {
    'other-building': 'Choose the first space of the {building:building} that is destroyed; {place:site} is not one.',
    'destroy-in-use': 'Somebody is in the {building:building}.',
  },
  'FP-DEATH-3': {
    'discard-not-held': '{card:card} is not in the hand.',
    'discard-other-type': '{card:card} is not of type {type:kind}.',
  },
  'FP-CURE-1': {
    'none-sick': 'No {type:kind} is sick.',
    'skull-at-1': 'The last sick {type:kind} must be treated first.',
  },
  'FP-CURE-3': { 'no-skull': 'The {type:kind} marker shows no skull.' },
  'FP-CIT-1': {
    'card-not-held': '{card:card} is not in the hand.',
    'card-unmet': '{card:card} can do nothing now.',
    'no-action-for-card': 'No action for {card:card} can be done now.',
    'other-action': '{card:card} was played for another action.',
  },
  'FP-CIT-2': {
    'clear-near': 'With {card:card}, clear the near zone.',
    'scout-first-slot': 'With {card:card}, choose slot 1.',
  },
  'FP-CIT-4': { 'card-played': 'A Citizen card was played this round.' },
  'FP-TECH-1': { developed: 'This Technology is developed already.' },
  'FP-EXPED-4': { 'no-scout': 'No Scout is on slot {slot:slot}.' },
  'FP-EXPED-5': { 'no-way-around': 'This place cannot be avoided: explore it.' },
  'FP-EXPED-6': { 'no-way-on': 'There is no place to go on to: return.' },
  'FP-LAW-3': {
    'law-enacted': 'This law is enacted already.',
    'law-out': 'This law has left the game.',
  },
} as const satisfies Partial<Record<Clause, Readonly<Record<string, string>>>>;

type SentencesByClause = typeof sentences;

/** The id of a reason for which Frostpunk refuses moves. */
export type Reason = { [C in keyof SentencesByClause]: keyof SentencesByClause[C] }[keyof SentencesByClause] & string;

/** A sentence of a reason; it declares facts. */
export type Sentence = {
  [C in keyof SentencesByClause]: SentencesByClause[C][keyof SentencesByClause[C]];
}[keyof SentencesByClause];

/** The refusal of a move for a rule of Frostpunk. */
export interface Refusal extends RuleBroken<Clause, Reason> {}

/** The reasons with the sentences that declare their facts. */
export const reasonTable = Object.fromEntries(
  Object.entries(sentences).flatMap(([clause, those]) =>
    Object.entries(those).map(([reason, text]) => [reason, { clause, text }]),
  ),
) as unknown as ReasonTable<Clause, Reason>;

/** The reasons for which Frostpunk refuses moves. */
export const reasons: Reasons<Reason, Clause> = parseReasons(reasonTable);
