import { hasWorkshop } from '../city/index.js';
import { ask, type Run, start, startAll } from '../run.js';
import type { Phase, State } from '../state/index.js';
import type { StageRules } from './steps.js';

/** @rule FP-DAWN-1 FP-COOP-1 FP-COOP-2 */
const nextRound = ({ draft, emit }: Run): void => {
  draft.round++;
  draft.leader = (draft.leader + 1) % draft.players;
  draft.actor = draft.leader;
  emit?.({ kind: 'stage', stage: 'dawn', round: draft.round });
  emit?.({ kind: 'leader', player: draft.leader });
};

/** @rule FP-DAWN-2 FP-TECH-4 */
const finishTechnology = (run: Run): void => {
  const { draft, box, emit } = run;
  const { developing } = draft;
  if (developing < 0 || draft.developAt !== draft.round) return;
  const { id } = box.parts.technologies[developing]!;
  draft.technologies[developing] = true;
  draft.developing = -1;
  draft.developAt = 0;
  emit?.({ kind: 'technology', id, change: 'developed', at: draft.round });
  start(run, `${id}.now`);
};

const ASK_TECHNOLOGY: Phase = Object.freeze({ kind: 'technology' });

/** Whether a Technology has to be chosen. */
export const lacksTechnology = (state: State, { box }: Pick<Run, 'box'>): boolean =>
  state.developing < 0 && state.technologies.includes(false) && hasWorkshop(state, box);

/**
 * A Workshop stands and nothing is under development: a Technology must be chosen.
 * @rule FP-DAWN-3 FP-TECH-1 FP-TECH-3
 */
export const askTechnology = (run: Run): void => {
  if (lacksTechnology(run.draft, run)) ask(run, ASK_TECHNOLOGY);
};

/** @rule FP-TECH-1 FP-TECH-2 */
export const beginTechnology = ({ draft, box, emit }: Run, technology: number): void => {
  const { id, time } = box.parts.technologies[technology]!;
  draft.developing = technology;
  draft.developAt = Math.min(box.parts.tracks.rounds, draft.round + time);
  emit?.({ kind: 'technology', id, change: 'begun', at: draft.developAt });
};

/**
 * Scenario cards of this round, in the order of the table. The Storm token is not looked at.
 * @rule FP-DAWN-4 FP-DAWN-5
 */
const triggers = (run: Run): void => {
  const { draft, box } = run;
  const cards = box.parts.scenario.flatMap(({ at }, card) => {
    const round = at.kind === 'round' ? at.round : at.kind === 'stormEnd' ? draft.stormEnd : 0;
    return round === draft.round ? [card] : [];
  });
  if (draft.stormEnd === draft.round) draft.stormEnd = 0;
  trigger(run, cards);
};

/** Scenario cards take effect; those that stay are in play from now on. */
export const trigger = (run: Run, cards: readonly number[]): void => {
  const { draft, box, emit } = run;
  for (const card of cards) {
    const { id, stays } = box.parts.scenario[card]!;
    if (stays) draft.scenario[card] = true;
    emit?.({ kind: 'reveal', deck: 'scenario', card: id });
  }
  startAll(
    run,
    cards.map((card) => box.parts.scenario[card]!.id),
  );
};

/** Aube. */
export const dawn: StageRules = { steps: [nextRound, finishTechnology, askTechnology, triggers] };
