import { type Box, type ByOwner, type ModeTables, SLOT_COUNT, TURNS_PER_ROUND } from '../components/index.js';
import { hasUsedFavour } from '../score/cards.js';
import { type Abundance, type Owner, SIKU, type State } from '../state/index.js';
import { CELL_COUNT } from '../temple.js';
import {
  areAllBlocksPlaced,
  countBlocks,
  countedTurnOwner,
  isBlockPlaced,
  phaseBelowFavour,
  placingPhase,
  regularTurnOwner,
  roundOf,
} from './moment.js';

/** Checks the number of turns taken by each owner, and the owner whose turn it is. */
export const turnContradiction = (state: State, box: Box): string | null => {
  const { players, turnNumber, blocks } = state;
  const mode = box.modes[players]!;
  const blockCount = blocks.filter((owner) => owner !== -1).length;
  if (blockCount !== turnNumber - (isBlockPlaced(state) ? 0 : 1)) return 'turnNumber';
  if (areAllBlocksPlaced(state) && turnNumber !== CELL_COUNT) return 'turnNumber';
  const contradiction =
    turnNumber > mode.normalTurns ? extraTurnContradiction(state, mode) : turnOrderContradiction(state, mode);
  return (
    contradiction ??
    windowContradiction(state, box) ??
    roundContradiction(state, box) ??
    (players === 2 ? lotsContradiction(state, box) : null)
  );
};

/** Checks the order of turns before the extra turns. */
const turnOrderContradiction = (state: State, { turns }: ModeTables): string | null => {
  const { turnNumber, abundance, turnsLeft, blocksAside, extraTurnOrder } = state;
  const isShifted = abundance !== null && abundance.stage !== 'first';
  if (countedTurnOwner(state) !== regularTurnOwner(state, isShifted ? turnNumber - 1 : turnNumber)) return 'turnOwner';
  if (extraTurnOrder.length > 0) return 'extraTurnOrder';
  if (blocksAside.includes(0)) return 'blocksAside';
  const contradiction = abundance === null ? null : abundanceContradiction(state);
  if (contradiction !== null) return contradiction;
  const made = countTurnsMade(state);
  if (turnsLeft.some((each, owner) => each !== turns[owner]! - made[owner]!)) return 'turnsLeft';
  return blocksContradiction(state, made);
};

/** Checks that between two turns the owner of the last one is right. */
const windowContradiction = (state: State, box: Box): string | null => {
  const { players, turnNumber, turnOwner, blocksAside, abundance } = state;
  if (phaseBelowFavour(state).kind !== 'window') return null;
  if (abundance?.stage === 'first') return 'abundance';
  if (turnNumber === CELL_COUNT && players === 4) return blocksAside[turnOwner] === 0 ? null : 'turnOwner';
  if (abundance?.stage === 'second') return turnOwner === abundance.player ? null : 'turnOwner';
  const isShifted = abundance !== null;
  const last = regularTurnOwner(state, isShifted ? turnNumber - 2 : turnNumber - 1);
  if (turnOwner === last) return null;
  return !isShifted && turnOwner === regularTurnOwner(state, turnNumber - 2) && hasSkippedTurn(state, box, last)
    ? null
    : 'turnOwner';
};

/** Checks whether the last turn of a player may have been skipped. */
const hasSkippedTurn = (state: State, box: Box, player: Owner): boolean =>
  state.players > 1 && hasUsedFavour(state, box, player, 'abundance');

/** Counts the turns that each owner has made, including the current one once its block is placed. */
const countTurnsMade = (state: State): ByOwner<number> => {
  const { turnNumber, abundance, turnsLeft } = state;
  const made = turnsLeft.map(() => 0);
  const isSkipping = abundance?.stage === 'skip';
  for (let t = 1; t < (isSkipping ? turnNumber - 1 : turnNumber); t++) made[regularTurnOwner(state, t)]!++;
  if (isSkipping) made[abundance.player]!++;
  if (isBlockPlaced(state)) made[countedTurnOwner(state)]!++;
  return made;
};

/** The turns that a player of Abundance has at least, by its stage. */
const MIN_TURNS_LEFT: Readonly<Record<Abundance['stage'], number>> = { first: 2, second: 1, skip: 0 };

