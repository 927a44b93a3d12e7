import type { Player } from '../../../core/contract/game.js';
import { countSlots, hasTwoAvailable, isFilled, isUnreserved, mover } from '../available.js';
import type { Reason } from '../clauses/reasons.js';
import { type Box, type FavourId, type FavourIndex, type FavourOf, isOf } from '../components/index.js';
import { entries, type Move, type UseFavour } from '../moves/index.js';
import type {
  FinalPhase,
  ImmediatePhase,
  Owner,
  PlacePhase,
  SquaresPhase,
  State,
  TakePhase,
  WindowPhase,
} from '../state/index.js';
import { CELLS, GROUND } from '../temple.js';

/** The phases in which single-use favours are played: during turns and between them. */
export type Moment = TakePhase | PlacePhase | SquaresPhase | WindowPhase;

/** The phases in which favours are played. */
export type FavourPhase = Moment | ImmediatePhase | FinalPhase;

/** Returns the player who may play a favour in a phase. */
export const userOf = (state: State, phase: FavourPhase): Player =>
  phase.kind === 'window' || phase.kind === 'final' ? phase.asked : mover(state);

/** Returns the smallest number greater than another; -1 if there is none. */
export const nextAbove = (numbers: readonly number[], last: number): number => {
  let next = -1;
  for (let i = 0; i < numbers.length; i++) {
    const number = numbers[i]!;
    if (number > last && (next < 0 || number < next)) next = number;
  }
  return next;
};

/** Adds the favours that may be played. */
export const favourCandidates = (state: State, box: Box, phase: FavourPhase, moves: Move[]): void => {
  const held = state.favours[userOf(state, phase)]!;
  for (let favour = nextAbove(held, -1); favour >= 0; favour = nextAbove(held, favour)) {
    const move = entries.favour[favour]!;
    if (favourForbiddenBy(state, box, move, phase) === undefined) moves.push(move);
  }
};

/** @rule NU-FAV-1 NU-FAV-2 NU-FAV-4 NU-FAV-6 */
export const favourForbiddenBy = (
  state: State,
  box: Box,
  { favour }: UseFavour,
  phase: FavourPhase,
): Reason | undefined => {
  const player = userOf(state, phase);
  if (!state.favours[player]!.includes(favour)) return 'not-held';
  const id = box.favourIds[favour]!;
  if (isOf('immediate', id)) return phase.kind === 'immediate' && favour === phase.favour ? undefined : 'too-late';
  if (isOf('end', id)) return phase.kind === 'final' ? undefined : 'too-early';
  if (phase.kind === 'immediate' || phase.kind === 'final') return 'other-moment';
  return singleForbiddenBy(state, box, { id, favour, player }, phase);
};

/** A single-use favour that a player might play. */
interface Wish {
  readonly id: FavourOf<'single'>;
  readonly favour: FavourIndex;
  readonly player: Player;
}

/** @rule NU-FAV-3 NU-FAV-4 NU-WINDOW-2 */
const singleForbiddenBy = (state: State, box: Box, wish: Wish, moment: Moment): Reason | undefined => {
  const { id, favour, player } = wish;
  const moments: readonly Moment['kind'][] = MOMENTS[id];
  if (!moments.includes(moment.kind)) return 'other-moment';
  if (favour === state.fresh) return 'just-taken';
  if (moment.kind === 'window' && id !== 'foresight' && player === moment.next) return 'own-turn-next';
  return NEEDS[id](state, box, player, moment);
};

/**
 * The phases in which a single-use favour can be played.
 * @rule NU-FAV-4
 */
export const MOMENTS = {
  foresight: ['window'],
  abundance: ['take'],
  divination: ['take', 'place', 'window'],
  spread: ['take', 'place', 'window'],
  liberty: ['place'],
  renewal: ['take'],
  rivalry: ['squares'],
} as const satisfies Readonly<Record<FavourOf<'single'>, readonly Moment['kind'][]>>;

/** The single-use favours that can be played in phases of a kind. */
export type FavourIn<Kind extends Moment['kind']> = {
  [Id in keyof typeof MOMENTS]: Extract<(typeof MOMENTS)[Id][number], Kind> extends never ? never : Id;
}[keyof typeof MOMENTS];

type Needs = (state: State, box: Box, player: Player, moment: Moment) => Reason | undefined;

/**
 * The checks of single-use favours: each returns the first condition that is missing.
 * @rule NU-FX-7 NU-FX-8 NU-FX-9 NU-FX-10 NU-FX-11 NU-FX-12 NU-FX-13
 */
const NEEDS: Readonly<Record<FavourOf<'single'>, Needs>> = {
  foresight: (state, { components: { effects } }, player) => {
    if (countSlots(state, isFilled) < effects.foresight) return 'short-line';
    return state.left[player] === 0 ? 'no-turn-left' : undefined;
  },
  abundance: ({ left }, { components: { effects } }, player) =>
    left[player]! < effects.abundance ? 'few-turns' : undefined,
  divination: ({ deck }) => (deck.length === 0 ? 'none-to-see' : undefined),
  spread: (state) => (hasTwoAvailable(state) ? undefined : 'few-tiles'),
  liberty: (_, __, ___, moment) => {
    if (moment.kind === 'place' && moment.free) return 'free-anyway';
    return moment.kind === 'place' && moment.use === 'siku' ? 'block-of-siku' : undefined;
  },
  renewal: (state) => {
    if (state.deck.length === 0) return 'none-to-draw';
    return countSlots(state, isUnreserved) === 0 ? 'none-to-replace' : undefined;
  },
  rivalry: (_, __, ___, moment) => (moment.kind === 'squares' && moment.rivalry ? 'rivalry-already' : undefined),
};

/**
 * Checks whether a player has a favour that they may use at a moment.
 * @rule NU-FAV-3 NU-WINDOW-2 NU-WINDOW-4
 */
export const hasPlayable = (state: State, box: Box, player: Player, moment: Moment): boolean => {
  const held = state.favours[player]!;
  for (let i = 0; i < held.length; i++) {
    const favour = held[i]!;
    const id = box.favourIds[favour]!;
    if (!isOf('single', id)) continue;
    if (singleForbiddenBy(state, box, { id, favour, player }, moment) === undefined) return true;
  }
  return false;
};

/**
 * Checks whether a player has an end favour: all of them can be used.
 * @rule NU-FINAL-1 NU-FINAL-3
 */
export const hasEndFavour = (state: State, box: Box, player: Player): boolean =>
  state.favours[player]!.some((favour) => isOf('end', box.favourIds[favour]!));

/**
 * Checks whether an immediate favour can be used by a player.
 * @rule NU-FX-4
 */
export const isUsable = (state: State, id: FavourId, owner: Owner): boolean => {
  if (id !== 'bracing') return true;
  for (let cell = GROUND; cell < CELLS; cell++) if (state.blocks[cell] === owner) return true;
  return false;
};

/**
 * Keeps an immediate favour automatically if it cannot be used.
 * @rule NU-FAV-2
 */
export const onlyKeep = (state: State, box: Box, { favour }: ImmediatePhase): Move | undefined =>
  isUsable(state, box.favourIds[favour]!, state.active) ? undefined : entries.pass[0];
