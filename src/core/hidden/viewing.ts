import { type BaseEvent, type BaseMove, type BaseState, HIDDEN, type Viewer } from '../types/base-types.js';
import type { Mask, MaskContext } from './masks.js';

/** Returns the viewer; throws a RangeError if there is no such viewer, which is a bug of the program. */
export const requireViewer = (viewer: Viewer, players: number): Viewer => {
  if (viewer === 'spectator') return viewer;
  if (Number.isInteger(viewer) && viewer >= 0 && viewer < players) return viewer + 0; // -0 is 0
  throw new RangeError(`There is no viewer ${String(viewer)} among ${players} players.`);
};

/** Returns the secret fields of a state as the viewer sees them. */
export const maskedFields = (
  masks: readonly (readonly [string, Mask])[],
  context: MaskContext,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(masks.map(([key, mask]) => [key, mask(context.state[key as keyof BaseState], context, -1, -1)]));

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
