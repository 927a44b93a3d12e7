import { Presets, SingleBar } from 'cli-progress';
import { io, type Screen } from '../io.js';
import { reportLine } from './print.js';

/** The progress of a run. */
export interface RunProgress {
  /** The bytes of the batches that are done. */
  bytesRead: number;
  /** The bytes of all files; null if unknown. */
  readonly totalBytes: number | null;
  games: number;
  errors: number;
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
export const showProgress = (progress: RunProgress, screen: Screen = io().stderr): ProgressDisplay =>
  screen.isTTY ? showBar(progress, screen) : printProgressLines(progress);

const LINE_INTERVAL_MS = 10_000;

const printProgressLines = (progress: RunProgress): ProgressDisplay => {
  const rate = createRateText(progress);
  const timer = setInterval(() => reportLine(rate()), LINE_INTERVAL_MS);
  return { hide: () => {}, show: () => {}, end: () => clearInterval(timer) };
};

/** Returns a function that formats the number of games, the rate and the remaining time. */
const createRateText = (progress: RunProgress): (() => string) => {
  const { now } = io();
  const began = now();
  return () => {
    const seconds = (now() - began) / 1000;
    return formatProgress(progress, seconds);
  };
};

/** Formats the progress after a number of seconds. */
export const formatProgress = ({ bytesRead, totalBytes, games, errors }: RunProgress, seconds: number): string => {
  const count = new Intl.NumberFormat('en');
  const secondsLeft =
    totalBytes === null || bytesRead === 0 || bytesRead > totalBytes
      ? null
      : (seconds * (totalBytes - bytesRead)) / bytesRead;
  return [
    `${count.format(games)} games`,
    ...(errors > 0 ? [`${count.format(errors)} ${errors === 1 ? 'error' : 'errors'}`] : []),
    `${count.format(Math.round(games / Math.max(seconds, 0.001)))} a second`,
    ...(secondsLeft === null ? [] : [`${formatDuration(secondsLeft)} left`]),
  ].join(', ');
};

/** Formats a duration. */
export const formatDuration = (seconds: number): string => {
  const whole = Math.ceil(seconds);
  if (whole < 120) return `${whole} s`;
  return whole < 7200 ? `${Math.ceil(whole / 60)} min` : `${Math.ceil(whole / 3600)} h`;
};

const BAR_INTERVAL_MS = 200;

/** A bar on a terminal. */
interface Bar {
  readonly single: SingleBar;
  hide(): void;
  end(): void;
}

/** Builds a bar that is not shown yet. If the program is stopped, the terminal's line wrapping is restored. */
export const createBar = (screen: Screen, format: string): Bar => {
  const single = new SingleBar({ format, stream: screen, clearOnComplete: true }, Presets.shades_classic);
  const hide = (): void => single.stop();
  process.once('exit', hide);
  const end = (): void => {
    process.off('exit', hide);
    hide();
  };
  return { single, hide, end };
};

/** Shows the progress of a run as a bar. */
const showBar = (progress: RunProgress, screen: Screen): ProgressDisplay => {
  const rate = createRateText(progress);
  const isSizeKnown = progress.totalBytes !== null && progress.totalBytes > 0;
  const { single, hide, end } = createBar(screen, `${isSizeKnown ? '{bar} {percentage}% ' : ''}| {text}`);
  const read = (): number => (isSizeKnown ? progress.bytesRead : 0);
  const show = (): void => single.start(isSizeKnown ? progress.totalBytes : 1, read(), { text: rate() });
  show();
  const timer = setInterval(() => single.isActive && single.update(read(), { text: rate() }), BAR_INTERVAL_MS);
  return {
    hide,
    show,
    end: () => {
      clearInterval(timer);
      end();
    },
  };
};
