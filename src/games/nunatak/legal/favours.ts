import type { Player } from '../../../core/contract/game.js';
import { countSlots, hasTwoAvailableTiles, isSlotFilled, isUnreserved, turnDecider } from '../available.js';
import type { Reason } from '../clauses/reasons.js';
import { type Box, type FavourId, type FavourIdOfType, type FavourIndex, isFavourOfType } from '../components/index.js';
import { MOVES, type Move, type UseFavour } from '../moves/index.js';
import type {
  EndFavourPhase,
  ImmediateFavourPhase,
  Owner,
  PlacePhase,
  ScoreSquarePhase,
  State,
  TakePhase,
  WindowPhase,
} from '../state/index.js';
import { CELL_COUNT, GROUND_CELL_COUNT } from '../temple.js';

/** The phases in which single-use favours are played: during turns and between them. */
export type Moment = TakePhase | PlacePhase | ScoreSquarePhase | WindowPhase;

/** The phases in which favours are played. */
export type FavourPhase = Moment | ImmediateFavourPhase | EndFavourPhase;

/** Returns the player who may play a favour in a phase. */
export const favourUser = (state: State, phase: FavourPhase): Player =>
  phase.kind === 'window' || phase.kind === 'endFavour' ? phase.decider : turnDecider(state);

/** Copies a short list of numbers in ascending order. */
export const ascending = (numbers: readonly number[]): readonly number[] => {
  const sorted: number[] = []; // by insertion: `sort` would make play-outs 15 % slower
  for (let count = 0; count < numbers.length; count++) {
    let i = count;
    for (; i > 0 && sorted[i - 1]! > numbers[count]!; i--) sorted[i] = sorted[i - 1]!;
    sorted[i] = numbers[count]!;
  }
  return sorted;
};

/** Adds the favours that may be played. */
export const useFavourCandidates = (state: State, box: Box, phase: FavourPhase, moves: Move[]): void => {
  for (const favour of ascending(state.favours[favourUser(state, phase)]!)) {
    const move = MOVES.useFavour[favour]!;
    if (useFavourForbiddenBy(state, box, move, phase) === undefined) moves.push(move);
  }
};

/** @rule NU-FAV-1 NU-FAV-2 NU-FAV-4 NU-FAV-6 */
export const useFavourForbiddenBy = (
  state: State,
  box: Box,
  { favour }: UseFavour,
  phase: FavourPhase,
): Reason | undefined => {
  const player = favourUser(state, phase);
  if (!state.favours[player]!.includes(favour)) return 'not-held';
  const id = box.favourIds[favour]!;
  if (isFavourOfType('immediate', id))
    return phase.kind === 'immediateFavour' && favour === phase.favour ? undefined : 'too-late';
  if (isFavourOfType('end', id)) return phase.kind === 'endFavour' ? undefined : 'too-early';
  if (phase.kind === 'immediateFavour' || phase.kind === 'endFavour') return 'other-moment';
  return singleUseForbiddenBy(state, box, { id, favour, player }, phase);
};

/** A single-use favour that a player might play. */
interface SingleUseFavour {
  readonly id: FavourIdOfType<'singleUse'>;
  readonly favour: FavourIndex;
  readonly player: Player;
}

/** @rule NU-FAV-3 NU-FAV-4 NU-WINDOW-2 */
const singleUseForbiddenBy = (
  state: State,
  box: Box,
  singleUseFavour: SingleUseFavour,
  moment: Moment,
): Reason | undefined => {
  const { id, favour, player } = singleUseFavour;
  const moments: readonly Moment['kind'][] = MOMENTS[id];
  if (!moments.includes(moment.kind)) return 'other-moment';
  if (favour === state.favourPickedThisTurn) return 'just-taken';
  if (moment.kind === 'window' && id !== 'foresight' && player === moment.nextOwner) return 'own-turn-next';
  return FORBIDDEN_BY[id](state, box, player, moment);
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
  rivalry: ['scoreSquare'],
} as const satisfies Readonly<Record<FavourIdOfType<'singleUse'>, readonly Moment['kind'][]>>;

/** The single-use favours that can be played in phases of a kind. */
export type FavourPlayableIn<Kind extends Moment['kind']> = {
  [Id in keyof typeof MOMENTS]: Extract<(typeof MOMENTS)[Id][number], Kind> extends never ? never : Id;
}[keyof typeof MOMENTS];

type FavourCheck = (state: State, box: Box, player: Player, moment: Moment) => Reason | undefined;

/**
 * The checks of single-use favours: each returns the first condition that is missing.
 * @rule NU-FX-7 NU-FX-8 NU-FX-9 NU-FX-10 NU-FX-11 NU-FX-12 NU-FX-13
 */
const FORBIDDEN_BY: Readonly<Record<FavourIdOfType<'singleUse'>, FavourCheck>> = {
  foresight: (state, { components: { effects } }, player) => {
    if (countSlots(state, isSlotFilled) < effects.foresight) return 'short-line';
    return state.turnsLeft[player] === 0 ? 'no-turn-left' : undefined;
  },
  abundance: ({ turnsLeft }, { components: { effects } }, player) =>
    turnsLeft[player]! < effects.abundance ? 'few-turns' : undefined,
  divination: ({ deck }) => (deck.length === 0 ? 'none-to-see' : undefined),
  spread: (state) => (hasTwoAvailableTiles(state) ? undefined : 'few-tiles'),
  liberty: (_, __, ___, moment) => {
    if (moment.kind === 'place' && moment.anyTile) return 'free-anyway';
    return moment.kind === 'place' && moment.blockOwner === 'siku' ? 'block-of-siku' : undefined;
  },
  renewal: (state) => {
    if (state.deck.length === 0) return 'none-to-draw';
    return countSlots(state, isUnreserved) === 0 ? 'none-to-replace' : undefined;
  },
  rivalry: (_, __, ___, moment) => (moment.kind === 'scoreSquare' && moment.byRivalry ? 'rivalry-already' : undefined),
};

/**
 * Checks whether a player has a favour that they may use at a moment.
 * @rule NU-FAV-3 NU-WINDOW-2 NU-WINDOW-4
 */
export const hasPlayableFavour = (state: State, box: Box, player: Player, moment: Moment): boolean => {
  const favours = state.favours[player]!;
  for (let i = 0; i < favours.length; i++) {
    const favour = favours[i]!;
    const id = box.favourIds[favour]!;
    if (!isFavourOfType('singleUse', id)) continue;
    if (singleUseForbiddenBy(state, box, { id, favour, player }, moment) === undefined) return true;
  }
  return false;
};

/**
 * Checks whether a player has an end favour: all of them can be used.
 * @rule NU-FINAL-1 NU-FINAL-3
 */
export const hasEndFavour = (state: State, box: Box, player: Player): boolean =>
  state.favours[player]!.some((favour) => isFavourOfType('end', box.favourIds[favour]!));

/**
 * Checks whether an immediate favour can be used by a player.
 * @rule NU-FX-4
 */
export const isFavourUsable = (state: State, id: FavourId, owner: Owner): boolean => {
  if (id !== 'bracing') return true;
  for (let cell = GROUND_CELL_COUNT; cell < CELL_COUNT; cell++) if (state.blocks[cell] === owner) return true;
  return false;
};

/**
 * Keeps an immediate favour automatically if it cannot be used.
 * @rule NU-FAV-2
 */
export const forcedKeep = (state: State, box: Box, { favour }: ImmediateFavourPhase): Move | undefined =>
  isFavourUsable(state, box.favourIds[favour]!, state.turnOwner) ? undefined : MOVES.pass[0];
