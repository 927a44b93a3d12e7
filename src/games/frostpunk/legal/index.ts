import { idleOf } from '../city/index.js';
import type { Refusal } from '../clauses/refusals.js';
import type { Box } from '../components/box.js';
import { KINDS } from '../components/vocabulary.js';
import type { Move } from '../moves/index.js';
import type { Phase, State } from '../state/index.js';
import {
  discardForbiddenBy,
  eatForbiddenBy,
  feedForbiddenBy,
  forbiddenInMenu,
  lawForbiddenBy,
  optionForbiddenBy,
  placeForbiddenBy,
  stackForbiddenBy,
  technologyForbiddenBy,
  tileForbiddenBy,
  tokenForbiddenBy,
  typeForbiddenBy,
} from './answers.js';
import { constructForbiddenBy, dismantleForbiddenBy, siteForbiddenBy, upgradeForbiddenBy } from './building.js';
import { subActionsOf } from './sub-actions.js';
import { actionForbiddenBy, cardMoveForbiddenBy, pushActions } from './turn.js';

type PhaseOf<Kind extends Phase['kind']> = Phase & { readonly kind: Kind };

/** The kinds of move that each decision can be answered with, in catalogue order. */
const ANSWERS: Readonly<Record<Phase['kind'], readonly Move['kind'][]>> = {
  turn: ['feed', 'pass', 'card', 'call', 'clear', 'gather', 'build', 'use', 'scout', 'special'],
  feed: ['feed'],
  eat: ['eat'],
  expert: ['done', 'expert'],
  dusk: ['done', 'call', 'patrol'],
  build: ['done', 'construct', 'dismantle', 'upgrade'],
  site: ['site'],
  tile: ['tile'],
  post: ['tile'],
  option: ['option'],
  type: ['type'],
  raise: ['token', 'activate'],
  lower: ['exhaust', 'remove'],
  exhaust: ['exhaust'],
  activate: ['activate'],
  death: ['draw', 'discard'],
  technology: ['technology'],
  law: ['law'],
  consequence: ['keep'],
  arrive: ['avoid', 'explore'],
  return: ['continue', 'return'],
  scout: ['stack'],
  shift: ['done', 'shift'],
  over: [],
};

/** The entries that are legal now, in catalogue order. */
export const legalMoves = (state: State, box: Box): readonly Move[] => {
  const moves: Move[] = [];
  if (state.phase.kind === 'turn') pushTurn(state, box, state.phase.card, moves);
  else {
    const kinds = ANSWERS[state.phase.kind];
    for (let i = 0; i < kinds.length; i++) pushLegal(state, box, kinds[i]!, moves);
  }
  return moves;
};

const pushTurn = (state: State, box: Box, card: number, moves: Move[]): void => {
  if (card < 0) {
    pushLegal(state, box, 'feed', moves);
    pushLegal(state, box, 'pass', moves);
    if (!state.cardPlayed) pushLegal(state, box, 'card', moves);
    pushLegal(state, box, 'call', moves);
  }
  if (someMeepleIsIdle(state)) pushActions(state, box, card, moves);
};

const someMeepleIsIdle = (state: State): boolean => {
  for (let kind = 0; kind < KINDS.length; kind++) if (idleOf(state, kind) > 0) return true;
  return false;
};

const pushLegal = (state: State, box: Box, kind: Move['kind'], moves: Move[]): void => {
  const entries = box.entries.of[kind];
  for (let i = 0; i < entries.length; i++) {
    if (judge(state, box, entries[i]!) === undefined) moves.push(entries[i]!);
  }
};

/** The first clause that forbids a move; undefined when it is legal. */
export const forbiddenBy = (state: State, box: Box, move: Move): Refusal | undefined => {
  const { phase } = state;
  if (phase.kind === 'over') return 'FP-MOVE-1';
  if (!ANSWERS[phase.kind].includes(move.kind)) return 'FP-MOVE-2';
  if (phase.kind === 'turn' && phase.card >= 0 && !('meeple' in move)) return 'FP-MOVE-3';
  return judge(state, box, move);
};

/** Why a move of a kind that is asked for is not legal. */
const judge = (state: State, box: Box, move: Move): Refusal | undefined => {
  const { phase } = state;
  switch (move.kind) {
    case 'feed':
      return feedForbiddenBy(state, move.n);
    case 'eat':
      return eatForbiddenBy(state, move.n);
    case 'done':
      return phase.kind === 'build' && state.act.left === subActionsOf(state.act, box) ? 'FP-ACT-14' : undefined;
    case 'card':
      return cardMoveForbiddenBy(state, box, move.card);
    case 'call':
    case 'patrol':
      return forbiddenInMenu(state, box, move.kind);
    case 'clear':
    case 'gather':
    case 'build':
    case 'use':
    case 'scout':
    case 'special':
      return actionForbiddenBy(state, box, move, (phase as PhaseOf<'turn'>).card);
    case 'construct':
      return constructForbiddenBy(state, box, move.building, state.act.woodLess);
    case 'site':
      return siteForbiddenBy(state, box, phase as PhaseOf<'site'>, move.site);
    case 'dismantle':
      return dismantleForbiddenBy(state, box, move.site);
    case 'upgrade':
      return upgradeForbiddenBy(state, box, move.site);
    case 'tile':
      return tileForbiddenBy(state, box, phase as PhaseOf<'tile' | 'post'>, move.position);
    case 'option':
      return optionForbiddenBy(state, box, phase as PhaseOf<'option'>, move.n);
    case 'type':
      return typeForbiddenBy(state, box, phase as PhaseOf<'type'>, move.type);
    case 'token':
    case 'activate':
    case 'exhaust':
    case 'remove':
      return tokenForbiddenBy(state, box, phase as PhaseOf<'raise' | 'lower' | 'exhaust' | 'activate'>, move);
    case 'discard':
      return discardForbiddenBy(state, box, phase as PhaseOf<'death'>, move.card);
    case 'technology':
      return technologyForbiddenBy(state, move.technology);
    case 'law':
      return lawForbiddenBy(state, move.law);
    case 'avoid':
    case 'continue':
      return placeForbiddenBy(state, box, phase as PhaseOf<'arrive' | 'return'>, move.kind);
    case 'stack':
      return stackForbiddenBy(state, move.slot);
    default:
      return undefined;
  }
};

/** Decisions that are not asked when there is one answer only. */
const ANSWERED_ALONE: ReadonlySet<Phase['kind']> = new Set([
  'option',
  'type',
  'raise',
  'lower',
  'exhaust',
  'activate',
  'death',
  'technology',
  'law',
  'consequence',
  'arrive',
  'return',
  'scout',
]);

/**
 * The answer that is given without asking, if there is one.
 * @rule FP-COOP-4
 */
export const onlyAnswer = (state: State, box: Box): Move | undefined => {
  const { phase } = state;
  if (phase.kind === 'turn' && canDoMore(state, phase.card)) return undefined;
  if (phase.kind === 'site' || phase.kind === 'tile' || phase.kind === 'post') return undefined;
  const moves = legalMoves(state, box);
  const only = moves.length === 1 ? moves[0] : undefined;
  if (only === undefined || ANSWERED_ALONE.has(phase.kind)) return only;
  const isNothing = only.kind === 'pass' || only.kind === 'done' || ('n' in only && only.n === 0);
  return isNothing ? only : undefined;
};

/** Whether there is more than `pass` without looking at actions. */
const canDoMore = ({ callUsed, resources, heat, cold }: State, card: number): boolean =>
  card >= 0 || !callUsed || (resources[0]! > 0 && heat < cold);
