import type { Mutable } from '../../../core/data/copy.js';
import { eachInForce, isDestroyable, isRipe, isZoneOpen, useSetAt, workshopsOf } from '../city/index.js';
import type { BuildingIndex, EffectOf, PositionIndex, Site, TileIndex } from '../components/index.js';
import { GENERATOR_SPACES, type Zone } from '../components/vocabulary.js';
import { askOption, pop, type Run, startBuiltIn } from '../run.js';
import { type Frame, type Phase, partOf } from '../state/index.js';
import { gain, takeFrom } from './goods.js';

/**
 * Builds a Building from the supply; resources on its site are lost.
 * @rule FP-BLD-2 FP-BLD-4 FP-BLD-6
 */
export const putBuilding = ({ draft, box, emit }: Run, building: BuildingIndex, site: Site): void => {
  const { id, size } = box.components.buildings[building]!;
  const other = size === 'large' ? box.partners[site]! : -1;
  draft.supply[building]!--;
  for (const each of other < 0 ? [site] : [site, other]) {
    draft.built[each] = building;
    if (each >= box.spaces) continue;
    draft.resource[each] = 'none';
    draft.amount[each] = 0;
  }
  draft.partner[site] = other;
  if (other >= 0) draft.partner[other] = site;
  emit?.({ kind: 'built', building: id, site: box.sites[site]! });
};

/**
 * Returns a Building to the supply.
 * @rule FP-BLD-7 FP-TECH-5
 */
export const takeBuilding = (run: Run, site: Site, how: 'dismantled' | 'destroyed'): void => {
  const { draft, box, emit } = run;
  const building = draft.built[site]!;
  const other = draft.partner[site]!;
  draft.supply[building]!++;
  for (const each of other < 0 ? [site] : [site, other]) {
    draft.built[each] = -1;
    draft.upgraded[each] = false;
    draft.partner[each] = -1;
  }
  const { id, workshop } = box.components.buildings[building]!;
  emit?.({ kind: how, building: id, site: box.sites[site]! });
  if (workshop && workshopsOf(draft, box) === 0) stopDeveloping(run);
};

/** @rule FP-TECH-5 FP-TECH-6 */
const stopDeveloping = ({ draft, box, emit }: Run): void => {
  const { developing } = draft;
  if (developing < 0) return;
  draft.developing = -1;
  draft.developAt = 0;
  emit?.({ kind: 'technologyChanged', id: box.components.technologies[developing]!.id, change: 'returned', at: 0 });
};

/** @rule FP-BLD-12 */
export const destroy = (run: Run, effect: EffectOf<'destroy'>): Phase | boolean => {
  const { draft, box } = run;
  const building = box.number.get(effect.building)!;
  for (let site = 0; site < box.spaces; site++) {
    if (isDestroyable(draft, box, site, building)) return { kind: 'site', purpose: 'destroy', building };
  }
  return false;
};

/**
 * Draws the top tile of a zone if it can be placed; the players see it before they choose the place.
 * @rule FP-ACT-9
 */
export const drawTile = (run: Run, zone: Zone): Phase | false =>
  isZoneOpen(run.draft, run.box, zone) && { kind: 'tile', tile: takeTile(run, zone) };

/** Takes the top tile of a stack, which must not be empty. */
export const takeTile = ({ draft, box, emit }: Run, zone: Zone): number => {
  const stack = zone === 'near' ? draft.nearStack : draft.farStack;
  const tile = stack.at(-1)!;
  if (zone === 'near') draft.nearStack = stack.slice(0, -1);
  else draft.farStack = stack.slice(0, -1);
  emit?.({ kind: 'tileDrawn', zone, tile: box.components.tiles[tile]!.id });
  return tile;
};

/**
 * Places a tile with its resources and its Building, and gains its Food.
 * @rule FP-ACT-10
 */
export const putTile = (run: Run, tile: TileIndex, position: PositionIndex): void => {
  const { draft, box, emit } = run;
  const { id, spaces, food, building } = box.components.tiles[tile]!;
  const first = GENERATOR_SPACES + 2 * position;
  draft.tiles[position] = tile;
  spaces.forEach((space, i) => {
    if (space === 'none') return;
    draft.resource[first + i] = space.res;
    draft.amount[first + i] = space.n;
  });
  emit?.({ kind: 'tilePlaced', tile: id, position: box.components.map.positions[position]!.id });
  const number = building === 'none' ? -1 : box.number.get(building)!;
  if (number >= 0 && draft.supply[number]! > 0) putBuilding(run, number, first);
  gain(run, 'food', food);
};

const ASK_POST: Phase = Object.freeze({ kind: 'post' });

/** @rule FP-ACT-25 */
export const gatherTile = ({ draft, box }: Run): Phase | false =>
  box.components.map.positions.some((_, position) => isRipe(draft, position)) ? ASK_POST : false;

/** @rule FP-ACT-25 */
export const takeFromTile = (run: Run, position: PositionIndex, n: number): void => {
  const first = GENERATOR_SPACES + 2 * position;
  takeFrom(run, first, n);
  takeFrom(run, first + 1, n);
};

const OPTION = partOf('use', 'option');
const BONUS = partOf('use', 'bonus');

/**
 * Runs a use of the Building of the action: an option, then the bonuses of technologies.
 * @rule FP-ACT-16
 */
export const use = (run: Run, frame: Frame): void => {
  const { draft, box } = run;
  const { site } = draft.act;
  if (site < 0 || draft.built[site]! < 0) return pop(run);
  if (frame.at === OPTION && askOption(run, useSetAt(draft, box, site))) return;
  pop(run);
  if (frame.at === BONUS) useBonus(run, site);
};

/** Counts the option of a use as chosen: the bonus comes next. */
export const countUse = (frame: Mutable<Frame>): void => {
  frame.at = BONUS;
};

const useBonus = (run: Run, site: Site): void => {
  const { draft, box } = run;
  const { id } = box.components.buildings[draft.built[site]!]!;
  eachInForce(draft, box, ({ modifier }) => {
    if (modifier.kind === 'useBonus' && modifier.building === id) gain(run, modifier.res, modifier.n);
  });
};

/** Starts another use of the Building of the action, by a card. */
export const useAgain = (run: Run): void => startBuiltIn(run, 'use');
