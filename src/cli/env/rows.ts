import type { Types } from '../../core/contract/game.js';
import type { Environments, TimeStep } from '../../learning/index.js';
import { ANSWERS, HEADER_BYTES, type Observations } from './protocol.js';

/** The contents of rows about some environments. */
interface RowsToWrite {
  readonly environments: Environments<Types>;
  /** The turns and rewards that led here: in a game that was dealt anew, those of its last step before. */
  readonly timeSteps: readonly TimeStep[];
}

/** A frame in pieces, to be sent one after the other. */
export type FramePieces = readonly Uint8Array[];

/** Returns a function that writes rows as a frame. The frame is valid until the next call. */
export const createRowWriter = (players: number, observations: Observations): ((shown: RowsToWrite) => FramePieces) => {
  let buffer = new ArrayBuffer(0);
  let zeros = new Uint8Array(0);
  /** Returns the pieces of a frame after the masks. */
  const writeObservations: Readonly<Record<Observations, (many: Environments<Types>) => FramePieces>> = {
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
  return ({ environments, timeSteps }) => {
    const count = timeSteps.length;
    const maskOffset = HEADER_BYTES + count * (16 * players + 8);
    const headBytes = maskOffset + 4 * Math.ceil((count * environments.actions) / 4);
    if (buffer.byteLength < headBytes) buffer = new ArrayBuffer(headBytes);
    const rewards = new Float64Array(buffer, HEADER_BYTES, 2 * count * players);
    const turns = new Int32Array(buffer, HEADER_BYTES + 16 * count * players, 2 * count);
    for (let i = 0; i < count; i++) {
      const timeStep = timeSteps[i]!;
      for (let player = 0; player < players; player++) {
        rewards[i * players + player] = timeStep.rewards[player]!;
        rewards[(count + i) * players + player] = timeStep.rewardsSinceOwnAction[player]!;
      }
      turns[i] = environments.environments[i]!.timeStep().toAct ?? -1;
      turns[count + i] = timeStep.toAct === null ? 1 : 0;
    }
    environments.mask(new Uint8Array(buffer, maskOffset, count * environments.actions));
    new Uint8Array(buffer, 0, headBytes).fill(0, maskOffset + count * environments.actions);
    const pieces = writeObservations[observations](environments);
    const length = pieces.reduce((sum, piece) => sum + piece.length, headBytes - HEADER_BYTES);
    new Uint32Array(buffer, 0, 2).set([length, ANSWERS.rows]);
    return [new Uint8Array(buffer, 0, headBytes), ...pieces];
  };
};

const bytesOf = ({ buffer, byteOffset, byteLength }: Float32Array | Int32Array): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);
