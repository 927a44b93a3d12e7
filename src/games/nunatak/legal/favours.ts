import type { Player } from '../../../core/game.js';
import { countSlots, hasTwoAvailable, isFilled, mover } from '../available.js';
import type { Refusal } from '../clauses/refusals.js';
import { type Box, type FavourId, type FavourOf, isOf } from '../components/index.js';
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

/** Who may play a favour in a phase. */
export const userOf = (state: State, phase: FavourPhase): Player =>
  phase.kind === 'window' || phase.kind === 'final' ? phase.asked : mover(state);

/** The smallest number above another; -1 if there is none. */
export const nextAbove = (numbers: readonly number[], last: number): number => {
  let next = -1;
  for (let i = 0; i < numbers.length; i++) {
    const number = numbers[i]!;
    if (number > last && (next < 0 || number < next)) next = number;
  }
  return next;
};

/** The favours that may be played. */
export const favourCandidates = (state: State, box: Box, phase: FavourPhase, moves: Move[]): void => {
  const held = state.favours[userOf(state, phase)]!;
  for (let favour = nextAbove(held, -1); favour >= 0; favour = nextAbove(held, favour)) {
    const move = entries.favour[favour]!;
    if (favourForbiddenBy(state, box, move, phase) === undefined) moves.push(move);
  }
};

export const favourForbiddenBy = (
  state: State,
  box: Box,
  { favour }: UseFavour,
  phase: FavourPhase,
): Refusal | undefined => {
  const player = userOf(state, phase);
  if (!state.favours[player]!.includes(favour)) return 'NU-FAV-1';
  const id = box.favourIds[favour]!;
  if (phase.kind === 'immediate') return favour === phase.favour ? undefined : 'NU-FAV-2';
  if (phase.kind === 'final') return isOf('end', id) ? undefined : 'NU-FAV-4';
  if (isOf('immediate', id)) return 'NU-FAV-2';
  if (isOf('end', id)) return 'NU-FAV-6';
  return singleForbiddenBy(state, box, { id, favour, player }, phase);
};

/** A single-use favour that somebody would play. */
interface Wish {
  readonly id: FavourOf<'single'>;
  readonly favour: number;
  readonly player: Player;
}

/** @rule NU-WINDOW-2 NU-FAV-3 */
const singleForbiddenBy = (state: State, box: Box, wish: Wish, moment: Moment): Refusal | undefined => {
  const { id, favour, player } = wish;
  const { during, needs, clause } = SINGLES[id];
  if (!during.includes(moment.kind)) return 'NU-FAV-4';
  if (favour === state.fresh) return 'NU-FAV-3';
  if (moment.kind === 'window' && id !== 'foresight' && player === moment.next) return 'NU-WINDOW-2';
  return needs(state, box, player, moment) ? undefined : clause;
};

/** When a single-use favour can be played, what it needs, and the clause that says so. */
interface Single {
  readonly during: readonly Moment['kind'][];
  needs(state: State, box: Box, player: Player, moment: Moment): boolean;
  readonly clause: Refusal;
}

const hasDeck = ({ deck }: State): boolean => deck.length > 0;

const SINGLES: Readonly<Record<FavourOf<'single'>, Single>> = {
  foresight: {
    during: ['window'],
    needs: (state, { components: { effects } }, player) =>
      state.left[player]! > 0 && countSlots(state, isFilled) >= effects.foresight,
    clause: 'NU-FX-7',
  },
  abundance: {
    during: ['take'],
    needs: ({ left }, { components: { effects } }, player) => left[player]! >= effects.abundance,
    clause: 'NU-FX-8',
  },
  divination: { during: ['take', 'place', 'window'], needs: hasDeck, clause: 'NU-FX-9' },
  spread: { during: ['take', 'place', 'window'], needs: hasTwoAvailable, clause: 'NU-FX-10' },
  liberty: {
    during: ['place'],
    needs: (_, __, ___, moment) => moment.kind === 'place' && moment.use === 'self' && !moment.free,
    clause: 'NU-FX-11',
  },
  renewal: { during: ['take'], needs: hasDeck, clause: 'NU-FX-12' },
  rivalry: {
    during: ['squares'],
    needs: (_, __, ___, moment) => moment.kind === 'squares' && !moment.rivalry,
    clause: 'NU-FX-13',
  },
};

/**
 * Whether a player has a favour that they may use at some moment.
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
 * Whether a player has an end favour: all of them can be used.
 * @rule NU-FINAL-1 NU-FINAL-3
 */
export const hasEndFavour = (state: State, box: Box, player: Player): boolean =>
  state.favours[player]!.some((favour) => isOf('end', box.favourIds[favour]!));

/**
 * Whether an immediate favour can be used by a player.
 * @rule NU-FX-4
 */
export const isUsable = (state: State, id: FavourId, owner: Owner): boolean => {
  if (id !== 'bracing') return true;
  for (let cell = GROUND; cell < CELLS; cell++) if (state.blocks[cell] === owner) return true;
  return false;
};

/**
 * An immediate favour that cannot be used is kept without asking.
 * @rule NU-FAV-2
 */
export const onlyKeep = (state: State, box: Box, { favour }: ImmediatePhase): Move | undefined =>
  isUsable(state, box.favourIds[favour]!, state.active) ? undefined : entries.pass[0];
