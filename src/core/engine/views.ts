import type { Rules } from '../contract/game.js';
import { hide, type Mask } from '../hidden/masks.js';
import { hideFields, maskedEvent, maskedFields, requireViewer } from '../hidden/viewing.js';
import { HIDDEN, type Types } from '../types/base-types.js';
import type { Internals } from './internals.js';

/** The functions that show a game to a viewer. */
type ViewFunctions<G extends Types> = Pick<Rules<G>, 'view' | 'viewEvents' | 'viewMove' | 'viewFrames'>;

/** Builds the views of states, events, moves and frames, by the masks and secrets of the kernel. */
export const createViewFunctions = <G extends Types>({ kernel, engine }: Internals<G>): ViewFunctions<G> => {
  const masks = Object.entries<Mask>(kernel.stateMasks);
  const view: ViewFunctions<G>['view'] = (state, viewer) => {
    const seat = requireViewer(viewer, state.players);
    const seen = maskedFields(masks, { state, viewer: seat, mask: hide });
    return { ...kernel.clone(state), random: HIDDEN, ...seen, viewer: seat };
  };
  return {
    view,
    viewEvents: (events, viewer) => {
      const seat = requireViewer(viewer, kernel.players.max);
      return events.map((event) => maskedEvent(kernel.hiddenEventFields, event, seat));
    },
    viewMove: (state, move, viewer) =>
      requireViewer(viewer, state.players) === engine.toAct(state) ? move : hideFields(kernel.hiddenMoveFields, move),
    viewFrames: (frames, viewer) =>
      frames.map(({ event, state }) => ({
        event: event === null ? null : maskedEvent(kernel.hiddenEventFields, event, viewer),
        state: view(state, viewer),
      })),
  };
};
