import { lacksTechnology, workshopsOf } from '../city/index.js';
import type { CardIndex, ScenarioCard } from '../components/index.js';
import type { Develop } from '../moves/index.js';
import { ask, type Run, start, startAll } from '../run.js';
import type { Phase, State } from '../state/index.js';
import type { StageRules } from './steps.js';

/** @rule FP-DAWN-1 FP-COOP-1 FP-COOP-2 */
const nextRound = ({ draft, emit }: Run): void => {
  draft.round++;
  emit?.({ kind: 'stageBegan', stage: 'dawn', round: draft.round });
  draft.leader = (draft.leader + 1) % draft.players;
  draft.actor = draft.leader;
  emit?.({ kind: 'leaderNamed', player: draft.leader });
};

/** @rule FP-DAWN-2 FP-TECH-4 */
const finishTechnology = (run: Run): void => {
  const { draft, box, emit } = run;
  const { developing } = draft;
  if (developing < 0 || draft.developAt !== draft.round) return;
  const { id } = box.components.technologies[developing]!;
  draft.technologies[developing] = true;
  draft.developing = -1;
  draft.developAt = 0;
  emit?.({ kind: 'technologyChanged', id, change: 'developed', at: draft.round });
  start(run, box.lists.technologies[developing]!.now);
};

const ASK_TECHNOLOGY: Phase = Object.freeze({ kind: 'technology' });

/** @rule FP-DAWN-3 */
const nextTechnology = (run: Run): void => {
  if (workshopsOf(run.draft, run.box) > 0) askTechnology(run);
};

/**
 * Lets the players choose a technology when the first Workshop is built and nothing is under development.
 * @rule FP-TECH-1 FP-TECH-3 FP-TECH-6
 */
export const askFirstTechnology = (run: Run): void => {
  if (workshopsOf(run.draft, run.box) === 1) askTechnology(run);
};

const askTechnology = (run: Run): void => {
  if (lacksTechnology(run.draft)) ask(run, ASK_TECHNOLOGY);
};

/** @rule FP-TECH-1 FP-TECH-2 */
export const beginTechnology = ({ draft, box, emit }: Run, { technology }: Develop): void => {
  const { id, time } = box.components.technologies[technology]!;
  draft.developing = technology;
  draft.developAt = Math.min(box.components.tracks.rounds, draft.round + time);
  emit?.({ kind: 'technologyChanged', id, change: 'begun', at: draft.developAt });
};

/**
 * Triggers the scenario cards of this round, in the order of the table. The Storm token has no influence.
 * @rule FP-DAWN-4 FP-DAWN-5
 */
const triggers = (run: Run): void => {
  const { draft, box } = run;
  const { scenario } = box.components;
  const cards: CardIndex[] = [];
  for (let card = 0; card < scenario.length; card++) {
    if (roundOf(draft, scenario[card]!) === draft.round) cards.push(card);
  }
  if (draft.stormEnd === draft.round) draft.stormEnd = 0;
  trigger(run, cards);
};

/** Returns the round that triggers a scenario card; 0 if a round does not. */
const roundOf = ({ stormEnd }: State, { at }: ScenarioCard): number => {
  switch (at.kind) {
    case 'round':
      return at.round;
    case 'stormEnd':
      return stormEnd;
    case 'storm':
      return 0;
  }
};

/** Starts the effects of scenario cards; those that stay are in play from now on. */
export const trigger = (run: Run, cards: readonly CardIndex[]): void => {
  const { draft, box, emit } = run;
  for (const card of cards) {
    const { id, stays } = box.components.scenario[card]!;
    if (stays) draft.scenario[card] = true;
    emit?.({ kind: 'cardRevealed', deck: 'scenario', card: id });
  }
  startAll(
    run,
    cards.map((card) => box.lists.scenario[card]!.effects),
  );
};

/** The Dawn phase (Aube). */
export const dawn: StageRules<'dawn'> = {
  steps: { round: nextRound, finish: finishTechnology, develop: nextTechnology, scenario: triggers },
};
