import { io, type Screen } from './io.js';
import { tell } from './output/print.js';

/** The progress of a run. */
export interface RunProgress {
  /** The bytes of the batches that are done. */
  read: number;
  /** The bytes of all files; null if unknown. */
  readonly size: number | null;
  games: number;
  faults: number;
}

/** Shows the progress of a run until it is over. */
export interface ProgressDisplay {
  /** Clears the line for other output. */
  hide(): void;
  /** Shows the progress again after other output. */
  show(): void;
  end(): void;
}

/** Shows a bar on a terminal; elsewhere prints a line from time to time. */
export const showing = async (course: RunProgress, screen: Screen = io().stderr): Promise<ProgressDisplay> =>
  screen.isTTY ? (await import('./progress-bar.js')).bar(course, screen) : lines(course);

const LINE_EVERY = 10_000;

const lines = (course: RunProgress): ProgressDisplay => {
  const rate = rateOf(course);
  const timer = setInterval(() => tell(rate()), LINE_EVERY);
  return { hide: () => {}, show: () => {}, end: () => clearInterval(timer) };
};

/** Returns a function that formats the number of games, the rate and the remaining time. */
export const rateOf = (course: RunProgress): (() => string) => {
  const { now } = io();
  const began = now();
  return () => {
    const seconds = (now() - began) / 1000;
    return progressText(course, seconds);
  };
};

/** Formats the progress after a number of seconds. */
export const progressText = ({ read, size, games, faults }: RunProgress, seconds: number): string => {
  const count = new Intl.NumberFormat('en');
  const left = size === null || read === 0 || read > size ? null : (seconds * (size - read)) / read;
  return [
    `${count.format(games)} games`,
    ...(faults > 0 ? [`${count.format(faults)} ${faults === 1 ? 'error' : 'errors'}`] : []),
    `${count.format(Math.round(games / Math.max(seconds, 0.001)))} a second`,
    ...(left === null ? [] : [`${duration(left)} left`]),
  ].join(', ');
};

/** Formats a duration. */
export const duration = (seconds: number): string => {
  const whole = Math.ceil(seconds);
  if (whole < 120) return `${whole} s`;
  return whole < 7200 ? `${Math.ceil(whole / 60)} min` : `${Math.ceil(whole / 3600)} h`;
};
