import { flag, listOf, listUpTo, secret, variantsOf, whole } from '../../../../src/core/fields.js';
import { type Box, FACES, HAND } from '../components.js';

/** What the fields of a state hold. */
export const fields = ({ cards }: Box, players: number) => {
  const player = whole(0, players - 1);
  const card = whole(0, cards.length - 1);
  return {
    dice: flag,
    phase: variantsOf('a phase', { turn: {}, rolled: { value: whole(1, FACES) }, over: {} }),
    player,
    deck: listUpTo(secret(card), cards.length),
    hands: listOf(listUpTo(secret(card), HAND), players),
    rows: listOf(listUpTo(card, cards.length), players),
    covered: listOf(listUpTo(secret(card), cards.length), players),
    rolled: listOf(flag, players),
    kept: listOf(whole(0, FACES), players),
  };
};
