import { HIDDEN } from '../../core/contract/game.js';
import type { ChanceNotation } from '../../core/contract/kernel.js';
import { TILES } from './components.js';
import type { IglooIgloo } from './types.js';

/** The notation of what chance brings. Each event of these kinds reports one fact, except pack without a fox. */
export const chanceNotation = {
  fishPlaced: {
    grammar: '`fish=V`: the value of a fish that is drawn, 1 to 3',
    pattern: /^fish=[123]$/,
    write: ({ value }) => `fish=${value}`,
  },
  startPlayerDrawn: {
    grammar: '`1st=P`: the player who begins',
    pattern: /^1st=[0-3]$/,
    write: ({ player }) => `1st=${player}`,
  },
  tileMelted: {
    grammar: '`tile=T`: the melted tile, `fish2`, `fish3`, `bear`, `pack` or `drift`; `tile=kept` if it is kept',
    pattern: /^tile=(?:fish2|fish3|bear|pack|drift|kept)$/,
    write: ({ tile }) => `tile=${tile === null ? 'kept' : TILES[tile]}`,
  },
  tileKept: {
    grammar:
      '`kept=T`: the kept tile, `thaw`, `harpoon`, `animals` or `endurance1` to `endurance3`; `kept=?` if nobody ' +
      'wrote it down',
    pattern: /^kept=(?:thaw|harpoon|animals|endurance[123]|\?)$/,
    write: ({ tile }) => `kept=${tile === HIDDEN ? HIDDEN : TILES[tile]}`,
  },
  packTurned: {
    grammar: '`fox=V`: the value of a fox that is drawn, 1 to 3',
    pattern: /^fox=[123]$/,
    write: ({ foxValue }) => (foxValue === null ? null : `fox=${foxValue}`),
  },
} satisfies ChanceNotation<IglooIgloo>;

/** The moves and facts with numbers that people count from 1. */
export const tableNumberPatterns: readonly RegExp[] = [/^1st=(\d+)$/];

/** A kind of event that reports what chance brought. */
export type ChanceKind = keyof typeof chanceNotation;
