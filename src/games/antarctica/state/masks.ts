import { hiddenFrom, inFields, inItems } from '../../../core/masks.js';

const belowTop = inItems(hiddenFrom((_state, _viewer, _card, index) => index > 0));

/**
 * The hidden fields: the cards of each deck below the top.
 * @rule AN-HID-1
 */
export const stateMasks = { decks: inFields({ basic: belowTop, double: belowTop, advanced: belowTop }) };
