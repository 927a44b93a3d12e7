import {
  boolean,
  either,
  exactly,
  integer,
  list,
  oneOf,
  type Reader,
  record,
  variants,
} from '../../../core/codec/index.js';
import { BARE, COUNTED, type Effect } from '../components/effects.js';
import { ACTIONS, CITIZENS, DEEPEST, MOST_OPTIONS, ZONES } from '../components/vocabulary.js';
import {
  alike,
  amount,
  change,
  citizen,
  count,
  id,
  LONGEST_LIST,
  MOST_CARDS,
  res,
  some,
  THEN,
  track,
  zone,
} from './words.js';

export const reqs = some(
  variants('a requirement', {
    res: { res, n: amount },
    tokens: { track, op: oneOf('>=', '<='), n: count },
    active: { track, token: id, n: amount },
    idle: { who: citizen, n: amount },
    home: { who: citizen, n: amount },
    sick: { who: citizen, n: amount },
    law: { law: id, enacted: boolean },
    built: { any: list(id, 1, MOST_CARDS) },
    count: { of: oneOf('corpses', 'works', 'pressure', 'automatonBank', 'tired'), n: amount },
    citizens: { n: integer(1, 120) },
    placeable: { zones: list(zone, 1, ZONES.length) },
    ...alike(BARE, {}),
  }),
  LONGEST_LIST,
);

const who = { who: oneOf(...CITIZENS, 'choose', 'context'), n: amount };
const one = { track, token: id, n: oneOf(1) };

/** The readers of effects without nested lists. */
const leaves = {
  gain: { res, n: amount },
  lose: { res, n: amount },
  loseEach: { res, token: id },
  sick: who,
  join: who,
  leave: who,
  die: who,
  tire: who,
  raise: one,
  exhaust: one,
  activate: one,
  lower: { track, n: amount },
  pressure: { n: either(oneOf('none left'), change) },
  range: { level: oneOf(1, 2, 3), n: change },
  ...alike(COUNTED, { n: amount }),
  automatonHere: {},
  addDusk: { card: id },
  openStack: { card: id },
  destroy: { building: id },
  enact: { choose: boolean },
  tile: { zone, n: amount },
  build: { actions: amount, woodLess: count },
  finish: { won: reqs },
};

/** Reads effect lists at a depth of nesting; they may hold lists up to the deepest one. */
const effectsAt = (depth: number): Reader<readonly Effect[]> =>
  depth < DEEPEST
    ? exactly<readonly Effect[]>()(some(variants('an effect', { ...leaves, ...branches(depth) }), LONGEST_LIST))
    : some(variants('an effect', leaves), LONGEST_LIST);

const branches = (depth: number) => {
  const inner = effectsAt(depth + 1);
  const option = record('an option', { when: reqs, effects: inner });
  return {
    if: { when: reqs, [THEN]: inner, else: inner },
    choose: { options: list(option, 1, MOST_OPTIONS) },
  };
};

/** Reads effect lists of cards. */
export const effects = effectsAt(0);
/** Reads an option. */
export const option = record('an option', { when: reqs, effects });
/** Reads the options of a choice. */
export const choices = list(option, 1, MOST_OPTIONS);

/** Reads a lasting effect of a law or a Technology. */
export const modifier = variants('a lasting effect', {
  childrenMay: { actions: list(oneOf(...ACTIONS), 1, ACTIONS.length) },
  prepare: { when: reqs, effects },
  duskOffer: { when: reqs, effects },
  longShift: { effects },
  feedFewer: { n: amount },
  treatBonus: { n: amount },
  cureBonus: { n: amount },
  huntBonus: { n: amount },
  ventMax: { n: amount },
  scoutBonus: { n: amount },
  unlock: { building: id },
  buildingLevel: { building: id, level: integer(0, 3) },
  useBonus: { building: id, res, n: amount },
});
