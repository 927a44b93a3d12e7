import { shuffle } from '../../../core/chance/random.js';
import { joined } from '../../../core/data/list.js';
import { bonusOf, huntIcons } from '../city/index.js';
import { gain, moveStorm } from '../effects/goods.js';
import { type Run, start, startBuiltIn } from '../run.js';
import { trigger } from './dawn.js';
import type { StageRules } from './steps.js';

/** @rule FP-WEA-1 */
const reveal = ({ draft, box, emit }: Run): void => {
  const { weather } = draft;
  if (weather.deck.length === 0) {
    weather.deck = shuffle(draft.random, weather.discard.slice());
    weather.discard = [];
    emit?.({ kind: 'shuffled', deck: 'weather' });
  }
  weather.current = weather.deck.at(-1)!;
  weather.deck = weather.deck.slice(0, -1);
  emit?.({ kind: 'cardRevealed', deck: 'weather', card: box.components.weather[weather.current]!.id });
};

const currentOf = ({ draft, box }: Run) => box.components.weather[draft.weather.current]!;

/** @rule FP-WEA-2 */
const sectionA = (run: Run): void => start(run, run.box.lists.weather[run.draft.weather.current]!);

/** @rule FP-WEA-3 */
const sectionB = (run: Run): void => {
  if (currentOf(run).hunt === 1) gain(run, 'food', huntIcons(run.draft, run.box));
};

/** @rule FP-WEA-4 */
const sectionC = (run: Run): void => {
  const { draft, box } = run;
  const { scouts } = currentOf(run);
  if (scouts === 0) return;
  const left = scouts + bonusOf(draft, box, 'scoutBonus');
  for (let slot = draft.stacks.length - 1; slot >= 0; slot--) {
    if (draft.stacks[slot]!.scout !== 'none') startBuiltIn(run, 'march', { slot, left });
  }
};

/** @rule FP-WEA-5 */
const sectionD = (run: Run): void => {
  const { storm } = currentOf(run);
  if (storm > 0) moveStorm(run, -storm);
};

/** @rule FP-WEA-6 */
const storm = (run: Run): void => {
  const { draft, box } = run;
  if (draft.storm === 0 || draft.storm > draft.round) return;
  trigger(run, [box.components.scenario.findIndex(({ at }) => at.kind === 'storm')]);
};

const discard = ({ draft }: Run): void => {
  const { weather } = draft;
  weather.discard = joined(weather.discard, weather.current);
  weather.current = -1;
};

/** The Weather phase (Météo). */
export const weather: StageRules<'weather'> = {
  steps: { reveal, effects: sectionA, hunt: sectionB, march: sectionC, approach: sectionD, storm, discard },
};
