import { agreeing, codecOf, entryOf, stateReader, viewReader } from './codec.js';
import { defineRules, worksOf } from './define-rules.js';
import { digestOf } from './digest.js';
import type { Seeded } from './draft.js';
import type { Forms } from './fields.js';
import { difference } from './fingerprint.js';
import { foresightOf } from './foresight.js';
import { frozen } from './frozen.js';
import type { BaseComponents, Game, Rules, Types } from './game.js';
import type { Kernel, Shell } from './kernel.js';
import { seeded } from './random.js';
import { accepted, invalid } from './verdict.js';

/** Builds the whole public game from a kernel, its rules with the standard components, and its shell. */
export const defineGame = <G extends Types>(kernel: Kernel<G>, standard: Rules<G>, shell: Shell<G>): Game<G> => {
  type State = G['State'];
  type View = G['View'];

  const gameOf = (rules: Rules<G>): Game<G> => {
    const { box, play, catalogue } = worksOf(rules)!;
    const determinizer = (seen: View): ((seed: string) => State) => {
      const fill = shell.imagine(seen, box);
      const known: Seeded<View> = { ...seen, random: seeded('') };
      return (seed) => {
        const draft = kernel.clone(known) as G['Draft']; // it is one once it is filled in
        draft.random = seeded(seed);
        fill(draft, draft.random);
        return draft;
      };
    };
    const determinize = (seen: View, seed: string): State => determinizer(seen)(seed);
    const unexplained = (seen: View): string | null => {
      const state = stateCodec.decode(determinize(seen, 'explain'));
      if (state._tag === 'Left') return state.left.path;
      return difference(rules.view(state.right, seen.viewer), seen);
    };
    const stateCodec = codecOf(
      agreeing(stateReader(kernel, shell, box), (state) => shell.broken(state, box)),
      invalid('InvalidState'),
    );
    return Object.freeze<Game<G>>({
      ...rules,
      clauses: frozen(shell.clauses),
      determinizer,
      determinize,
      walk: (state) => {
        const run = play.runOn(kernel.clone(state), undefined);
        return { state: run.draft, play: (move) => play.perform(run, move) };
      },
      predictable: foresightOf(kernel, play),
      progress: (state) => shell.progress(state, box),
      payoff: shell.payoff,
      State: stateCodec,
      View: codecOf(agreeing(viewReader(kernel, shell, box), unexplained), invalid('InvalidView')),
      Move: codecOf(entryOf(catalogue), invalid('InvalidMove')),
      fields: (players) => frozen(shell.fields(box, players) as Forms),
      withComponents: (own) => {
        const decoded = codecOf(shell.components, invalid('InvalidComponents')).decode(own);
        if (decoded._tag === 'Left') return decoded;
        const digest = componentsDigest(decoded.right);
        return accepted(
          gameOf(digest === standard.componentsId ? standard : defineRules(kernel, decoded.right, digest)),
        );
      },
    });
  };
  return gameOf(standard);
};

/** Returns the id of components: a digest of their data, without its sources. */
export const componentsDigest = ({ provenance, ...figures }: BaseComponents): string => digestOf(figures);
