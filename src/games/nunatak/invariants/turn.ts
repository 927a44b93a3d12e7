import type { State } from '../state/index.js';
import { blocksOf, isFinished, isPlaced, moverOf, ownerOf, placing, roundOf, underlying } from './moment.js';

const LAST = 54;
const LAST_NORMAL_OF_FOUR = 52;

/** How many turns were taken by whom, and whose turn it is. */
export const brokenTurn = (state: State): string | null => {
  const { players, turn, blocks } = state;
  const standing = blocks.filter((owner) => owner !== -1).length;
  if (standing !== turn - (isPlaced(state) ? 0 : 1)) return 'turn';
  if (isFinished(state) && turn !== LAST) return 'turn';
  const fault = players === 4 && turn > LAST_NORMAL_OF_FOUR ? brokenExtra(state) : brokenOrder(state);
  return fault ?? brokenRound(state) ?? (players === 2 ? brokenLots(state) : null);
};

/** Before the extra turns. */
const brokenOrder = (state: State): string | null => {
  const { players, turn, abundance, left, aside, extra } = state;
  const isShifted = abundance !== null && abundance.stage !== 'first';
  if (moverOf(state) !== ownerOf(state, isShifted ? turn - 1 : turn)) return 'active';
  if (extra.length > 0) return 'extra';
  if (aside.includes(0)) return 'aside';
  const fault = abundance === null ? null : brokenAbundance(state);
  if (fault !== null) return fault;
  const made = turnsMade(state);
  const all = players === 2 ? 27 : players === 4 ? 13 : 18;
  if (left.some((turns, owner) => turns !== all - made[owner]!)) return 'left';
  return brokenBlocks(state, made);
};

/** How many turns each owner has made, the one under way included once its block stands. */
const turnsMade = (state: State): readonly number[] => {
  const { turn, abundance, left } = state;
  const made = left.map(() => 0);
  const isSkipping = abundance?.stage === 'skip';
  for (let t = 1; t < (isSkipping ? turn - 1 : turn); t++) made[ownerOf(state, t)]!++;
  if (isSkipping) made[abundance.player]!++;
  if (isPlaced(state)) made[moverOf(state)]!++;
  return made;
};

const brokenAbundance = (state: State): string | null => {
  const { abundance, players, left } = state;
  if (abundance === null || players === 1) return 'abundance';
  const { player, stage } = abundance;
  if ((moverOf(state) === player) !== (stage !== 'skip')) return 'abundance';
  const still = stage === 'first' ? 2 : stage === 'second' ? 1 : 0;
  return left[player]! >= still - (isPlaced(state) ? 1 : 0) ? null : 'abundance';
};

/** Blocks stand as turns were made; with two players lots say whose they were. */
const brokenBlocks = (state: State, made: readonly number[]): string | null => {
  if (state.players === 2) return null;
  const standing = blocksOf(state);
  return made.some((turns, owner) => turns !== standing[owner]) ? 'blocks' : null;
};

const NORMAL_TURNS_OF_FOUR = 13;

const brokenExtra = (state: State): string | null => {
  const { turn, left, extra, aside, abundance, reservation } = state;
  if (left.some((turns) => turns !== 0)) return 'left';
  if (abundance !== null) return 'abundance';
  if (reservation !== null) return 'reservation';
  if (extra.length !== LAST - turn) return 'extra';
  const mover = moverOf(state);
  const made = turn - LAST_NORMAL_OF_FOUR - (isPlaced(state) ? 0 : 1);
  if (aside.filter((block) => block === 0).length !== made) return 'aside';
  if (aside[mover] !== (isPlaced(state) ? 0 : 1)) return 'aside';
  if (extra.some((player) => player === mover || aside[player] === 0)) return 'extra';
  const standing = blocksOf(state);
  return aside.some((block, player) => standing[player] !== NORMAL_TURNS_OF_FOUR + 1 - block) ? 'blocks' : null;
};

/** The token and the cubes of a solo game go by its rounds. */
const brokenRound = (state: State): string | null => {
  const { players, first, cubes } = state;
  if (players !== 1) return null;
  const round = roundOf(state);
  if (first !== (round - 1) % 3) return 'first';
  return cubes[0] === (round - 1) % 4 && cubes[1] === (round + 1) % 4 ? null : 'cubes';
};

/** What is left in the lots, and what stands. */
const brokenLots = (state: State): string | null => {
  const { lots, left } = state;
  const standing = blocksOf(state);
  let siku = 18;
  for (const [player, lot] of lots.entries()) {
    if (lot.own + lot.siku + 3 * lot.spare !== left[player]) return `lots[${player}]`;
    if (lot.own + lot.siku === 0 && lot.spare > 0) return `lots[${player}]`;
    if (standing[player] !== 18 - lot.own - 2 * lot.spare) return `lots[${player}]`;
    siku -= lot.siku + lot.spare;
  }
  return standing[2] === siku ? brokenUse(state) : 'lots';
};

/** A block for which a card is used is in the active lot. */
const brokenUse = (state: State): string | null => {
  const { own, siku } = state.lots[state.active]!;
  const phase = underlying(state);
  if (phase.kind === 'use') return own > 0 && siku > 0 ? null : 'phase';
  const used = phase.kind === 'as' ? phase : placing(state);
  return used === null || (used.use === 'self' ? own : siku) > 0 ? null : 'phase.use';
};
