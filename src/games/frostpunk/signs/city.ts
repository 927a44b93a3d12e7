import type { OfKind } from '../../../core/contract/rows.js';
import type { MoveMade } from '../../../signs/sign.js';
import type { Event } from '../events.js';
import { partOf } from '../state/index.js';
import type { Frostpunk } from '../types.js';
import { isSkipped } from './general.js';
import {
  always,
  anyOf,
  boxOf,
  type Later,
  later,
  onEffect,
  onEvent,
  type PartSign,
  type PartSigns,
  topOf,
} from './words.js';

type Told<Kind extends Event['kind']> = OfKind<Event, Kind>;

const activates = ({ events }: Later): boolean =>
  events.some((event) => event.kind === 'tokenChanged' && event.change === 'active');

/** Returns a sign that a token of a stated kind is raised. */
const onTypedRaise = (holds: (part: Later) => boolean): PartSign =>
  onEffect('raise', ({ token }, part) => token !== 'any' && holds(part));

const isOver = ({ after }: Later): boolean => after.outcome !== 'none';

/** Checks whether there are several such tokens with the face that is turned, or removed. */
const isOneOfSeveral = (
  { track, token, change }: Told<'tokenChanged'>,
  { before, events }: MoveMade<Frostpunk>,
): boolean => {
  if (before === null || change === 'placed') return false;
  const isActive = change === 'exhausted';
  const drawn = events.filter(
    (event) => event.kind === 'tokenChanged' && event.token === token && event.change === 'placed',
  );
  const there = before[track].filter((each) => each.token === token && each.active === isActive);
  return there.length + (isActive ? 0 : drawn.length) > 1;
};

/** Checks whether resources lay on the site of a new Building. */
const covers = (event: Told<'built'>, part: MoveMade<Frostpunk>): boolean => {
  const site = boxOf(part).sites.indexOf(event.site);
  const amounts = [site, part.after.partner[site]!].map((each) => part.before?.amount[each] ?? 0);
  return amounts.some((amount) => amount > 0);
};

const BURIAL = partOf('death', 'burial');

/** Checks whether a death is over while Buildings still have effects on it. */
const isFollowed = ({ before, after, move }: Later): boolean => {
  const top = topOf(before);
  const isBurial = move === null && top?.program === 'death' && top.at === BURIAL;
  return isBurial && after.agenda.length >= before.agenda.length;
};

/** The signs that the clauses about Hope and Discontent, and Buildings, took effect. */
export const city: PartSigns = {
  'FP-HD-1': onEvent('tokenChanged', ({ change }) => change === 'active' || change === 'exhausted'),
  'FP-HD-4': anyOf(
    onEffect('exhaust', (_, part) => isSkipped(part)),
    onEffect('activate', (_, part) => isSkipped(part)),
    onTypedRaise((part) => !activates(part) && !isOver(part)),
  ),
  'FP-HD-6': onTypedRaise(({ events }) => events.length > 0),
  'FP-HD-8': later(({ before, move, forced }) => move !== null && !forced && before.phase.kind === 'lower'),
  'FP-HD-9': anyOf(onEvent('tokenChanged', isOneOfSeveral), onTypedRaise(isOver)),
  'FP-BLD-3': always,
  'FP-BLD-6': onEvent('built', covers),
  'FP-BLD-9': later(isFollowed),
};
