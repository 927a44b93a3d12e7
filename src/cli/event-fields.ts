import { EVENT_VALUES } from './event-values.js';
import { usageError } from './exit-status.js';
import { editDistance } from './play/edit-distance.js';
import type { EventCondition } from './queries/find.js';

/** The most letters by which a slip of the keyboard differs from the value that was meant. */
const MAX_EDIT_DISTANCE = 2;

/** Lists the known names in a sentence, followed by those that a mistyped name may mean. */
export const suggestNames = (known: readonly string[], typed: string): string => {
  const similar = known.filter((each) => editDistance(each.toLowerCase(), typed.toLowerCase()) <= MAX_EDIT_DISTANCE);
  const suggestion = similar.length === 0 ? '' : ` Did you mean ${similar.join(' or ')}?`;
  return `there are ${[...known].sort().join(', ')}.${suggestion}`;
};

/** Checks the wanted values of fields that have a closed list of values in these games. */
export const checkEventValues = ({ kind, fields }: EventCondition, games: readonly string[]): void => {
  for (const [path, value] of fields) {
    const known = [...new Set(games.flatMap((game) => EVENT_VALUES[game]?.[`${kind}.${path}`]?.split(' ') ?? []))];
    if (known.length === 0 || known.includes(value)) continue;
    throw usageError(`No event '${kind}' has ${path}=${value}; ${suggestNames(known, value)}`);
  }
};
