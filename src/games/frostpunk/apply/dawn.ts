import { canBeginTechnology, countWorkshops } from '../city/index.js';
import type { CardIndex, ScenarioCard } from '../components/index.js';
import type { DevelopTechnologyMove } from '../moves/index.js';
import { ask, pushList, pushLists, type Run } from '../run.js';
import type { Phase, State } from '../state/index.js';
import type { StageRules } from './stage-rules.js';

/** @rule FP-DAWN-1 FP-COOP-1 FP-COOP-2 */
const beginRound = ({ draft, emit }: Run): void => {
  draft.round++;
  emit?.({ kind: 'stageStarted', stage: 'dawn', round: draft.round });
  draft.leader = (draft.leader + 1) % draft.players;
  draft.decider = draft.leader;
  emit?.({ kind: 'leaderNamed', player: draft.leader });
};

/** @rule FP-DAWN-2 FP-TECH-4 */
const finishTechnology = (run: Run): void => {
  const { draft, box, emit } = run;
  const { developingTechnology } = draft;
  if (developingTechnology < 0 || draft.developmentEndRound !== draft.round) return;
  const { id: technology } = box.components.technologies[developingTechnology]!;
  draft.isDeveloped[developingTechnology] = true;
  draft.developingTechnology = -1;
  draft.developmentEndRound = 0;
  emit?.({ kind: 'technologyChanged', technology, change: 'developed', round: draft.round });
  pushList(run, box.listsByCard.technologies[developingTechnology]!.immediate);
};

const ASK_TECHNOLOGY: Phase = Object.freeze({ kind: 'technology' });

/** @rule FP-DAWN-3 */
const offerTechnology = (run: Run): void => {
  if (countWorkshops(run.draft, run.box) > 0) askTechnology(run);
};

/**
 * Lets the players choose a technology when the first Workshop is built and nothing is under development.
 * @rule FP-TECH-1 FP-TECH-3 FP-TECH-6
 */
export const askFirstTechnology = (run: Run): void => {
  if (countWorkshops(run.draft, run.box) === 1) askTechnology(run);
};

const askTechnology = (run: Run): void => {
  if (canBeginTechnology(run.draft)) ask(run, ASK_TECHNOLOGY);
};

/** @rule FP-TECH-1 FP-TECH-2 */
export const beginTechnology = ({ draft, box, emit }: Run, { technology }: DevelopTechnologyMove): void => {
  const { id, developmentRounds } = box.components.technologies[technology]!;
  draft.developingTechnology = technology;
  draft.developmentEndRound = Math.min(box.components.tracks.rounds, draft.round + developmentRounds);
  emit?.({ kind: 'technologyChanged', technology: id, change: 'begun', round: draft.developmentEndRound });
};

/**
 * Triggers the scenario cards of this round, in the order of the table. The Storm token has no influence.
 * @rule FP-DAWN-4 FP-DAWN-5
 */
const triggerRoundCards = (run: Run): void => {
  const { draft, box } = run;
  const { scenario } = box.components;
  const cards: CardIndex[] = [];
  for (let card = 0; card < scenario.length; card++) {
    if (triggerRoundOf(draft, scenario[card]!) === draft.round) cards.push(card);
  }
  if (draft.stormEndRound === draft.round) draft.stormEndRound = 0;
  triggerCards(run, cards);
};

/** Returns the round that triggers a scenario card; 0 if a round does not. */
const triggerRoundOf = ({ stormEndRound }: State, { trigger }: ScenarioCard): number => {
  switch (trigger.kind) {
    case 'round':
      return trigger.round;
    case 'stormEnd':
      return stormEndRound;
    case 'storm':
      return 0;
  }
};

/** Starts the effects of scenario cards; those that stay are in play from now on. */
export const triggerCards = (run: Run, cards: readonly CardIndex[]): void => {
  const { draft, box, emit } = run;
  for (const card of cards) {
    const { id, staysInPlay } = box.components.scenario[card]!;
    if (staysInPlay) draft.isScenarioCardInPlay[card] = true;
    emit?.({ kind: 'cardRevealed', deck: 'scenario', card: id });
  }
  pushLists(
    run,
    cards.map((card) => box.listsByCard.scenario[card]!.effects),
  );
};

/** The Dawn phase (Aube). */
export const dawn: StageRules<'dawn'> = {
  steps: { round: beginRound, finish: finishTechnology, develop: offerTechnology, scenario: triggerRoundCards },
};
