import { type Box, type ByOwner, type Mode, ROUND, SLOTS } from '../components/index.js';
import { type Abundance, type Owner, SIKU, type State } from '../state/index.js';
import { CELLS } from '../temple.js';
import { blocksOf, isFinished, isPlaced, moverOf, ownerOf, placing, roundOf, underlying } from './moment.js';

/** Checks the number of turns taken by each owner, and the owner whose turn it is. */
export const brokenTurn = (state: State, box: Box): string | null => {
  const { players, turn, blocks } = state;
  const mode = box.modes[players]!;
  const standing = blocks.filter((owner) => owner !== -1).length;
  if (standing !== turn - (isPlaced(state) ? 0 : 1)) return 'turn';
  if (isFinished(state) && turn !== CELLS) return 'turn';
  const fault = turn > mode.normalTurns ? brokenExtra(state, mode) : brokenOrder(state, mode);
  return (
    fault ?? brokenWindow(state, box) ?? brokenRound(state, box) ?? (players === 2 ? brokenLots(state, box) : null)
  );
};

/** Checks the order of turns before the extra turns. */
const brokenOrder = (state: State, { turns }: Mode): string | null => {
  const { turn, abundance, left, aside, extra } = state;
  const isShifted = abundance !== null && abundance.stage !== 'first';
  if (moverOf(state) !== ownerOf(state, isShifted ? turn - 1 : turn)) return 'active';
  if (extra.length > 0) return 'extra';
  if (aside.includes(0)) return 'aside';
  const fault = abundance === null ? null : brokenAbundance(state);
  if (fault !== null) return fault;
  const made = turnsMade(state);
  if (left.some((each, owner) => each !== turns[owner]! - made[owner]!)) return 'left';
  return brokenBlocks(state, made);
};

/** Checks that between two turns the owner of the last one is right. */
const brokenWindow = (state: State, box: Box): string | null => {
  const { players, turn, active, aside, abundance } = state;
  if (underlying(state).kind !== 'window') return null;
  if (abundance?.stage === 'first') return 'abundance';
  if (turn === CELLS && players === 4) return aside[active] === 0 ? null : 'active';
  if (abundance?.stage === 'second') return active === abundance.player ? null : 'active';
  const isShifted = abundance !== null;
  const last = ownerOf(state, isShifted ? turn - 2 : turn - 1);
  if (active === last) return null;
  return !isShifted && active === ownerOf(state, turn - 2) && hasSkipped(state, box, last) ? null : 'active';
};

/** Checks whether the last turn of a player may have been skipped. */
const hasSkipped = ({ players, spent }: State, box: Box, player: Owner): boolean =>
  players > 1 && spent[player]!.some((favour) => box.favourIds[favour] === 'abundance');

/** Counts the turns that each owner has made, including the current one once its block is placed. */
const turnsMade = (state: State): ByOwner<number> => {
  const { turn, abundance, left } = state;
  const made = left.map(() => 0);
  const isSkipping = abundance?.stage === 'skip';
  for (let t = 1; t < (isSkipping ? turn - 1 : turn); t++) made[ownerOf(state, t)]!++;
  if (isSkipping) made[abundance.player]!++;
  if (isPlaced(state)) made[moverOf(state)]!++;
  return made;
};

/** The turns that a player of Abundance has at least, by its stage. */
const TURNS_LEFT: Readonly<Record<Abundance['stage'], number>> = { first: 2, second: 1, skip: 0 };

const brokenAbundance = (state: State): string | null => {
  const { abundance, players, left } = state;
  if (abundance === null || players === 1) return 'abundance';
  const { player, stage } = abundance;
  if ((moverOf(state) === player) !== (stage !== 'skip')) return 'abundance';
  return left[player]! >= TURNS_LEFT[stage] - (isPlaced(state) ? 1 : 0) ? null : 'abundance';
};

/** Checks that each owner has a block for each turn made; with two players the lots show whose they were. */
const brokenBlocks = (state: State, made: ByOwner<number>): string | null => {
  if (state.players === 2) return null;
  const standing = blocksOf(state);
  return made.some((turns, owner) => turns !== standing[owner]) ? 'blocks' : null;
};

const brokenExtra = (state: State, { blocks, normalTurns }: Mode): string | null => {
  const { turn, left, extra, aside, abundance, reservation } = state;
  if (left.some((turns) => turns !== 0)) return 'left';
  if (abundance !== null) return 'abundance';
  if (reservation !== null) return 'reservation';
  if (extra.length !== CELLS - turn) return 'extra';
  const mover = moverOf(state);
  const made = turn - normalTurns - (isPlaced(state) ? 0 : 1);
  if (aside.filter((block) => block === 0).length !== made) return 'aside';
  if (aside[mover] !== (isPlaced(state) ? 0 : 1)) return 'aside';
  if (extra.some((player) => player === mover || aside[player] === 0)) return 'extra';
  const standing = blocksOf(state);
  return aside.some((block, player) => standing[player] !== blocks[player]! - block) ? 'blocks' : null;
};

/** Checks that the token and the cubes of a solo game follow its rounds. */
const brokenRound = (state: State, { components }: Box): string | null => {
  const { players, first, cubes } = state;
  if (players !== 1) return null;
  const made = roundOf(state) - 1;
  if (first !== made % ROUND) return 'first';
  return cubes.every((slot, i) => slot === (components.cubes[i]! + made) % SLOTS) ? null : 'cubes';
};

/** Checks the blocks left in the lots against the placed ones. */
const brokenLots = (state: State, { components }: Box): string | null => {
  const { lots, left } = state;
  const standing = blocksOf(state);
  const { own, siku, count } = components.lots;
  let placed = siku * count * lots.length;
  for (const [player, lot] of lots.entries()) {
    if (lot.own + lot.siku + (own + siku) * lot.spare !== left[player]) return `lots[${player}]`;
    if (lot.own + lot.siku === 0 && lot.spare > 0) return `lots[${player}]`;
    if (standing[player] !== own * (count - lot.spare) - lot.own) return `lots[${player}]`;
    placed -= lot.siku + siku * lot.spare;
  }
  return standing[SIKU] === placed ? brokenUse(state) : 'lots';
};

/** Checks that the active lot has the blocks that the use of a card needs. */
const brokenUse = (state: State): string | null => {
  const { own, siku } = state.lots[state.active]!;
  const phase = underlying(state);
  if (phase.kind === 'use') return own > 0 && siku > 0 ? null : 'phase';
  const used = phase.kind === 'as' ? phase : placing(state);
  return used === null || (used.use === 'self' ? own : siku) > 0 ? null : 'phase.use';
};
