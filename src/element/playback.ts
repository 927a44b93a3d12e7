/** A position to show, with the event that led to it, null for the last of a move. */
export interface Scene<View, Event> {
  readonly view: View;
  readonly event: Event | null;
}

/** The longest time for all waiting scenes, in ms. */
const MAX_TOTAL_MS = 2000;

/** Shows scenes one after another. */
export interface Playback<View, Event> {
  /** Adds scenes to those that wait. */
  add(scenes: readonly Scene<View, Event>[]): void;
  /** Shows the last scene immediately. */
  finish(): void;
}

/**
 * Creates a playback. `show` receives the scenes since the last call, several where time is short, and draws the last.
 * `pace` returns the ms for which a scene is shown; 0 shows the last at once.
 */
export const createPlayback = <View, Event>(
  show: (scenes: readonly Scene<View, Event>[], isMoving: boolean) => void,
  pace: () => number,
): Playback<View, Event> => {
  let waiting: readonly Scene<View, Event>[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const finish = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const scenes = waiting;
    waiting = [];
    if (scenes.length > 0) show(scenes, false);
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
    add: (scenes) => {
      waiting = [...waiting, ...scenes];
      if (timer === undefined) next();
    },
    finish,
  };
};
