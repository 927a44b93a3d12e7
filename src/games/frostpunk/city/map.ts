import type { Box } from '../box.js';
import type { PositionIndex } from '../components/index.js';
import { GENERATOR_SPACES, type Zone } from '../components/vocabulary.js';
import type { State } from '../state/index.js';

/**
 * Checks whether a tile of the position's zone can be placed there.
 * @rule FP-ACT-8
 */
export const isPlaceable = (
  { tiles }: State,
  { neighbours, touchesGenerator }: Box,
  position: PositionIndex,
): boolean => {
  if (tiles[position]! >= 0) return false;
  if (touchesGenerator[position]) return true;
  const others = neighbours[position]!;
  for (let i = 0; i < others.length; i++) if (tiles[others[i]!]! >= 0) return true;
  return false;
};

/** Checks whether a tile of a zone could be drawn and placed. */
export const canDrawTile = (state: State, box: Box, zone: Zone): boolean => {
  if ((zone === 'near' ? state.nearStack : state.farStack).length === 0) return false;
  const { positions } = box.components.map;
  for (let position = 0; position < positions.length; position++) {
    if (positions[position]!.zone === zone && isPlaceable(state, box, position)) return true;
  }
  return false;
};

/** Checks whether a tile lies at a position and holds a resource. */
export const hasResource = ({ tiles, spaceResource }: State, position: PositionIndex): boolean => {
  const space = GENERATOR_SPACES + 2 * position;
  return tiles[position]! >= 0 && (spaceResource[space] !== 'none' || spaceResource[space + 1] !== 'none');
};
