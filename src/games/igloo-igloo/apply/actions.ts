import { ask } from '../../../core/contract/run.js';
import { changed, replaced } from '../../../core/data/list.js';
import { BEAR, ENDURANCE, FLOE_KINDS, HARPOON, numberOfAnimal, THAW } from '../components.js';
import { type Cell, NEXT, numberOf } from '../grid.js';
import type { Embark, Endurance, Harpoon, Hunt, Igloo, Land, Thaw, Walk } from '../moves/index.js';
import type { Run } from '../run.js';
import { scatter } from './animals.js';
import { liftTile } from './melt.js';
import { moveInuit, playTile, removeAnimals, take } from './pieces.js';

/**
 * Takes a tile off the board unseen, with the animals on it.
 * @rule IG-THAW-1 IG-THAW-3 IG-THAW-4 IG-INFO-1
 */
export const thaw = (run: Run, { cell }: Thaw): void => {
  const { draft, emit } = run;
  playTile(run, draft.turn, THAW, 'thaw');
  draft.lost = changed(draft.lost, draft.faces[cell]!, 1);
  draft.lostSize++;
  liftTile(draft, cell);
  emit?.({ kind: 'thawed', cell });
  removeAnimals(run, FLOE_KINDS, cell, 'thawed');
  scatter(run, cell, null);
};

/** @rule IG-ENDURANCE-1 */
export const endurance = (run: Run, { value }: Endurance): void => {
  const { draft } = run;
  draft.points += value;
  playTile(run, draft.turn, ENDURANCE + value - 1, 'endurance');
};

/** @rule IG-WALK-1 */
export const walk = (run: Run, { cell, dir }: Walk): void => {
  const { draft, box, emit } = run;
  const to = NEXT[4 * cell + numberOf(dir)]!;
  draft.points -= box.components.costs.walk;
  moveInuit(draft, draft.turn, cell, to);
  emit?.({ kind: 'walked', player: draft.turn, from: cell, to });
  meetBear(run, to);
};

/**
 * Kills the bear of a floe that an inuit enters.
 * @rule IG-WALK-3 IG-HARPOON-3
 */
const meetBear = (run: Run, cell: Cell): void => {
  const { bears, turn } = run.draft;
  if (bears[cell] === 0) return;
  playTile(run, turn, HARPOON, 'enter');
  take(run, turn, BEAR, cell, 'harpoon');
};

/** @rule IG-KAYAK-1 IG-KAYAK-3 */
export const embark = (run: Run, { cell }: Embark): void => {
  run.draft.points -= run.box.components.costs.kayak;
  ask(run, { kind: 'kayak', from: cell });
};

/** @rule IG-KAYAK-2 */
export const land = (run: Run, { cell: to }: Land, { from }: { readonly from: Cell }): void => {
  const { draft, emit } = run;
  moveInuit(draft, draft.turn, from, to);
  emit?.({ kind: 'sailed', player: draft.turn, from, to });
  meetBear(run, to);
};

/** @rule IG-HUNT-1 IG-HARPOON-2 */
export const hunt = (run: Run, { animal, cell }: Hunt): void => {
  const { draft, box } = run;
  const number = numberOfAnimal(animal);
  draft.points -= box.components.values[number]!;
  take(run, draft.turn, number, cell, 'points');
};

/** @rule IG-HARPOON-1 IG-HARPOON-3 */
export const harpoon = (run: Run, { animal, cell }: Harpoon): void => {
  const { turn } = run.draft;
  playTile(run, turn, HARPOON, 'hunt');
  take(run, turn, numberOfAnimal(animal), cell, 'harpoon');
};

/** @rule IG-IGLOO-1 IG-IGLOO-3 */
export const igloo = (run: Run, { cell }: Igloo): void => {
  const { draft, box, emit } = run;
  const player = draft.turn;
  draft.points -= box.components.costs.igloo;
  draft.igloos = replaced(draft.igloos, cell, player);
  draft.igloosLeft = changed(draft.igloosLeft, player, -1);
  emit?.({ kind: 'iglooBuilt', player, cell });
};
