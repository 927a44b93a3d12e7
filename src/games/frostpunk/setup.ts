import { draw, shuffle } from '../../core/chance/random.js';
import type { Head } from '../../core/contract/kernel.js';
import { repeated } from '../../core/data/list.js';
import { goTo } from './apply/stage.js';
import type { Box } from './box.js';
import { LETTERS } from './components/index.js';
import { putBuilding, putTile, takeTile } from './effects/buildings.js';
import { cardToHand } from './effects/goods.js';
import { renew } from './effects/journeys.js';
import { drawToken, turn } from './effects/tokens.js';
import type { Run } from './run.js';
import { clone, type Draft } from './state/draft.js';
import type { Settings } from './state/index.js';
import { emptyPlaces } from './state/unpacked.js';

/**
 * Creates a state with everything that is not printed on the boards in the box. Lists are copied from prepared ones: V8
 * knows less of lists created for each game, and play takes a quarter longer.
 */
export const unpack = ({ players, difficulty }: Settings, box: Box, head: Head<Draft>): Draft =>
  Object.assign(clone(box.unpacked[difficulty]), head, emptyPlaces(), { passed: repeated(false, players) });

/**
 * Lays the city out; events report what is drawn. Round 1 begins with Action.
 * @rule FP-SETUP-2 FP-SETUP-3 FP-ROUND-2 FP-COOP-2
 */
export const deal = (run: Run, settings: Settings): void => {
  const { draft, box, emit } = run;
  buildCity({ ...run, emit: undefined });
  shuffleDecks(draft, box);
  placeTokens(run);
  openDecks(run);
  chooseExpert(run, settings);
  emit?.({ kind: 'stageBegan', stage: 'action', round: 1 });
  emit?.({ kind: 'leaderNamed', player: 0 });
  goTo(run, 'action', 'muster');
};

/** @rule FP-SETUP-2 FP-BLD-3 */
const buildCity = (run: Run): void => {
  const { draft, box } = run;
  const { start, map } = box.components;
  for (const [site, space] of start.generator.entries()) {
    if (space === 'none') continue;
    if ('building' in space) putBuilding(run, box.number.get(space.building)!, site);
    else {
      draft.resource[site] = space.res;
      draft.amount[site] = space.n;
    }
  }
  for (const [i, id] of map.printed.entries()) putBuilding(run, box.number.get(id)!, box.spaces + i);
};

/**
 * Shuffles the decks. The order of the shuffles is part of the rules. The top Council card goes unseen into the Dusk
 * deck.
 * @rule FP-SETUP-2
 */
const shuffleDecks = (draft: Draft, { piles, councilSlot }: Box): void => {
  const mixed = (pile: readonly number[]): number[] => shuffle(draft.random, [...pile]);
  draft.morning.deck = mixed(piles.morning);
  draft.weather.deck = mixed(piles.weather);
  const councils = mixed(piles.council);
  draft.citizenDeck = mixed(piles.citizens);
  for (const letter of LETTERS) draft.expeditionDecks[letter] = mixed(piles.expeditions[letter]);
  draft.nearStack = mixed(piles.near);
  draft.farStack = mixed(piles.far);
  draft.dusk.deck = councils.length > 0 ? [...piles.dusk, councilSlot] : [...piles.dusk];
  draft.dusk.aside = [...piles.aside];
  draft.council.current = councils.pop() ?? -1;
  draft.council.deck = councils;
};

/** @rule FP-SETUP-2 */
const chooseExpert = ({ draft, box, emit }: Run, { expert }: Settings): void => {
  const { experts } = box.components;
  const given = experts.findIndex(({ id }) => id === expert);
  draft.expert = given >= 0 ? given : draw(draft.random, experts.length);
  if (given < 0) emit?.({ kind: 'expertDrawn', expert: experts[draft.expert]!.id });
};

/** @rule FP-SETUP-2 FP-HD-1 */
const placeTokens = (run: Run): void => {
  const { hope, discontent } = run.box.components.start;
  for (let i = 0; i < hope; i++) drawToken(run, 'hope');
  turn(run, 'hope', 'any', true);
  for (let i = 0; i < discontent; i++) drawToken(run, 'discontent');
};

/** @rule FP-SETUP-2 FP-EXPED-1 FP-ACT-10 */
const openDecks = (run: Run): void => {
  const { box } = run;
  const { start, map } = box.components;
  for (let i = 0; i < start.hand; i++) cardToHand(run);
  for (let slot = 0; slot < start.stacks; slot++) renew(run, slot);
  for (const id of start.tiles) {
    const position = box.number.get(id)!;
    putTile(run, takeTile(run, map.positions[position]!.zone), position);
  }
};
