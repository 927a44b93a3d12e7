import {
  flag,
  hideable,
  idBelow,
  intBetween,
  listPerPlayer,
  listUpTo,
  playerBelow,
  unionOf,
} from '../../../../src/core/fields/fields.js';
import { type Box, FACES, HAND } from '../components.js';

/** Describes the fields of a state. */
export const fields = ({ cards }: Box, players: number) => {
  const player = playerBelow(players);
  const card = idBelow(cards.length);
  return {
    dice: flag,
    phase: unionOf('a phase', { turn: {}, rolled: { value: intBetween(1, FACES) }, over: {} }),
    player,
    deck: listUpTo(hideable(card), cards.length),
    hands: listPerPlayer(listUpTo(hideable(card), HAND), players),
    rows: listPerPlayer(listUpTo(card, cards.length), players),
    covered: listPerPlayer(listUpTo(hideable(card), cards.length), players),
    rolled: listPerPlayer(flag, players),
    kept: listPerPlayer(intBetween(0, FACES), players),
  };
};
