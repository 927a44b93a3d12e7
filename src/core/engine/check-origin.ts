import type { Kernel } from '../contract/kernel.js';
import { type ComponentsMismatch, type InvalidState, invalidDocument, type RulesMismatch } from '../errors/errors.js';
import type { BaseState, BaseView, Types } from '../types/base-types.js';

/**
 * Returns a function that explains why a state is not of this game with these components, by its first keys;
 * null if it is.
 */
export const createOriginCheck = <G extends Types>({ id: game, title, version }: Kernel<G>, id: string) => {
  const notAState = Object.freeze(invalidDocument('InvalidState')('', `This is not a state of ${title}.`));
  return (state: BaseState | BaseView): InvalidState | RulesMismatch | ComponentsMismatch | null => {
    try {
      if (state.game !== game) return notAState;
      const { rules, components, random } = state;
      if (rules !== version) return mismatchError('RulesMismatch', 'rules version', version, rules);
      if (components !== id) return mismatchError('ComponentsMismatch', 'components', id, components);
      return random === undefined ? notAState : null;
    } catch {
      return notAState;
    }
  };
};

const mismatchError = <Tag extends string>(_tag: Tag, what: string, expected: string, found: unknown) => ({
  _tag,
  expected,
  found: truncate(found),
  message: `The state was made with ${what} '${truncate(found)}'; this game has '${expected}'.`,
});

const MAX_SHOWN_CHARACTERS = 64;

/** Returns at most 64 characters of an outside text, or the type of another value. */
export const truncate = (text: unknown): string =>
  typeof text === 'string' ? text.slice(0, MAX_SHOWN_CHARACTERS) : typeof text;
