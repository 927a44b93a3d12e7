import { flag, listOf, listUpTo, secret, variantsOf, whole } from '../../../../src/core/fields.js';
import type { Viewer } from '../../../../src/core/game.js';
import { type Box, type Card, FACES, HAND } from '../components.js';
import type { State } from './index.js';

/** Cards in the hands of others are hidden, and those that they have covered until the game is over. */
const isOfAnother = (_state: State, viewer: Viewer, _card: Card, player: number): boolean => player !== viewer;
const isUnderCover = (state: State, viewer: Viewer, card: Card, player: number): boolean =>
  state.phase.kind !== 'over' && isOfAnother(state, viewer, card, player);

/** What the fields of a state hold. */
export const fields = ({ cards }: Box, players: number) => {
  const player = whole(0, players - 1);
  const card = whole(0, cards.length - 1);
  return {
    dice: flag,
    phase: variantsOf('a phase', { turn: {}, rolled: { value: whole(1, FACES) }, over: {} }),
    player,
    deck: listUpTo(secret(card), cards.length),
    hands: listOf(listUpTo(secret(card, isOfAnother), HAND), players),
    rows: listOf(listUpTo(card, cards.length), players),
    covered: listOf(listUpTo(secret(card, isUnderCover), cards.length), players),
    rolled: listOf(flag, players),
    kept: listOf(whole(0, FACES), players),
  };
};
