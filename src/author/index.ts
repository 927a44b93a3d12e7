/**
 * Games of your own: one description and a few functions make a whole game.
 *
 * @module
 */

export { deferDraw, drawInt, drawKind, drawWeighted, placeOf, shuffle } from '../core/chance/random.js';
export { deferItem } from '../core/chance-outcomes/index.js';
export { appended, sum, withAdded, withItemAt, withoutItem } from '../core/data/list.js';
export type { PartsOf } from '../core/data/with-parts.js';
export {
  countUpTo,
  enumOf,
  flag,
  idBelow,
  idBelowOrNone,
  intBetween,
  listOf,
  listPerPlayer,
  listUpTo,
  objectOf,
  orNone,
  orNull,
  pairOf,
  playerBelow,
  textUpTo,
  unionOf,
} from '../core/fields/fields.js';
export { describeGame } from './describe-game.js';
export type {
  DescribedGame,
  GameDescription,
  GameRules,
  MoveCheck,
  MoveRules,
  ReplaceableParts,
  RulesOf,
} from './description.js';
export { rollDice } from './dice.js';
export type { HouseRules } from './extend-game.js';
export { extendGame } from './extend-game.js';
export { InvalidDescription } from './invalid-description.js';
export type { Concealed, Disclosure } from './schemas.js';
export { cardOf, chanceEvent, diceUpTo, sealedMove, seenByNobody, seenByOwner } from './schemas.js';
export type { Described, FieldsByKind, FieldTables, GameTypes, NamedTypes, TypesOf } from './types.js';
