import type { Box } from '../box.js';
import { countWorkshops } from '../city/index.js';
import type { State } from '../state/index.js';

/** Checks laws, Technologies and the scenario. */
export const policyContradiction = (state: State, box: Box): string | null =>
  lawsContradiction(state, box) ?? technologiesContradiction(state, box) ?? scenarioContradiction(state, box);

/** @rule FP-LAW-4 FP-LAW-5 */
const lawsContradiction = (
  { lawStatus, enactedLaws, lawConsequence, phase }: State,
  { components, indexOfId }: Box,
): string | null => {
  if (enactedLaws.length > components.tracks.maxLaws || new Set(enactedLaws).size !== enactedLaws.length)
    return 'enactedLaws';
  const excluded = new Set(
    enactedLaws.flatMap((law) => components.laws[law]!.excludes.map((id) => indexOfId.get(id)!)),
  );
  for (const [law, status] of lawStatus.entries()) {
    if ((status === 'enacted') !== enactedLaws.includes(law)) return `lawStatus[${law}]`;
    if (status !== 'enacted' && (status === 'out') !== excluded.has(law)) return `lawStatus[${law}]`;
    const isOpen = phase.kind === 'consequence' && phase.law === law;
    if ((lawConsequence[law] === 'none') !== (status !== 'enacted' || isOpen)) return `lawConsequence[${law}]`;
  }
  return null;
};

/** @rule FP-TECH-3 FP-TECH-5 */
const technologiesContradiction = (state: State, box: Box): string | null => {
  const { developingTechnology, developmentEndRound, isDeveloped, round } = state;
  if (developingTechnology >= 0 !== developmentEndRound > 0) return 'developmentEndRound';
  if (developingTechnology < 0) return null;
  if (isDeveloped[developingTechnology] || countWorkshops(state, box) === 0) return 'developingTechnology';
  // The Dawn of that round is still to come; after the last round there is none.
  return developmentEndRound > round || developmentEndRound === box.components.tracks.rounds
    ? null
    : 'developmentEndRound';
};

const scenarioContradiction = (
  { isScenarioCardInPlay, isScenarioSpecialUsed }: State,
  { components }: Box,
): string | null => {
  for (const [card, { staysInPlay, display }] of components.scenario.entries()) {
    if (isScenarioCardInPlay[card] && !staysInPlay) return `isScenarioCardInPlay[${card}]`;
    if (isScenarioSpecialUsed[card] && (display === 'none' || display.specialAction === 'none'))
      return `isScenarioSpecialUsed[${card}]`;
  }
  return null;
};
