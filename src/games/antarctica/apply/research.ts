import type { Draft } from '../../../core/draft.js';
import type { Emit, Player } from '../../../core/game.js';
import { changed } from '../../../core/list.js';
import type { Box } from '../components/box.js';
import type { CubeAdvanced, Event } from '../events/index.js';
import type { State } from '../state/index.js';
import { spaceAfter } from '../track.js';
import { joined, replaced } from './lists.js';

/**
 * A cube advances; the effects that it reaches wait behind those that wait already.
 * @rule AN-TRK-2 AN-TRK-10 AN-TRK-11
 */
export const advanceCube = (
  draft: Draft<State>,
  box: Box,
  { player, track, steps }: { readonly player: Player; readonly track: number; readonly steps: number },
  reason: CubeAdvanced['reason'],
  emit: Emit<Event>,
): void => {
  const from = draft.cubes[track]![player]!;
  const to = spaceAfter(draft, box, track, player, steps);
  if (from === 0) draft.freeCubes = changed(draft.freeCubes, player, -1);
  draft.cubes = replaced(draft.cubes, track, replaced(draft.cubes[track]!, player, to));
  draft.calm = 0;
  emit?.({ kind: 'cube-advanced', player, track, from, to, reason });
  for (let space = from + 1; space <= to; space++) reach(draft, box, player, track, space, emit);
};

/**
 * A red space works each time, a blue one once in the game.
 * @rule AN-TRK-8 AN-TRK-9
 */
const reach = (
  draft: Draft<State>,
  box: Box,
  player: Player,
  track: number,
  space: number,
  emit: Emit<Event>,
): void => {
  const { effects, isBlue } = box.tracks[track]!;
  const effect = effects[space]!;
  if (effect === null) return;
  if (isBlue[space]) {
    const spent = draft.spent[track]!;
    if (spent.includes(space)) return;
    draft.spent = replaced(
      draft.spent,
      track,
      joined(spent, space).sort((a, b) => a - b),
    );
  }
  draft.effects = joined(draft.effects, { effect, player });
  emit?.({ kind: 'effect-reached', player, track, space, effect });
};
