import type { Draft } from '../../../core/draft.js';
import type { Emit, Player } from '../../../core/game.js';
import type { Event } from '../events/index.js';
import type { State } from '../state/index.js';

/**
 * A favour is used, and worth nothing more at the end.
 * @rule NU-FAV-5
 */
export const spend = (draft: Draft<State>, player: Player, favour: number, emit: Emit<Event>): void => {
  draft.favours[player] = draft.favours[player]!.filter((held) => held !== favour);
  draft.spent[player] = [...draft.spent[player]!, favour];
  emit?.({ kind: 'favourUsed', player, favour });
};
