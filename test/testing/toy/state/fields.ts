import { flag, listUpTo, perSeat, seat, secret, thing, variantsOf, whole } from '../../../../src/core/fields/fields.js';
import { type Box, FACES, HAND } from '../components.js';

/** Describes the fields of a state. */
export const fields = ({ cards }: Box, players: number) => {
  const player = seat(players);
  const card = thing(cards.length);
  return {
    dice: flag,
    phase: variantsOf('a phase', { turn: {}, rolled: { value: whole(1, FACES) }, over: {} }),
    player,
    deck: listUpTo(secret(card), cards.length),
    hands: perSeat(listUpTo(secret(card), HAND), players),
    rows: perSeat(listUpTo(card, cards.length), players),
    covered: perSeat(listUpTo(secret(card), cards.length), players),
    rolled: perSeat(flag, players),
    kept: perSeat(whole(0, FACES), players),
  };
};
