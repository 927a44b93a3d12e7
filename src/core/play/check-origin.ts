import type { Kernel } from '../contract/kernel.js';
import { type InvalidState, invalid, type OtherComponents, type OtherVersion } from '../errors/verdict.js';
import type { BaseState, BaseView, Types } from '../types/base-types.js';

/**
 * Returns a function that explains why a state is not of this game with these components, judging by its first keys;
 * null if it is.
 */
export const originCheck = <G extends Types>({ id: game, title, version }: Kernel<G>, id: string) => {
  const noState = Object.freeze(invalid('InvalidState')('', `This is not a state of ${title}.`));
  return (state: BaseState | BaseView): InvalidState | OtherVersion | OtherComponents | null => {
    try {
      if (state.game !== game) return noState;
      const { rules, components, random } = state;
      if (rules !== version) return other('OtherRules', 'rules version', version, rules);
      if (components !== id) return other('OtherComponents', 'components', id, components);
      return random === undefined ? noState : null;
    } catch {
      return noState;
    }
  };
};

const other = <Tag extends string>(_tag: Tag, what: string, expected: string, found: unknown) => ({
  _tag,
  expected,
  found: shortened(found),
  message: `The state was made with ${what} '${shortened(found)}'; this game has '${expected}'.`,
});

const LONGEST_SHOWN = 64;

/** Returns at most 64 characters of an outside text, or the type of another value. */
export const shortened = (text: unknown): string =>
  typeof text === 'string' ? text.slice(0, LONGEST_SHOWN) : typeof text;
