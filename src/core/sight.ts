import { type BaseEvent, type BaseMove, type BaseState, HIDDEN, type Viewer } from './game.js';
import type { Cover, Sight } from './secrets.js';

/** The viewer, if there is one of this name; a RangeError otherwise, which is a mistake of the program's. */
export const seatOf = (viewer: Viewer, players: number): Viewer => {
  if (viewer === 'spectator') return viewer;
  if (Number.isInteger(viewer) && viewer >= 0 && viewer < players) return viewer + 0; // -0 is 0
  throw new RangeError(`There is no viewer ${String(viewer)} among ${players} players.`);
};

/** The fields of a state that hold secrets, as they are seen. */
export const seenFields = (
  secrets: readonly (readonly [string, Cover])[],
  sight: Sight,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(secrets.map(([key, cover]) => [key, cover(sight.state[key as keyof BaseState], sight, -1, -1)]));

/** By kind, the fields that others may not see. */
type SecretFields = Readonly<Partial<Record<string, readonly string[]>>>;

/** A move or an event as those may know it whose it is not. */
export const covered = <Told extends BaseEvent | BaseMove>(secrets: SecretFields, told: Told): Told => {
  const fields = secrets[told.kind];
  return fields === undefined ? told : { ...told, ...Object.fromEntries(fields.map((field) => [field, HIDDEN])) };
};

/** An event as a viewer may know it. */
export const seenEvent = <Event extends BaseEvent>(secrets: SecretFields, event: Event, viewer: Viewer): Event =>
  (event as { readonly player?: Viewer }).player === viewer ? event : covered(secrets, event);
