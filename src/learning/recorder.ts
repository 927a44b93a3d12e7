import type { ByField } from './equal.js';

/** A state that records which of its fields are read. */
export interface ReadRecorder {
  /** The places of the fields that have been read so far. */
  readonly readFields: readonly number[];
  /** Returns a state whose reads are recorded, valid until the next call. */
  wrap(state: ByField): ByField;
}

/** Makes a recorder for states with these fields, which calls `onRead` with the index of each that is read. */
export const createReadRecorder = (keys: readonly string[], onRead: (index: number) => void): ReadRecorder => {
  let state: ByField = {};
  const readFields: number[] = [];
  const createGetter = (key: string, index: number) => {
    let isRead = false;
    return (): unknown => {
      if (!isRead) {
        isRead = true;
        readFields.push(index);
        onRead(index);
      }
      return state[key];
    };
  };
  const proxy = Object.defineProperties(
    {},
    Object.fromEntries(keys.map((key, index) => [key, { get: createGetter(key, index), enumerable: true }])),
  );
  return {
    readFields,
    wrap: (next) => {
      state = next;
      return proxy;
    },
  };
};
