import type { EffectOf } from '../components/effects.js';
import { kindIndex } from '../components/vocabulary.js';
import { putBuilding, putTile, takeBuilding, takeFromTile } from '../effects/buildings.js';
import { payCost } from '../effects/goods.js';
import { affect } from '../effects/people.js';
import { drawToken, removeToken, turn } from '../effects/tokens.js';
import type { ChooseType, Construct, OnSite, TurnToken, Word } from '../moves/index.js';
import { ask, countUnit, type Run, start, topFrame } from '../run.js';
import type { Phase } from '../state/index.js';
import { askTechnology } from './dawn.js';
import { putMorningAway } from './morning.js';

type PhaseOf<Kind extends Phase['kind']> = Phase & { readonly kind: Kind };

/**
 * An option is chosen: of a use, within a list, of the Morning card, of the Council card, or of the Call of Duty.
 * @rule FP-EFF-4 FP-ACT-20
 */
export const answerOption = (run: Run, { set }: PhaseOf<'option'>, n: number): void => {
  const { draft, box } = run;
  const frame = draft.agenda.at(-1);
  const { current } = draft.morning;
  if (frame?.program === 'use') frame.at = 1;
  else if (frame !== undefined) countUnit(frame);
  else if (current >= 0 && draft.stage === 'morning') {
    putMorningAway(run, box.parts.morning[current]!.options[n - 1]!.to);
  }
  start(run, `${set}.${n}`, { type: frame?.type ?? 'none' });
};

/** A unit is counted when its type is chosen. */
export const answerType = (run: Run, { purpose }: PhaseOf<'type'>, { type }: ChooseType): void => {
  const frame = topFrame(run.draft);
  if (purpose === 'shelter') frame.left--;
  else countUnit(frame);
  affect(run, purpose, kindIndex[type]);
};

/**
 * A token is drawn, turned or removed.
 * @rule FP-HD-2 FP-HD-3 FP-HD-5 FP-HD-7
 */
export const answerToken = (
  run: Run,
  { track }: PhaseOf<'raise' | 'lower' | 'exhaust' | 'activate'>,
  move: TurnToken | Word,
): void => {
  countUnit(topFrame(run.draft));
  if (move.kind === 'activate') turn(run, track, move.token, true);
  else if (move.kind === 'exhaust') turn(run, track, move.token, false);
  else if (move.kind === 'remove') removeToken(run, track, move.token);
  else drawToken(run, track);
};

/**
 * The cost is paid when the kind is chosen, then the site.
 * @rule FP-BLD-4 FP-ACT-13 FP-ACT-14
 */
export const construct = (run: Run, { building }: Construct): void => {
  const { cost } = run.box.parts.buildings[building]!;
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
  const { id, upgrade: better } = box.parts.buildings[draft.built[site]!]!;
  if (better !== 'none') payCost(run, better.cost, 0);
  draft.upgraded[site] = true;
  const other = draft.partner[site]!;
  if (other >= 0) draft.upgraded[other] = true;
  emit?.({ kind: 'upgraded', building: id, site: box.sites[site]! });
};

/**
 * Where a Building is built, or which one is destroyed.
 * @rule FP-BLD-4 FP-BLD-12 FP-TECH-1
 */
export const answerSite = (run: Run, { purpose, building }: PhaseOf<'site'>, site: number): void => {
  if (purpose === 'destroy') {
    countUnit(topFrame(run.draft));
    return takeBuilding(run, site, 'destroyed');
  }
  putBuilding(run, building, site);
  if (run.box.parts.buildings[building]!.workshop) askTechnology(run);
};

/** @rule FP-ACT-7 FP-ACT-9 FP-ACT-25 */
export const answerTile = (run: Run, phase: PhaseOf<'tile' | 'post'>, position: number): void => {
  const { draft, box } = run;
  const frame = draft.agenda.at(-1);
  if (phase.kind === 'post') {
    const effect = box.programs.get(frame!.program)!.effects[frame!.at] as EffectOf<'gatherTile'>;
    countUnit(frame!);
    return takeFromTile(run, position, effect.n);
  }
  if (frame === undefined) draft.act = { ...draft.act, left: draft.act.left - 1 };
  else countUnit(frame);
  putTile(run, phase.tile, position);
};

/** @rule FP-EXPED-4 */
export const answerStack = (run: Run, slot: number): void => {
  const frame = topFrame(run.draft);
  const effect = run.box.programs.get(frame.program)!.effects[frame.at] as EffectOf<'march'>;
  countUnit(frame);
  start(run, 'march', { slot, left: effect.n });
};
