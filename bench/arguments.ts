import { parseArgs } from 'node:util';
import { games } from '../scripts/entries.js';

/** What the bench can be asked for; `isQuick` asks for it in a hurry. */
export interface Command {
  readonly isQuick: boolean;
  readonly ids: readonly string[];
}

/** What these arguments ask for; undefined where they ask for nothing that there is. */
export const commandOf = (args: readonly string[]): Command | undefined => {
  try {
    const options = { quick: { type: 'boolean', default: false } } as const;
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
    const isGame = positionals.length === 1 && games().includes(positionals[0]!);
    if (positionals.length > 0 && !isGame) return undefined;
    return { isQuick: values.quick, ids: isGame ? positionals : games() };
  } catch {
    return undefined;
  }
};

/** What may be asked for, in one line. */
export const usage = (): string => `bench: allowed is [--quick] [GAME]; games are ${games().join(', ')}`;
