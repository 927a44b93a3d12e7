import { type BaseState, HIDDEN, type Types, type Viewer } from './game.js';

/** Who looks at which state, and what becomes of a value that is hidden from them, or is not. */
export interface Sight {
  readonly state: BaseState;
  readonly viewer: Viewer;
  /** What becomes of the value. */
  veil(value: unknown, isHidden: boolean): unknown;
}

/** A value as somebody may know it; `i` and `j` say where it is in the lists around it, the outer one first. */
export type Cover = (value: unknown, sight: Sight, i: number, j: number) => unknown;

/** What is hidden from whom, by field: every field that a view may hold in another form than a state. */
export type StateSecrets<G extends Types> = {
  readonly [K in SecretField<G['State'], G['View']>]: Cover;
};
type SecretField<State, View> = {
  [K in keyof State]: K extends keyof View ? ([View[K]] extends [State[K]] ? never : K) : never;
}[Exclude<keyof State, keyof Omit<BaseState, 'phase'>>];

/** Hides what is to be hidden. */
export const hide = (value: unknown, isHidden: boolean): unknown => (isHidden ? HIDDEN : value);

/** Leaves out what is to be hidden. */
export const leaveOut = (value: unknown, isHidden: boolean): unknown => (isHidden ? null : value);

/** A value that is hidden from everybody. */
export const hidden: Cover = (value, { veil }) => veil(value, true);

/** A value that is hidden where `from` says so. */
export const hiddenFrom =
  <State extends BaseState, A>(
    from: (state: State, viewer: Viewer, value: A, i: number, j: number) => boolean,
  ): Cover =>
  (value, { state, viewer, veil }, i, j) =>
    veil(value, from(state as State, viewer, value as A, i, j));

/** A list of such values. */
export const each =
  (cover: Cover): Cover =>
  (list, sight, i, j) =>
    (list as readonly unknown[]).map((item, at) => cover(item, sight, i < 0 ? at : i, i < 0 ? j : at));

/** A record with such values in some of its fields. */
export const within =
  (covers: Readonly<Record<string, Cover>>): Cover =>
  (record, sight, i, j) => {
    const parts: Record<string, unknown> = { ...(record as object) };
    for (const key in covers) parts[key] = covers[key]!(parts[key], sight, i, j);
    return parts;
  };
