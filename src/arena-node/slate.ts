import type { Player } from '../core/game.js';

/** What a thread writes on, so that others can read what it was at when it answers no more. */
export interface Slate {
  readonly memory: SharedArrayBuffer;
  /** A job of the batch begins, by its number in it. */
  begin(job: number): void;
  /** A bot begins to think. */
  thinks(player: Player): void;
  /** A move is made. */
  made(action: number): void;
  /** What stands there. */
  read(): Reading;
}

/** What stands on a slate. */
export interface Reading {
  /** How many times something was written: as long as it is the same, the same bot thinks. */
  readonly beat: number;
  /** Which job of the batch; -1 before the first. */
  readonly job: number;
  /** Who thinks, or was the last to; -1 before the first. */
  readonly player: Player;
}

const [BEAT, JOB, PLAYER, MADE, FIRST] = [0, 1, 2, 3, 4];
const MOST_MOVES = 100_000;

/** A slate, new or one that somebody else writes on. */
export const slateOn = (memory = newMemory()): Slate => {
  const cells = new Int32Array(memory);
  const beat = (): void => void Atomics.add(cells, BEAT, 1);
  return {
    memory,
    begin: (job) => {
      cells[JOB] = job;
      cells[PLAYER] = -1;
      cells[MADE] = 0;
      beat();
    },
    thinks: (player) => {
      cells[PLAYER] = player;
      beat();
    },
    made: (action) => {
      const at = cells[MADE]!++;
      if (at < MOST_MOVES) cells[FIRST + at] = action;
    },
    read: () => ({ beat: Atomics.load(cells, BEAT), job: cells[JOB]!, player: cells[PLAYER]! }),
  };
};

const newMemory = (): SharedArrayBuffer => {
  const memory = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT * (FIRST + MOST_MOVES));
  const cells = new Int32Array(memory);
  cells[JOB] = -1;
  cells[PLAYER] = -1;
  return memory;
};

/** The action numbers of the moves on a slate, in order. */
export const actionsOn = ({ memory }: Slate): readonly number[] => {
  const cells = new Int32Array(memory);
  return Array.from(cells.subarray(FIRST, FIRST + Math.min(cells[MADE]!, MOST_MOVES)));
};
