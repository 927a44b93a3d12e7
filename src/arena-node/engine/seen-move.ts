import type { AnyGame, Types } from '../../core/contract/game.js';
import { HIDDEN } from '../../core/types/base-types.js';

/**
 * Reads a move as a player saw it; undefined if there is none. Where a part of the notation is `?`, the fields that
 * differ among all the moves that it may be are hidden.
 */
export const parseSeenMove = (game: AnyGame, text: string): Types['SeenMove'] | undefined => {
  const fullMove = game.parseMove(text);
  if (fullMove._tag === 'Right') return fullMove.right;
  if (!text.includes('?')) return undefined;
  const parts = text.split('?').map((part) => part.replace(/[\\^$.*+()[\]{}|]/g, '\\$&'));
  const pattern = new RegExp(`^${parts.join('.+')}$`);
  const [first, ...others] = game.catalogue.filter((move) => pattern.test(game.formatMove(move)));
  if (first === undefined) return undefined;
  const isSame = (field: string, value: unknown): boolean => others.every((move) => Reflect.get(move, field) === value);
  const fields = Object.entries(first).map(([field, value]) => [field, isSame(field, value) ? value : HIDDEN]);
  const seen = Object.fromEntries(fields) as Types['SeenMove'];
  return game.formatMove(seen) === text ? seen : undefined;
};
