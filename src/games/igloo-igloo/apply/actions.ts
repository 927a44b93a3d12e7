import type { Draft } from '../../../core/draft.js';
import type { Emit } from '../../../core/game.js';
import { changed } from '../../../core/list.js';
import { type Cell, NEXT, numberOf } from '../board.js';
import { ANIMALS, BEAR, type Box, ENDURANCE, FOX, THAW } from '../components.js';
import type { Event } from '../events.js';
import { CROSSING } from '../legal/travel.js';
import { BUILDING } from '../legal/work.js';
import type { Embark, Endurance, Harpoon, Hunt, Igloo, Land, Thaw, Walk } from '../moves/index.js';
import type { State } from '../state.js';
import { scatter } from './animals.js';
import { liftTile } from './melt.js';
import { moveInuit, playTile, removeAnimals, spendHarpoon, take } from './pieces.js';
import { askForAction } from './turn.js';

/**
 * A tile goes unseen, with the animals on it.
 * @rule IG-THAW-1 IG-THAW-3 IG-THAW-4 IG-INFO-1
 */
export const thaw = (draft: Draft<State>, box: Box, { cell }: Thaw, emit: Emit<Event>): void => {
  playTile(draft, draft.turn, THAW, 'thaw', emit);
  draft.used = { ...draft.used, thaw: true };
  draft.lost = changed(draft.lost, draft.faces[cell]!, 1);
  draft.lostSize++;
  liftTile(draft, cell, 'water');
  emit?.({ kind: 'thawed', cell });
  removeAnimals(draft, FOX, ANIMALS.length, cell, 'thawed', emit);
  scatter(draft, box, cell, null, emit);
};

/** @rule IG-ENDURANCE-1 */
export const endurance = (draft: Draft<State>, box: Box, { value }: Endurance, emit: Emit<Event>): void => {
  playTile(draft, draft.turn, ENDURANCE + value - 1, 'endurance', emit);
  draft.used = { ...draft.used, endurance: true };
  draft.points += value;
  askForAction(draft, box, emit);
};

/** @rule IG-WALK-1 */
export const walk = (draft: Draft<State>, box: Box, { cell, dir }: Walk, emit: Emit<Event>): void => {
  const to = NEXT[4 * cell + numberOf(dir)]!;
  draft.points--;
  moveInuit(draft, draft.turn, cell, to);
  emit?.({ kind: 'walked', player: draft.turn, from: cell, to });
  meetBear(draft, to, emit);
  askForAction(draft, box, emit);
};

/**
 * The bear of a floe that was entered is killed at once.
 * @rule IG-WALK-3
 */
const meetBear = (draft: Draft<State>, cell: Cell, emit: Emit<Event>): void => {
  if (draft.bears[cell] === 0) return;
  spendHarpoon(draft, draft.turn, 'enter', emit);
  take(draft, draft.turn, BEAR, cell, 'harpoon', emit);
};

/** @rule IG-KAYAK-1 IG-KAYAK-3 */
export const embark = (draft: Draft<State>, { cell }: Embark): void => {
  draft.points -= CROSSING;
  draft.phase = { kind: 'kayak', from: cell };
};

/** @rule IG-KAYAK-2 */
export const land = (draft: Draft<State>, box: Box, { cell: to }: Land, emit: Emit<Event>): void => {
  if (draft.phase.kind !== 'kayak') return;
  const { from } = draft.phase;
  moveInuit(draft, draft.turn, from, to);
  emit?.({ kind: 'sailed', player: draft.turn, from, to });
  meetBear(draft, to, emit);
  askForAction(draft, box, emit);
};

/** @rule IG-HUNT-1 IG-HARPOON-2 */
export const hunt = (draft: Draft<State>, box: Box, { animal, cell }: Hunt, emit: Emit<Event>): void => {
  const number = ANIMALS.indexOf(animal);
  draft.points -= box.parts.values[number]!;
  take(draft, draft.turn, number, cell, 'points', emit);
  askForAction(draft, box, emit);
};

/** @rule IG-HARPOON-1 */
export const harpoon = (draft: Draft<State>, box: Box, { animal, cell }: Harpoon, emit: Emit<Event>): void => {
  spendHarpoon(draft, draft.turn, 'hunt', emit);
  take(draft, draft.turn, ANIMALS.indexOf(animal), cell, 'harpoon', emit);
  askForAction(draft, box, emit);
};

/** @rule IG-IGLOO-1 IG-IGLOO-3 */
export const igloo = (draft: Draft<State>, box: Box, { cell }: Igloo, emit: Emit<Event>): void => {
  const player = draft.turn;
  draft.points -= BUILDING;
  draft.igloos = draft.igloos.slice();
  draft.igloos[cell] = player;
  draft.igloosLeft = changed(draft.igloosLeft, player, -1);
  emit?.({ kind: 'iglooBuilt', player, cell });
  askForAction(draft, box, emit);
};
