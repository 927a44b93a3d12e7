import type { BaseOptions } from '../../src/core/contract/game.js';
import type * as antarctica from '../../src/games/antarctica/index.js';
import type * as blueprints from '../../src/games/blueprints/index.js';
import * as frostpunk from '../../src/games/frostpunk/index.js';
import * as iglooIgloo from '../../src/games/igloo-igloo/index.js';
import type * as nunatak from '../../src/games/nunatak/index.js';
import type { Unseeded } from '../../src/testing/index.js';

/** A mode of a game: a number of players and a variant. */
export interface Mode {
  readonly game: string;
  readonly title: string;
  /** The options, which its games take in turn. */
  readonly options: readonly Unseeded<BaseOptions>[];
}

/** Lists every mode of these games. */
export const listModes = (games: readonly string[]): readonly Mode[] =>
  games.flatMap((game) =>
    (MODES[game] ?? []).map((options) => ({ game, title: formatTitle(game, options[0]!), options })),
  );

const formatTitle = (game: string, { players, ...variant }: Unseeded<BaseOptions>): string =>
  [game, `${players} player${players === 1 ? '' : 's'}`, ...Object.values(variant)].join(', ');

/** The options of a mode, in turn. */
type OptionsInTurn<Options> = readonly Unseeded<Options>[];

const antarcticaModes = ([2, 3, 4] as const).flatMap((players) =>
  (['first-game', 'free'] as const).map((placement): OptionsInTurn<antarctica.Options> => [{ players, placement }]),
);

const blueprintsModes = ([2, 3, 4] as const).map((players): OptionsInTurn<blueprints.Options> => [{ players }]);

const frostpunkModes = ([1, 2, 3, 4] as const).flatMap((players) =>
  frostpunk.DIFFICULTIES.map(
    (difficulty): OptionsInTurn<frostpunk.Options> => [
      { players, difficulty },
      ...frostpunk.components.experts.map(({ id }) => ({ players, difficulty, expert: id })),
    ],
  ),
);

const iglooIglooModes = ([2, 3, 4] as const).flatMap((players) =>
  iglooIgloo.VARIANTS.map((variant): OptionsInTurn<iglooIgloo.Options> => [{ players, variant }]),
);

const nunatakModes = ([1, 2, 3, 4] as const).map((players): OptionsInTurn<nunatak.Options> => [{ players }]);

const MODES: Readonly<Record<string, readonly OptionsInTurn<BaseOptions>[]>> = {
  antarctica: antarcticaModes,
  blueprints: blueprintsModes,
  frostpunk: frostpunkModes,
  'igloo-igloo': iglooIglooModes,
  nunatak: nunatakModes,
};

/** The games that can be compared. */
export const GAMES: readonly string[] = Object.keys(MODES);
