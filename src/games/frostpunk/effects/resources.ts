import { shuffle } from '../../../core/chance/random.js';
import { appended } from '../../../core/data/list.js';
import { countActiveTokens, forEachActiveModifier } from '../city/index.js';
import type { EffectOf, Site, Triple } from '../components/index.js';
import { AUTOMATON_INDEX, MAX_COUNT, RESOURCE_INDEX, type Resource } from '../components/vocabulary.js';
import { lose, type Run } from '../run.js';

/** Gains a resource from the bank. */
export const gainResource = ({ draft, emit }: Run, resource: Resource, amount: number): void => {
  if (amount <= 0) return;
  draft.stock[RESOURCE_INDEX[resource]] = Math.min(MAX_COUNT, draft.stock[RESOURCE_INDEX[resource]]! + amount);
  emit?.({ kind: 'resourceGained', resource, amount });
};

/**
 * Returns a resource to the bank, at most as much as there is.
 * @rule FP-EFF-3
 */
export const spendResource = ({ draft, emit }: Run, resource: Resource, n: number): void => {
  const paid = Math.min(n, draft.stock[RESOURCE_INDEX[resource]]!);
  if (paid <= 0) return;
  draft.stock[RESOURCE_INDEX[resource]]! -= paid;
  emit?.({ kind: 'resourceLost', resource, amount: paid });
};

/** Pays the wood, steel and cores of a Building. */
export const payCost = (run: Run, cost: Triple, woodDiscount: number): void => {
  spendResource(run, 'wood', cost[0]! - woodDiscount);
  spendResource(run, 'steel', cost[1]!);
  spendResource(run, 'core', cost[2]!);
};

/** Takes resources from a space. */
export const takeFromSpace = (run: Run, site: Site, max: number): void => {
  const { draft } = run;
  const res = draft.spaceResource[site];
  if (res === undefined || res === 'none') return;
  const n = Math.min(max, draft.spaceAmount[site]!);
  draft.spaceAmount[site]! -= n;
  if (draft.spaceAmount[site] === 0) draft.spaceResource[site] = 'none';
  gainResource(run, res, n);
};

export const losePerToken = (run: Run, { resource, token }: EffectOf<'losePerToken'>): void =>
  spendResource(
    run,
    resource,
    countActiveTokens(run.draft, 'discontent', token) + countActiveTokens(run.draft, 'hope', token),
  );

/**
 * Changes the pressure; all cubes of a placement are placed before the track is checked.
 * @rule FP-BRK-1
 */
export const changePressure = (run: Run, by: number): void => {
  const { draft, box, emit } = run;
  const to = Math.max(0, draft.pressure + by);
  const moved = to - draft.pressure;
  draft.pressure = to;
  if (moved !== 0) emit?.({ kind: 'pressureChanged', by: moved, to });
  if (to > box.components.tracks.maxPressure) breakDown(run);
};

/** @rule FP-BRK-2 FP-BRK-3 FP-LOSE-3 */
const breakDown = (run: Run): void => {
  const { draft, box, emit } = run;
  const { malfunction } = box.components.tracks;
  const isSecond = draft.hasMalfunctioned;
  draft.hasMalfunctioned = true;
  emit?.({ kind: 'generatorMalfunctioned', nth: isSecond ? 2 : 1 });
  if (isSecond) return lose(run, 'generator');
  changeCold(run, malfunction.cold);
  for (const level of [1, 2, 3] as const) changeRange(run, level, malfunction.heatingRanges);
  const by = -draft.pressure;
  draft.pressure = 0;
  emit?.({ kind: 'pressureChanged', by, to: 0 });
};

const maxHeat = ({ box }: Run): number => box.components.tracks.thrownCubes.length - 1;

export const changeCold = (run: Run, by: number): void => {
  const { draft, emit } = run;
  const to = Math.min(maxHeat(run), draft.cold + by);
  if (to === draft.cold) return;
  draft.cold = to;
  emit?.({ kind: 'coldChanged', to });
};

