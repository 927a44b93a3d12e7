import type { Progress } from '../../arena/index.js';
import { io, type Screen } from '../io.js';
import { tell } from '../output/print.js';
import { duration } from '../progress.js';
import { barOn } from '../progress-bar.js';

/** Shows the progress of a tournament. */
export interface ArenaProgress {
  readonly tell: (progress: Progress) => void;
  end(): void;
}

/** Shows a bar on a terminal; elsewhere prints a line from time to time. */
export const arenaProgress = (isQuiet: boolean, screen: Screen = io().stderr): ArenaProgress => {
  if (isQuiet) return { tell: () => {}, end: () => {} };
  return screen.isTTY ? bar(screen) : lines();
};

const bar = (screen: Screen): ArenaProgress => {
  const { single, end } = barOn(screen, '{bar} {percentage}% | {value} of {total} games{left}');
  const { now } = io();
  const began = now();
  let kept: number | undefined;
  return {
    tell: ({ games, spared, played }) => {
      const wanted = games - spared;
      if (kept === undefined) single.start(wanted, played, { left: '' });
      kept ??= played;
      const seconds = (now() - began) / 1000;
      single.setTotal(wanted);
      single.update(played, { left: leftOf({ made: played - kept, open: wanted - played, seconds }) });
    },
    end,
  };
};

/** The progress of a run since it started; games already in the archive do not count. */
interface Pace {
  readonly made: number;
  readonly open: number;
  readonly seconds: number;
}

/** Estimates the remaining time; empty before the first game is over. */
export const leftOf = ({ made, open, seconds }: Pace): string =>
  made === 0 ? '' : `, ${duration((seconds * open) / made)} left`;

const LINE_EVERY = 10_000;

const lines = (): ArenaProgress => {
  const { now } = io();
  let last = now();
  return {
    tell: ({ games, spared, played }) => {
      if (now() - last < LINE_EVERY) return;
      last = now();
      tell(`${played} of ${games - spared} games`);
    },
    end: () => {},
  };
};
