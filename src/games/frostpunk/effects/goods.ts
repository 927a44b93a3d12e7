import { shuffle } from '../../../core/chance/random.js';
import { joined } from '../../../core/data/list.js';
import { activeTokens, eachInForce } from '../city/index.js';
import type { EffectOf, Site, Triple } from '../components/index.js';
import { AUTOMATON, MOST_HELD, type Res, resIndex } from '../components/vocabulary.js';
import { lose, type Run } from '../run.js';

/** Gains a resource from the bank. */
export const gain = ({ draft, emit }: Run, res: Res, n: number): void => {
  if (n <= 0) return;
  draft.resources[resIndex[res]] = Math.min(MOST_HELD, draft.resources[resIndex[res]]! + n);
  emit?.({ kind: 'gained', res, n });
};

/**
 * Returns a resource to the bank, at most as much as there is.
 * @rule FP-EFF-3
 */
export const spend = ({ draft, emit }: Run, res: Res, n: number): void => {
  const paid = Math.min(n, draft.resources[resIndex[res]]!);
  if (paid <= 0) return;
  draft.resources[resIndex[res]]! -= paid;
  emit?.({ kind: 'lost', res, n: paid });
};

/** Pays the wood, steel and cores of a Building. */
export const payCost = (run: Run, cost: Triple, woodLess: number): void => {
  spend(run, 'wood', cost[0]! - woodLess);
  spend(run, 'steel', cost[1]!);
  spend(run, 'core', cost[2]!);
};

/** Takes resources from a space. */
export const takeFrom = (run: Run, site: Site, most: number): void => {
  const { draft } = run;
  const res = draft.resource[site];
  if (res === undefined || res === 'none') return;
  const n = Math.min(most, draft.amount[site]!);
  draft.amount[site]! -= n;
  if (draft.amount[site] === 0) draft.resource[site] = 'none';
  gain(run, res, n);
};

export const loseEach = (run: Run, { res, token }: EffectOf<'loseEach'>): void =>
  spend(run, res, activeTokens(run.draft, 'discontent', token) + activeTokens(run.draft, 'hope', token));

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
  if (to > box.components.tracks.pressureRoom) breakDown(run);
};

/** @rule FP-BRK-2 FP-BRK-3 FP-LOSE-3 */
const breakDown = (run: Run): void => {
  const { draft, box, emit } = run;
  const { malfunction } = box.components.tracks;
  const isSecond = draft.overheated;
  draft.overheated = true;
  emit?.({ kind: 'malfunctioned', nth: isSecond ? 2 : 1 });
  if (isSecond) return lose(run, 'generator');
  changeCold(run, malfunction.cold);
  for (const level of [1, 2, 3] as const) changeRange(run, level, malfunction.ranges);
  const by = -draft.pressure;
  draft.pressure = 0;
  emit?.({ kind: 'pressureChanged', by, to: 0 });
};

const lastHeat = ({ box }: Run): number => box.components.tracks.throws.length - 1;

export const changeCold = (run: Run, by: number): void => {
  const { draft, emit } = run;
  const to = Math.min(lastHeat(run), draft.cold + by);
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
  const to = Math.max(0, Math.min(lastHeat(run), draft.ranges[level - 1]! + by));
  if (to === draft.ranges[level - 1]) return;
  draft.ranges[level - 1] = to;
  emit?.({ kind: 'rangeChanged', level, to });
};

/** Lowers the pressure: by the printed number, or by the most that a technology in force allows. */
export const vent = (run: Run, n: number): void => {
  let most = -1;
  eachInForce(run.draft, run.box, ({ modifier }) => {
    if (modifier.kind === 'ventMax') most = Math.max(most, modifier.n);
  });
  changePressure(run, -(most < 0 ? n : most));
};

/** Moves the Storm token; without one, nothing happens. */
export const moveStorm = ({ draft, box, emit }: Run, by: number): void => {
  if (draft.storm === 0) return;
  const to = Math.max(1, Math.min(box.components.tracks.rounds, draft.storm + by));
  if (to === draft.storm) return;
  draft.storm = to;
  emit?.({ kind: 'stormMoved', to });
};

export const endStorm = ({ draft, box, emit }: Run, n: number): void => {
  draft.storm = 0;
  draft.stormEnd = Math.min(box.components.tracks.rounds, draft.round + n);
  emit?.({ kind: 'stormMoved', to: 0 });
};

/**
 * Takes an Automaton from the bank; returns false if it is empty.
 * @rule FP-AUTO-6
 */
export const addAutomaton = ({ draft, emit }: Run): boolean => {
  if (draft.bank === 0) return false;
  draft.bank--;
  draft.reserve[AUTOMATON]!++;
  emit?.({ kind: 'meeplesChanged', type: 'automaton', by: 1 });
  return true;
};

/**
 * Returns the top Citizen card, shuffling the discard if the deck is empty; -1 if there is none.
 * @rule FP-CIT-6
 */
export const drawCitizen = ({ draft, emit }: Run): number => {
  if (draft.citizenDeck.length === 0 && draft.citizenDiscard.length > 0) {
    draft.citizenDeck = shuffle(draft.random, draft.citizenDiscard.slice());
    draft.citizenDiscard = [];
    emit?.({ kind: 'shuffled', deck: 'citizens' });
  }
  const card = draft.citizenDeck.at(-1);
  if (card === undefined) return -1;
  draft.citizenDeck = draft.citizenDeck.slice(0, -1);
  return card;
};

export const cardToHand = (run: Run): boolean => {
  const { draft, box, emit } = run;
  const card = drawCitizen(run);
  if (card < 0) return false;
  draft.hand = joined(draft.hand, card);
  emit?.({ kind: 'cardTaken', card: box.components.citizens[card]!.id });
  return true;
};

/**
 * Moves the Development token nearer, to the next round at most.
 * @rule FP-TECH-7
 */
export const hasten = ({ draft, box, emit }: Run, n: number): void => {
  const { developing, developAt, round } = draft;
  const at = Math.max(round + 1, developAt - n);
  if (developing < 0 || at >= developAt) return;
  draft.developAt = at;
  emit?.({ kind: 'technologyChanged', id: box.components.technologies[developing]!.id, change: 'hastened', at });
};
