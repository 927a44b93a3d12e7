import { ask } from '../../../core/contract/run.js';
import { changed, replaced } from '../../../core/data/list.js';
import { PLACING_ORDER } from '../components/index.js';
import type { Place, StartCube } from '../moves/index.js';
import type { Run } from '../run.js';
import { type Asked, type Placing, placerOf, rightOf } from '../state/index.js';
import { launch } from './pieces.js';
import { moveSun } from './turn.js';

/**
 * Puts a starting ship into a queue; after the last one the second of two players places a cube, or the sun moves.
 * @rule AN-SET-13 AN-SET-14 AN-SET-17
 */
export const place = (run: Run, { zone }: Place, { next }: Placing): void => {
  const { draft } = run;
  const { players, first } = draft;
  launch(run, placerOf(draft, next), zone, 'set-up');
  if (next + 1 < PLACING_ORDER[players].length) ask(run, { kind: 'placing', next: next + 1 });
  else if (players === 2) ask(run, { kind: 'startCube', player: rightOf(draft, first) });
  else moveSun(run);
};

/** @rule AN-SET-16 AN-SET-17 */
export const putStartCube = (run: Run, { track }: StartCube, { player }: Asked): void => {
  const { draft, emit } = run;
  draft.freeCubes = changed(draft.freeCubes, player, -1);
  draft.cubes = replaced(draft.cubes, track, replaced(draft.cubes[track]!, player, 1));
  emit?.({ kind: 'cubeAdvanced', player, track, from: 0, to: 1, reason: 'start' });
  moveSun(run);
};
