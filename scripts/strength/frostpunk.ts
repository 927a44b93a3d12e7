import type { Played } from '../../src/bots/index.js';
import type { BaseOptions } from '../../src/core/game.js';
import { orThrow } from '../../src/core/verdict.js';
import { components, type Frostpunk, game, type Move } from '../../src/games/frostpunk/index.js';
import { used } from '../frostpunk/used.js';

/** What of the pack can be used, by what it is called. */
const CONTENT: Readonly<Record<string, readonly { readonly id: string }[]>> = {
  'morning cards': components.morning,
  'weather cards': components.weather,
  'dusk cards': components.dusk,
  'council cards': components.council,
  'citizen cards': components.citizens,
  buildings: components.buildings,
  laws: components.laws,
  technologies: components.technologies,
  expeditions: components.expeditions,
};

/** In how many games each thing of the pack was used. */
export const usesIn = (
  games: readonly (readonly [options: BaseOptions, played: Pick<Played<Frostpunk>, 'moves'>])[],
): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const [options, { moves }] of games) {
    for (const id of usedIn(options as Frostpunk['Options'], moves)) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
};

const usedIn = (options: Frostpunk['Options'], moves: readonly Move[]): ReadonlySet<string> => {
  const ids = new Set<string>();
  let state = orThrow(game.setup(options));
  for (const move of moves) {
    const { state: next, events } = orThrow(game.step(state, move));
    for (const id of used(state, move, events)) ids.add(id);
    state = next;
  }
  return ids;
};

/** A line for each kind of thing: what was used, in so many of the games, most first; what was never used comes last. */
export const usesTold = (counts: ReadonlyMap<string, number>, games: number): readonly string[] =>
  Object.entries(CONTENT).map(([kind, table]) => {
    const entries = table.map(({ id }) => [id, counts.get(id) ?? 0] as const).sort((a, b) => b[1] - a[1]);
    return `- ${kind}: ${entries.map(([id, times]) => `${id} ${Math.round((100 * times) / games)}`).join(', ')}`;
  });
