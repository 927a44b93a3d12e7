import { EVENT_VALUES } from './event-values.js';
import { wrongUse } from './exit.js';
import { distance } from './play/distance.js';
import type { EventWanted } from './queries/finding.js';

/** The most letters by which a slip of the keyboard differs from the value that was meant. */
const SLIP = 2;

/** Lists the known names in a sentence, followed by those that a mistyped name may mean. */
export const listOf = (known: readonly string[], typed: string): string => {
  const near = known.filter((each) => distance(each.toLowerCase(), typed.toLowerCase()) <= SLIP);
  const meant = near.length === 0 ? '' : ` Did you mean ${near.join(' or ')}?`;
  return `there are ${[...known].sort().join(', ')}.${meant}`;
};

/** Checks the wanted values of fields that have a closed list of values in these games. */
export const checkValues = ({ kind, fields }: EventWanted, games: readonly string[]): void => {
  for (const [path, value] of fields) {
    const known = [...new Set(games.flatMap((game) => EVENT_VALUES[game]?.[`${kind}.${path}`]?.split(' ') ?? []))];
    if (known.length === 0 || known.includes(value)) continue;
    throw wrongUse(`No event '${kind}' has ${path}=${value}; ${listOf(known, value)}`);
  }
};
