import { shuffle } from '../../../core/chance/random.js';
import { appended } from '../../../core/data/list.js';
import { countHuntIcons, sumBonuses } from '../city/index.js';
import { gainResource, moveStorm } from '../effects/resources.js';
import { pushBuiltIn, pushList, type Run } from '../run.js';
import { triggerCards } from './dawn.js';
import type { StageRules } from './stage-rules.js';

/** @rule FP-WEA-1 */
const revealCard = ({ draft, box, emit }: Run): void => {
  const { weather } = draft;
  if (weather.drawStack.length === 0) {
    weather.drawStack = shuffle(draft.random, weather.discarded.slice());
    weather.discarded = [];
    emit?.({ kind: 'deckShuffled', deck: 'weather' });
  }
  weather.current = weather.drawStack.at(-1)!;
  weather.drawStack = weather.drawStack.slice(0, -1);
  emit?.({ kind: 'cardRevealed', deck: 'weather', card: box.components.weather[weather.current]!.id });
};

const currentCard = ({ draft, box }: Run) => box.components.weather[draft.weather.current]!;

/** @rule FP-WEA-2 */
const pushCardEffects = (run: Run): void => pushList(run, run.box.listsByCard.weather[run.draft.weather.current]!);

/** @rule FP-WEA-3 */
const hunt = (run: Run): void => {
  if (currentCard(run).hunt === 1) gainResource(run, 'food', countHuntIcons(run.draft, run.box));
};

/** @rule FP-WEA-4 */
const marchScouts = (run: Run): void => {
  const { draft, box } = run;
  const { scoutSteps } = currentCard(run);
  if (scoutSteps === 0) return;
  const unitsLeft = scoutSteps + sumBonuses(draft, box, 'scoutBonus');
  for (let slot = draft.expeditionStacks.length - 1; slot >= 0; slot--) {
    if (draft.expeditionStacks[slot]!.scout !== 'none') pushBuiltIn(run, 'march', { slot, unitsLeft });
  }
};

/** @rule FP-WEA-5 */
const approachStorm = (run: Run): void => {
  const { stormApproach } = currentCard(run);
  if (stormApproach > 0) moveStorm(run, -stormApproach);
};

/** @rule FP-WEA-6 */
const triggerStorm = (run: Run): void => {
  const { draft, box } = run;
  if (draft.stormRound === 0 || draft.stormRound > draft.round) return;
  triggerCards(run, [box.components.scenario.findIndex(({ trigger }) => trigger.kind === 'storm')]);
};

const discardCard = ({ draft }: Run): void => {
  const { weather } = draft;
  weather.discarded = appended(weather.discarded, weather.current);
  weather.current = -1;
};

/** The Weather phase (Météo). */
export const weather: StageRules<'weather'> = {
  steps: {
    reveal: revealCard,
    effects: pushCardEffects,
    hunt,
    march: marchScouts,
    approach: approachStorm,
    storm: triggerStorm,
    discard: discardCard,
  },
};
