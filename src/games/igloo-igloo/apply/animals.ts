import type { ByPlayer, Player } from '../../../core/contract/game.js';
import type { Mutable } from '../../../core/data/copy.js';
import { sum, withAdded } from '../../../core/data/list.js';
import { ask } from '../../../core/engine/play.js';
import { countInuits, hasAnimals, hasInuits } from '../cells.js';
import { ANIMALS_TILE, animalIndex, BEAR, HARPOON_TILE } from '../components.js';
import { CELL_COUNT, type Cell, directionIndex, NEXT } from '../grid.js';
import type { Decline, Defend, Flee, MoveAnimals, StepAnimal } from '../moves/index.js';
import type { Run } from '../run.js';
import type { State } from '../state/index.js';
import { changeAnimals, changeInuits, playTile, removeAnimals, takeTrophy } from './pieces.js';
import { nextPlayer } from './turn.js';

/** @rule IG-ANIMAL-1 IG-ANIMAL-2 */
export const moveAnimals = (run: Run, _: MoveAnimals): void => {
  const { draft, box } = run;
  draft.animalStepsLeft = box.components.animalSteps;
  playTile(run, draft.turnPlayer, ANIMALS_TILE, 'animals');
};

/**
 * Moves an animal by a step; only a bear that moves itself attacks the pieces on its new cell.
 * @rule IG-ANIMAL-2 IG-ANIMAL-6 IG-ANIMAL-7
 */
export const stepAnimal = (run: Run, { animal, cell, dir }: StepAnimal): void => {
  const { draft, emit } = run;
  const index = animalIndex(animal);
  const to = NEXT[4 * cell + directionIndex(dir)]!;
  const isAttack = index === BEAR && (hasAnimals(draft, to) || hasInuits(draft, to));
  draft.animalStepsLeft--;
  changeAnimals(draft, index, cell, -1);
  changeAnimals(draft, index, to, 1);
  emit?.({ kind: 'animalMoved', animal, from: cell, to });
  if (isAttack) attack(run, to);
};

/** @rule IG-ATTACK-1 */
const attack = (run: Run, cell: Cell): void => {
  const { turnPlayer } = run.draft;
  run.emit?.({ kind: 'bearAttacked', cell, player: turnPlayer });
  removeAnimals(run, [0, BEAR - 1], cell, 'eaten');
  askNextDefender(run, cell, turnPlayer);
};

/**
 * Lets an owner decide to spend a harpoon: the first on the left of `last` who might hold one, the mover last.
 * @rule IG-ATTACK-2 IG-ATTACK-3 IG-INFO-2
 */
const askNextDefender = (run: Run, cell: Cell, last: Player): void => {
  const { draft } = run;
  const defender = playersUpToMover(draft, last).find((player) => mightDefend(draft, player, cell));
  if (defender === undefined) return driveOut(run, cell);
  draft.decider = defender;
  ask(run, { kind: 'attack', cell });
};

/** Lists the players from the left of `last` on, clockwise up to the mover. */
const playersUpToMover = (state: State, last: Player): readonly Player[] => {
  const players = [nextPlayer(state, last)];
  while (players.at(-1) !== state.turnPlayer) players.push(nextPlayer(state, players.at(-1)!));
  return players;
};

const mightDefend = (state: State, player: Player, cell: Cell): boolean =>
  countInuits(state, player, cell) > 0 &&
  state.handSizes[player]! > 0 &&
  !(player === state.turnPlayer && state.usedThisTurn.harpoon);

/** The attack of a bear on a cell. */
interface AttackPhase {
  readonly cell: Cell;
}

/** @rule IG-ATTACK-4 IG-HARPOON-3 */
export const defend = (run: Run, _: Defend, { cell }: AttackPhase): void => {
  const { decider } = run.draft;
  playTile(run, decider, HARPOON_TILE, 'defend');
  takeTrophy(run, decider, BEAR, cell, 'harpoon');
};

/**
 * Declines to spend a harpoon: the next owner decides, unless it was the mover, who is the last.
 * @rule IG-ATTACK-2
 */
export const decline = (run: Run, _: Decline, { cell }: AttackPhase): void => {
  const { decider, turnPlayer } = run.draft;
  run.emit?.({ kind: 'defenceDeclined', player: decider });
  if (decider === turnPlayer) driveOut(run, cell);
  else askNextDefender(run, cell, decider);
};

/**
 * Drives inuits out of a cell: those in an igloo of their own stay, the others flee.
 * @rule IG-ATTACK-5 IG-ATTACK-6
 */
const driveOut = (run: Run, cell: Cell): void => {
  const { draft, emit } = run;
  const owner = draft.igloos[cell]!;
  if (owner !== null && countInuits(draft, owner, cell) > 0) {
    emit?.({ kind: 'inuitsSheltered', player: owner, cell, count: countInuits(draft, owner, cell) });
  }
  scatterInuits(run, cell, owner);
};

/** Collects all inuits on a cell but those of one player, to be put on corners. */
export const scatterInuits = (run: Run, cell: Cell, shelteredPlayer: Player | null): void => {
  const { draft, emit } = run;
  const fleeingInuits: Mutable<ByPlayer<number>> = [];
  const { inuits } = draft;
  for (let player = 0; player < draft.players; player++) {
    const count = player === shelteredPlayer ? 0 : inuits[CELL_COUNT * player + cell]!;
    fleeingInuits.push(count);
    inuits[CELL_COUNT * player + cell]! -= count;
  }
  if (sum(fleeingInuits) === 0) return;
  draft.decider = draft.turnPlayer;
  ask(run, { kind: 'flee', cell, fleeingPlayer: nextFleeingPlayer(draft, fleeingInuits), fleeingInuits });
  emit?.({ kind: 'inuitsScattered', cell, inuits: fleeingInuits });
};

/** Returns the player whose inuits flee next: the first on the left of the mover with fleeing inuits, the mover last. */
export const nextFleeingPlayer = (state: State, fleeingInuits: ByPlayer<number>): Player =>
  playersUpToMover(state, state.turnPlayer).find((player) => fleeingInuits[player]! > 0)!;

/** The cell that inuits leave, the player whose inuit is next, and, by player, the inuits that flee. */
interface FleePhase {
  readonly cell: Cell;
  readonly fleeingPlayer: Player;
  readonly fleeingInuits: ByPlayer<number>;
}

/** @rule IG-FLEE-1 IG-THAW-4 */
export const flee = (run: Run, { cell: to }: Flee, { cell, fleeingPlayer: player, fleeingInuits }: FleePhase): void => {
  const { draft, emit } = run;
  const remainingInuits = withAdded(fleeingInuits, player, -1);
  const isLast = sum(remainingInuits) === 0;
  changeInuits(draft, player, to, 1);
  draft.phase = {
    kind: 'flee',
    cell,
    fleeingPlayer: isLast ? player : nextFleeingPlayer(draft, remainingInuits),
    fleeingInuits: remainingInuits,
  };
  emit?.({ kind: 'inuitFled', player, from: cell, to });
  if (!isLast) ask(run, draft.phase);
};
