import { performance } from 'node:perf_hooks';
import type { Progress } from '../../arena/index.js';
import { tell } from '../output/print.js';
import { barOn, type Screen } from '../progress.js';

/** Shows how far a tournament has come. */
export interface ArenaProgress {
  readonly tell: (progress: Progress) => void;
  end(): void;
}

/** A bar on a terminal; elsewhere a line now and then. */
export const arenaProgress = (isQuiet: boolean, screen: Screen = process.stderr): ArenaProgress => {
  if (isQuiet) return { tell: () => {}, end: () => {} };
  return screen.isTTY ? bar(screen) : lines();
};

const bar = (screen: Screen): ArenaProgress => {
  const { single, end } = barOn(screen, '{bar} {percentage}% | {value} of {total} games, {eta_formatted} left');
  let isShown = false;
  return {
    tell: ({ games, spared, played }) => {
      if (!isShown) single.start(games - spared, played);
      isShown = true;
      single.setTotal(games - spared);
      single.update(played);
    },
    end,
  };
};

const LINE_EVERY = 10_000;

const lines = (): ArenaProgress => {
  let last = performance.now();
  return {
    tell: ({ games, spared, played }) => {
      if (performance.now() - last < LINE_EVERY) return;
      last = performance.now();
      tell(`${played} of ${games - spared} games`);
    },
    end: () => {},
  };
};
