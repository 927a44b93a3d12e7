import type { Player } from '../../../core/contract/game.js';
import { changed, joined, replaced } from '../../../core/data/list.js';
import type { Space } from '../components/index.js';
import type { CubeAdvanced } from '../events/index.js';
import type { Run } from '../run.js';
import { spaceAfter } from '../track.js';

/**
 * Advances a cube and queues the effects that it reaches behind those that wait already.
 * @rule AN-TRK-2 AN-TRK-10 AN-TRK-11
 */
export const advanceCube = (
  run: Run,
  { player, track, steps }: { readonly player: Player; readonly track: number; readonly steps: number },
  reason: CubeAdvanced['reason'],
): void => {
  const { draft, box, emit } = run;
  const from = draft.cubes[track]![player]!;
  const to = spaceAfter(draft, box, track, player, steps);
  if (from === 0) draft.freeCubes = changed(draft.freeCubes, player, -1);
  draft.cubes = replaced(draft.cubes, track, replaced(draft.cubes[track]!, player, to));
  draft.calm = 0;
  emit?.({ kind: 'cubeAdvanced', player, track, from, to, reason });
  for (let space = from + 1; space <= to; space++) reach(run, player, track, space);
};

/**
 * Queues the effect of a space: of a red one each time, of a blue one once in the game.
 * @rule AN-TRK-8 AN-TRK-9
 */
const reach = ({ draft, box, emit }: Run, player: Player, track: number, space: Space): void => {
  const { effects, isBlue } = box.tracks[track]!;
  const effect = effects[space]!;
  if (effect === null) return;
  if (isBlue[space]) {
    const spent = draft.spent[track]!;
    if (spent.includes(space)) return;
    const risen = joined(spent, space).sort((a, b) => a - b);
    draft.spent = replaced(draft.spent, track, risen);
  }
  draft.effects = joined(draft.effects, { effect, player });
  emit?.({ kind: 'effectReached', player, track, space, effect });
};
