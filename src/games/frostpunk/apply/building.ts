import { placeBuilding, removeBuilding } from '../effects/buildings.js';
import { payCost } from '../effects/resources.js';
import type { BuildingSiteMove, ConstructMove } from '../moves/index.js';
import { ask, finishUnit, type Run, topFrame } from '../run.js';
import type { SitePhase } from '../state/index.js';
import { askFirstTechnology } from './dawn.js';

/**
 * Pays the cost, when the kind is chosen; the site is chosen next.
 * @rule FP-BLD-4 FP-ACT-13 FP-ACT-14
 */
export const construct = (run: Run, { building }: ConstructMove): void => {
  const { cost } = run.box.components.buildings[building]!;
  if (cost !== 'none') payCost(run, cost, Math.min(cost[0], run.draft.currentAction.woodDiscount));
  finishSubAction(run);
  ask(run, { kind: 'site', purpose: 'construct', building });
};

const finishSubAction = ({ draft }: Run): void => {
  draft.currentAction = { ...draft.currentAction, subActionsLeft: draft.currentAction.subActionsLeft - 1 };
};

/** @rule FP-BLD-7 FP-ACT-13 */
export const dismantle = (run: Run, { site }: BuildingSiteMove): void => {
  finishSubAction(run);
  removeBuilding(run, site, 'buildingDismantled');
};

/** @rule FP-BLD-8 FP-ACT-13 */
export const upgrade = (run: Run, { site }: BuildingSiteMove): void => {
  const { draft, box, emit } = run;
  finishSubAction(run);
  const { id, upgrade: better } = box.components.buildings[draft.siteBuilding[site]!]!;
  if (better !== 'none') payCost(run, better.cost, 0);
  draft.isUpgraded[site] = true;
  const other = draft.otherSite[site]!;
  if (other >= 0) draft.isUpgraded[other] = true;
  emit?.({ kind: 'buildingUpgraded', building: id, site: box.siteNames[site]! });
};

/**
 * Builds a Building on the chosen site, or destroys the chosen one.
 * @rule FP-BLD-4 FP-BLD-12 FP-TECH-1
 */
export const chooseSite = (run: Run, { site }: BuildingSiteMove, { purpose, building }: SitePhase): void => {
  if (purpose === 'destroy') {
    finishUnit(topFrame(run.draft));
    return removeBuilding(run, site, 'buildingDestroyed');
  }
  placeBuilding(run, building, site);
  if (run.box.components.buildings[building]!.isWorkshop) askFirstTechnology(run);
};
