import { isHeated, isZoneWarm } from '../city/index.js';
import { kindIndex } from '../components/vocabulary.js';
import { spend } from '../effects/goods.js';
import { leaveDisplay } from '../effects/laws.js';
import { specialOf } from '../legal/special.js';
import { SUB_ACTIONS } from '../legal/sub-actions.js';
import type { AtSite, Build, Clear, Scout, SpecialAction } from '../moves/index.js';
import { holds } from '../requirements.js';
import { type Run, start, startAll } from '../run.js';
import { type Act, IDLE } from '../state/index.js';

type Main = Clear | AtSite | Build | Scout | SpecialAction;

/**
 * A main action: the Meeple is placed, an Automaton takes its Coal, and in the cold its type falls sick.
 * @rule FP-ACT-5 FP-ACT-6 FP-AUTO-4 FP-AUTO-5 FP-CIT-3
 */
export const act = (run: Run, move: Main, card: number): void => {
  const { draft, emit } = run;
  const isCold = isColdFor(run, move);
  emit?.({ kind: 'action', player: draft.actor, action: move.kind, cold: isCold });
  draft.act = actOf(move, card);
  place(run, move, card);
  if (move.meeple === 'automaton') spend(run, 'coal', 1);
  draft.step = 2;
  if (move.kind === 'special') return special(run, move, card);
  if (isCold && move.meeple !== 'automaton') start(run, 'sick', { type: move.meeple });
};

/** Tiles that one Clear places, by zone. */
const CLEARED = { near: 2, far: 1 } as const;

const actOf = (move: Main, card: number): Act => {
  const begun: Act = { ...IDLE, kind: move.kind, meeple: move.meeple, card };
  switch (move.kind) {
    case 'clear':
      return { ...begun, zone: move.zone, left: card < 0 ? CLEARED[move.zone] : 0 };
    case 'gather':
    case 'use':
      return { ...begun, site: move.site };
    case 'build':
      return { ...begun, left: card < 0 ? SUB_ACTIONS : 0 };
    case 'scout':
      return { ...begun, slot: move.slot };
    case 'special':
      return begun;
  }
};

/** @rule FP-ACT-6 FP-CIT-3 */
const isColdFor = ({ draft, box }: Run, move: Main): boolean => {
  if (move.kind === 'gather') return !isZoneWarm(draft, box, move.site);
  if (move.kind === 'use') return !isHeated(draft, box, move.site);
  return move.kind === 'clear';
};

/** @rule FP-ACT-11 FP-ACT-15 FP-ACT-18 FP-CIT-2 */
const place = (run: Run, move: Main, card: number): void => {
  const { draft, box, emit } = run;
  const { meeple } = move;
  const kind = kindIndex[meeple];
  draft.reserve[kind]!--;
  let where = move.kind as string;
  if (move.kind === 'gather' || move.kind === 'use') {
    const site = draft.meeple[move.site] === 'none' ? move.site : draft.partner[move.site]!;
    draft.meeple[site] = meeple;
    draft.act = { ...draft.act, site };
    where = box.sites[site]!;
  } else if (move.kind === 'scout' && card < 0) {
    draft.stacks[move.slot] = { cards: draft.stacks[move.slot]!.cards, scout: move.meeple, at: 0 };
    where = `stack ${move.slot}`;
  } else {
    draft.atPlaces[kind]!++;
    if (move.kind === 'special') where = move.card;
  }
  emit?.({ kind: 'place', meeple, where });
};

/**
 * The card counts as used, or leaves, before its effect; Automatons may have spent the Coal that it needs.
 * @rule FP-ACT-5 FP-ACT-19
 */
const special = (run: Run, { card: name }: SpecialAction, card: number): void => {
  const { draft, box, emit } = run;
  const { source, card: number, special } = specialOf(box, name);
  draft.step = 3;
  const usable = holds(draft, box, special.option.when);
  emit?.({ kind: 'display', card: name, change: 'used' });
  if (source === 'scenario') {
    draft.specialUsed[number] = true;
    if (special.once) draft.scenario[number] = false;
  } else if (special.once) {
    leaveDisplay(run, draft.display.find((each) => each.source === source && each.card === number)!);
  } else {
    draft.display = draft.display.map((each) =>
      each.source === source && each.card === number ? { ...each, used: true } : each,
    );
  }
  if (card >= 0) start(run, `${box.parts.citizens[card]!.id}.main`);
  else if (usable) start(run, `${name}.special`);
};

/** @rule FP-LAW-8 */
export const shift = (run: Run, program: string): void => {
  run.draft.shiftUsed = true;
  startAll(run, ['use', program]);
};
