import type { Draft } from '../../../core/draft.js';
import type { Emit, Player } from '../../../core/game.js';
import { changed, sum } from '../../../core/list.js';
import { CELLS, type Cell, NEXT, numberOf } from '../board.js';
import { hasAnimals, hasInuits, inuitsOn } from '../cells.js';
import { ANIMALS, ANIMALS_TILE, BEAR, type Box, STEPS } from '../components.js';
import type { Event } from '../events.js';
import type { Flee, Step } from '../moves/index.js';
import type { State } from '../state.js';
import { changeAnimals, changeInuits, playTile, removeAnimals, spendHarpoon, take } from './pieces.js';
import { nextOf, resume } from './turn.js';

/** @rule IG-ANIMAL-1 IG-ANIMAL-2 */
export const moveAnimals = (draft: Draft<State>, box: Box, emit: Emit<Event>): void => {
  playTile(draft, draft.turn, ANIMALS_TILE, 'animals', emit);
  draft.used = { ...draft.used, animals: true };
  draft.steps = STEPS;
  resume(draft, box, emit);
};

/**
 * An animal makes a step; only a bear that comes itself attacks what it finds.
 * @rule IG-ANIMAL-2 IG-ANIMAL-6 IG-ANIMAL-7
 */
export const step = (draft: Draft<State>, box: Box, { animal, cell, dir }: Step, emit: Emit<Event>): void => {
  const number = ANIMALS.indexOf(animal);
  const to = NEXT[4 * cell + numberOf(dir)]!;
  const isAttack = number === BEAR && (hasAnimals(draft, to) || hasInuits(draft, to));
  draft.steps--;
  changeAnimals(draft, number, cell, -1);
  changeAnimals(draft, number, to, 1);
  emit?.({ kind: 'animalMoved', animal, from: cell, to });
  if (isAttack) attack(draft, box, to, emit);
  else resume(draft, box, emit);
};

/** @rule IG-ATTACK-1 */
const attack = (draft: Draft<State>, box: Box, cell: Cell, emit: Emit<Event>): void => {
  emit?.({ kind: 'attacked', cell, mover: draft.turn });
  removeAnimals(draft, 0, BEAR, cell, 'eaten', emit);
  askNext(draft, box, cell, draft.turn, emit);
};

/**
 * Asks the first owner on the left of `last` who might hold a harpoon; after the mover nobody is asked any more.
 * @rule IG-ATTACK-2 IG-ATTACK-3 IG-INFO-2
 */
const askNext = (draft: Draft<State>, box: Box, cell: Cell, last: Player, emit: Emit<Event>): void => {
  let player = last;
  do {
    player = nextOf(draft, player);
    if (!isAsked(draft, player, cell)) continue;
    draft.player = player;
    draft.phase = { kind: 'attack', cell };
    return;
  } while (player !== draft.turn);
  driveOut(draft, box, cell, emit);
};

const isAsked = (state: State, player: Player, cell: Cell): boolean =>
  inuitsOn(state, player, cell) > 0 && state.handSizes[player]! > 0 && !(player === state.turn && state.used.harpoon);

/** @rule IG-ATTACK-4 */
export const defend = (draft: Draft<State>, box: Box, emit: Emit<Event>): void => {
  if (draft.phase.kind !== 'attack') return;
  const { player, phase } = draft;
  spendHarpoon(draft, player, 'defend', emit);
  take(draft, player, BEAR, phase.cell, 'harpoon', emit);
  resume(draft, box, emit);
};

/**
 * The next owner is asked; after the mover nobody.
 * @rule IG-ATTACK-2
 */
export const decline = (draft: Draft<State>, box: Box, emit: Emit<Event>): void => {
  const { player, phase, turn } = draft;
  if (phase.kind !== 'attack') return;
  emit?.({ kind: 'declined', player });
  if (player === turn) driveOut(draft, box, phase.cell, emit);
  else askNext(draft, box, phase.cell, player, emit);
};

/**
 * Inuits in an igloo of their own stay, the others flee.
 * @rule IG-ATTACK-5 IG-ATTACK-6
 */
const driveOut = (draft: Draft<State>, box: Box, cell: Cell, emit: Emit<Event>): void => {
  const owner = draft.igloos[cell]!;
  if (owner !== null && inuitsOn(draft, owner, cell) > 0) {
    emit?.({ kind: 'hid', player: owner, cell, count: inuitsOn(draft, owner, cell) });
  }
  scatter(draft, box, cell, owner, emit);
};

/** All inuits on a cell but those of one player wait to be put on corners. */
export const scatter = (draft: Draft<State>, box: Box, cell: Cell, spared: Player | null, emit: Emit<Event>): void => {
  const waiting: number[] = [];
  const inuits = draft.inuits.slice();
  for (let player = 0; player < draft.players; player++) {
    const count = player === spared ? 0 : inuits[CELLS * player + cell]!;
    waiting.push(count);
    inuits[CELLS * player + cell]! -= count;
  }
  draft.inuits = inuits;
  awaitFlight(draft, box, waiting, emit);
};

/** @rule IG-FLEE-1 IG-THAW-4 */
export const flee = (draft: Draft<State>, box: Box, { cell }: Flee, emit: Emit<Event>): void => {
  if (draft.phase.kind !== 'flee') return;
  const { waiting } = draft.phase;
  let player = nextOf(draft, draft.turn);
  while (waiting[player] === 0) player = nextOf(draft, player);
  changeInuits(draft, player, cell, 1);
  emit?.({ kind: 'fled', player, to: cell });
  awaitFlight(draft, box, changed(waiting, player, -1), emit);
};

const awaitFlight = (draft: Draft<State>, box: Box, waiting: number[], emit: Emit<Event>): void => {
  if (sum(waiting) === 0) return resume(draft, box, emit);
  draft.player = draft.turn;
  draft.phase = { kind: 'flee', waiting };
};
