import { withAdded, withItemAt } from '../../../core/data/list.js';
import { ask } from '../../../core/engine/play.js';
import { animalIndex, BEAR, FIRST_ENDURANCE_TILE, FLOE_ANIMAL_RANGE, HARPOON_TILE, THAW_TILE } from '../components.js';
import { type Cell, directionIndex, NEXT } from '../grid.js';
import type { BuildIgloo, Embark, Harpoon, Hunt, Land, PlayEndurance, Thaw, Walk } from '../moves/index.js';
import type { Run } from '../run.js';
import { scatterInuits } from './animals.js';
import { liftTile } from './melt.js';
import { moveInuit, playTile, removeAnimals, takeTrophy } from './pieces.js';

/**
 * Takes a tile off the board unseen, with the animals on it.
 * @rule IG-THAW-1 IG-THAW-3 IG-THAW-4 IG-INFO-1
 */
export const thaw = (run: Run, { cell }: Thaw): void => {
  const { draft, emit } = run;
  playTile(run, draft.turnPlayer, THAW_TILE, 'thaw');
  draft.thawedTiles = withAdded(draft.thawedTiles, draft.faceDownTiles[cell]!, 1);
  draft.thawedTileCount++;
  liftTile(draft, cell);
  emit?.({ kind: 'tileThawed', cell });
  removeAnimals(run, FLOE_ANIMAL_RANGE, cell, 'thawed');
  scatterInuits(run, cell, null);
};

/** @rule IG-ENDURANCE-1 */
export const playEndurance = (run: Run, { value }: PlayEndurance): void => {
  const { draft } = run;
  draft.actionPointsLeft += value;
  playTile(run, draft.turnPlayer, FIRST_ENDURANCE_TILE + value - 1, 'endurance');
};

/** @rule IG-WALK-1 */
export const walk = (run: Run, { cell, dir }: Walk): void => {
  const { draft, box, emit } = run;
  const to = NEXT[4 * cell + directionIndex(dir)]!;
  draft.actionPointsLeft -= box.components.costs.walk;
  moveInuit(draft, draft.turnPlayer, cell, to);
  emit?.({ kind: 'inuitWalked', player: draft.turnPlayer, from: cell, to });
  killBearOnEntry(run, to);
};

/**
 * Kills the bear of a floe that an inuit enters.
 * @rule IG-WALK-3 IG-HARPOON-3
 */
const killBearOnEntry = (run: Run, cell: Cell): void => {
  const { bears, turnPlayer } = run.draft;
  if (bears[cell] === 0) return;
  playTile(run, turnPlayer, HARPOON_TILE, 'enter');
  takeTrophy(run, turnPlayer, BEAR, cell, 'harpoon');
};

/** @rule IG-KAYAK-1 IG-KAYAK-3 */
export const embark = (run: Run, { cell }: Embark): void => {
  run.draft.actionPointsLeft -= run.box.components.costs.kayak;
  ask(run, { kind: 'kayak', from: cell });
};

/** @rule IG-KAYAK-2 */
export const land = (run: Run, { cell: to }: Land, { from }: { readonly from: Cell }): void => {
  const { draft, emit } = run;
  moveInuit(draft, draft.turnPlayer, from, to);
  emit?.({ kind: 'inuitSailed', player: draft.turnPlayer, from, to });
  killBearOnEntry(run, to);
};

/** @rule IG-HUNT-1 IG-HARPOON-2 */
export const hunt = (run: Run, { animal, cell }: Hunt): void => {
  const { draft, box } = run;
  const index = animalIndex(animal);
  draft.actionPointsLeft -= box.components.animalValues[index]!;
  takeTrophy(run, draft.turnPlayer, index, cell, 'points');
};

/** @rule IG-HARPOON-1 IG-HARPOON-3 */
export const harpoon = (run: Run, { animal, cell }: Harpoon): void => {
  const { turnPlayer } = run.draft;
  playTile(run, turnPlayer, HARPOON_TILE, 'hunt');
  takeTrophy(run, turnPlayer, animalIndex(animal), cell, 'harpoon');
};

/** @rule IG-IGLOO-1 IG-IGLOO-3 */
export const buildIgloo = (run: Run, { cell }: BuildIgloo): void => {
  const { draft, box, emit } = run;
  const player = draft.turnPlayer;
  draft.actionPointsLeft -= box.components.costs.igloo;
  draft.igloos = withItemAt(draft.igloos, cell, player);
  draft.freeIgloos = withAdded(draft.freeIgloos, player, -1);
  emit?.({ kind: 'iglooBuilt', player, cell });
};
