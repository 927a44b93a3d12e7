import type { ByPlayer, Player } from '../../../core/contract/game.js';
import { ask } from '../../../core/contract/run.js';
import type { Mutable } from '../../../core/data/copy.js';
import { changed, sum } from '../../../core/data/list.js';
import { hasAnimals, hasInuits, inuitsOn } from '../cells.js';
import { ANIMALS_TILE, BEAR, HARPOON, numberOfAnimal } from '../components.js';
import { CELLS, type Cell, NEXT, numberOf } from '../grid.js';
import type { Decline, Defend, Flee, MoveAnimals, StepMove } from '../moves/index.js';
import type { Run } from '../run.js';
import type { State } from '../state/index.js';
import { changeAnimals, changeInuits, playTile, removeAnimals, take } from './pieces.js';
import { nextOf } from './turn.js';

/** @rule IG-ANIMAL-1 IG-ANIMAL-2 */
export const moveAnimals = (run: Run, _: MoveAnimals): void => {
  const { draft, box } = run;
  draft.steps = box.components.steps;
  playTile(run, draft.turn, ANIMALS_TILE, 'animals');
};

/**
 * Moves an animal by a step; only a bear that moves itself attacks the pieces on its new cell.
 * @rule IG-ANIMAL-2 IG-ANIMAL-6 IG-ANIMAL-7
 */
export const step = (run: Run, { animal, cell, dir }: StepMove): void => {
  const { draft, emit } = run;
  const number = numberOfAnimal(animal);
  const to = NEXT[4 * cell + numberOf(dir)]!;
  const isAttack = number === BEAR && (hasAnimals(draft, to) || hasInuits(draft, to));
  draft.steps--;
  changeAnimals(draft, number, cell, -1);
  changeAnimals(draft, number, to, 1);
  emit?.({ kind: 'animalMoved', animal, from: cell, to });
  if (isAttack) attack(run, to);
};

/** @rule IG-ATTACK-1 */
const attack = (run: Run, cell: Cell): void => {
  const { turn } = run.draft;
  run.emit?.({ kind: 'attacked', cell, mover: turn });
  removeAnimals(run, [0, BEAR - 1], cell, 'eaten');
  askNext(run, cell, turn);
};

/**
 * Lets an owner decide to spend a harpoon: the first on the left of `last` who might hold one, the mover last.
 * @rule IG-ATTACK-2 IG-ATTACK-3 IG-INFO-2
 */
const askNext = (run: Run, cell: Cell, last: Player): void => {
  const { draft } = run;
  let player = last;
  do {
    player = nextOf(draft, player);
    if (!isAsked(draft, player, cell)) continue;
    draft.player = player;
    return ask(run, { kind: 'attack', cell });
  } while (player !== draft.turn);
  driveOut(run, cell);
};

const isAsked = (state: State, player: Player, cell: Cell): boolean =>
  inuitsOn(state, player, cell) > 0 && state.handSizes[player]! > 0 && !(player === state.turn && state.used.harpoon);

/** The attack of a bear on a cell. */
interface Attack {
  readonly cell: Cell;
}

/** @rule IG-ATTACK-4 IG-HARPOON-3 */
export const defend = (run: Run, _: Defend, { cell }: Attack): void => {
  const { player } = run.draft;
  playTile(run, player, HARPOON, 'defend');
  take(run, player, BEAR, cell, 'harpoon');
};

/**
 * Declines to spend a harpoon: the next owner decides, unless it was the mover, who is the last.
 * @rule IG-ATTACK-2
 */
export const decline = (run: Run, _: Decline, { cell }: Attack): void => {
  const { player, turn } = run.draft;
  run.emit?.({ kind: 'declined', player });
  if (player === turn) driveOut(run, cell);
  else askNext(run, cell, player);
};

/**
 * Drives inuits out of a cell: those in an igloo of their own stay, the others flee.
 * @rule IG-ATTACK-5 IG-ATTACK-6
 */
const driveOut = (run: Run, cell: Cell): void => {
  const { draft, emit } = run;
  const owner = draft.igloos[cell]!;
  if (owner !== null && inuitsOn(draft, owner, cell) > 0) {
    emit?.({ kind: 'hid', player: owner, cell, count: inuitsOn(draft, owner, cell) });
  }
  scatter(run, cell, owner);
};

/** Collects all inuits on a cell but those of one player, to be put on corners. */
export const scatter = (run: Run, cell: Cell, spared: Player | null): void => {
  const { draft, emit } = run;
  const waiting: Mutable<ByPlayer<number>> = [];
  const { inuits } = draft;
  for (let player = 0; player < draft.players; player++) {
    const count = player === spared ? 0 : inuits[CELLS * player + cell]!;
    waiting.push(count);
    inuits[CELLS * player + cell]! -= count;
  }
  if (sum(waiting) === 0) return;
  draft.player = draft.turn;
  ask(run, { kind: 'flee', cell, next: nextToFlee(draft, waiting), waiting });
  emit?.({ kind: 'scattered', cell, counts: waiting });
};

/**
 * Returns the player whose inuits flee next: the first on the left of the mover with waiting inuits, the mover last.
 */
export const nextToFlee = (state: State, waiting: ByPlayer<number>): Player => {
  let player = nextOf(state, state.turn);
  while (waiting[player] === 0) player = nextOf(state, player);
  return player;
};

/** The cell that inuits leave, the player whose inuit is next, and, by player, the inuits that wait. */
interface Flight {
  readonly cell: Cell;
  readonly next: Player;
  readonly waiting: ByPlayer<number>;
}

/** @rule IG-FLEE-1 IG-THAW-4 */
export const flee = (run: Run, { cell: to }: Flee, { cell, next: player, waiting }: Flight): void => {
  const { draft, emit } = run;
  const left = changed(waiting, player, -1);
  const isLast = sum(left) === 0;
  changeInuits(draft, player, to, 1);
  draft.phase = { kind: 'flee', cell, next: isLast ? player : nextToFlee(draft, left), waiting: left };
  emit?.({ kind: 'fled', player, from: cell, to });
  if (!isLast) ask(run, draft.phase);
};
