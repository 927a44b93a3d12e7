import type { ByField } from './same.js';

/** A state that records which of its fields are read. */
export interface Recorder {
  /** The places of the fields that have been read so far. */
  readonly reads: readonly number[];
  /** Returns a state whose reads are recorded, valid until the next call. */
  show(state: ByField): ByField;
}

/** Makes a recorder for states with these fields, which calls `read` with the place of each that is read. */
export const recorderOf = (keys: readonly string[], read: (place: number) => void): Recorder => {
  let state: ByField = {};
  const reads: number[] = [];
  const getterOf = (key: string, place: number) => {
    let isRead = false;
    return (): unknown => {
      if (!isRead) {
        isRead = true;
        reads.push(place);
        read(place);
      }
      return state[key];
    };
  };
  const shown = Object.defineProperties(
    {},
    Object.fromEntries(keys.map((key, place) => [key, { get: getterOf(key, place), enumerable: true }])),
  );
  return {
    reads,
    show: (next) => {
      state = next;
      return shown;
    },
  };
};
