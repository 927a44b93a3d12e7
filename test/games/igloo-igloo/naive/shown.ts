import { game, type Phase } from '../../../../src/games/igloo-igloo/index.js';
import { Table } from './table.js';
import { ANIMALS, around, CELLS, CORNERS, KEPT, SPACES, TILES, worthOf } from './words.js';

const { componentsId } = game;

/** The state and the score of a game. */
export class Shown extends Table {
  score(): readonly { readonly hunting: number; readonly islands: number }[] {
    const scores = this.seats().map((player) => {
      const trophies = this.animals.filter(({ at }) => at === `trophies ${player}`);
      return { hunting: trophies.reduce((sum, { name }) => sum + worthOf(name), 0), islands: 0 };
    });
    for (const island of this.islands()) {
      const strength = this.seats().map((player) =>
        island
          .map((cell) => this.inuitsAt(cell, player).length + (this.iglooAt(cell)?.player === player ? 2 : 0))
          .reduce((a, b) => a + b),
      );
      const present = [...new Set(strength.filter((each) => each > 0))].sort((a, b) => b - a);
      const isAlone = strength.filter((each) => each > 0).length === 1;
      const size = island.length;
      const worth = this.variant === 'expert' ? ([0, 1, 3, 6, 10, 15][size] ?? 21) : size;
      strength.forEach((each, player) => {
        if (each === 0) return;
        const first = isAlone && this.variant === 'standard' ? size ** 2 : worth;
        scores[player]!.islands += each === present[0] ? first : each === present[1] ? Math.floor(worth / 2) : 0;
      });
    }
    return scores;
  }
  protected islands(): readonly (readonly string[])[] {
    const left = new Set(SPACES.filter((cell) => this.floe(cell) !== undefined));
    const islands: string[][] = [];
    for (const cell of left) {
      const island = new Set([cell]);
      for (const each of island) for (const next of around(each)) if (this.floe(next) !== undefined) island.add(next);
      for (const each of island) left.delete(each);
      islands.push([...island]);
    }
    return islands;
  }

  /** Returns the state as the library writes it. */
  state(): unknown {
    const counted = (kinds: readonly string[], things: readonly string[]): readonly number[] =>
      kinds.map((kind) => things.filter((thing) => thing === kind).length);
    const tilesAt = (place: string) => this.tiles.filter(({ at }) => at === place).map(({ kind }) => kind);
    const animalsAt = (place: string) => this.animalsAt(place).map(({ name }) => name);
    const used = (type: string) => this.used.has(type);
    return {
      game: 'igloo-igloo',
      rules: game.version,
      components: componentsId,
      players: this.players,
      random: this.random.state(),
      variant: this.variant,
      phase: this.phaseOf(),
      turnPlayer: this.turn,
      decider: this.player,
      hasMelted: this.melted,
      actionPointsLeft: this.points,
      animalStepsLeft: this.steps,
      usedThisTurn: {
        thaw: used('thaw'),
        harpoon: used('harpoon'),
        animals: used('animals'),
        endurance: used('endurance'),
      },
      ground: CELLS.map((cell) => {
        const floe = this.floe(cell);
        if (floe !== undefined) return floe.isUp ? 'pack' : 'ice';
        return CORNERS.includes(cell) ? 'land' : 'water';
      }),
      faceDownTiles: CELLS.map((cell) => (this.isFaceDown(cell) ? TILES.indexOf(this.floe(cell)!.kind) : null)),
      fish: CELLS.flatMap((cell) => counted(['f1', 'f2', 'f3'], animalsAt(cell))),
      foxes: CELLS.flatMap((cell) => counted(['x1', 'x2', 'x3'], animalsAt(cell))),
      bears: CELLS.flatMap((cell) => counted(['b'], animalsAt(cell))),
      inuits: this.seats().flatMap((player) => CELLS.map((cell) => this.inuitsAt(cell, player).length)),
      igloos: CELLS.map((cell) => this.iglooAt(cell)?.player ?? null),
      freeInuits: this.seats().map((player) => this.inuitsAt('reserve', player).length),
      freeIgloos: this.seats().map(
        (seat) => this.igloos.filter(({ player, at }) => player === seat && at === 'reserve').length,
      ),
      fishSupply: counted(['f1', 'f2', 'f3'], animalsAt('supply')),
      foxSupply: counted(['x1', 'x2', 'x3'], animalsAt('supply')),
      bearSupply: counted(['b'], animalsAt('supply'))[0],
      hands: this.seats().map((player) => counted(KEPT, tilesAt(`hand ${player}`))),
      handSizes: this.seats().map((player) => this.hand(player).length),
      trophies: this.seats().flatMap((player) => counted(ANIMALS, animalsAt(`trophies ${player}`))),
      removedAnimals: counted(ANIMALS, animalsAt('removed')),
      discardedTiles: counted(TILES, tilesAt('discarded')),
      thawedTiles: counted(TILES, tilesAt('thawed')),
      thawedTileCount: tilesAt('thawed').length,
    };
  }
  protected phaseOf(): Phase {
    const cell = CELLS.indexOf(this.about.slice(0, 2));
    switch (this.phase) {
      case 'displace':
        return { kind: 'displace', cell, dir: this.about.charAt(2) as 'n', gap: CELLS.indexOf(this.gap(this.about)!) };
      case 'attack':
        return { kind: 'attack', cell };
      case 'flee':
        return {
          kind: 'flee',
          cell,
          fleeingPlayer: this.fleeing()[0]!.player,
          fleeingInuits: this.seats().map((player) => this.inuitsAt('waiting', player).length),
        };
      case 'kayak':
        return { kind: 'kayak', from: cell };
      default:
        return { kind: this.phase as 'act' };
    }
  }
}
