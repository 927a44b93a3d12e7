import type { Allowance } from '../arena/index.js';
import type { Player } from '../core/contract/game.js';
import type { MarkedProcess } from './engine/engine-process.js';

/** Memory in which a thread notes its progress, so that it can be read when the thread no longer answers. */
export interface SharedProgress {
  readonly memory: SharedArrayBuffer;
  /** Notes that a job begins, by its number in the batch. */
  onJob(job: number): void;
  /** Notes that a bot begins to think, and the time that it may take. */
  onThinking(player: Player, allowance?: Allowance): void;
  /** Notes a move. */
  onMove(action: number): void;
  /** Notes that a program was started for a bot. */
  onStarted(program: MarkedProcess): void;
  /** Notes that such a program has ended. */
  onEnded(pid: number): void;
  /** Lists the programs that have not ended. */
  programs(): readonly MarkedProcess[];
  /** Reads the notes. */
  read(): ThreadProgress;
}

/** The progress of a thread. */
export interface ThreadProgress {
  /** A counter of notes: while it stays the same, the same bot thinks. */
  readonly heartbeat: number;
  /** The number of the job in the batch; -1 before the first. */
  readonly job: number;
  /** The player who thinks, or was the last to; -1 before the first. */
  readonly player: Player;
  /** The time that it may take; undefined without a limit. */
  readonly allowance: Allowance | undefined;
}

const [HEARTBEAT, JOB, PLAYER, MOVE_COUNT, ALLOWANCE, IS_CLOCK, PROGRAMS] = [0, 1, 2, 3, 4, 5, 6];
/** More programs than any game has players. */
const MAX_PROGRAMS = 32;
const MARKS = PROGRAMS + MAX_PROGRAMS;
const FIRST_MOVE = MARKS + MAX_PROGRAMS;
const MAX_MOVES = 100_000;

/** Makes a slate in new memory or in that of another thread. */
export const createSharedProgress = (memory = createMemory()): SharedProgress => {
  const cells = new Int32Array(memory);
  const programs = cells.subarray(PROGRAMS, MARKS);
  const countHeartbeat = (): void => void Atomics.add(cells, HEARTBEAT, 1);
  return {
    memory,
    onJob: (job) => {
      cells[JOB] = job;
      cells[PLAYER] = -1;
      cells[MOVE_COUNT] = 0;
      countHeartbeat();
    },
    onThinking: (player, allowance) => {
      cells[PLAYER] = player;
      cells[ALLOWANCE] = allowance?.milliseconds ?? 0;
      cells[IS_CLOCK] = Number(allowance?.isClockTime === true);
      countHeartbeat();
    },
    onMove: (action) => {
      const at = cells[MOVE_COUNT]!++;
      if (at < MAX_MOVES) cells[FIRST_MOVE + at] = action;
    },
    onStarted: ({ pid, mark }) => {
      const free = programs.indexOf(0);
      if (free < 0) return;
      cells[MARKS + free] = mark;
      Atomics.store(programs, free, pid);
    },
    onEnded: (pid) => {
      const at = programs.indexOf(pid);
      if (at >= 0) Atomics.store(programs, at, 0);
    },
    programs: () => [...programs].flatMap((pid, i) => (pid > 0 ? [{ pid, mark: cells[MARKS + i]! }] : [])),
    read: () => {
      const milliseconds = cells[ALLOWANCE]!;
      const allowance = milliseconds === 0 ? undefined : { milliseconds, isClockTime: cells[IS_CLOCK] === 1 };
      return { heartbeat: Atomics.load(cells, HEARTBEAT), job: cells[JOB]!, player: cells[PLAYER]!, allowance };
    },
  };
};

const createMemory = (): SharedArrayBuffer => {
  const memory = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT * (FIRST_MOVE + MAX_MOVES));
  const cells = new Int32Array(memory);
  cells[JOB] = -1;
  cells[PLAYER] = -1;
  return memory;
};

/** Lists the action numbers of the moves on a slate, in order. */
export const listActions = ({ memory }: SharedProgress): readonly number[] => {
  const cells = new Int32Array(memory);
  return Array.from(cells.subarray(FIRST_MOVE, FIRST_MOVE + Math.min(cells[MOVE_COUNT]!, MAX_MOVES)));
};
