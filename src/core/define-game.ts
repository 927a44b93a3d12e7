import { agreeing, codecOf, entryOf, stateReader, viewReader } from './codec.js';
import { defineRules } from './define-rules.js';
import { copyOf } from './draft.js';
import { canonical, difference, fingerprint } from './fingerprint.js';
import type { BaseComponents, Game, Rules, Types, Viewer } from './game.js';
import type { Kernel, Shell } from './kernel.js';
import { seeded } from './random.js';
import { accepted, invalid } from './verdict.js';

/** The whole public game: the rules of a kernel, and what lies around them. */
export const defineGame = <G extends Types>(kernel: Kernel<G>, standard: Rules<G>, shell: Shell<G>): Game<G> => {
  type State = G['State'];
  type View = G['View'];

  const gameOf = (rules: Rules<G>): Game<G> => {
    const { box } = rules;
    const determinize = (seen: View, seed: string): State => {
      const { viewer, ...rest } = copyOf(seen as G['View'] & { viewer: Viewer });
      const random = seeded(seed);
      const draft: G['Draft'] = Object.assign(rest, { random });
      shell.imagine(draft, box, random);
      return draft;
    };
    const unexplained = (seen: View): string | null => {
      const state = stateCodec.decode(determinize(seen, 'explain'));
      if (state._tag === 'Left') return state.left.path;
      return difference(rules.view(state.right, seen.viewer), seen);
    };
    const stateCodec = codecOf(
      agreeing(stateReader(kernel, shell, box), (state) => shell.broken(state, box)),
      invalid('InvalidState'),
    );
    return {
      ...rules,
      clauses: shell.clauses,
      determinize,
      State: stateCodec,
      View: codecOf(agreeing(viewReader(kernel, shell, box), unexplained), invalid('InvalidView')),
      Move: codecOf(entryOf({ moves: rules.catalogue, indexOf: rules.actionOf }), invalid('InvalidMove')),
      withComponents: (own) => {
        const decoded = codecOf(shell.components, invalid('InvalidComponents')).decode(own);
        if (decoded._tag === 'Left') return decoded;
        const figures = figuresOf(decoded.right);
        const isPrinted = canonical(figures) === canonical(figuresOf(standard.components));
        return accepted(
          gameOf(isPrinted ? standard : defineRules(kernel, decoded.right, `own-${fingerprint(figures)}`)),
        );
      },
    };
  };
  return gameOf(standard);
};

/** What the components say, whoever says it. */
const figuresOf = ({ provenance, ...figures }: BaseComponents): object => figures;
