import type { Types } from '../../core/contract/game.js';
import type { Environments, Standing } from '../../learning/index.js';
import { ANSWERS, HEADER, type Observations } from './protocol.js';

/** The contents of rows about some environments. */
export interface ShownRows {
  readonly many: Environments<Types>;
  /** The turns and rewards that led here: in a game that was dealt anew, those of its last step before. */
  readonly standings: readonly Standing[];
}

/** A frame in pieces, to be sent one after the other. */
export type FramePieces = readonly Uint8Array[];

/** Returns a function that writes rows as a frame. The frame is valid until the next call. */
export const rowWriter = (players: number, observations: Observations): ((shown: ShownRows) => FramePieces) => {
  let room = new ArrayBuffer(0);
  let zeros = new Uint8Array(0);
  /** Returns the pieces of a frame after the masks. */
  const observed: Readonly<Record<Observations, (many: Environments<Types>) => FramePieces>> = {
    dense: (many) => {
      if (zeros.length === 0) zeros = new Uint8Array(4 * many.layout.size);
      return many.observations().map((row) => (row === null ? zeros : bytesOf(row)));
    },
    sparse: (many) => {
      const { starts, indices, values } = many.observeSparse();
      return [starts, indices, values].map(bytesOf);
    },
    none: () => [],
  };
  return ({ many, standings }) => {
    const count = standings.length;
    const masked = HEADER + count * (16 * players + 8);
    const head = masked + 4 * Math.ceil((count * many.actions) / 4);
    if (room.byteLength < head) room = new ArrayBuffer(head);
    const rewards = new Float64Array(room, HEADER, 2 * count * players);
    const turns = new Int32Array(room, HEADER + 16 * count * players, 2 * count);
    for (let i = 0; i < count; i++) {
      const standing = standings[i]!;
      for (let player = 0; player < players; player++) {
        rewards[i * players + player] = standing.rewards[player]!;
        rewards[(count + i) * players + player] = standing.gathered[player]!;
      }
      turns[i] = many.each[i]!.standing().toAct ?? -1;
      turns[count + i] = standing.toAct === null ? 1 : 0;
    }
    many.mask(new Uint8Array(room, masked, count * many.actions));
    new Uint8Array(room, 0, head).fill(0, masked + count * many.actions);
    const pieces = observed[observations](many);
    const length = pieces.reduce((sum, piece) => sum + piece.length, head - HEADER);
    new Uint32Array(room, 0, 2).set([length, ANSWERS.rows]);
    return [new Uint8Array(room, 0, head), ...pieces];
  };
};

const bytesOf = ({ buffer, byteOffset, byteLength }: Float32Array | Int32Array): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);
