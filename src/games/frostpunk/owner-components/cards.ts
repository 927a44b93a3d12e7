import { boolean, either, integer, list, object, oneOf, pair, taggedUnion } from '../../../core/codec/index.js';
import { ACTIONS, CITIZEN_TYPES, MAX_OPTIONS } from '../components/vocabulary.js';
import { none, resourceAmount } from './boards.js';
import { choices, effects, modifier, option, requirements } from './effects.js';
import { amount, citizen, count, id, listUpTo, MAX_CARDS, MAX_LIST_LENGTH, title, triple, zone } from './readers.js';

const staff = listUpTo(citizen, CITIZEN_TYPES.length);

const display = either(
  none,
  object('a display', {
    duskEffects: effects,
    leavesAfterDusk: boolean,
    specialAction: either(
      none,
      object('a special action', { staff, isOncePerRound: boolean, option, leavesAfterUse: boolean }),
    ),
  }),
);

const duskFaceFields = {
  effects,
  destination: oneOf('discard', 'removed', 'display'),
  isNeverDiscarded: boolean,
  display,
};
const duskFace = object('a face', duskFaceFields);

const heatingLevel = oneOf(0, 1, 2, 3);
const facilities = {
  heatingLevel,
  shelterPlaces: count,
  huntIcons: count,
  maxExpeditions: count,
  useOptions: listUpTo(option, MAX_OPTIONS),
};
const titledCard = { id, title };
const letter = oneOf('A', 'B', 'C');
/** The readers of the tables of cards, tiles and Buildings. */
export const cardTables = {
  tiles: list(
    object('a tile', { id, zone, spaces: pair(either(none, resourceAmount)), food: count, building: id }),
    1,
    MAX_CARDS,
  ),
  buildings: list(
    object('a Building', {
      ...titledCard,
      size: oneOf('small', 'large'),
      cost: either(none, triple(count)),
      ...facilities,
      staff,
      shelterType: oneOf('any', ...CITIZEN_TYPES),
      onDeath: effects,
      upgrade: either(none, object('an upgrade', { cost: triple(count), ...facilities })),
      copies: amount,
      isLocked: boolean,
      isPermanent: boolean,
      isPrinted: boolean,
      isWorkshop: boolean,
    }),
    1,
    MAX_CARDS,
  ),
  morning: listUpTo(
    object('a Morning card', {
      ...titledCard,
      options: list(
        object('an option', { when: requirements, effects, destination: oneOf('removed', 'display') }),
        1,
        MAX_OPTIONS,
      ),
      display,
    }),
  ),
  weather: list(
    object('a Weather card', { id, effects, hunt: oneOf(0, 1), scoutSteps: count, stormApproach: count }),
    1,
    MAX_CARDS,
  ),
  dusk: listUpTo(object('a Dusk card', { ...titledCard, isSetAside: boolean, ...duskFaceFields })),
  council: listUpTo(object('a Council card', { ...titledCard, options: choices })),
  laws: listUpTo(
    object('a law', {
      ...titledCard,
      immediateEffects: effects,
      modifiers: listUpTo(modifier, MAX_LIST_LENGTH),
      consequences: pair(duskFace),
      excludes: listUpTo(id),
    }),
  ),
  technologies: listUpTo(
    object('a technology', {
      ...titledCard,
      developmentRounds: amount,
      immediateEffects: effects,
      modifiers: listUpTo(modifier, MAX_LIST_LENGTH),
    }),
  ),
  citizenCards: listUpTo(
    object('a Citizen card', {
      ...titledCard,
      citizenType: citizen,
      actions: list(object('an action', { action: oneOf(...ACTIONS), buildings: listUpTo(id) }), 1, ACTIONS.length),
      mainEffects: effects,
      deathEffects: triple(effects),
    }),
  ),
  experts: list(object('an expert', { ...titledCard, token: id, effects }), 1, MAX_CARDS),
  expeditions: listUpTo(
    object('an Expedition', {
      ...titledCard,
      letter: oneOf('A', 'B', 'C', 'X'),
      pathLength: integer(2, 8),
      onContinue: either(none, object('a way on', { effects, letter })),
      onReturn: object('a return', { effects, stackChange: oneOf('newA', 'addB', 'addC', 'remove') }),
    }),
  ),
  scenario: listUpTo(
    object('a scenario card', {
      id,
      trigger: taggedUnion('a trigger', { round: { round: integer(2, 20) }, storm: {}, stormEnd: {} }),
      effects,
      staysInPlay: boolean,
      display,
    }),
  ),
};
