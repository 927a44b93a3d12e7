import { putBuilding, takeBuilding } from '../effects/buildings.js';
import { payCost } from '../effects/goods.js';
import type { Construct, OnSite } from '../moves/index.js';
import { ask, countUnit, type Run, topFrame } from '../run.js';
import type { SitePhase } from '../state/index.js';
import { askFirstTechnology } from './dawn.js';

/**
 * Pays the cost, when the kind is chosen; the site is chosen next.
 * @rule FP-BLD-4 FP-ACT-13 FP-ACT-14
 */
export const construct = (run: Run, { building }: Construct): void => {
  const { cost } = run.box.components.buildings[building]!;
  if (cost !== 'none') payCost(run, cost, Math.min(cost[0], run.draft.act.woodLess));
  countSubAction(run);
  ask(run, { kind: 'site', purpose: 'construct', building });
};

const countSubAction = ({ draft }: Run): void => {
  draft.act = { ...draft.act, left: draft.act.left - 1 };
};

/** @rule FP-BLD-7 FP-ACT-13 */
export const dismantle = (run: Run, { site }: OnSite): void => {
  countSubAction(run);
  takeBuilding(run, site, 'dismantled');
};

/** @rule FP-BLD-8 FP-ACT-13 */
export const upgrade = (run: Run, { site }: OnSite): void => {
  const { draft, box, emit } = run;
  countSubAction(run);
  const { id, upgrade: better } = box.components.buildings[draft.built[site]!]!;
  if (better !== 'none') payCost(run, better.cost, 0);
  draft.upgraded[site] = true;
  const other = draft.partner[site]!;
  if (other >= 0) draft.upgraded[other] = true;
  emit?.({ kind: 'upgraded', building: id, site: box.sites[site]! });
};

/**
 * Builds a Building on the chosen site, or destroys the chosen one.
 * @rule FP-BLD-4 FP-BLD-12 FP-TECH-1
 */
export const chooseSite = (run: Run, { site }: OnSite, { purpose, building }: SitePhase): void => {
  if (purpose === 'destroy') {
    countUnit(topFrame(run.draft));
    return takeBuilding(run, site, 'destroyed');
  }
  putBuilding(run, building, site);
  if (run.box.components.buildings[building]!.workshop) askFirstTechnology(run);
};
