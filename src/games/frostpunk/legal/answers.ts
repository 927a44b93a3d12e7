import { sum } from '../../../core/data/list.js';
import type { Box } from '../box.js';
import {
  bagOf,
  canAvoid,
  canContinue,
  canDrawToken,
  hasResource,
  isPlaceable,
  isTarget,
  leftmostToken,
} from '../city/index.js';
import type { Reason } from '../clauses/reasons.js';
import { MEEPLE_INDEX, RESOURCE_INDEX } from '../components/vocabulary.js';
import type {
  BareMove,
  ChooseOptionMove,
  ChoosePositionMove,
  ChooseScoutMove,
  ChooseTypeMove,
  DevelopTechnologyMove,
  EatMove,
  EnactLawMove,
  HandCardMove,
  Move,
  TokenMove,
} from '../moves/index.js';
import { areMet } from '../requirements.js';
import type {
  CitizenPurpose,
  CitizenTypePhase,
  DeathPhase,
  OptionPhase,
  ScoutPhase,
  State,
  TilePhase,
  TrackPhase,
} from '../state/index.js';
import { addHandMoves } from './hand.js';

export const eatForbiddenBy = ({ stock, hunger }: State, _: Box, { amount }: EatMove): Reason | undefined => {
  if (amount > stock[RESOURCE_INDEX.food]!) return 'food-short';
  return amount > hunger ? 'past-hunger' : undefined;
};

export const optionForbiddenBy = (
  state: State,
  box: Box,
  { optionNumber }: ChooseOptionMove,
  { optionSet }: OptionPhase,
): Reason | undefined => {
  const option = box.optionSetByName.get(optionSet)?.options[optionNumber - 1];
  if (option === undefined) return 'no-option';
  return areMet(state, box, option.when) ? undefined : 'option-unmet';
};

const NO_TARGET: Readonly<Record<CitizenPurpose, Reason>> = {
  join: 'no-room-for-citizens',
  cure: 'none-sick',
  treat: 'no-skull',
  rest: 'none-tired',
  shelter: 'none-outside',
  sick: 'no-citizens',
  leave: 'no-citizens',
  die: 'no-citizens',
  tire: 'no-citizens',
};

export const typeForbiddenBy = (
  state: State,
  box: Box,
  { citizenType }: ChooseTypeMove,
  { purpose }: CitizenTypePhase,
): Reason | undefined => {
  const citizenIndex = MEEPLE_INDEX[citizenType];
  if (isTarget(state, box, purpose, citizenIndex)) return undefined;
  if (purpose === 'cure' && state.sickCitizens[citizenIndex]! > 0) return 'skull-at-1';
  return NO_TARGET[purpose];
};

const NO_TOKEN = {
  raise: 'none-to-raise',
  lower: 'none-to-lower',
  exhaust: 'none-to-exhaust',
  activate: 'none-to-activate',
} as const;

/** Returns the reason why a token cannot be turned or removed. */
export const tokenForbiddenBy = (
  state: State,
  _: Box,
  { kind, token }: TokenMove,
  { kind: phaseKind, track }: TrackPhase,
): Reason | undefined => {
  if (leftmostToken(state, track, token, kind === 'exhaustToken') >= 0) return undefined;
  return kind === 'removeToken' ? 'none-to-remove' : NO_TOKEN[phaseKind];
};

/** Returns the reason why no token can be drawn. */
export const drawTokenForbiddenBy = (state: State, box: Box, _: BareMove, { track }: TrackPhase): Reason | undefined =>
  canDrawToken(state, box, track) ? undefined : sum(bagOf(state, track)) > 0 ? 'track-full' : 'bag-empty';

/** Returns the reason why a tile cannot be placed at a position, or resources not be taken there. */
export const positionForbiddenBy = (
  state: State,
  box: Box,
  { position }: ChoosePositionMove,
  phase: TilePhase | { readonly kind: 'gatherTile' },
): Reason | undefined => {
  if (phase.kind === 'gatherTile') return hasResource(state, position) ? undefined : 'nothing-on-tile';
  const { map, tiles } = box.components;
  if (map.positions[position]!.zone !== tiles[phase.tile]!.zone) return 'other-zone';
  if (isPlaceable(state, box, position)) return undefined;
  return state.tiles[position]! < 0 ? 'not-joined' : 'tile-lies-there';
};

/** Adds the cards of the hand. */
export const discardCandidates = (state: State, box: Box, _: DeathPhase, moves: Move[]): void =>
  addHandMoves(state, box.allMoves.byKind.discardForDeath, moves);

export const discardForbiddenBy = (
  { hand }: State,
  { components }: Box,
  { card }: HandCardMove,
  { citizenType }: DeathPhase,
): Reason | undefined => {
  if (!hand.includes(card)) return 'discard-not-held';
  return components.citizenCards[card]!.citizenType === citizenType ? undefined : 'discard-other-type';
};

export const technologyForbiddenBy = (
  { isDeveloped, developingTechnology }: State,
  _: Box,
  { technology }: DevelopTechnologyMove,
): Reason | undefined => (isDeveloped[technology] || technology === developingTechnology ? 'developed' : undefined);

export const lawForbiddenBy = ({ lawStatus }: State, _: Box, { law }: EnactLawMove): Reason | undefined => {
  if (lawStatus[law] === 'open') return undefined;
  return lawStatus[law] === 'out' ? 'law-out' : 'law-enacted';
};

export const scoutChoiceForbiddenBy = (
  { expeditionStacks }: State,
  _: Box,
  { slot }: ChooseScoutMove,
): Reason | undefined => (expeditionStacks[slot]!.scout === 'none' ? 'no-scout' : undefined);

export const avoidForbiddenBy = (state: State, box: Box, _: BareMove, { slot }: ScoutPhase): Reason | undefined =>
  canAvoid(state, box, slot) ? undefined : 'no-way-around';

export const continueForbiddenBy = (state: State, box: Box, _: BareMove, { slot }: ScoutPhase): Reason | undefined =>
  canContinue(state, box, slot) ? undefined : 'no-way-on';
