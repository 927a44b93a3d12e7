import { sum } from '../../../core/data/list.js';
import type { Box } from '../box.js';
import { bagOf, canAvoid, canContinue, canDraw, isPlaceable, isRipe, isTarget, leftmost } from '../city/index.js';
import type { Reason } from '../clauses/reasons.js';
import { kindIndex, resIndex } from '../components/vocabulary.js';
import type {
  ChooseOption,
  ChooseStack,
  ChooseType,
  Develop,
  Eat,
  Enact,
  HandCard,
  Move,
  PlaceTile,
  TurnToken,
  Word,
} from '../moves/index.js';
import { holds } from '../requirements.js';
import type {
  DeathPhase,
  OptionPhase,
  Purpose,
  ScoutPhase,
  State,
  TilePhase,
  TrackPhase,
  TypePhase,
} from '../state/index.js';
import { pushHand } from './hand.js';

export const eatForbiddenBy = ({ resources, hunger }: State, _: Box, { n }: Eat): Reason | undefined => {
  if (n > resources[resIndex.food]!) return 'food-short';
  return n > hunger ? 'past-hunger' : undefined;
};

export const optionForbiddenBy = (
  state: State,
  box: Box,
  { n }: ChooseOption,
  { set }: OptionPhase,
): Reason | undefined => {
  const option = box.sets.get(set)?.options[n - 1];
  if (option === undefined) return 'no-option';
  return holds(state, box, option.when) ? undefined : 'option-unmet';
};

const UNTARGETED: Readonly<Record<Purpose, Reason>> = {
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
  { type }: ChooseType,
  { purpose }: TypePhase,
): Reason | undefined => {
  const number = kindIndex[type];
  if (isTarget(state, box, purpose, number)) return undefined;
  if (purpose === 'cure' && state.sick[number]! > 0) return 'skull-at-1';
  return UNTARGETED[purpose];
};

const UNTURNED = {
  raise: 'none-to-raise',
  lower: 'none-to-lower',
  exhaust: 'none-to-exhaust',
  activate: 'none-to-activate',
} as const;

/** Returns the reason why a token cannot be turned or removed. */
export const turnForbiddenBy = (
  state: State,
  _: Box,
  { kind, token }: TurnToken,
  { kind: asked, track }: TrackPhase,
): Reason | undefined => {
  if (leftmost(state, track, token, kind === 'exhaust') >= 0) return undefined;
  return kind === 'remove' ? 'none-to-remove' : UNTURNED[asked];
};

/** Returns the reason why no token can be drawn. */
export const drawForbiddenBy = (state: State, box: Box, _: Word, { track }: TrackPhase): Reason | undefined =>
  canDraw(state, box, track) ? undefined : sum(bagOf(state, track)) > 0 ? 'track-full' : 'bag-empty';

/** Returns the reason why a tile cannot be placed at a position, or resources not be taken there. */
export const tileForbiddenBy = (
  state: State,
  box: Box,
  { position }: PlaceTile,
  phase: TilePhase | { readonly kind: 'post' },
): Reason | undefined => {
  if (phase.kind === 'post') return isRipe(state, position) ? undefined : 'nothing-on-tile';
  const { map, tiles } = box.components;
  if (map.positions[position]!.zone !== tiles[phase.tile]!.zone) return 'other-zone';
  if (isPlaceable(state, box, position)) return undefined;
  return state.tiles[position]! < 0 ? 'not-joined' : 'tile-lies-there';
};

/** Adds the cards of the hand. */
export const discardCandidates = (state: State, box: Box, _: DeathPhase, moves: Move[]): void =>
  pushHand(state, box.entries.of.discard, moves);

export const discardForbiddenBy = (
  { hand }: State,
  { components }: Box,
  { card }: HandCard,
  { type }: DeathPhase,
): Reason | undefined => {
  if (!hand.includes(card)) return 'discard-not-held';
  return components.citizens[card]!.type === type ? undefined : 'discard-other-type';
};

export const technologyForbiddenBy = (
  { technologies, developing }: State,
  _: Box,
  { technology }: Develop,
): Reason | undefined => (technologies[technology] || technology === developing ? 'developed' : undefined);

export const lawForbiddenBy = ({ laws }: State, _: Box, { law }: Enact): Reason | undefined => {
  if (laws[law] === 'open') return undefined;
  return laws[law] === 'out' ? 'law-out' : 'law-enacted';
};

export const stackForbiddenBy = ({ stacks }: State, _: Box, { slot }: ChooseStack): Reason | undefined =>
  stacks[slot]!.scout === 'none' ? 'no-scout' : undefined;

export const avoidForbiddenBy = (state: State, box: Box, _: Word, { slot }: ScoutPhase): Reason | undefined =>
  canAvoid(state, box, slot) ? undefined : 'no-way-around';

export const continueForbiddenBy = (state: State, box: Box, _: Word, { slot }: ScoutPhase): Reason | undefined =>
  canContinue(state, box, slot) ? undefined : 'no-way-on';
