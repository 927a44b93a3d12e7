import { Presets, SingleBar } from 'cli-progress';
import type { Screen } from './io.js';
import { createRateText, type ProgressDisplay, type RunProgress } from './progress.js';

const BAR_INTERVAL_MS = 200;

/** A bar on a terminal. */
export interface Bar {
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
export const showBar = (progress: RunProgress, screen: Screen): ProgressDisplay => {
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
