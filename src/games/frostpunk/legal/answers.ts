import type { Box } from '../box.js';
import { canAvoid, canContinue, canDraw, isPlaceable, isRipe, isTarget, leftmost } from '../city/index.js';
import type { Refusal } from '../clauses/refusals.js';
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

export const eatForbiddenBy = ({ resources, hunger }: State, _: Box, { n }: Eat): Refusal | undefined =>
  n > resources[resIndex.food]! || n > hunger ? 'FP-HUN-1' : undefined;

export const optionForbiddenBy = (
  state: State,
  box: Box,
  { n }: ChooseOption,
  { set }: OptionPhase,
): Refusal | undefined => {
  const option = box.sets.get(set)?.options[n - 1];
  return option !== undefined && holds(state, box, option.when) ? undefined : 'FP-EFF-4';
};

const UNTARGETED: Partial<Readonly<Record<Purpose, Refusal>>> = {
  cure: 'FP-CURE-1',
  treat: 'FP-CURE-3',
  rest: 'FP-EFF-9',
  shelter: 'FP-NIGHT-4',
};

export const typeForbiddenBy = (
  state: State,
  box: Box,
  { type }: ChooseType,
  { purpose }: TypePhase,
): Refusal | undefined =>
  isTarget(state, box, purpose, kindIndex[type]) ? undefined : (UNTARGETED[purpose] ?? 'FP-EFF-2');

const TOKEN_CLAUSE = { raise: 'FP-HD-5', lower: 'FP-HD-7', exhaust: 'FP-HD-3', activate: 'FP-HD-2' } as const;

/** Why a token cannot be turned or removed. */
export const turnForbiddenBy = (
  state: State,
  _: Box,
  { kind, token }: TurnToken,
  { kind: asked, track }: TrackPhase,
): Refusal | undefined => (leftmost(state, track, token, kind === 'exhaust') >= 0 ? undefined : TOKEN_CLAUSE[asked]);

/** Why no token can be drawn. */
export const drawForbiddenBy = (state: State, box: Box, _: Word, { track }: TrackPhase): Refusal | undefined =>
  canDraw(state, box, track) ? undefined : TOKEN_CLAUSE.raise;

/** A tile that is to be placed, or one with resources that is to be chosen. */
export const tileForbiddenBy = (
  state: State,
  box: Box,
  { position }: PlaceTile,
  phase: TilePhase | { readonly kind: 'post' },
): Refusal | undefined => {
  if (phase.kind === 'post') return isRipe(state, position) ? undefined : 'FP-ACT-25';
  const { map, tiles } = box.components;
  const isOfZone = map.positions[position]!.zone === tiles[phase.tile]!.zone;
  return isOfZone && isPlaceable(state, box, position) ? undefined : 'FP-ACT-8';
};

/** The cards of the hand. */
export const discardCandidates = (state: State, box: Box, _: DeathPhase, moves: Move[]): void =>
  pushHand(state, box.entries.of.discard, moves);

export const discardForbiddenBy = (
  { hand }: State,
  { components }: Box,
  { card }: HandCard,
  { type }: DeathPhase,
): Refusal | undefined => (hand.includes(card) && components.citizens[card]!.type === type ? undefined : 'FP-DEATH-3');

export const technologyForbiddenBy = (
  { technologies, developing }: State,
  _: Box,
  { technology }: Develop,
): Refusal | undefined => (technologies[technology] || technology === developing ? 'FP-TECH-1' : undefined);

export const lawForbiddenBy = ({ laws }: State, _: Box, { law }: Enact): Refusal | undefined =>
  laws[law] === 'open' ? undefined : 'FP-LAW-3';

export const stackForbiddenBy = ({ stacks }: State, _: Box, { slot }: ChooseStack): Refusal | undefined =>
  stacks[slot]!.scout === 'none' ? 'FP-EXPED-4' : undefined;

export const avoidForbiddenBy = (state: State, box: Box, _: Word, { slot }: ScoutPhase): Refusal | undefined =>
  canAvoid(state, box, slot) ? undefined : 'FP-EXPED-5';

export const continueForbiddenBy = (state: State, box: Box, _: Word, { slot }: ScoutPhase): Refusal | undefined =>
  canContinue(state, box, slot) ? undefined : 'FP-EXPED-6';
