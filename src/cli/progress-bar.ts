import { Presets, SingleBar } from 'cli-progress';
import type { Screen } from './io.js';
import { type ProgressDisplay, type RunProgress, rateOf } from './progress.js';

const BAR_EVERY = 200;

/** A bar on a terminal. */
export interface Bar {
  readonly single: SingleBar;
  hide(): void;
  end(): void;
}

/** Builds a bar that is not shown yet. If the program is stopped, the terminal's line wrapping is restored. */
export const barOn = (screen: Screen, format: string): Bar => {
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
export const bar = (course: RunProgress, screen: Screen): ProgressDisplay => {
  const rate = rateOf(course);
  const known = course.size !== null && course.size > 0;
  const { single, hide, end } = barOn(screen, `${known ? '{bar} {percentage}% ' : ''}| {text}`);
  const read = (): number => (known ? course.read : 0);
  const show = (): void => single.start(known ? course.size : 1, read(), { text: rate() });
  show();
  const timer = setInterval(() => single.isActive && single.update(read(), { text: rate() }), BAR_EVERY);
  return {
    hide,
    show,
    end: () => {
      clearInterval(timer);
      end();
    },
  };
};
