import { type BaseEvent, type BaseMove, type BaseState, HIDDEN, type Viewer } from '../types/base-types.js';
import type { Mask, MaskContext } from './masks.js';

/** Returns the viewer; throws a RangeError if there is no such viewer, which is a bug of the program. */
export const validViewer = (viewer: Viewer, players: number): Viewer => {
  if (viewer === 'spectator') return viewer;
  if (Number.isInteger(viewer) && viewer >= 0 && viewer < players) return viewer + 0; // -0 is 0
  throw new RangeError(`There is no viewer ${String(viewer)} among ${players} players.`);
};

/** Returns the secret fields of a state as the viewer sees them. */
export const maskedFields = (
  secrets: readonly (readonly [string, Mask])[],
  sight: MaskContext,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(secrets.map(([key, cover]) => [key, cover(sight.state[key as keyof BaseState], sight, -1, -1)]));

/** The fields that others may not see, by kind. */
type SecretFields = Readonly<Partial<Record<string, readonly string[]>>>;

/** Masks the secret fields of a move or an event. */
export const masked = <Told extends BaseEvent | BaseMove>(secrets: SecretFields, told: Told): Told => {
  const fields = secrets[told.kind];
  return fields === undefined ? told : { ...told, ...Object.fromEntries(fields.map((field) => [field, HIDDEN])) };
};

/** Returns an event as a viewer may see it. */
export const maskedEvent = <Event extends BaseEvent>(secrets: SecretFields, event: Event, viewer: Viewer): Event =>
  (event as { readonly player?: Viewer }).player === viewer ? event : masked(secrets, event);
