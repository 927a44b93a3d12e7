import type { Types } from '../../core/contract/game.js';
import type { Environments, Standing } from '../../learning/index.js';
import { ANSWERS, HEADER, type Observations } from './protocol.js';

/** What rows show of some environments. */
export interface ShownRows {
  readonly many: Environments<Types>;
  /** The turns and rewards that led here: in a game that was dealt anew, those of its last step before. */
  readonly standings: readonly Standing[];
}

/** Returns a function that writes rows as a frame. The frame is valid until the next call. */
export const rowWriter = (players: number, observations: Observations): ((shown: ShownRows) => Uint8Array) => {
  let room = new ArrayBuffer(0);
  return ({ many, standings }) => {
    const count = many.each.length;
    const { actions } = many;
    const { size } = many.layout;
    const sparse = observations === 'sparse' ? many.observeSparse() : null;
    const masked = HEADER + count * (16 * players + 8);
    const seen = masked + 4 * Math.ceil((count * actions) / 4);
    const dense = observations === 'dense' ? 4 * count * size : 0;
    const end = seen + (sparse === null ? dense : 4 * (count + 1 + 2 * sparse.values.length));
    if (room.byteLength < end) room = new ArrayBuffer(end);

    new Uint32Array(room, 0, 2).set([end - HEADER, ANSWERS.rows]);
    const rewards = new Float64Array(room, HEADER, 2 * count * players);
    const turns = new Int32Array(room, HEADER + 16 * count * players, 2 * count);
    standings.forEach((standing, i) => {
      rewards.set(standing.rewards, i * players);
      rewards.set(standing.gathered, (count + i) * players);
      turns[i] = many.each[i]!.standing().toAct ?? -1;
      turns[count + i] = standing.toAct === null ? 1 : 0;
    });
    many.mask(new Uint8Array(room, masked, count * actions));
    new Uint8Array(room, masked + count * actions, seen - masked - count * actions).fill(0);
    if (observations === 'dense') many.observe(new Float32Array(room, seen, count * size));
    if (sparse !== null) {
      const { starts, indices, values } = sparse;
      new Int32Array(room, seen, starts.length).set(starts);
      new Int32Array(room, seen + starts.byteLength, indices.length).set(indices);
      new Float32Array(room, seen + starts.byteLength + indices.byteLength, values.length).set(values);
    }
    return new Uint8Array(room, 0, end);
  };
};
