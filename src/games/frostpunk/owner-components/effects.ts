import {
  boolean,
  either,
  exactReader,
  integer,
  list,
  object,
  oneOf,
  type Reader,
  taggedUnion,
} from '../../../core/codec/index.js';
import { BARE_REQUIREMENTS, COUNTED_EFFECTS, type Effect } from '../components/effects.js';
import { ACTIONS, CITIZEN_TYPES, MAX_LIST_DEPTH, MAX_OPTIONS, ZONES } from '../components/vocabulary.js';
import {
  amount,
  citizen,
  count,
  id,
  listUpTo,
  MAX_CARDS,
  MAX_LIST_LENGTH,
  resource,
  sameFields,
  signedAmount,
  THEN,
  track,
  zone,
} from './readers.js';

export const requirements = listUpTo(
  taggedUnion('a requirement', {
    resource: { resource, amount },
    tokens: { track, op: oneOf('>=', '<='), amount: count },
    activeTokens: { track, token: id, amount },
    idle: { who: citizen, amount },
    inReserve: { who: citizen, amount },
    sick: { who: citizen, amount },
    law: { law: id, enacted: boolean },
    anyBuilt: { buildings: list(id, 1, MAX_CARDS) },
    count: { of: oneOf('corpses', 'stormWorks', 'pressure', 'automatonsInBank', 'tiredTokens'), amount },
    citizens: { amount: integer(1, 120) },
    tilePlaceable: { zones: list(zone, 1, ZONES.length) },
    ...sameFields(BARE_REQUIREMENTS, {}),
  }),
  MAX_LIST_LENGTH,
);

const citizens = { who: oneOf(...CITIZEN_TYPES, 'choose', 'context'), amount };
const oneToken = { track, token: id, amount: oneOf(1) };

/** The readers of effects without nested lists. */
const flatEffects = {
  gain: { resource, amount },
  lose: { resource, amount },
  losePerToken: { resource, token: id },
  sick: citizens,
  join: citizens,
  leave: citizens,
  die: citizens,
  tire: citizens,
  raise: oneToken,
  exhaust: oneToken,
  activate: oneToken,
  lower: { track, amount },
  pressure: { amount: either(oneOf('none left'), signedAmount) },
  heatingRange: { level: oneOf(1, 2, 3), amount: signedAmount },
  ...sameFields(COUNTED_EFFECTS, { amount }),
  placeAutomatonHere: {},
  addDuskCard: { card: id },
  openExpedition: { card: id },
  destroyBuilding: { building: id },
  enactLaw: { choose: boolean },
  placeTile: { zone, amount },
  build: { subActions: amount, woodDiscount: count },
  endGame: { wonWhen: requirements },
};

/** Reads effect lists at a depth of nesting; they may hold lists up to the deepest one. */
const effectsReader = (depth: number): Reader<readonly Effect[]> =>
  depth < MAX_LIST_DEPTH
    ? exactReader<readonly Effect[]>()(
        listUpTo(taggedUnion('an effect', { ...flatEffects, ...nestedEffects(depth) }), MAX_LIST_LENGTH),
      )
    : listUpTo(taggedUnion('an effect', flatEffects), MAX_LIST_LENGTH);

const nestedEffects = (depth: number) => {
  const inner = effectsReader(depth + 1);
  const option = object('an option', { when: requirements, effects: inner });
  return {
    if: { when: requirements, [THEN]: inner, else: inner },
    choose: { options: list(option, 1, MAX_OPTIONS) },
  };
};

/** Reads effect lists of cards. */
export const effects = effectsReader(0);
/** Reads an option. */
export const option = object('an option', { when: requirements, effects });
/** Reads the options of a choice. */
export const choices = list(option, 1, MAX_OPTIONS);

/** Reads a lasting effect of a law or a Technology. */
export const modifier = taggedUnion('a lasting effect', {
  childrenMay: { actions: list(oneOf(...ACTIONS), 1, ACTIONS.length) },
  eachPreparation: { when: requirements, effects },
  duskOffer: { when: requirements, effects },
  longShift: { effects },
  feedFewer: { amount },
  treatBonus: { amount },
  cureBonus: { amount },
  huntBonus: { amount },
  maxVent: { amount },
  scoutBonus: { amount },
  unlockBuilding: { building: id },
  buildingLevel: { building: id, level: integer(0, 3) },
  useBonus: { building: id, resource, amount },
});
