import { type BaseEvent, type BaseMove, type BaseState, HIDDEN, type Types, type Viewer } from './types/base-types.js';

/** A viewer of a state, and the replacement for values that are hidden from the viewer. */
export interface MaskContext {
  readonly state: BaseState;
  readonly viewer: Viewer;
  /** Returns the value, or its replacement if it is hidden. */
  mask(value: unknown, isHidden: boolean): unknown;
}

/**
 * A function that masks a value for a viewer; `i` and `j` are its indices in the lists around it, the outer one first.
 */
export type Mask = (value: unknown, context: MaskContext, i: number, j: number) => unknown;

/** The mask of every field that a view may hold in another form than a state. */
export type StateMasks<G extends Types> = {
  readonly [K in MaskedField<G['State'], G['View']>]: Mask;
};
type MaskedField<State, View> = {
  [K in keyof State]: K extends keyof View ? ([View[K]] extends [State[K]] ? never : K) : never;
}[Exclude<keyof State, keyof Omit<BaseState, 'phase'>>];

/** Checks whether a value of a view is hidden. */
export const isHidden = (value: unknown): boolean => value === HIDDEN;

/** Returns `HIDDEN` in place of a hidden value. */
export const hide = (value: unknown, isHidden: boolean): unknown => (isHidden ? HIDDEN : value);

/** Returns null in place of a hidden value. */
export const leaveOut = (value: unknown, isHidden: boolean): unknown => (isHidden ? null : value);

/** Masks a value for everybody. */
export const hiddenFromAll: Mask = (value, { mask }) => mask(value, true);

/** Masks a value where `from` returns true. */
export const hiddenFrom =
  <State extends BaseState, A>(
    isHidden: (state: State, viewer: Viewer, value: A, i: number, j: number) => boolean,
  ): Mask =>
  (value, { state, viewer, mask }, i, j) =>
    mask(value, isHidden(state as State, viewer, value as A, i, j));

/** Masks every item of a list. */
export const inItems =
  (mask: Mask): Mask =>
  (list, context, i, j) =>
    (list as readonly unknown[]).map((item, index) => mask(item, context, i < 0 ? index : i, i < 0 ? j : index));

/** Masks some fields of a record. */
export const inFields =
  (masks: Readonly<Record<string, Mask>>): Mask =>
  (object, context, i, j) => {
    const parts: Record<string, unknown> = { ...(object as object) };
    for (const key in masks) parts[key] = masks[key]!(parts[key], context, i, j);
    return parts;
  };

/** Returns the viewer; throws a RangeError if there is no such viewer, which is a bug of the program. */
export const requireViewer = (viewer: Viewer, players: number): Viewer => {
  if (viewer === 'spectator') return viewer;
  if (Number.isInteger(viewer) && viewer >= 0 && viewer < players) return viewer + 0; // -0 is 0
  throw new RangeError(`There is no viewer ${String(viewer)} among ${players} players.`);
};

/** The masks of some fields, by their names. */
export type NamedMasks = readonly (readonly [field: string, mask: Mask])[];

/** Returns the masks that make a view of a copy of a state. */
export const viewMasksOf = (stateMasks: Readonly<Record<string, Mask>>): NamedMasks =>
  Object.entries({ random: hiddenFromAll, ...stateMasks, viewer: viewerMask });

const viewerMask: Mask = (_value, { viewer }) => viewer;

/**
 * Writes fields of a state, as the viewer sees them, into a record, and returns the record. Fields of a copy are replaced
 * one by one, since V8 makes a dictionary of a record that is spread with so many fields.
 */
export const maskInto = <Masked>(record: object, masks: NamedMasks, context: MaskContext): Masked => {
  const fields = record as Record<string, unknown>;
  for (const [key, mask] of masks) fields[key] = mask(context.state[key as keyof BaseState], context, -1, -1);
  return fields as Masked;
};

/** The fields that others may not see, by kind. */
type HiddenFields = Readonly<Partial<Record<string, readonly string[]>>>;

/** Masks the secret fields of a move or an event. */
export const hideFields = <MoveOrEvent extends BaseEvent | BaseMove>(
  hiddenFields: HiddenFields,
  moveOrEvent: MoveOrEvent,
): MoveOrEvent => {
  const fields = hiddenFields[moveOrEvent.kind];
  return fields === undefined
    ? moveOrEvent
    : { ...moveOrEvent, ...Object.fromEntries(fields.map((field) => [field, HIDDEN])) };
};

/** Returns an event as a viewer may see it. */
export const maskedEvent = <Event extends BaseEvent>(
  hiddenFields: HiddenFields,
  event: Event,
  viewer: Viewer,
): Event => ((event as { readonly player?: Viewer }).player === viewer ? event : hideFields(hiddenFields, event));