export const changeHeat = ({ draft, emit }: Run, to: number): void => {
  if (draft.heat === to) return;
  draft.heat = to;
  emit?.({ kind: 'heatChanged', to });
};

export const changeRange = (run: Run, level: 1 | 2 | 3, by: number): void => {
  const { draft, emit } = run;
  const to = Math.max(0, Math.min(maxHeat(run), draft.heatingRanges[level - 1]! + by));
  if (to === draft.heatingRanges[level - 1]) return;
  draft.heatingRanges[level - 1] = to;
  emit?.({ kind: 'heatingRangeChanged', level, to });
};

/** Lowers the pressure: by the printed amount, or by the most that a technology in force allows. */
export const ventPressure = (run: Run, n: number): void => {
  let max = -1;
  forEachActiveModifier(run.draft, run.box, ({ modifier }) => {
    if (modifier.kind === 'maxVent') max = Math.max(max, modifier.amount);
  });
  changePressure(run, -(max < 0 ? n : max));
};

/** Moves the Storm token; without one, nothing happens. */
export const moveStorm = ({ draft, box, emit }: Run, by: number): void => {
  if (draft.stormRound === 0) return;
  const to = Math.max(1, Math.min(box.components.tracks.rounds, draft.stormRound + by));
  if (to === draft.stormRound) return;
  draft.stormRound = to;
  emit?.({ kind: 'stormMoved', to });
};

export const endStorm = ({ draft, box, emit }: Run, n: number): void => {
  draft.stormRound = 0;
  draft.stormEndRound = Math.min(box.components.tracks.rounds, draft.round + n);
  emit?.({ kind: 'stormMoved', to: 0 });
};

/**
 * Takes an Automaton from the bank; returns false if it is empty.
 * @rule FP-AUTO-6
 */
export const addAutomaton = ({ draft, emit }: Run): boolean => {
  if (draft.automatonsInBank === 0) return false;
  draft.automatonsInBank--;
  draft.reserveMeeples[AUTOMATON_INDEX]!++;
  emit?.({ kind: 'meeplesChanged', meeple: 'automaton', by: 1 });
  return true;
};

/**
 * Returns the top Citizen card, shuffling the discard if the deck is empty; -1 if there is none.
 * @rule FP-CIT-6
 */
export const drawCitizenCard = ({ draft, emit }: Run): number => {
  if (draft.citizenDrawStack.length === 0 && draft.discardedCitizenCards.length > 0) {
    draft.citizenDrawStack = shuffle(draft.random, draft.discardedCitizenCards.slice());
    draft.discardedCitizenCards = [];
    emit?.({ kind: 'deckShuffled', deck: 'citizens' });
  }
  const card = draft.citizenDrawStack.at(-1);
  if (card === undefined) return -1;
  draft.citizenDrawStack = draft.citizenDrawStack.slice(0, -1);
  return card;
};

/** Draws a Citizen card to the hand; returns false if there is none. */
export const drawToHand = (run: Run): boolean => {
  const { draft, box, emit } = run;
  const card = drawCitizenCard(run);
  if (card < 0) return false;
  draft.hand = appended(draft.hand, card);
  emit?.({ kind: 'citizenCardDrawn', card: box.components.citizenCards[card]!.id });
  return true;
};

/**
 * Moves the Development token nearer, to the next round at most.
 * @rule FP-TECH-7
 */
export const hastenTechnology = ({ draft, box, emit }: Run, n: number): void => {
  const { developingTechnology, developmentEndRound, round } = draft;
  const at = Math.max(round + 1, developmentEndRound - n);
  if (developingTechnology < 0 || at >= developmentEndRound) return;
  draft.developmentEndRound = at;
  emit?.({
    kind: 'technologyChanged',
    technology: box.components.technologies[developingTechnology]!.id,
    change: 'hastened',
    round: at,
  });
};
