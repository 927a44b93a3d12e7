import { drawInt, shuffle } from '../../core/chance/random.js';
import type { StateHeader } from '../../core/contract/kernel.js';
import { repeatItem } from '../../core/data/list.js';
import type { OptionTable } from '../../core/fields/options.js';
import { beginStep } from './apply/stage.js';
import type { Box } from './box.js';
import { DIFFICULTIES, EXPEDITION_LETTERS } from './components/index.js';
import { drawTopTile, placeBuilding, placeTile } from './effects/buildings.js';
import { renewStack } from './effects/journeys.js';
import { drawToHand } from './effects/resources.js';
import { drawToken, flipToken } from './effects/tokens.js';
import type { Run } from './run.js';
import { clone, type Draft } from './state/draft.js';
import type { Settings } from './state/index.js';
import { createEmptyPiles } from './state/state-before-deal.js';

/** The options of a game; an expert who is not chosen is dealt. */
export const options = ({ components }: Pick<Box, 'components'>): OptionTable<Settings> => ({
  players: { values: [1, 2, 3, 4] },
  difficulty: { values: DIFFICULTIES, default: 'normal' },
  expert: { values: components.experts.map(({ id }) => id), default: null },
});

/**
 * Creates a state with everything that is not printed on the boards in the box. Lists are copied from prepared ones: V8
 * knows less of lists created for each game, and play takes a quarter longer.
 */
export const stateBeforeDeal = ({ players, difficulty }: Settings, box: Box, header: StateHeader<Draft>): Draft =>
  Object.assign(clone(box.statesBeforeDeal[difficulty]), header, createEmptyPiles(), {
    hasPassed: repeatItem(false, players),
  });

/**
 * Lays the city out; events report what is drawn. Round 1 begins with Action.
 * @rule FP-SETUP-2 FP-SETUP-3 FP-ROUND-2 FP-COOP-2
 */
export const deal = (run: Run, settings: Settings): void => {
  const { draft, box, emit } = run;
  buildCity({ ...run, emit: undefined });
  shuffleDecks(draft, box);
  placeTokens(run);
  drawFirstCards(run);
  chooseExpert(run, settings);
  emit?.({ kind: 'stageStarted', stage: 'action', round: 1 });
  emit?.({ kind: 'leaderNamed', player: 0 });
  beginStep(run, 'action', 'muster');
};

/** @rule FP-SETUP-2 FP-BLD-3 */
const buildCity = (run: Run): void => {
  const { draft, box } = run;
  const { start, map } = box.components;
  for (const [site, space] of start.generatorContents.entries()) {
    if (space === 'none') continue;
    if ('building' in space) placeBuilding(run, box.indexOfId.get(space.building)!, site);
    else {
      draft.spaceResource[site] = space.resource;
      draft.spaceAmount[site] = space.amount;
    }
  }
  for (const [i, id] of map.printedBuildings.entries()) placeBuilding(run, box.indexOfId.get(id)!, box.spaceCount + i);
};

/**
 * Shuffles the decks. The order of the shuffles is part of the rules. The top Council card goes unseen into the Dusk
 * deck.
 * @rule FP-SETUP-2
 */
const shuffleDecks = (draft: Draft, { piles, councilSlot }: Box): void => {
  const shuffled = (pile: readonly number[]): number[] => shuffle(draft.random, [...pile]);
  draft.morning.drawStack = shuffled(piles.morning);
  draft.weather.drawStack = shuffled(piles.weather);
  const councils = shuffled(piles.council);
  draft.citizenDrawStack = shuffled(piles.citizens);
  for (const letter of EXPEDITION_LETTERS) draft.expeditionDrawStacks[letter] = shuffled(piles.expeditions[letter]);
  draft.nearStack = shuffled(piles.near);
  draft.farStack = shuffled(piles.far);
  draft.dusk.deck = councils.length > 0 ? [...piles.dusk, councilSlot] : [...piles.dusk];
  draft.dusk.setAside = [...piles.setAside];
  draft.council.current = councils.pop() ?? -1;
  draft.council.drawStack = councils;
};

/** @rule FP-SETUP-2 */
const chooseExpert = ({ draft, box, emit }: Run, { expert }: Settings): void => {
  const { experts } = box.components;
  const chosen = experts.findIndex(({ id }) => id === expert);
  draft.expert = chosen >= 0 ? chosen : drawInt(draft.random, experts.length);
  if (chosen < 0) emit?.({ kind: 'expertDrawn', expert: experts[draft.expert]!.id });
};

/** @rule FP-SETUP-2 FP-HD-1 */
const placeTokens = (run: Run): void => {
  const { hopeTokens, discontentTokens } = run.box.components.start;
  for (let i = 0; i < hopeTokens; i++) drawToken(run, 'hope');
  flipToken(run, 'hope', 'any', true);
  for (let i = 0; i < discontentTokens; i++) drawToken(run, 'discontent');
};

/** @rule FP-SETUP-2 FP-EXPED-1 FP-ACT-10 */
const drawFirstCards = (run: Run): void => {
  const { box } = run;
  const { start, map } = box.components;
  for (let i = 0; i < start.handSize; i++) drawToHand(run);
  for (let slot = 0; slot < start.openExpeditions; slot++) renewStack(run, slot);
  for (const id of start.tilePositions) {
    const position = box.indexOfId.get(id)!;
    placeTile(run, drawTopTile(run, map.positions[position]!.zone), position);
  }
};
