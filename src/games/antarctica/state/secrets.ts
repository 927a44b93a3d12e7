import { each, hiddenFrom, within } from '../../../core/secrets.js';

const belowTop = each(hiddenFrom((_state, _viewer, _card, place) => place > 0));

/**
 * The hidden fields: the cards of each deck below the top.
 * @rule AN-HID-1
 */
export const hides = { decks: within({ basic: belowTop, double: belowTop, advanced: belowTop }) };
