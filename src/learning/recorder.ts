import { type ByField, isSame } from './same.js';

/** A state that records which of its fields are read. */
export interface Recorder {
  /** The fields that have been read so far. */
  readonly reads: readonly string[];
  /** Returns a state whose reads are recorded, valid until the next call. */
  show(state: ByField): ByField;
}

/** Makes a recorder for states with these fields. */
export const recorderOf = (keys: readonly string[]): Recorder => {
  let state: ByField = {};
  const reads: string[] = [];
  const getterOf = (key: string) => {
    let isRead = false;
    return (): unknown => {
      if (!isRead) reads.push(key);
      isRead = true;
      return state[key];
    };
  };
  const shown = Object.defineProperties(
    {},
    Object.fromEntries(keys.map((key) => [key, { get: getterOf(key), enumerable: true }])),
  );
  return {
    reads,
    show: (next) => {
      state = next;
      return shown;
    },
  };
};

/** Checks whether fields of two states are the same, or lists or records of the same values. */
export const areSame = (keys: readonly string[], a: ByField, b: ByField): boolean => {
  for (let i = 0; i < keys.length; i++) if (!isSame(a[keys[i]!], b[keys[i]!])) return false;
  return true;
};
