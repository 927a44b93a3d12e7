import type { Draft } from '../../../core/draft.js';
import type { Emit } from '../../../core/game.js';
import { changed } from '../../../core/list.js';
import type { Box } from '../components/box.js';
import { PLACING_ORDER } from '../components/index.js';
import type { Event } from '../events/index.js';
import { placerOf, type State, type Zone } from '../state/index.js';
import { moveSun } from './flow.js';
import { replaced } from './lists.js';
import { launch } from './pieces.js';

/**
 * A starting ship joins a queue; after the last one the cube of the second of two is placed, or the sun moves.
 * @rule AN-SET-13 AN-SET-14 AN-SET-17
 */
export const place = (draft: Draft<State>, box: Box, zone: Zone, emit: Emit<Event>): void => {
  const { phase, players, first } = draft;
  if (phase.kind !== 'placing') return;
  launch(draft, placerOf(players, first, phase.next), zone, 'set-up', emit);
  const next = phase.next + 1;
  if (next < PLACING_ORDER[players].length) draft.phase = { kind: 'placing', next };
  else if (players === 2) draft.phase = { kind: 'start-cube', player: (first + 1) % players };
  else moveSun(draft, box, emit);
};

/** @rule AN-SET-16 AN-SET-17 */
export const putStartCube = (draft: Draft<State>, box: Box, track: number, emit: Emit<Event>): void => {
  if (draft.phase.kind !== 'start-cube') return;
  const { player } = draft.phase;
  draft.freeCubes = changed(draft.freeCubes, player, -1);
  draft.cubes = replaced(draft.cubes, track, replaced(draft.cubes[track]!, player, 1));
  emit?.({ kind: 'cube-advanced', player, track, from: 0, to: 1, reason: 'start' });
  moveSun(draft, box, emit);
};
