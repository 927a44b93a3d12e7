import type { State } from '../../../../src/games/igloo-igloo/index.js';
import { Naive } from './game.js';
import { ANIMALS, CELLS, KEPT, type Piece, type Thing, TILES } from './words.js';

/** Returns a game of the second reading that stands as a state. */
export const naiveOf = (state: State): Naive => {
  const naive = new Naive(state.players, state.variant, 'stands');
  const places = (counts: readonly number[], names: readonly string[]): readonly string[] =>
    counts.flatMap((count, i) => new Array<string>(count).fill(names[i]!));
  const scatter = (things: readonly Thing[], where: readonly string[]): void => {
    if (things.length !== where.length) throw new Error('the pieces do not add up');
    things.forEach((thing, i) => {
      thing.at = where[i]!;
    });
  };
  ANIMALS.forEach((name, i) => {
    const [list, step] = i < 3 ? [state.fish, 3] : i < 6 ? [state.foxes, 3] : [state.bears, 1];
    const found = CELLS.map((_, cell) => list[step * cell + (i < 6 ? i % 3 : 0)]!);
    const supply = [...state.fishSupply, ...state.foxSupply, state.bearSupply][i]!;
    const trophies = Array.from({ length: state.players }, (_, player) => state.trophies[7 * player + i]!);
    scatter(
      naive.animals.filter((animal) => animal.name === name),
      [
        ...places(found, CELLS),
        ...places([supply, state.removedAnimals[i]!], ['supply', 'removed']),
        ...places(trophies, ['trophies 0', 'trophies 1', 'trophies 2', 'trophies 3']),
      ],
    );
  });
  TILES.forEach((kind, i) => {
    const faces = CELLS.filter((_, cell) => state.faceDownTiles[cell] === i);
    const packs = kind === 'pack' ? CELLS.filter((_, cell) => state.ground[cell] === 'pack') : [];
    const held = state.hands.map((hand) => hand[KEPT.indexOf(kind)] ?? 0);
    const tiles = naive.tiles.filter((tile) => tile.kind === kind);
    scatter(tiles, [
      ...packs,
      ...faces,
      ...places(held, ['hand 0', 'hand 1', 'hand 2', 'hand 3']),
      ...places([state.discardedTiles[i]!, state.thawedTiles[i]!], ['discarded', 'thawed']),
    ]);
    for (const tile of tiles.slice(0, packs.length)) tile.isUp = true;
  });
  for (let player = 0; player < state.players; player++) {
    const standing = state.inuits.slice(64 * player, 64 * player + 64);
    const waiting = state.phase.kind === 'flee' ? state.phase.fleeingInuits[player]! : 0;
    const mine = ({ player: owner }: Piece): boolean => owner === player;
    scatter(naive.inuits.filter(mine), [
      ...places(standing, CELLS),
      ...places([waiting, state.freeInuits[player]!], ['waiting', 'reserve']),
    ]);
    scatter(naive.igloos.filter(mine), [
      ...CELLS.filter((_, cell) => state.igloos[cell] === player),
      ...places([state.freeIgloos[player]!], ['reserve']),
    ]);
  }
  const { phase, turnPlayer, decider, hasMelted, actionPointsLeft, animalStepsLeft, usedThisTurn } = state;
  Object.assign(naive, {
    phase: phase.kind,
    turn: turnPlayer,
    player: decider,
    melted: hasMelted,
    points: actionPointsLeft,
    steps: animalStepsLeft,
  });
  if ('cell' in phase) naive.about = CELLS[phase.cell]! + ('dir' in phase ? phase.dir : '');
  if ('from' in phase) naive.about = CELLS[phase.from]!;
  naive.used = new Set(Object.entries(usedThisTurn).flatMap(([type, isUsed]) => (isUsed ? [type] : [])));
  return naive;
};
