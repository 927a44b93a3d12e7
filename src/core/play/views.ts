import type { Rules } from '../contract/game.js';
import { hide, type Mask } from '../hidden/masks.js';
import { masked, maskedEvent, maskedFields, validViewer } from '../hidden/viewing.js';
import { HIDDEN, type Types } from '../types/base-types.js';
import type { Internals } from './internals.js';

/** The functions that show a game to a viewer. */
type Views<G extends Types> = Pick<Rules<G>, 'view' | 'viewEvents' | 'viewMove' | 'viewFrames'>;

/** Builds the views of states, events, moves and frames, by the masks and secrets of the kernel. */
export const viewsOf = <G extends Types>({ kernel, play }: Internals<G>): Views<G> => {
  const masks = Object.entries<Mask>(kernel.hides);
  const view: Views<G>['view'] = (state, viewer) => {
    const seat = validViewer(viewer, state.players);
    const seen = maskedFields(masks, { state, viewer: seat, mask: hide });
    return { ...kernel.clone(state), random: HIDDEN, ...seen, viewer: seat };
  };
  return {
    view,
    viewEvents: (events, viewer) => {
      const seat = validViewer(viewer, kernel.players.max);
      return events.map((event) => maskedEvent(kernel.secrets, event, seat));
    },
    viewMove: (state, move, viewer) =>
      validViewer(viewer, state.players) === play.toAct(state) ? move : masked(kernel.moveSecrets, move),
    viewFrames: (frames, viewer) =>
      frames.map(({ event, state }) => ({
        event: event === null ? null : maskedEvent(kernel.secrets, event, viewer),
        state: view(state, viewer),
      })),
  };
};
