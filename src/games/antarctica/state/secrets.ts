import { each, hiddenFrom, inFields } from '../../../core/hidden/masks.js';

const belowTop = each(hiddenFrom((_state, _viewer, _card, place) => place > 0));

/**
 * The hidden fields: the cards of each deck below the top.
 * @rule AN-HID-1
 */
export const hides = { decks: inFields({ basic: belowTop, double: belowTop, advanced: belowTop }) };
