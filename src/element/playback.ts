/** A position to show, with the event that led to it, null for the last of a move. */
export interface PlaybackStep<View, Event> {
  readonly view: View;
  readonly event: Event | null;
}

/** The longest time for all waiting steps, in ms. */
const MAX_TOTAL_MS = 2000;

/** Shows steps one after another. */
export interface Playback<View, Event> {
  /** Adds steps to those that wait. */
  add(steps: readonly PlaybackStep<View, Event>[]): void;
  /** Shows the last step immediately. */
  finish(): void;
}

/**
 * Creates a playback. `show` receives the steps since the last call, several where time is short, and draws the last.
 * `pace` returns the ms for which a step is shown; 0 shows the last at once.
 */
export const createPlayback = <View, Event>(
  show: (steps: readonly PlaybackStep<View, Event>[], isMoving: boolean) => void,
  pace: () => number,
): Playback<View, Event> => {
  let waiting: readonly PlaybackStep<View, Event>[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const finish = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const steps = waiting;
    waiting = [];
    if (steps.length > 0) show(steps, false);
  };
  const next = (): void => {
    timer = undefined;
    const wait = Math.min(pace(), MAX_TOTAL_MS / waiting.length);
    if (!(wait > 0)) return finish();
    const [first] = waiting;
    waiting = waiting.slice(1);
    if (waiting.length > 0) timer = setTimeout(next, wait);
    if (first !== undefined) show([first], waiting.length > 0);
  };
  return {
    add: (steps) => {
      waiting = [...waiting, ...steps];
      if (timer === undefined) next();
    },
    finish,
  };
};
