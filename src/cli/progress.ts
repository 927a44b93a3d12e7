import { performance } from 'node:perf_hooks';
import { Presets, SingleBar } from 'cli-progress';
import { tell } from './output/print.js';

/** How far a run has come. */
export interface Course {
  /** The bytes of the files read so far. */
  read: number;
  /** All their bytes; null where nobody knows. */
  readonly size: number | null;
  games: number;
  faults: number;
}

/** What shows how far a run has come, until it is over. */
export interface Progress {
  end(): void;
}

/** A bar on a terminal; elsewhere a line now and then. */
export const showing = (course: Course): Progress => (process.stderr.isTTY ? bar(course) : lines(course));

/** Shows nothing. */
export const SILENT: Progress = { end: () => {} };

const BAR_EVERY = 200;
const LINE_EVERY = 10_000;

const bar = (course: Course): Progress => {
  const rate = rateOf(course);
  const known = course.size !== null && course.size > 0;
  const format = `${known ? '{bar} {percentage}% ' : ''}| {text}`;
  const single = new SingleBar({ format, stream: process.stderr, clearOnComplete: true }, Presets.shades_classic);
  single.start(known ? course.size : 1, 0, { text: '' });
  const timer = setInterval(() => single.update(known ? course.read : 0, { text: rate() }), BAR_EVERY);
  return {
    end: () => {
      clearInterval(timer);
      single.stop();
    },
  };
};

const lines = (course: Course): Progress => {
  const rate = rateOf(course);
  const timer = setInterval(() => tell(rate()), LINE_EVERY);
  return { end: () => clearInterval(timer) };
};

/** How many games so far, how many a second, and how long it may still take. */
const rateOf = (course: Course): (() => string) => {
  const began = performance.now();
  return () => {
    const seconds = (performance.now() - began) / 1000;
    return progressText(course, seconds);
  };
};

/** The progress after so many seconds, in words. */
export const progressText = ({ read, size, games, faults }: Course, seconds: number): string => {
  const count = new Intl.NumberFormat('en');
  const left = size === null || read === 0 || read > size ? null : (seconds * (size - read)) / read;
  return [
    `${count.format(games)} games`,
    ...(faults > 0 ? [`${count.format(faults)} ${faults === 1 ? 'fault' : 'faults'}`] : []),
    `${count.format(Math.round(games / Math.max(seconds, 0.001)))} a second`,
    ...(left === null ? [] : [`${duration(left)} left`]),
  ].join(', ');
};

const duration = (seconds: number): string => {
  const whole = Math.ceil(seconds);
  if (whole < 120) return `${whole} s`;
  return whole < 7200 ? `${Math.ceil(whole / 60)} min` : `${Math.ceil(whole / 3600)} h`;
};
