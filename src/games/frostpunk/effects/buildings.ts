import type { Mutable } from '../../../core/data/copy.js';
import {
  canDrawTile,
  countWorkshops,
  forEachActiveModifier,
  hasResource,
  isDestroyable,
  useOptionsAt,
} from '../city/index.js';
import type { BuildingIndex, EffectOf, PositionIndex, Site, TileIndex } from '../components/index.js';
import { GENERATOR_SPACES, type Zone } from '../components/vocabulary.js';
import { askOption, popFrame, pushBuiltIn, type Run, type UnitResult } from '../run.js';
import { type EffectFrame, type Phase, partOf } from '../state/index.js';
import { gainResource, takeFromSpace } from './resources.js';

/**
 * Builds a Building from the supply; resources on its site are lost.
 * @rule FP-BLD-2 FP-BLD-4 FP-BLD-6
 */
export const placeBuilding = ({ draft, box, emit }: Run, building: BuildingIndex, site: Site): void => {
  const { id, size } = box.components.buildings[building]!;
  const other = size === 'large' ? box.secondSpace[site]! : -1;
  draft.buildingSupply[building]!--;
  for (const each of other < 0 ? [site] : [site, other]) {
    draft.siteBuilding[each] = building;
    if (each >= box.spaceCount) continue;
    draft.spaceResource[each] = 'none';
    draft.spaceAmount[each] = 0;
  }
  draft.otherSite[site] = other;
  if (other >= 0) draft.otherSite[other] = site;
  emit?.({ kind: 'buildingBuilt', building: id, site: box.siteNames[site]! });
};

/**
 * Returns a Building to the supply.
 * @rule FP-BLD-7 FP-TECH-5
 */
export const removeBuilding = (run: Run, site: Site, reason: 'buildingDismantled' | 'buildingDestroyed'): void => {
  const { draft, box, emit } = run;
  const building = draft.siteBuilding[site]!;
  const other = draft.otherSite[site]!;
  draft.buildingSupply[building]!++;
  for (const each of other < 0 ? [site] : [site, other]) {
    draft.siteBuilding[each] = -1;
    draft.isUpgraded[each] = false;
    draft.otherSite[each] = -1;
  }
  const { id, isWorkshop } = box.components.buildings[building]!;
  emit?.({ kind: reason, building: id, site: box.siteNames[site]! });
  if (isWorkshop && countWorkshops(draft, box) === 0) stopDeveloping(run);
};

/** @rule FP-TECH-5 FP-TECH-6 */
const stopDeveloping = ({ draft, box, emit }: Run): void => {
  const { developingTechnology } = draft;
  if (developingTechnology < 0) return;
  draft.developingTechnology = -1;
  draft.developmentEndRound = 0;
  emit?.({
    kind: 'technologyChanged',
    technology: box.components.technologies[developingTechnology]!.id,
    change: 'returned',
    round: 0,
  });
};

/** @rule FP-BLD-12 */
export const destroyDecision = (run: Run, effect: EffectOf<'destroyBuilding'>): UnitResult => {
  const { draft, box } = run;
  const building = box.indexOfId.get(effect.building)!;
  for (let site = 0; site < box.spaceCount; site++) {
    if (isDestroyable(draft, box, site, building)) return { kind: 'site', purpose: 'destroy', building };
  }
  return 'noTarget';
};

/**
 * Draws the top tile of a zone if it can be placed; the players see it before they choose the place.
 * @rule FP-ACT-9
 */
export const drawTileToPlace = (run: Run, zone: Zone): 'noTarget' | Phase =>
  canDrawTile(run.draft, run.box, zone) ? { kind: 'placeTile', tile: drawTopTile(run, zone) } : 'noTarget';

/** Takes the top tile of a stack, which must not be empty. */
export const drawTopTile = ({ draft, box, emit }: Run, zone: Zone): number => {
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
export const placeTile = (run: Run, tile: TileIndex, position: PositionIndex): void => {
  const { draft, box, emit } = run;
  const { id, spaces, food, building } = box.components.tiles[tile]!;
  const first = GENERATOR_SPACES + 2 * position;
  draft.tiles[position] = tile;
  spaces.forEach((space, i) => {
    if (space === 'none') return;
    draft.spaceResource[first + i] = space.resource;
    draft.spaceAmount[first + i] = space.amount;
  });
  emit?.({ kind: 'tilePlaced', tile: id, position: box.components.map.positions[position]!.id });
  const buildingIndex = building === 'none' ? -1 : box.indexOfId.get(building)!;
  if (buildingIndex >= 0 && draft.buildingSupply[buildingIndex]! > 0) placeBuilding(run, buildingIndex, first);
  gainResource(run, 'food', food);
};

const ASK_TILE: Phase = Object.freeze({ kind: 'gatherTile' });

/** @rule FP-ACT-25 */
export const tileDecision = ({ draft, box }: Run): UnitResult =>
  box.components.map.positions.some((_, position) => hasResource(draft, position)) ? ASK_TILE : 'noTarget';

/** @rule FP-ACT-25 */
export const takeFromTile = (run: Run, position: PositionIndex, max: number): void => {
  const first = GENERATOR_SPACES + 2 * position;
  takeFromSpace(run, first, max);
  takeFromSpace(run, first + 1, max);
};

const OPTION_PART = partOf('use', 'option');
const BONUS_PART = partOf('use', 'bonus');

/**
 * Runs a use of the Building of the action: an option, then the bonuses of technologies.
 * @rule FP-ACT-16
 */
export const runUse = (run: Run, frame: EffectFrame): void => {
  const { draft, box } = run;
  const { site } = draft.currentAction;
  if (site < 0 || draft.siteBuilding[site]! < 0) return popFrame(run);
  if (frame.partIndex === OPTION_PART && askOption(run, useOptionsAt(draft, box, site))) return;
  popFrame(run);
  if (frame.partIndex === BONUS_PART) gainUseBonuses(run, site);
};

/** Counts the option of a use as chosen: the bonus comes next. */
export const finishUseOption = (frame: Mutable<EffectFrame>): void => {
  frame.partIndex = BONUS_PART;
};

const gainUseBonuses = (run: Run, site: Site): void => {
  const { draft, box } = run;
  const { id } = box.components.buildings[draft.siteBuilding[site]!]!;
  forEachActiveModifier(draft, box, ({ modifier }) => {
    if (modifier.kind === 'useBonus' && modifier.building === id) gainResource(run, modifier.resource, modifier.amount);
  });
};

/** Starts another use of the Building of the action, by a card. */
export const pushUse = (run: Run): void => pushBuiltIn(run, 'use');
