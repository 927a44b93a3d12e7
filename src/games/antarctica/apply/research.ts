import type { Player } from '../../../core/contract/game.js';
import { appended, withAdded, withItemAt } from '../../../core/data/list.js';
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
  const from = draft.cubeSpaces[track]![player]!;
  const to = spaceAfter(draft, box, track, player, steps);
  if (from === 0) draft.freeCubes = withAdded(draft.freeCubes, player, -1);
  draft.cubeSpaces = withItemAt(draft.cubeSpaces, track, withItemAt(draft.cubeSpaces[track]!, player, to));
  draft.quietSunSteps = 0;
  emit?.({ kind: 'cubeAdvanced', player, track, from, to, reason });
  for (let space = from + 1; space <= to; space++) queueSpaceEffect(run, player, track, space);
};

/**
 * Queues the effect of a space: of a red one each time, of a blue one once in the game.
 * @rule AN-TRK-8 AN-TRK-9
 */
const queueSpaceEffect = ({ draft, box, emit }: Run, player: Player, track: number, space: Space): void => {
  const { effects, isBlue } = box.tracks[track]!;
  const effect = effects[space]!;
  if (effect === null) return;
  if (isBlue[space]) {
    const usedSpaces = draft.usedBlueSpaces[track]!;
    if (usedSpaces.includes(space)) return;
    const sorted = appended(usedSpaces, space).sort((a, b) => a - b);
    draft.usedBlueSpaces = withItemAt(draft.usedBlueSpaces, track, sorted);
  }
  draft.waitingEffects = appended(draft.waitingEffects, { effect, player });
  emit?.({ kind: 'effectReached', player, track, space, effect });
};
