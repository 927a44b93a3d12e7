import type { Allowance } from '../arena/index.js';
import type { Player } from '../core/contract/game.js';
import type { MarkedProcess } from './engine/groups.js';

/** Memory in which a thread notes its progress, so that it can be read when the thread no longer answers. */
export interface Slate {
  readonly memory: SharedArrayBuffer;
  /** Notes that a job begins, by its number in the batch. */
  begin(job: number): void;
  /** Notes that a bot begins to think, and the time that it may take. */
  thinks(player: Player, allowance?: Allowance): void;
  /** Notes a move. */
  made(action: number): void;
  /** Notes that a program was started for a bot. */
  started(program: MarkedProcess): void;
  /** Notes that such a program has ended. */
  ended(pid: number): void;
  /** Lists the programs that have not ended. */
  programs(): readonly MarkedProcess[];
  /** Reads the notes. */
  read(): SlateContents;
}

/** The progress of a thread. */
export interface SlateContents {
  /** A counter of notes: while it stays the same, the same bot thinks. */
  readonly beat: number;
  /** The number of the job in the batch; -1 before the first. */
  readonly job: number;
  /** The player who thinks, or was the last to; -1 before the first. */
  readonly player: Player;
  /** The time that it may take; undefined without a limit. */
  readonly allowance: Allowance | undefined;
}

const [BEAT, JOB, PLAYER, MADE, ALLOWED, IS_CLOCK, PROGRAMS] = [0, 1, 2, 3, 4, 5, 6];
/** More programs than any game has players. */
const MOST_PROGRAMS = 32;
const MARKS = PROGRAMS + MOST_PROGRAMS;
const FIRST = MARKS + MOST_PROGRAMS;
const MOST_MOVES = 100_000;

/** Makes a slate in new memory or in that of another thread. */
export const slateOn = (memory = newMemory()): Slate => {
  const cells = new Int32Array(memory);
  const programs = cells.subarray(PROGRAMS, MARKS);
  const beat = (): void => void Atomics.add(cells, BEAT, 1);
  return {
    memory,
    begin: (job) => {
      cells[JOB] = job;
      cells[PLAYER] = -1;
      cells[MADE] = 0;
      beat();
    },
    thinks: (player, allowance) => {
      cells[PLAYER] = player;
      cells[ALLOWED] = allowance?.milliseconds ?? 0;
      cells[IS_CLOCK] = Number(allowance?.isClock === true);
      beat();
    },
    made: (action) => {
      const at = cells[MADE]!++;
      if (at < MOST_MOVES) cells[FIRST + at] = action;
    },
    started: ({ pid, mark }) => {
      const free = programs.indexOf(0);
      if (free < 0) return;
      cells[MARKS + free] = mark;
      Atomics.store(programs, free, pid);
    },
    ended: (pid) => {
      const at = programs.indexOf(pid);
      if (at >= 0) Atomics.store(programs, at, 0);
    },
    programs: () => [...programs].flatMap((pid, i) => (pid > 0 ? [{ pid, mark: cells[MARKS + i]! }] : [])),
    read: () => {
      const milliseconds = cells[ALLOWED]!;
      const allowance = milliseconds === 0 ? undefined : { milliseconds, isClock: cells[IS_CLOCK] === 1 };
      return { beat: Atomics.load(cells, BEAT), job: cells[JOB]!, player: cells[PLAYER]!, allowance };
    },
  };
};

const newMemory = (): SharedArrayBuffer => {
  const memory = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT * (FIRST + MOST_MOVES));
  const cells = new Int32Array(memory);
  cells[JOB] = -1;
  cells[PLAYER] = -1;
  return memory;
};

/** Lists the action numbers of the moves on a slate, in order. */
export const actionsOn = ({ memory }: Slate): readonly number[] => {
  const cells = new Int32Array(memory);
  return Array.from(cells.subarray(FIRST, FIRST + Math.min(cells[MADE]!, MOST_MOVES)));
};
