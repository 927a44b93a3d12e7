import type { BaseState, BaseView, Types } from './game.js';
import type { Kernel } from './kernel.js';
import { type InvalidState, invalid, type OtherComponents, type OtherVersion } from './verdict.js';

/**
 * Returns a function that explains why a state is not of this game with these components, judging by its first keys;
 * null if it is.
 */
export const strangers = <G extends Types>({ id: game, title, version }: Kernel<G>, id: string) => {
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
  found: shown(found),
  message: `The state was made with ${what} '${shown(found)}'; this game has '${expected}'.`,
});

const LONGEST_SHOWN = 64;

/** Returns at most 64 characters of an outside text, or the type of another value. */
export const shown = (text: unknown): string => (typeof text === 'string' ? text.slice(0, LONGEST_SHOWN) : typeof text);
