import { isPlaceable, isRipe, offerOf } from '../city/index.js';
import type { Refusal } from '../clauses/refusals.js';
import type { Box } from '../components/box.js';
import { kindIndex } from '../components/vocabulary.js';
import { canAvoid, canContinue } from '../effects/journeys.js';
import { isTarget } from '../effects/people.js';
import { canDraw, leftmost } from '../effects/tokens.js';
import type { TurnToken, Word } from '../moves/index.js';
import { holds } from '../requirements.js';
import type { Phase, Purpose, State } from '../state/index.js';

type PhaseOf<Kind extends Phase['kind']> = Phase & { readonly kind: Kind };

/** Why something of the Dusk menu cannot be taken; `call` is the same in a turn. */
export const forbiddenInMenu = (state: State, box: Box, kind: 'call' | 'patrol'): Refusal | undefined => {
  if (kind === 'call') return state.callUsed ? 'FP-ACT-20' : undefined;
  const offer = state.patrolled ? undefined : offerOf(state, box, 'duskOffer');
  if (offer === undefined) return 'FP-DUSK-1';
  return holds(state, box, offer.modifier.when) ? undefined : 'FP-DUSK-1';
};

/** Why so much Coal cannot be burnt. */
export const feedForbiddenBy = ({ phase, resources, heat, cold }: State, n: number): Refusal | undefined => {
  if (phase.kind === 'turn' && n === 0) return 'FP-ACT-3';
  return n > resources[0]! || heat + n > cold ? 'FP-GEN-1' : undefined;
};

export const eatForbiddenBy = ({ resources, hunger }: State, n: number): Refusal | undefined =>
  n > resources[4]! || n > hunger ? 'FP-HUN-1' : undefined;

export const optionForbiddenBy = (
  state: State,
  box: Box,
  { set }: PhaseOf<'option'>,
  n: number,
): Refusal | undefined => {
  const option = box.sets.get(set)?.[n - 1];
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
  { purpose }: PhaseOf<'type'>,
  type: keyof typeof kindIndex,
): Refusal | undefined =>
  isTarget(state, box.parts.tracks.populationTop, purpose, kindIndex[type])
    ? undefined
    : (UNTARGETED[purpose] ?? 'FP-EFF-2');

/** Why a token cannot be drawn, turned or removed. */
export const tokenForbiddenBy = (
  state: State,
  box: Box,
  { kind: asked, track }: PhaseOf<'raise' | 'lower' | 'exhaust' | 'activate'>,
  move: TurnToken | Word,
): Refusal | undefined => {
  const can =
    'token' in move ? leftmost(state, track, move.token, move.kind === 'exhaust') >= 0 : canDraw(state, box, track);
  return can ? undefined : TOKEN_CLAUSE[asked];
};

const TOKEN_CLAUSE = { raise: 'FP-HD-5', lower: 'FP-HD-7', exhaust: 'FP-HD-3', activate: 'FP-HD-2' } as const;

export const tileForbiddenBy = (
  state: State,
  box: Box,
  phase: PhaseOf<'tile' | 'post'>,
  position: number,
): Refusal | undefined => {
  if (phase.kind === 'post') return isRipe(state, position) ? undefined : 'FP-ACT-25';
  const isOfZone = box.parts.map.positions[position]!.zone === box.parts.tiles[phase.tile]!.zone;
  return isOfZone && isPlaceable(state, box, position) ? undefined : 'FP-ACT-8';
};

export const discardForbiddenBy = (
  { hand }: State,
  { parts }: Box,
  { type }: PhaseOf<'death'>,
  card: number,
): Refusal | undefined => (hand.includes(card) && parts.citizens[card]!.type === type ? undefined : 'FP-DEATH-3');

export const technologyForbiddenBy = ({ technologies, developing }: State, technology: number): Refusal | undefined =>
  technologies[technology] || technology === developing ? 'FP-TECH-1' : undefined;

export const lawForbiddenBy = ({ laws }: State, law: number): Refusal | undefined =>
  laws[law] === 'open' ? undefined : 'FP-LAW-3';

export const stackForbiddenBy = ({ stacks }: State, slot: number): Refusal | undefined =>
  stacks[slot]!.scout === 'none' ? 'FP-EXPED-4' : undefined;

export const placeForbiddenBy = (
  state: State,
  box: Box,
  { slot }: PhaseOf<'arrive' | 'return'>,
  kind: 'avoid' | 'continue',
): Refusal | undefined => {
  if (kind === 'avoid') return canAvoid(state, box, slot) ? undefined : 'FP-EXPED-5';
  return canContinue(state, box, slot) ? undefined : 'FP-EXPED-6';
};
