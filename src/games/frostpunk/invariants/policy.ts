import type { Box } from '../box.js';
import { workshopsOf } from '../city/index.js';
import type { State } from '../state/index.js';

/** Checks laws, Technologies and the scenario. */
export const brokenPolicy = (state: State, box: Box): string | null =>
  brokenLaws(state, box) ?? brokenTechnologies(state, box) ?? brokenScenario(state, box);

/** @rule FP-LAW-4 FP-LAW-5 */
const brokenLaws = ({ laws, enacted, consequence, phase }: State, { components, number }: Box): string | null => {
  if (enacted.length > components.tracks.lawLimit || new Set(enacted).size !== enacted.length) return 'enacted';
  const excluded = new Set(enacted.flatMap((law) => components.laws[law]!.excludes.map((id) => number.get(id)!)));
  for (const [law, status] of laws.entries()) {
    if ((status === 'enacted') !== enacted.includes(law)) return `laws[${law}]`;
    if (status !== 'enacted' && (status === 'out') !== excluded.has(law)) return `laws[${law}]`;
    const isOpen = phase.kind === 'consequence' && phase.law === law;
    if ((consequence[law] === 'none') !== (status !== 'enacted' || isOpen)) return `consequence[${law}]`;
  }
  return null;
};

/** @rule FP-TECH-3 FP-TECH-5 */
const brokenTechnologies = (state: State, box: Box): string | null => {
  const { developing, developAt, technologies, round } = state;
  if (developing >= 0 !== developAt > 0) return 'developAt';
  if (developing < 0) return null;
  if (technologies[developing] || workshopsOf(state, box) === 0) return 'developing';
  // The Dawn of that round is still to come; after the last round there is none.
  return developAt > round || developAt === box.components.tracks.rounds ? null : 'developAt';
};

const brokenScenario = ({ scenario, specialUsed }: State, { components }: Box): string | null => {
  for (const [card, { stays, display }] of components.scenario.entries()) {
    if (scenario[card] && !stays) return `scenario[${card}]`;
    if (specialUsed[card] && (display === 'none' || display.special === 'none')) return `specialUsed[${card}]`;
  }
  return null;
};
