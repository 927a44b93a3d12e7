import type { Player } from '../../../core/game.js';
import { countSlots, decider, hasTwoAvailable, isFilled } from '../available.js';
import type { Refusal } from '../clauses/refusals.js';
import { type Box, type FavourId, TYPES } from '../components.js';
import type { Owner, Phase, State } from '../state/index.js';
import { CELLS, GROUND } from '../temple.js';

/** The phases in which favours are played during turns and between them. */
export type Moment = Extract<Phase, { readonly kind: 'take' | 'place' | 'squares' | 'window' }>;

/** When a single-use favour can be played. */
const MOMENTS: Readonly<Partial<Record<FavourId, readonly Moment['kind'][]>>> = {
  foresight: ['window'],
  abundance: ['take'],
  divination: ['take', 'place', 'window'],
  spread: ['take', 'place', 'window'],
  liberty: ['place'],
  renewal: ['take'],
  rivalry: ['squares'],
};

/** The first clause that forbids the decider to use a favour in a phase in which favours are used. */
export const favourForbiddenBy = (state: State, box: Box, favour: number): Refusal | undefined => {
  const { phase } = state;
  const player = decider(state)!;
  if (!state.favours[player]!.includes(favour)) return 'NU-FAV-1';
  const id = box.favourIds[favour]!;
  if (phase.kind === 'immediate') return favour === phase.favour ? undefined : 'NU-FAV-2';
  if (phase.kind === 'final') return TYPES[id] === 'end' ? undefined : 'NU-FAV-4';
  if (TYPES[id] === 'immediate') return 'NU-FAV-2';
  if (TYPES[id] === 'end') return 'NU-FAV-6';
  return singleForbiddenBy(state, id, favour, player, phase as Moment);
};

/** The first clause that forbids a player to use a single-use favour of his at some moment. */
const singleForbiddenBy = (
  state: State,
  id: FavourId,
  favour: number,
  player: Player,
  moment: Moment,
): Refusal | undefined => {
  if (!MOMENTS[id]!.includes(moment.kind)) return 'NU-FAV-4';
  if (favour === state.fresh) return 'NU-FAV-3';
  if (moment.kind === 'window' && id !== 'foresight' && player === moment.next) return 'NU-WINDOW-2';
  return effectForbiddenBy(state, id, player, moment);
};

/** The clause of an effect, if its condition fails. */
const effectForbiddenBy = (state: State, id: FavourId, player: Player, moment: Moment): Refusal | undefined => {
  const { left, deck } = state;
  switch (id) {
    case 'foresight':
      return left[player]! >= 1 && countSlots(state, isFilled) >= 2 ? undefined : 'NU-FX-7';
    case 'abundance':
      return left[player]! >= 2 ? undefined : 'NU-FX-8';
    case 'divination':
      return deck.length >= 1 ? undefined : 'NU-FX-9';
    case 'spread':
      return hasTwoAvailable(state) ? undefined : 'NU-FX-10';
    case 'liberty':
      return moment.kind === 'place' && moment.use === 'self' && !moment.free ? undefined : 'NU-FX-11';
    case 'renewal':
      return deck.length >= 1 ? undefined : 'NU-FX-12';
    default:
      return moment.kind === 'squares' && !moment.rivalry ? undefined : 'NU-FX-13';
  }
};

/**
 * Whether a player has a favour that he may use at some moment.
 * @rule NU-FAV-3 NU-WINDOW-2 NU-WINDOW-4
 */
export const hasPlayable = (state: State, box: Box, player: Player, moment: Moment): boolean => {
  const held = state.favours[player]!;
  for (let i = 0; i < held.length; i++) {
    const id = box.favourIds[held[i]!]!;
    if (TYPES[id] === 'single' && singleForbiddenBy(state, id, held[i]!, player, moment) === undefined) return true;
  }
  return false;
};

/**
 * Whether a player has an end favour: all of them can be used.
 * @rule NU-FINAL-1 NU-FINAL-3
 */
export const hasEndFavour = (state: State, box: Box, player: Player): boolean =>
  state.favours[player]!.some((favour) => TYPES[box.favourIds[favour]!] === 'end');

/**
 * Whether an immediate favour can be used by a player.
 * @rule NU-FX-4
 */
export const isUsable = (state: State, id: FavourId, owner: Owner): boolean => {
  if (id !== 'bracing') return true;
  for (let cell = GROUND; cell < CELLS; cell++) if (state.blocks[cell] === owner) return true;
  return false;
};