const abundanceContradiction = (state: State): string | null => {
  const { abundance, players, turnsLeft } = state;
  if (abundance === null || players === 1) return 'abundance';
  const { player, stage } = abundance;
  if ((countedTurnOwner(state) === player) !== (stage !== 'skip')) return 'abundance';
  return turnsLeft[player]! >= MIN_TURNS_LEFT[stage] - (isBlockPlaced(state) ? 1 : 0) ? null : 'abundance';
};

/** Checks that each owner has a block for each turn made; with two players the lots show whose they were. */
const blocksContradiction = (state: State, made: ByOwner<number>): string | null => {
  if (state.players === 2) return null;
  const blockCounts = countBlocks(state);
  return made.some((turns, owner) => turns !== blockCounts[owner]) ? 'blocks' : null;
};

const extraTurnContradiction = (state: State, { blocks, normalTurns }: ModeTables): string | null => {
  const { turnNumber, turnsLeft, extraTurnOrder, blocksAside, abundance, reservation } = state;
  if (turnsLeft.some((turns) => turns !== 0)) return 'turnsLeft';
  if (abundance !== null) return 'abundance';
  if (reservation !== null) return 'reservation';
  if (extraTurnOrder.length !== CELL_COUNT - turnNumber) return 'extraTurnOrder';
  const turnOwner = countedTurnOwner(state);
  const made = turnNumber - normalTurns - (isBlockPlaced(state) ? 0 : 1);
  if (blocksAside.filter((block) => block === 0).length !== made) return 'blocksAside';
  if (blocksAside[turnOwner] !== (isBlockPlaced(state) ? 0 : 1)) return 'blocksAside';
  if (extraTurnOrder.some((player) => player === turnOwner || blocksAside[player] === 0)) return 'extraTurnOrder';
  const blockCounts = countBlocks(state);
  return blocksAside.some((block, player) => blockCounts[player] !== blocks[player]! - block) ? 'blocks' : null;
};

/** Checks that the token and the cubes of a solo game follow its rounds. */
const roundContradiction = (state: State, { components }: Box): string | null => {
  const { players, startTokenOwner, dummySlots } = state;
  if (players !== 1) return null;
  const roundsMade = roundOf(state) - 1;
  if (startTokenOwner !== roundsMade % TURNS_PER_ROUND) return 'startTokenOwner';
  return dummySlots.every((slot, i) => slot === (components.dummySlots[i]! + roundsMade) % SLOT_COUNT)
    ? null
    : 'dummySlots';
};

/** Checks the blocks left in the lots against the placed ones. */
const lotsContradiction = (state: State, { components }: Box): string | null => {
  const { lots, turnsLeft } = state;
  const blockCounts = countBlocks(state);
  const { own, siku, count } = components.lots;
  let placed = siku * count * lots.length;
  for (const [player, lot] of lots.entries()) {
    if (lot.ownBlocks + lot.sikuBlocks + (own + siku) * lot.unopenedLots !== turnsLeft[player])
      return `lots[${player}]`;
    if (lot.ownBlocks + lot.sikuBlocks === 0 && lot.unopenedLots > 0) return `lots[${player}]`;
    if (blockCounts[player] !== own * (count - lot.unopenedLots) - lot.ownBlocks) return `lots[${player}]`;
    placed -= lot.sikuBlocks + siku * lot.unopenedLots;
  }
  return blockCounts[SIKU] === placed ? blockOwnerContradiction(state) : 'lots';
};

/** Checks that the active lot has the blocks that the use of a card needs. */
const blockOwnerContradiction = (state: State): string | null => {
  const { ownBlocks, sikuBlocks } = state.lots[state.turnOwner]!;
  const phase = phaseBelowFavour(state);
  if (phase.kind === 'chooseBlockOwner') return ownBlocks > 0 && sikuBlocks > 0 ? null : 'phase';
  const phaseOfCard = phase.kind === 'chooseSymbol' ? phase : placingPhase(state);
  return phaseOfCard === null || (phaseOfCard.blockOwner === 'self' ? ownBlocks : sikuBlocks) > 0
    ? null
    : 'phase.blockOwner';
};
